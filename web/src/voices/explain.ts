import type { Explanation } from "../lib/guide";
import type { VoicesJuror, VoicesView } from "./wire";
import { at } from "../lib/at";
import { thingOf } from "../lib/things";
import { capital } from "../lib/words";
import type { Box } from "./box";
import { controlWords } from "./control";

type Explain = (box: Box, view: VoicesView, what: string) => Explanation | null;

/** What a thing on Voices' table is, and what it is now. */
export function explain(box: Box, view: VoicesView, thing: string): Explanation | null {
  const [kind, what] = thingOf(thing);
  return EXPLAIN[kind]?.(box, view, what) ?? null;
}

/** Actions to ask about, while the open question is of a kind that they could answer. */
const asked = (view: VoicesView, kinds: readonly string[], key: string): { ask: string[] } => ({
  ask: kinds.includes(view.decision?.kind ?? "") ? [key] : [],
});

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

function region(box: Box, view: VoicesView, what: string): Explanation {
  const number = Number(what);
  const info = at(box.all.regions, number);
  const there = at(view.regions, number).markers.map(
    (one) =>
      `${box.markerName(one.marker)} (#${one.value})${one.sticks_out ? ", over the edge a little" : ""}`,
  );
  return {
    title: info.title,
    about: "A region of Guy’s brain",
    lines: [info.text, there.length ? `Here: ${there.join(", ")}.` : "No marker is here."],
    now: controlWords(box, view, number),
    ...asked(view, ["region"], box.regionKey(number)),
  };
}

function marker(box: Box, view: VoicesView, what: string): Explanation {
  const number = Number(what);
  const kind = box.kind(number);
  const { colour } = box.marker(number);
  const owner = view.players.find((player) => player.colours.includes(colour));
  const lines = [`Counts ${kind.value} for control of its region.`];
  if (view.marker_abilities) lines.push(kind.ability || "It has no ability.");
  if (kind.prosecutor) lines.push("The prosecutor’s: it only pushes, and never controls anything.");
  const where = view.regions.find((one) => one.markers.some((piece) => piece.marker === number));
  const now = where
    ? `It lies in ${box.region(view.regions.indexOf(where))}.`
    : owner?.destroyed.includes(number)
      ? "It is destroyed."
      : "It waits to be deployed.";
  return {
    title: `${box.markerName(number)} (#${kind.value})`,
    about: `Control marker of ${owner ? box.player(view, owner.seat) : "nobody"}`,
    lines,
    now,
    flavour: kind.flavour,
    ...asked(view, ["marker"], `marker ${colour}-${(number % box.all.markers_per_colour) + 1}`),
  };
}

/** What lies before a pair of jurors, in words. */
export function tokensOf(juror: VoicesJuror): string {
  const known = juror.influence.flatMap((face) => face ?? []);
  const told = known.length ? ` (you know: ${known.join(", ")})` : "";
  return `${juror.guilty} guilty, ${juror.influence.length} influence${told}, ${juror.innocent} innocent`;
}

function juror(box: Box, view: VoicesView, what: string): Explanation {
  const number = Number(what);
  const info = at(box.all.jurors, number);
  const now = at(view.jurors, number);
  const lines = [
    info.leaning,
    "At the end guilty and innocent tokens cancel each other, one for one, the hidden influence among them. What is left is the vote.",
  ];
  return {
    title: `The ${info.title} jurors`,
    about: `Seat ${number + 1} of ${box.all.jurors.length} in the jury box`,
    lines,
    now: now.vote ? `They vote ${now.vote}.` : `Before them: ${tokensOf(now)}.`,
    ...asked(view, ["juror"], `juror ${info.type}`),
  };
}

function player(box: Box, view: VoicesView, what: string): Explanation {
  const one = at(view.players, Number(what));
  const role = one.role ? box.role(one.role) : null;
  const marks = [
    Number(what) === view.prosecutor ? "the prosecutor" : "a voice in Guy’s head",
    ...(one.seat === view.first_player ? ["has the first player token"] : []),
  ];
  return {
    title: box.player(view, one.seat),
    about: marks.join(", "),
    lines: [
      role ? `${role.name}: ${role.goal}` : "The role is secret until the verdict.",
      `${count(one.unused.length, "marker")} left, ${one.destroyed.length} destroyed, ${count(one.cards, "strategy card")}.`,
      ...(one.kept.length ? [`Keeps ${count(one.kept.length, "trial card")}.`] : []),
    ],
    now: one.turn_taken ? "Has taken the turn of this round." : "Has yet to deploy this round.",
  };
}

function card(box: Box, view: VoicesView, what: string): Explanation {
  const one = box.card(what);
  return {
    title: one.name,
    about: `Strategy card, ${one.copies === 1 ? "1 copy" : `${one.copies} copies`} in the deck`,
    lines: one.parts,
    flavour: one.flavour,
    ...asked(view, ["strategy"], `play ${one.id}`),
  };
}

function role(box: Box, _view: VoicesView, what: string): Explanation {
  const one = box.role(what);
  return {
    title: one.name,
    about: `Role, set-up icon: ${one.icon}`,
    lines: [
      one.goal,
      "You may say what your icon is, truly or not, and nothing else of your role.",
    ],
    flavour: one.motto,
  };
}

function trial(box: Box, view: VoicesView, what: string): Explanation | null {
  const one = view.desk?.find((each) => each.number === Number(what));
  if (!one) return null;
  return {
    title: `${one.number} · ${one.title}`,
    about: `Trial card for ${one.regions.map((each) => box.region(each)).join(" and ")}`,
    lines: one.front.abilities.map((ability) => ability.text),
    now: one.chosen ? "It is this round’s card." : "It waits behind your screen.",
    ...asked(view, ["trial"], `trial ${one.number}`),
  };
}

function face(box: Box, _view: VoicesView, what: string): Explanation {
  return {
    title: `${capital(what)} influence`,
    about: "The hidden face of an influence token",
    lines: [
      what === "blank"
        ? "It counts for nothing, but nobody else knows that."
        : `It joins the ${what} tokens when the jury votes.`,
      `Of ${Object.values(box.all.influence).reduce((a, b) => a + b, 0)} tokens, ${box.all.influence[what] ?? 0} show this face.`,
    ],
  };
}

const EXPLAIN: Readonly<Record<string, Explain>> = {
  region,
  marker,
  juror,
  player,
  card,
  role,
  trial,
  face,
};
