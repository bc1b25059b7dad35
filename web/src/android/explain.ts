import type { Explanation } from "../lib/guide";
import type { AndroidToken, AndroidView } from "../wire";
import { at } from "../lib/at";
import { type Box, fileName, signed } from "./box";
import { presentAt } from "./presence";

type Explain = (view: AndroidView, id: string) => Explanation | null;

const listed = (words: readonly string[]): string => words.join(", ");

/** What every thing on Android's table is and does, in this state. */
export class Explains {
  private readonly kinds: Readonly<Record<string, Explain>>;

  constructor(private readonly box: Box) {
    this.kinds = {
      place: (view, id) => this.place(view, Number(id)),
      lead: (view, id) => this.lead(view, Number(id)),
      detective: (view, id) => this.detective(view, Number(id)),
      suspect: (view, id) => this.suspect(view, Number(id)),
      file: (view, id) => this.file(view, id),
      token: (view, id) => this.token(view, id),
      card: (view, id) => this.card(view, Number(id)),
      plot: (view, id) => this.plot(view, Number(id)),
      ending: (_view, id) => this.ending(Number(id)),
      slot: (view, id) => this.slot(view, Number(id)),
      npc: (view, id) => this.npc(view, Number(id)),
      favor: (view, id) => this.favor(view, Number(id)),
      group: (_view, id) => this.group(Number(id)),
      cell: (view, id) => this.cell(view, Number(id)),
      pile: (view, id) => this.pile(view, Number(id)),
      special: (view, id) => this.special(view, Number(id)),
      twilight: (view, id) => this.twilight(view, Number(id)),
      token_kind: (_view, id) => TOKEN_KINDS[id] ?? null,
      murder: (view) => this.murder(view),
      calendar: (view) => this.calendar(view),
      lily: (view) => this.lily(view),
      jimmy: (view) => this.jimmy(view),
      deck: (view, id) => this.deck(view, id),
      scene: (view) => this.scene(view),
    };
  }

  explain(view: AndroidView, thing: string): Explanation | null {
    const [kind = "", id = ""] = thing.split(":");
    return this.kinds[kind]?.(view, id) ?? null;
  }

  private place(view: AndroidView, number: number): Explanation {
    const { all } = this.box;
    const place = at(all.places, number);
    const district = at(all.districts, place.district);
    const lines = [];
    if (place.ability) lines.push(`Ability: ${place.ability.text}`);
    if (place.quality === "ritzy") lines.push("Ritzy: entering it offers a free light card.");
    if (place.quality === "seedy") lines.push("Seedy: entering it offers a free dark card.");
    if (place.restricted) lines.push("Restricted: it takes 3 Time to enter without a warrant.");
    const there = presentAt(this.box, view, number).map((one) => one.name);
    if (view.scene === number) there.push("the scene of the crime");
    const keys = [`move ${place.key}`];
    if (place.ability) keys.push(`ability ${place.key}`);
    return {
      title: place.name,
      about: `${place.quality} ${place.type} place, ${district.name}, square ${place.square}`,
      lines,
      now: there.length ? `Here now: ${listed(there)}.` : "Nobody and nothing is here now.",
      ask: view.decision?.kind === "turn" ? keys.slice(0, this.hereIs(view, number) ? 2 : 1) : [],
    };
  }

  private hereIs(view: AndroidView, place: number): boolean {
    return view.seat !== null && at(view.players, view.seat).place === place;
  }

  private lead(view: AndroidView, number: number): Explanation {
    const lead = at(this.box.all.leads, number);
    const place = view.leads[number] ?? -1;
    return {
      title: lead.name,
      about: `${fileName(lead.kind)} lead`,
      lines: [
        `Follow it up for 1 Time where it lies: draw evidence for a ${fileName(lead.kind)} file, or uncover the conspiracy. Your right neighbour then says where it points next.`,
      ],
      now: place < 0 ? "Not on the map." : `At ${this.box.place(place)}.`,
      ask: view.decision?.kind === "turn" ? [`follow ${at(this.box.leadKeys, number)}`] : [],
    };
  }

  private detective(view: AndroidView, number: number): Explanation {
    const { all } = this.box;
    const one = at(all.detectives, number);
    const seat = this.box.seatOf(view, number);
    const player = view.players[seat];
    const vehicle = at(all.vehicles, one.vehicle);
    const lines = [`Vehicle: ${vehicle.name}, reach ${vehicle.reach}.`];
    if (one.special) lines.push(`${one.special.name}: ${one.special.text}`);
    const tips = seat === view.seat ? one.tips_play : one.tips_against;
    if (tips[0])
      lines.push(`${seat === view.seat ? "To play" : "Against"} ${one.short}: ${tips[0]}`);
    return {
      title: one.name,
      about: `detective, ${one.epithet}${seat === view.seat ? ", you" : ""}`,
      lines,
      now: player
        ? `At ${this.box.place(player.place)}. ${player.backs.length} cards. Favors: ${this.favors(player.favors)}. Trauma ${player.trauma}.`
        : "Not in this game.",
    };
  }

  private favors(counts: readonly number[]): string {
    const held = counts.flatMap((count, kind) =>
      count ? [`${count} ${at(this.box.all.favors, kind).name.replace(" favor", "")}`] : [],
    );
    return listed(held) || "none";
  }

  private suspect(view: AndroidView, number: number): Explanation {
    const sheet = at(this.box.all.suspects, number);
    const [strong = 0, normal = 1, weak = 2] = sheet.files;
    const now = view.suspects.find((one) => one.suspect === number);
    const hunches = this.hunches(view, number);
    const lines = [
      `Strong file: ${fileName(strong)}, which at the end loses its lowest tokens. Weak file: ${fileName(weak)}, which loses its highest. ${fileName(normal)} counts as it is.`,
      "Highest total among the living is guilty. Three hits kill.",
    ];
    return {
      title: sheet.name,
      about: `suspect, ${sheet.epithet}`,
      lines,
      ...(hunches ? { secret: hunches } : {}),
      now: now
        ? `${now.alive ? "Alive" : "Dead"}. Hits ${now.hits} of 3, alibis ${now.alibis}.`
        : "Not among the suspects of this case.",
      flavour: sheet.about,
    };
  }

  private hunches(view: AndroidView, suspect: number): string {
    const held = [];
    if (view.me?.guilty === suspect) held.push("guilty");
    if (view.me?.innocent === suspect) held.push("innocent");
    return held.length ? `Your hunch: ${held.join(" and ")}.` : "";
  }

  private file(view: AndroidView, id: string): Explanation | null {
    const [suspect = 0, kind = 0] = id.split("-").map(Number);
    const now = view.suspects.find((one) => one.suspect === suspect);
    if (!now) return null;
    const sheet = at(this.box.all.suspects, suspect);
    const rank = ["strong", "normal", "weak"][sheet.files.indexOf(kind)] ?? "";
    const tokens = now.files[kind] ?? [];
    const open = tokens.filter((token) => token.up || token.value === null);
    const seen = tokens.filter((token) => !token.up && token.value !== null);
    return {
      title: `${sheet.name}: ${fileName(kind)} file`,
      about: `${rank} file`,
      lines: tokens.length ? open.map((token) => this.tokenWords(token)) : ["Empty."],
      ...(seen.length ? { secret: seen.map((token) => this.tokenWords(token)).join("; ") } : {}),
    };
  }

  private tokenWords(token: AndroidToken): string {
    if (token.value === null) return "Face down: you have not seen it.";
    const words = this.box.evidence(token.value);
    return token.up ? `${words}, face up` : `${words}, face down: you have seen it`;
  }

  private token(view: AndroidView, id: string): Explanation | null {
    const [suspect = 0, kind = 0, position = 0] = id.split("-").map(Number);
    const now = view.suspects.find((one) => one.suspect === suspect);
    const token = now?.files[kind]?.[position];
    if (!token) return null;
    return {
      title: this.tokenWords(token),
      about: `evidence in the ${fileName(kind)} file of ${at(this.box.all.suspects, suspect).name}`,
      lines: [],
    };
  }

  private card(view: AndroidView, number: number): Explanation {
    const card = at(this.box.all.cards, number);
    const about = [`${this.box.short(card.detective)}'s ${card.side} card`, `cost ${card.cost}`];
    if (card.colour) about.push(card.colour);
    return {
      title: card.name,
      about: [...about, ...card.traits].join(", "),
      lines: [card.text],
      ...(view.me?.hand.includes(number) ? { now: "In your hand." } : {}),
      flavour: card.flavour,
      ask: view.me?.hand.includes(number) ? [`play ${card.key}`] : [],
    };
  }

  private plot(view: AndroidView, detective: number): Explanation | null {
    const player = view.players[this.box.seatOf(view, detective)];
    if (!player || player.plot < 0) return null;
    const plot = at(this.box.all.plots, player.plot);
    const card = at(plot.cards, player.plot_line);
    return {
      title: card.name,
      about: `plot of ${this.box.short(detective)}: ${plot.name}, ${plot.colour}`,
      lines: [`Good: ${card.good.join(" ")}`, `Bad: ${card.bad.join(" ")}`],
      now: `${player.good} good and ${player.bad} bad baggage so far.`,
      flavour: card.flavour,
    };
  }

  private ending(number: number): Explanation {
    const plot = at(this.box.all.plots, Math.floor(number / 4));
    const ending = at(plot.endings, number % 4);
    return {
      title: ending.name,
      about: `ending of ${plot.name}`,
      lines: [ending.text],
      flavour: ending.flavour,
    };
  }

  private slot(view: AndroidView, slot: number): Explanation | null {
    const { all } = this.box;
    const number = slot === 2 ? view.events.specific : (view.events.track[slot] ?? -1);
    if (number === null || number < 0) {
      return { title: "No event", about: "event space", lines: ["Nothing is going on here."] };
    }
    const event = at(slot === 2 ? all.specific_events : all.general_events, number);
    return {
      title: event.name,
      about: slot === 2 ? "event of this murder" : "general event",
      lines: [event.text],
      ...(view.events.over[slot] ? { now: "It is over." } : {}),
      flavour: event.flavour,
      ask: view.decision?.kind === "turn" ? [`event ${["first", "second", "specific"][slot]}`] : [],
    };
  }

  private npc(view: AndroidView, number: number): Explanation {
    const npc = at(this.box.all.npcs, number);
    const kinds = npc.favor_kinds.map((kind) => at(this.box.all.favors, kind).name);
    const where = view.npc_at[number] ?? -1;
    return {
      title: npc.name,
      about: `a person in ${this.box.short(npc.detective)}'s life`,
      lines: [kinds.length ? `Favors count as ${listed(kinds)}.` : "Has no favors to give."],
      now: `Now: ${view.npc_gone[number] ? npc.end_status : npc.start_status}${where >= 0 ? `, at ${this.box.place(where)}` : ""}.`,
      flavour: npc.about,
    };
  }

  private favor(view: AndroidView, number: number): Explanation {
    const favor = at(this.box.all.favors, number);
    const kinds = favor.counts_as.map((kind) => at(this.box.all.favors, kind).name);
    return {
      title: favor.name,
      about: "favor",
      lines: [
        number > 3 ? `Can be spent as ${listed(kinds)}.` : "Spent on abilities, events and cards.",
      ],
      now: `${view.favor_bank[number] ?? 0} left in the bank.`,
    };
  }

  private group(number: number): Explanation {
    const group = at(this.box.all.puzzle.groups, number);
    return {
      title: group.name,
      about: "may be behind it all",
      lines: [group.text],
      flavour: group.about,
    };
  }

  private cell(view: AndroidView, cell: number): Explanation {
    const value = view.board[cell] ?? -1;
    const { puzzle } = this.box.all;
    const name = `${"ABCDE".charAt(cell % 5)}${Math.floor(cell / 5) + 1}`;
    if (cell === puzzle.centre) {
      return {
        title: "The conspiracy",
        about: "centre of the puzzle",
        lines: ["Lines that run from here to a group link it to the murder."],
      };
    }
    if (value < 0) return { title: `Cell ${name}`, about: "empty cell of the puzzle", lines: [] };
    const piece = at(puzzle.pieces, Math.floor(value / 4));
    const bonus = piece.bonus.map((words) => words.replace(/-/g, " "));
    return {
      title: `Cell ${name}`,
      about: `${at(puzzle.piles, piece.pile)} piece`,
      lines: bonus.length ? [`Bonus: ${listed(bonus)}.`] : [],
    };
  }

  private pile(view: AndroidView, pile: number): Explanation {
    const gives = ["light or dark shift one detective", "gain a favor", "place one baggage"];
    return {
      title: `The ${at(this.box.all.puzzle.piles, pile)} pile`,
      about: "puzzle pieces",
      lines: [
        `A piece from here also lets you ${gives[pile]}.`,
        "Digging deeper moves your marker to the next pile.",
      ],
      now: `${view.piles[pile] ?? 0} pieces left.`,
    };
  }

  private special(view: AndroidView, detective: number): Explanation | null {
    const { all } = this.box;
    const one = at(all.detectives, detective);
    const special = view.players[this.box.seatOf(view, detective)]?.special;
    const lines = one.special ? [one.special.text] : [];
    special?.directives?.forEach((held, n) => {
      const directive = all.specials.directives[n];
      if (held && directive) lines.push(`${directive.name}: ${directive.text}`);
    });
    const mood = special?.mood == null ? undefined : all.specials.moods[special.mood];
    if (mood) lines.push(`${mood.name}: ${mood.text}`);
    const memories = (view.me?.memories ?? []).map((memory) => at(all.specials.memories, memory));
    const secret = memories
      .map((card) => `You hold the memory '${card.name}': ${card.text}`)
      .join(" ");
    return {
      title: one.special?.name ?? `${one.short}'s special cards`,
      about: `special card of ${one.short}`,
      lines,
      ...(secret && one.key === "raymond" ? { secret } : {}),
      ...(one.special ? { flavour: one.special.about } : {}),
    };
  }

  private twilight(view: AndroidView, detective: number): Explanation | null {
    const player = view.players[this.box.seatOf(view, detective)];
    if (!player) return null;
    const shade = player.twilight < 0 ? "light" : player.twilight > 0 ? "dark" : "the centre";
    return {
      title: `${this.box.short(detective)}'s twilight`,
      about: "twilight track, from −4 light to +4 dark",
      lines: [
        "Light cards are paid by shifting towards the dark; dark cards against this detective by shifting towards the light.",
      ],
      now: `Now at ${signed(player.twilight) || "0"} (${shade}).`,
    };
  }

  private murder(view: AndroidView): Explanation {
    const murder = at(this.box.all.murders, view.murder);
    return {
      title: murder.name,
      about: "the murder",
      lines: murder.rule ? [`${murder.rule.name}: ${murder.rule.text}`] : [],
      now: `The scene: ${this.box.place(view.scene)}.`,
      flavour: murder.story,
    };
  }

  private calendar(view: AndroidView): Explanation {
    return {
      title: `Week ${view.week}, day ${((view.day - 1) % 6) + 1}`,
      about: "calendar of twelve days",
      lines: ["Plots end with each week. The last two days are the climax."],
      now: `First player: ${this.box.player(view, view.first_player)}.`,
    };
  }

  private scene(view: AndroidView): Explanation {
    return {
      title: "The scene of the crime",
      about: "hero marker",
      lines: ["Whoever gets a jump on the case here puts his own marker on the scene."],
      now: `At ${this.box.place(view.scene)}.`,
      ask: view.decision?.kind === "turn" ? ["jump"] : [],
    };
  }

  private lily(view: AndroidView): Explanation {
    return {
      title: "Lily Lockwell",
      about: "reporter",
      lines: [
        "Whoever enters her place loses 1 Time to her questions, may turn one face-down evidence token face up, and sends her elsewhere.",
      ],
      now: `At ${this.box.place(view.lily)}.`,
    };
  }

  private jimmy(view: AndroidView): Explanation {
    return {
      title: "Jimmy the Snitch",
      about: "informer",
      lines: [
        "Talk to him where he stands: see another player's hand or all face-down evidence on one suspect, then send him elsewhere.",
      ],
      now: `At ${this.box.place(view.jimmy)}.`,
      ask: view.decision?.kind === "turn" ? ["jimmy"] : [],
    };
  }

  private deck(view: AndroidView, id: string): Explanation | null {
    if (view.seat === null) return null;
    const deck = at(view.players, view.seat).detective * 2 + (id === "light" ? 0 : 1);
    return {
      title: `${this.box.deck(deck)} deck`,
      about: "twilight cards",
      lines: ["Drawing a card takes 1 Time."],
      now: `${view.decks[deck] ?? 0} cards left, ${(view.discards[deck] ?? []).length} discarded.`,
      ask: view.decision?.kind === "turn" ? ["draw-light"] : [],
    };
  }
}

const TOKEN_KINDS: Readonly<Record<string, Explanation>> = {
  trauma: {
    title: "Trauma",
    about: "token",
    lines: [
      "What a fight leaves behind: −1 VP each at the end, or what the conspiracy makes of it.",
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
  dropship: { title: "Dropship pass", about: "token", lines: ["Spend it to move to any place."] },
  money: {
    title: "Money",
    about: "Rachel's purse",
    lines: ["In thousands. Rent and repairs come out of it, bounties go in."],
  },
  sanity: {
    title: "Sanity",
    about: "Caprice's mind",
    lines: ["From −3 to +3: it follows what she has had to read."],
  },
};
