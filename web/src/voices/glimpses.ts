import type { Glimpse, Glimpses } from "../lib/story/glimpses";
import type { Box } from "./box";
import Face from "./Face.svelte";
import Glimpsed from "./Glimpsed.svelte";
import { stagingOf } from "./stage/stagings";
import type { VoicesFact, VoicesView } from "./wire";

const MARKS = { card: "Trial cards", choice: "Choices", strategy: "Strategies", fall: "Falls" };

/** By kind of fact, what one would look for again, and a picture of the court for it. */
const MARKED: {
  readonly [K in VoicesFact["kind"]]?: { mark: keyof typeof MARKS; picture: string };
} = {
  "trial-card-chosen": { mark: "card", picture: "drawing:prosecutor-pounce" },
  "option-chosen": { mark: "choice", picture: "drawing:guy-hopeful" },
  "hidden-effect": { mark: "choice", picture: "drawing:guy-panic" },
  "strategy-played": { mark: "strategy", picture: "drawing:prosecutor-denied" },
  "marker-destroyed": { mark: "fall", picture: "drawing:guy-panic" },
};

function glimpseOf(fact: VoicesFact, view: VoicesView, box: Box): Glimpse {
  const { flights, marks, banner } = stagingOf(fact, view, box);
  const [flight] = flights ?? [];
  const [thing] = marks ?? [];
  const small =
    fact.kind === "deployed"
      ? `marker:${fact.marker}`
      : flight
        ? `token:${flight.face ?? ""}`
        : banner && `drawing:${banner.picture}`;
  const marked = MARKED[fact.kind];
  return { seat: "seat" in fact ? fact.seat : null, thing, picture: small, ...marked };
}

export const voicesGlimpses = (box: Box): Glimpses => ({
  of: (fact, view) => glimpseOf(fact as unknown as VoicesFact, view as unknown as VoicesView, box),
  Face,
  Picture: Glimpsed,
  marks: MARKS,
});
