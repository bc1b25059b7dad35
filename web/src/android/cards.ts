import { ART } from "virtual:art";

import { at } from "../lib/at";
import { numbersIn, thingOf } from "../lib/things";
import type { ShortPart } from "../wire";
import type { Box } from "./box";

/** What a card is made of, which decides about its paper, its badge and its cut edge. */
export type CardKind =
  | "light"
  | "dark"
  | "start"
  | "good"
  | "bad"
  | "happy"
  | "sad"
  | "event"
  | "case"
  | "special"
  | "memory";

/** A card as it is shown anywhere: in a hand, on the stage, in a reader. */
export interface CardFace {
  /** The name of its picture. */
  readonly key: string;
  readonly kind: CardKind;
  readonly title: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** Whose it is: the key of a detective; empty: nobody's. */
  readonly owner: string;
  /** What stands in the corner: a cost, points, a step of a plot. */
  readonly badge: string;
  /** The plot it belongs to: a colour, and which of the detective's plots, for the pattern. */
  readonly plot: {
    readonly colour: string;
    readonly name: string;
    readonly pattern: number;
  } | null;
  readonly traits: readonly string[];
  /** When it can be played, as a sentence; empty: as an action. */
  readonly when: string;
  readonly text: readonly string[];
  /** `when` and `text` in signs and few words. */
  readonly brief: string;
  readonly short: readonly (readonly ShortPart[])[];
  readonly flavour: string;
}

export const PLOT_COLOURS: Readonly<Record<string, string>> = {
  silver: "#b9c1cc",
  coral: "#ff8a73",
  purple: "#a66bff",
  crimson: "#e2364f",
  gold: "#e9b93a",
  teal: "#2bb5a6",
  blue: "#4a86ff",
  green: "#46b25a",
  red: "#e5484d",
  amber: "#e79a2b",
  steel: "#8aa0b4",
};

/** The picture of a card, or as a strip for where there is little room. */
export const cardUrl = (key: string, strip = false): string =>
  `${ART}/cards/${key}.svg${strip ? "#strip" : ""}`;

function plotOf(box: Box, detective: number, colour: string | null): CardFace["plot"] {
  const own = box.all.plots.filter((plot) => plot.detective === detective);
  const pattern = own.findIndex((plot) => plot.colour === colour);
  const plot = own[pattern];
  return plot ? { colour: PLOT_COLOURS[plot.colour] ?? "#fff", name: plot.name, pattern } : null;
}

export function twilightCard(box: Box, number: number): CardFace {
  const card = at(box.all.cards, number);
  return {
    key: card.key,
    kind: card.side === "light" ? "light" : "dark",
    title: card.name,
    about: `${box.short(card.detective)}'s ${card.side} card, cost ${card.cost}`,
    owner: at(box.all.detectives, card.detective).key,
    badge: String(card.cost),
    plot: plotOf(box, card.detective, card.colour),
    traits: card.traits,
    when: card.when,
    text: card.lines,
    brief: card.brief,
    short: card.short,
    flavour: card.flavour,
  };
}

const GOOD: ShortPart = { words: "good baggage: ", sign: "t-bag-good" };
const BAD: ShortPart = { words: "bad baggage: ", sign: "t-bag-bad" };

const STAGES = ["start", "good", "bad"] as const;

/** A plot's card in play: 0 its start, 1 and 2 its crossroads. */
export function plotCard(box: Box, number: number, line: number): CardFace {
  const plot = at(box.all.plots, number);
  const card = at(plot.cards, line);
  const stage = at(STAGES, line);
  return {
    key: `${plot.key}-${stage}`,
    kind: stage,
    title: card.name,
    about: `${plot.name}: ${stage === "start" ? "start" : `${stage} crossroads`}`,
    owner: at(box.all.detectives, plot.detective).key,
    badge: line ? "II" : "I",
    plot: plotOf(box, plot.detective, plot.colour),
    traits: [],
    when: "",
    text: [
      `Good baggage: ${card.good.join(" ")}`,
      `Bad baggage: ${card.bad.join(" ")}`,
      ...card.rest,
    ],
    brief: "",
    short: [
      ...card.good_short.map((line) => [GOOD, ...line]),
      ...card.bad_short.map((line) => [BAD, ...line]),
      ...card.rest_short,
    ],
    flavour: card.flavour,
  };
}

const ENDINGS = 4;

export function endingCard(box: Box, number: number): CardFace {
  const plot = at(box.all.plots, Math.floor(number / ENDINGS));
  const which = number % ENDINGS;
  const ending = at(plot.endings, which);
  const kind = ending.vp > 0 ? "happy" : "sad";
  return {
    key: `${plot.key}-${kind}-${which}`,
    kind,
    title: ending.name,
    about: `${plot.name}: ${kind} ending`,
    owner: at(box.all.detectives, plot.detective).key,
    badge: `${ending.vp > 0 ? "+" : "−"}${Math.abs(ending.vp)} VP`,
    plot: plotOf(box, plot.detective, plot.colour),
    traits: [],
    when: "",
    text: ending.lines,
    brief: "",
    short: ending.short,
    flavour: ending.flavour,
  };
}

/** An event of the city, or one of the murder's own. */
export function eventCard(box: Box, number: number, own: boolean): CardFace {
  const event = at(own ? box.all.specific_events : box.all.general_events, number);
  return {
    key: event.key,
    kind: own ? "case" : "event",
    title: event.name,
    about: event.murder === null ? "General event" : at(box.all.murders, event.murder).name,
    owner: "",
    badge: "",
    plot: null,
    traits: [],
    when: "",
    text: event.lines,
    brief: "",
    short: event.short,
    flavour: event.flavour,
  };
}

/** By the kind of a picture's name: the card it shows. */
const PICTURED: Readonly<Record<string, (box: Box, id: string) => CardFace>> = {
  card: (box, id) => twilightCard(box, Number(id)),
  plot: (box, id) => {
    const [plot = 0, line = 0] = numbersIn(id);
    return plotCard(box, plot, line);
  },
  ending: (box, id) => endingCard(box, Number(id)),
  event: (box, id) => eventCard(box, Number(id), false),
  case: (box, id) => eventCard(box, Number(id), true),
};

/** The card that a picture's name means, as in `card:12`. */
export function pictured(box: Box, picture: string): CardFace | null {
  const [kind, id] = thingOf(picture);
  return PICTURED[kind]?.(box, id) ?? null;
}
