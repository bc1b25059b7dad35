import type { Glimpse, Glimpses } from "../lib/story/glimpses";
import type { Box } from "./box";
import Face from "./Face.svelte";
import Glimpsed from "./Glimpsed.svelte";
import { stagingOf } from "./stage/stagings";
import type { AndroidFact, AndroidView } from "./wire";

const MARKS = { card: "Cards", plot: "Plots", death: "Deaths", news: "Events", turn: "Turns" };

/** By kind of fact, what one would look for again. */
const MARKED: { readonly [K in AndroidFact["kind"]]?: keyof typeof MARKS } = {
  "card-played": "card",
  "plot-started": "plot",
  crossroads: "plot",
  ending: "plot",
  event: "news",
  "specific-event": "news",
  "suspect-killed": "death",
  "npc-changed": "death",
  turn: "turn",
};

/** What begins and ends is told by faces and headings. */
const UNSEEN: ReadonlySet<AndroidFact["kind"]> = new Set(["turn", "first-player"]);

function pictureOf(fact: AndroidFact, view: AndroidView, box: Box): string | undefined {
  const { card, banner, flights, glide } = stagingOf(fact, view, box);
  const [flight] = flights ?? [];
  if (card) return card;
  if (banner?.who) return `${banner.out ? "gone" : "who"}:${banner.who}`;
  if (banner) return "sign:event";
  if (flight) return flight.who ? `who:${flight.who}` : `sign:${flight.sign}`;
  return glide ? `sign:${fact.kind === "moved" ? "move" : "lead"}` : undefined;
}

function glimpseOf(fact: AndroidFact, view: AndroidView, box: Box): Glimpse {
  const { card, marks } = stagingOf(fact, view, box);
  const picture = UNSEEN.has(fact.kind) ? undefined : pictureOf(fact, view, box);
  const mark = MARKED[fact.kind];
  const thing = card ? `picture:${card}` : marks?.[0];
  return { seat: "seat" in fact ? fact.seat : null, mark, thing, picture };
}

export const androidGlimpses = (box: Box): Glimpses => ({
  of: (fact, view) =>
    glimpseOf(fact as unknown as AndroidFact, view as unknown as AndroidView, box),
  Face,
  Picture: Glimpsed,
  marks: MARKS,
});
