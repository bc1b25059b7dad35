import { at } from "../../lib/at";
import type { Box } from "../box";
import { favorSign } from "../favors";
import type { AndroidFact, AndroidView } from "../wire";

/** Something small that goes from one thing on the table to another; without a start it appears. */
export interface Flight {
  /** A sign, or the key of a person whose face it is. */
  readonly sign?: string;
  readonly who?: string;
  readonly from?: string;
  readonly to: string;
}

/** How a fact is shown, beside the line that tells of it. */
export interface Staging {
  /** A card that stands in the open, by the name of its picture. */
  readonly card?: string;
  /** Whose doing it is and whom it befalls, by seat. */
  readonly by?: number;
  readonly on?: number;
  /** The card is struck out. */
  readonly void?: boolean;
  /** A band across the table. */
  readonly banner?: { readonly who: string; readonly title: string; readonly out?: boolean };
  /** A token of the map that goes its way between two places. */
  readonly glide?: { readonly token: string; readonly from: number };
  readonly flights?: readonly Flight[];
  /** Things that light up. */
  readonly marks?: readonly string[];
}

type Of<K extends AndroidFact["kind"]> = Extract<AndroidFact, { kind: K }>;
type Stagings = {
  readonly [K in AndroidFact["kind"]]?: (fact: Of<K>, view: AndroidView, box: Box) => Staging;
};

const seat = (number: number): string => `seat:${number}`;
const times = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(Math.abs(count), 4) }, () => flight);
const detective = (view: AndroidView, of: number): number => at(view.players, of).detective;
const hereOf = (view: AndroidView, of: number): string => `place:${at(view.players, of).place}`;
const plotOf = (view: AndroidView, of: number): string => `plot:${detective(view, of)}`;
/** By the names of the people of the street, the keys of their pictures and tokens. */
const STREET: Readonly<Record<string, string>> = {
  "Lily Lockwell": "lily",
  "Jimmy the Snitch": "jimmy",
};
const keyOf = (person: string): string => STREET[person] ?? "";
const favor = (box: Box, number: number): Pick<Flight, "sign" | "who"> => {
  const key = box.favorKeys[number] ?? "";
  const sign = favorSign(key);
  return sign ? { sign } : { who: key };
};

export const STAGINGS: Stagings = {
  day: ({ day, climax }) => ({
    banner: { who: "", title: climax ? "The last day" : `Day ${day}` },
    marks: ["calendar:0"],
  }),
  turn: ({ seat: of, time }, view, box) => {
    const { key, short } = at(box.all.detectives, detective(view, of));
    return { banner: { who: key, title: `${short}'s turn, ${time} Time` } };
  },
  moved: ({ seat: of, origin, place }, view) => ({
    glide: { token: `detective:${detective(view, of)}`, from: origin },
    marks: [`place:${place}`],
  }),
  "card-drawn": ({ seat: of, deck }) => ({
    flights: [{ sign: deck % 2 ? "t-dark" : "t-light", from: `deck:${deck}`, to: seat(of) }],
  }),
  "card-discarded": ({ seat: of, card }, _, box) => ({
    flights: [{ sign: "cards", from: seat(of), to: `deck:${at(box.all.cards, card).deck}` }],
  }),
  "card-played": ({ seat: by, target, card }) => ({ card: `card:${card}`, by, on: target }),
  "card-cancelled": ({ card }) => ({ card: `card:${card}`, void: true }),
  shifted: ({ seat: of }, view) => ({ marks: [`twilight:${detective(view, of)}`] }),
  "favor-gained": ({ seat: of, favor: number, count }, view, box) => ({
    flights: times(count, { ...favor(box, number), from: hereOf(view, of), to: seat(of) }),
  }),
  "favor-lost": ({ seat: of, favor: number, count }, view, box) => ({
    flights: times(count, { ...favor(box, number), from: seat(of), to: hereOf(view, of) }),
  }),
  "favor-given": ({ seat: of, to, favor: number }, _, box) => ({
    flights: [{ ...favor(box, number), from: seat(of), to: seat(to) }],
  }),
  "haas-gained": ({ seat: of }, view) => ({
    flights: [{ sign: "t-haas", from: hereOf(view, of), to: seat(of) }],
  }),
  "jinteki-gained": ({ seat: of }, view) => ({
    flights: [{ sign: "t-jinteki", from: hereOf(view, of), to: seat(of) }],
  }),
  "trauma-gained": ({ seat: of, count }) => ({
    flights: times(count, { sign: "t-tr-1", from: "stage", to: seat(of) }),
    marks: [seat(of)],
  }),
  "trauma-removed": ({ seat: of, count }, view) => ({
    flights: times(count, { sign: "t-tr-1", from: seat(of), to: hereOf(view, of) }),
  }),
  money: ({ seat: of, by }, view) => ({
    flights:
      by > 0
        ? times(by, { sign: "money", from: hereOf(view, of), to: seat(of) })
        : times(by, { sign: "money", from: seat(of), to: hereOf(view, of) }),
  }),
  "dropship-gained": ({ seat: of }, view) => ({
    flights: [{ sign: "t-dropship", from: hereOf(view, of), to: seat(of) }],
  }),
  "dropship-spent": ({ seat: of }, view) => ({
    flights: [{ sign: "t-dropship", from: seat(of), to: hereOf(view, of) }],
  }),
  "warrant-placed": ({ seat: of, place }) => ({
    flights: [{ sign: "t-warrant", from: seat(of), to: `place:${place}` }],
  }),
  "warrant-lifted": ({ seat: of, place }) => ({
    flights: [{ sign: "t-warrant", from: `place:${place}`, to: seat(of) }],
  }),
  talked: ({ seat: of, person }, view) => ({
    flights: [{ who: keyOf(person), from: hereOf(view, of), to: seat(of) }],
  }),
  "person-moved": ({ person, place }) => ({
    marks: [`${keyOf(person)}:0`, `place:${place}`],
  }),
  "npc-changed": ({ npc }, _, box) => {
    const { key, name } = at(box.all.npcs, npc);
    return { banner: { who: key, title: name, out: true }, marks: [`npc:${npc}`] };
  },
  "lead-followed": ({ lead, place }) => ({ marks: [`lead:${lead}`, `place:${place}`] }),
  "lead-moved": ({ lead, origin, place }) => ({
    glide: { token: `lead:${lead}`, from: origin },
    marks: [`place:${place}`],
  }),
  "lead-placed": ({ lead }) => ({ marks: [`lead:${lead}`] }),
  "evidence-placed": ({ seat: of, suspect, file }) => ({
    flights: [{ sign: "t-ev-back", from: seat(of), to: `file:${suspect}-${file}` }],
    marks: [`file:${suspect}-${file}`],
  }),
  "evidence-peeked": ({ seat: of, suspect }) => ({
    flights: [{ sign: "eye", from: seat(of), to: `suspect:${suspect}` }],
  }),
  "evidence-revealed": ({ suspect, file }) => ({ marks: [`file:${suspect}-${file}`] }),
  "evidence-removed": ({ suspect, file }) => ({ marks: [`file:${suspect}-${file}`] }),
  "evidence-moved": ({ suspect, to, file }) => ({
    flights: [{ sign: "t-ev-back", from: `file:${suspect}-${file}`, to: `file:${to}-${file}` }],
  }),
  "alibi-placed": ({ seat: of, suspect }) => ({
    flights: [{ sign: "t-alibi", from: seat(of), to: `suspect:${suspect}` }],
  }),
  "hit-placed": ({ seat: of, suspect }) => ({
    flights: [{ sign: "t-hit", from: seat(of), to: `suspect:${suspect}` }],
    marks: [`suspect:${suspect}`],
  }),
  "suspect-killed": ({ suspect }, _, box) => {
    const { key, name } = at(box.all.suspects, suspect);
    return { banner: { who: key, title: `${name} is dead`, out: true } };
  },
  "piece-placed": ({ seat: of, cell }) => ({
    flights: [{ sign: "puzzle", from: seat(of), to: `cell:${cell}` }],
    marks: [`cell:${cell}`],
  }),
  "conspiracy-tokens": ({ seat: of, count }) => ({
    flights: times(count, { sign: "t-conspiracy", from: "cell:12", to: seat(of) }),
  }),
  "good-baggage": ({ seat: of, count }, view) => ({
    flights: times(count, { sign: "t-bag-good", from: hereOf(view, of), to: plotOf(view, of) }),
    marks: [plotOf(view, of)],
  }),
  "bad-baggage": ({ seat: of, count }, view) => ({
    flights: times(count, { sign: "t-bag-bad", from: "stage", to: plotOf(view, of) }),
    marks: [plotOf(view, of)],
  }),
  "baggage-discarded": ({ seat: of, good, count }, view) => ({
    flights: times(count, {
      sign: good ? "t-bag-good" : "t-bag-bad",
      from: plotOf(view, of),
      to: hereOf(view, of),
    }),
  }),
  sacrificed: ({ seat: of, owner, good }, view) => ({
    flights: [{ sign: good ? "t-bag-good" : "t-bag-bad", from: seat(of), to: plotOf(view, owner) }],
    marks: [plotOf(view, owner)],
  }),
  "plot-started": ({ seat: by, plot }) => ({ card: `plot:${plot}-0`, by }),
  crossroads: ({ seat: by, plot, line }) => ({ card: `plot:${plot}-${line}`, by }),
  ending: ({ seat: by, ending }) => ({ card: `ending:${ending}`, by }),
  event: ({ event }) => ({ card: `event:${event}` }),
  "specific-event": ({ event }) => ({ card: `case:${event}` }),
  "ability-used": ({ place }) => ({ marks: [`place:${place}`] }),
  "time-lost": ({ seat: of, amount }) => ({
    flights: times(amount, { sign: "t-time", from: seat(of), to: "stage" }),
  }),
  "time-gained": ({ seat: of, amount }) => ({
    flights: times(amount, { sign: "t-time", from: "stage", to: seat(of) }),
  }),
};

/** How a fact is shown; nothing but its line, if there is no more to see. */
export function stagingOf(fact: AndroidFact, view: AndroidView, box: Box): Staging {
  const make = STAGINGS[fact.kind] as
    ((fact: AndroidFact, view: AndroidView, box: Box) => Staging) | undefined;
  return make?.(fact, view, box) ?? {};
}
