import { at } from "../../lib/at";
import type { Box } from "../box";
import { controlWords } from "../control";
import type { GuyMood } from "../court";
import type { VoicesFact, VoicesView } from "../wire";

/** A token that goes from the card to a juror, or away from one. */
export interface Flight {
  readonly face: string | null;
  readonly from: string;
  readonly to: string;
}

/** How a fact is shown, beside the line that tells of it. */
export interface Staging {
  /** The trial card stands over the court. */
  readonly card?: boolean;
  /** A band across the court, and whose picture is on it. */
  readonly banner?: { readonly title: string; readonly picture: string };
  /** What the prosecutor says. */
  readonly said?: string;
  /** Who uses the ability, and why. */
  readonly decides?: { readonly seat: number; readonly why: string };
  /** What Guy says or does, and who made him. */
  readonly guy?: { readonly words: string; readonly by: number };
  /** What nobody knew before the choice. */
  readonly hidden?: string;
  readonly verdict?: VerdictFact;
  readonly strategy?: { readonly id: string; readonly by: number };
  readonly prosecutor?: "composed" | "pounce" | "denied";
  readonly mood?: GuyMood;
  readonly flights?: readonly Flight[];
  /** Things that light up. */
  readonly marks?: readonly string[];
}

/** What is told at the end of the trial, which is a scene of its own. */
export type VerdictFact = Extract<
  VoicesFact,
  { kind: "closing" | "roles-revealed" | "jurors-influence" | "jurors-vote" | "verdict" }
>;

type Of<K extends VoicesFact["kind"]> = Extract<VoicesFact, { kind: K }>;
type Stagings = {
  readonly [K in VoicesFact["kind"]]?: (fact: Of<K>, view: VoicesView, box: Box) => Staging;
};

const MOST = 4;
const CARD = "stage";
const PILE = "stage";
const juror = (number: number): string => `juror:${number}`;
const seat = (number: number): string => `player:${number}`;

const tokens = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(Math.abs(count), MOST) }, () => flight);
const decides = (by: number, region: number | null, view: VoicesView, box: Box) => ({
  seat: by,
  why:
    region === null ? `${box.player(view, by)} carries it out.` : controlWords(box, view, region),
});
export const falls = (destroyed: readonly number[], box: Box): string =>
  `${destroyed.map((marker) => box.markerName(marker)).join(" and ")} ${destroyed.length > 1 ? "fall" : "falls"}!`;

const STAGINGS: Stagings = {
  story: ({ title }) => ({ banner: { title, picture: "guy-calm" } }),
  round: ({ number }, view) => ({
    banner:
      number === view.rounds
        ? { title: "The last card", picture: "judge-order" }
        : { title: `Round ${number} of ${view.rounds}`, picture: "judge-order" },
  }),
  "stage-two": () => ({ banner: { title: "Guy takes the stand", picture: "guy-nervous" } }),
  "trial-card-chosen": ({ regions }, _, box) => ({
    card: true,
    said: `I call ${regions.map((region) => box.region(region)).join(" and ")}.`,
    prosecutor: "pounce",
    marks: regions.map((region) => `region:${region}`),
  }),
  "side-read": () => ({ card: true }),
  "ability-read": ({ seat: by, region }, view, box) => ({
    card: true,
    decides: decides(by, region, view, box),
    mood: region === null ? "nervous" : "calm",
  }),
  "option-chosen": ({ seat: by, label }) => ({
    card: true,
    guy: { words: label, by },
    mood: "hopeful",
  }),
  "hidden-effect": ({ seat: by, label, text }) => ({
    card: true,
    guy: { words: label, by },
    hidden: text,
    mood: "panic",
  }),
  "tie-broken": ({ by, seat: winner, region }, view, box) => ({
    card: true,
    decides: {
      seat: winner,
      why: `${box.player(view, by)} breaks the tie in ${box.region(region)}.`,
    },
  }),
  "tie-to-prosecutor": ({ seat: winner, region }, _, box) => ({
    card: true,
    decides: { seat: winner, why: `A tie in ${box.region(region)}: the prosecutor decides.` },
  }),
  "marker-destroyed": ({ marker }, _, box) => ({
    banner: { title: falls([marker], box), picture: "guy-panic" },
  }),
  tokens: ({ token, juror: number, by }) => {
    const hers = (token === "guilty") === by > 0;
    const way = by > 0 ? { from: CARD, to: juror(number) } : { from: juror(number), to: CARD };
    return {
      card: true,
      flights: tokens(by, { face: token, ...way }),
      marks: [juror(number)],
      prosecutor: hers ? "pounce" : "denied",
      mood: hers ? "nervous" : "hopeful",
    };
  },
  "influence-placed": ({ juror: number }) => ({
    card: true,
    flights: [{ face: null, from: PILE, to: juror(number) }],
    marks: [juror(number)],
  }),
  "influence-removed": ({ juror: number }) => ({
    card: true,
    flights: [{ face: null, from: juror(number), to: PILE }],
    marks: [juror(number)],
  }),
  "influence-moved": ({ source, juror: number }) => ({
    card: true,
    flights: [{ face: null, from: juror(source), to: juror(number) }],
    marks: [juror(number)],
  }),
  "influence-revealed": ({ face, juror: number }) =>
    number === null
      ? { card: true }
      : {
          card: true,
          flights: [{ face, from: juror(number), to: PILE }],
          marks: [juror(number)],
        },
  "influence-seen": ({ seat: by, jurors }) => ({
    marks: [...jurors.map(juror), seat(by)],
  }),
  closing: (fact) => ({ verdict: fact }),
  "roles-revealed": (fact) => ({ verdict: fact }),
  "jurors-influence": (fact) => ({ verdict: fact }),
  "jurors-vote": (fact) => ({ verdict: fact }),
  verdict: (fact) => ({ verdict: fact }),
  "strategy-played": ({ seat: by, card }) => ({ strategy: { id: card, by } }),
};

/** How a fact is shown; nothing but its line, if there is no more to see. */
export function stagingOf(fact: VoicesFact, view: VoicesView, box: Box): Staging {
  const make = STAGINGS[fact.kind] as
    ((fact: VoicesFact, view: VoicesView, box: Box) => Staging) | undefined;
  return make?.(fact, view, box) ?? {};
}

/** What has been read of the trial card up to now. */
export interface Reading {
  readonly text: string;
  readonly back: boolean;
  readonly ability: { readonly header: string; readonly text: string } | null;
}

/** What is read after one more fact. */
export function readingAfter(reading: Reading | null, fact: VoicesFact): Reading | null {
  if (fact.kind === "trial-card-chosen") return null;
  if (fact.kind === "side-read") {
    return { text: fact.text, back: fact.side === "B", ability: null };
  }
  if (fact.kind === "ability-read" && reading) {
    return { ...reading, ability: { header: fact.header, text: fact.text } };
  }
  return reading;
}

/** As it can be seen on a table that somebody has just sat down at. */
export function readingOf(view: VoicesView): Reading | null {
  const side = view.trial?.back ?? view.trial?.front;
  if (!side) return null;
  return {
    text: side.text,
    back: view.trial?.back != null,
    ability: side.abilities.at(-1) ?? null,
  };
}

/** By the number of a player: the colours that he plays. */
export const coloursOf = (view: VoicesView, number: number): readonly string[] =>
  at(view.players, number).colours;
