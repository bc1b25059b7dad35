import { at } from "../../lib/at";
import type { Explanation } from "../../lib/guide";
import type { AndroidPlayer, AndroidView } from "../wire";
import { type Box, dollars } from "../box";
import { signed } from "../../lib/points";
import { type Explain, listed } from "./kind";

const playerOf = (box: Box, view: AndroidView, id: string): AndroidPlayer | undefined =>
  view.players[box.seatOf(view, Number(id))];

const detective: Explain = (box, view, id) => {
  const { all } = box;
  const number = Number(id);
  const one = at(all.detectives, number);
  const seat = box.seatOf(view, number);
  const player = view.players[seat];
  const vehicle = at(all.vehicles, one.vehicle);
  const lines = [`Vehicle: ${vehicle.name}, reach ${vehicle.reach / 100} squares.`];
  if (one.special) lines.push(`${one.special.name}: ${one.special.text}`);
  const tips = seat === view.seat ? one.tips_play : one.tips_against;
  if (tips[0]) lines.push(`${seat === view.seat ? "To play" : "Against"} ${one.short}: ${tips[0]}`);
  return {
    title: one.name,
    about: `detective, ${one.epithet}${seat === view.seat ? ", you" : ""}`,
    lines,
    now: player
      ? `At ${box.place(player.place)}. Cards ${player.backs.length}. Favors: ${favors(box, player)}. Tokens: ${tokens(player)}. ${standing(box, player)}`.trim()
      : "Not in this game.",
  };
};

function favors(box: Box, player: AndroidPlayer): string {
  const held = player.favors.flatMap((count, kind) =>
    count ? [`${count} ${box.favorKind(kind)}`] : [],
  );
  return listed(held) || "none";
}

function tokens(player: AndroidPlayer): string {
  const held = TOKENS.flatMap((kind) =>
    player[kind] ? [`${player[kind]} ${TOKEN_KINDS[kind]?.title ?? kind}`] : [],
  );
  return listed(held) || "none";
}

/** Where a detective's special cards stand. */
function standing(box: Box, { special }: AndroidPlayer): string {
  const { sanity, money, stalled, mood, directives } = special;
  if (sanity != null) return `Sanity ${signed(sanity)}, from −3 to +3.`;
  if (money != null) return `${dollars(money)}${stalled ? ". The hopper is broken down" : ""}.`;
  if (mood != null) return `${at(box.all.specials.moods, mood).name}.`;
  if (directives == null) return "";
  const kept = box.all.specials.directives.filter((_, n) => directives[n]).map((one) => one.name);
  return `Keeps: ${listed(kept) || "no directive"}.`;
}

const plot: Explain = (box, view, id) => {
  const player = playerOf(box, view, id);
  if (!player || player.plot < 0) return null;
  const { name, colour, cards, endings } = at(box.all.plots, player.plot);
  const card = at(cards, player.plot_line);
  const points = endings.map((ending) => ending.vp);
  return {
    title: card.name,
    about: `plot of ${box.short(Number(id))}: ${name}, ${colour}`,
    lines: [
      `More good than bad when it is weighed, and it takes the better turn; a tie does not. Its endings are worth ${signed(Math.min(...points))} to ${signed(Math.max(...points))} VP.`,
    ],
    now: `${player.good} good and ${player.bad} bad baggage so far.`,
    picture: `plot:${player.plot}-${player.plot_line}`,
  };
};

const ending: Explain = (box, _view, id) => {
  const { name, endings } = at(box.all.plots, Math.floor(Number(id) / 4));
  const one = at(endings, Number(id) % 4);
  return {
    title: one.name,
    about: `ending of ${name}`,
    lines: [],
    picture: `ending:${id}`,
  };
};

const npc: Explain = (box, view, id) => {
  const number = Number(id);
  const one = at(box.all.npcs, number);
  const kinds = one.favor_kinds.map((kind) => box.favorKind(kind));
  const where = view.npc_at[number] ?? -1;
  const gone = view.npc_gone[number] ?? 0;
  return {
    title: one.name,
    about: `a person in ${box.short(one.detective)}'s life`,
    lines: [
      kinds.length ? `Each favor counts as one of: ${listed(kinds)}.` : "Has no favors to give.",
    ],
    now: `Now: ${gone ? one.end_status : one.start_status}${where >= 0 ? `, at ${box.place(where)}` : ""}.`,
    flavour: one.about,
  };
};

const favor: Explain = (box, view, id) => {
  const number = Number(id);
  const { name, counts_as } = at(box.all.favors, number);
  const kinds = counts_as.map((kind) => box.favorKind(kind));
  const from = box.all.places.find((place) => place.ability?.gives_favor === number);
  const groups = box.all.puzzle.groups.filter((group) => kinds.includes(group.pays));
  const lines = [
    number < 4
      ? `Pays for abilities of places, events and cards.${from ? ` ${from.name} gives them out.` : ""}`
      : `Pays as one favor of any of these kinds: ${listed(kinds)}.`,
    `At the end it is worth nothing by itself, but links pay for it: ${listed(groups.map((group) => group.name))}.`,
  ];
  return {
    title: name,
    about: "favor",
    lines,
    now: `${view.favor_bank[number] ?? 0} left in the bank.`,
  };
};

const special: Explain = (box, view, id) => {
  const { specials, detectives } = box.all;
  const one = at(detectives, Number(id));
  const player = playerOf(box, view, id);
  const now = player?.special;
  const lines = one.special ? [one.special.text] : [];
  now?.directives?.forEach((held, n) => {
    const directive = specials.directives[n];
    if (held && directive) lines.push(`${directive.name}: ${directive.text}`);
  });
  const mood = now?.mood == null ? undefined : specials.moods[now.mood];
  if (mood) {
    lines.push(
      `${mood.name}: ${mood.text}`,
      "Good baggage on his plot puts him in a good mood, bad baggage in a bad one.",
    );
  }
  if (now?.money != null) {
    lines.push(
      "$1,000 can be spent in place of any normal favor. A broken hopper is repaired for 1 Time and $1,000.",
    );
  }
  if (one.key === "raymond") {
    lines.push(
      "Each other player holds one of his memories. It strikes by itself when its moment comes, and then rests until the week is over.",
    );
  }
  const memories = (view.me?.memories ?? []).map((memory) => at(specials.memories, memory));
  const secret = memories
    .map((card) => `You hold the memory '${card.name}': ${card.text}`)
    .join(" ");
  const stands = player ? standing(box, player) : "";
  return {
    title: one.special?.name ?? `${one.short}'s special cards`,
    about: `special card of ${one.short}`,
    lines,
    ...(secret && one.key === "raymond" ? { secret } : {}),
    ...(stands ? { now: stands } : {}),
    ...(one.special ? { flavour: one.special.about } : {}),
  };
};

const memory: Explain = (box, view, id) => {
  const mine = box.seatOf(view, Number(id)) === view.seat ? (view.me?.memories ?? []) : [];
  const held = mine.map((number) => at(box.all.specials.memories, number));
  return {
    title: "Raymond's memory",
    about: `special card, held by ${box.short(Number(id))}`,
    lines: ["When what it waits for happens to Raymond, it is shown and strikes by itself."],
    ...(held.length
      ? { secret: held.map((card) => `You hold '${card.name}': ${card.text}`).join(" ") }
      : {}),
  };
};

const twilight: Explain = (box, view, id) => {
  const player = playerOf(box, view, id);
  if (!player) return null;
  const who = box.short(Number(id));
  const shade = player.twilight < 0 ? "light" : player.twilight > 0 ? "dark" : "the centre";
  return {
    title: `${who}'s twilight`,
    about: "twilight track, from −4 light ☀ to +4 dark ☾",
    lines: [
      `What ${who} plays is paid for here: a light card shifts the marker towards the dark, a dark card, played on somebody else, towards the light, by its cost.`,
      "Without room to shift that far, the card cannot be played. So each side makes room for the other.",
    ],
    now: `Now at ${signed(player.twilight)} (${shade}).`,
  };
};

const hand: Explain = (box, view, id) => {
  const player = playerOf(box, view, id);
  if (!player) return null;
  const decks = [...new Set(player.backs)].map(
    (deck) => `${player.backs.filter((one) => one === deck).length} ${box.deck(deck)}`,
  );
  return {
    title: `${box.short(Number(id))}'s hand`,
    about: "twilight cards, ☀ light and ☾ dark",
    lines: [
      "Everybody sees the backs: from which decks the cards are, but not which they are.",
      at(box.all.detectives, player.detective).key === "raymond"
        ? "Raymond may hold 7."
        : "A hand holds 6 at most.",
    ],
    now: player.backs.length ? `${listed(decks)}.` : "No cards.",
  };
};

const time: Explain = (box, view) => ({
  title: "Time",
  about: "what a turn is made of",
  lines: [
    "A turn is 6 Time. Moving, following up a lead, drawing, discarding or playing a light card takes 1; abilities and events say what they take.",
    "What is not spent is lost.",
  ],
  ...(view.turn < 0 ? {} : { now: `${box.player(view, view.turn)} has ${view.time} left.` }),
});

const TOKENS = ["trauma", "haas", "jinteki", "conspiracy", "dropship"] as const;
const TOKEN_KINDS: Readonly<Record<string, Explanation>> = {
  trauma: {
    title: "Trauma",
    about: "token",
    lines: [
      "−1 VP each at the end, and worse for each link of the Tri-Maf. The Starlight Crusade takes one away.",
    ],
  },
  haas: {
    title: "Haas token",
    about: "token",
    lines: ["3 VP at the end, and more for each link of Haas-Bioroid to the conspiracy."],
  },
  jinteki: {
    title: "Jinteki token",
    about: "token",
    lines: ["3 VP at the end, and more for each link of Jinteki to the conspiracy."],
  },
  conspiracy: {
    title: "Conspiracy token",
    about: "token",
    lines: ["4 VP at the end. Taken for completing a line of five in the puzzle."],
  },
  dropship: {
    title: "Dropship pass",
    about: "token",
    lines: ["Give it up when you move, and the move may end anywhere. It still takes its Time."],
  },
  hit: {
    title: "Hit",
    about: "token on a suspect",
    lines: ["Three hits kill, unless the murder has a rule of its own. The dead are never guilty."],
  },
  alibi: {
    title: "Alibi",
    about: "token on a suspect",
    lines: ["−5 when the case closes, or +5 if a perjury on the same suspect goes with it."],
  },
};

export const LIFE: Readonly<Record<string, Explain>> = {
  detective,
  plot,
  ending,
  npc,
  favor,
  special,
  memory,
  twilight,
  hand,
  time,
  token_kind: (_box, _view, id) => TOKEN_KINDS[id] ?? null,
};
