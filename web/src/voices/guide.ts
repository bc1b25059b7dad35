import type { Beat } from "../lib/director/beats";
import type { Explanation, Guide } from "../lib/guide";
import type { VoicesView } from "./wire";
import type { Box } from "./box";
import { explain } from "./explain";
import { midway } from "./stage/midway";

/** What somebody else is doing, by the kind of his decision. */
const WAITING: Readonly<Record<string, string>> = {
  trial: "chooses the trial card of this round behind the screen",
  region: "picks a region to push into",
  marker: "picks a control marker",
  push: "lines up a push",
  strategy: "may play a strategy card",
  order: "decides whose card comes first",
  tie: "decides who speaks for a region",
  option: "weighs what Guy does",
  juror: "picks jurors",
  influence: "handles influence tokens in secret",
  look: "looks at influence in secret",
  inspect: "may look into the cards kept",
  may: "decides whether to use an ability",
  planning: "names who draws from Planning",
  discard: "holds too many cards and discards one",
  swap: "swaps a trial card",
};

/** What the shared parts of the screen must know of Voices. */
export class VoicesGuide implements Guide<VoicesView> {
  readonly help = {};
  readonly passes = new Set(["pass", "no"]);
  readonly letters = { play: "p", discard: "x", yes: "y", done: "d" };
  readonly careful = new Set<string>();
  readonly staged = new Set(["push"]);
  readonly secretQuestions = new Set(["trial", "influence", "look", "inspect", "swap"]);
  readonly secretThings = new Set(["card", "trial", "face", "spot"]);

  readonly reworded = new Set(["push"]);
  readonly watched = new Set(["deployed"]);

  constructor(readonly box: Box) {}

  midway(before: VoicesView, after: VoicesView, beat: Beat): VoicesView {
    return midway(this.box, before, after, beat);
  }

  doubt(): string {
    return "";
  }

  status(view: VoicesView): string {
    const stage = view.stage === 2 ? "stage II, Guy on the stand" : "stage I, the evidence";
    return `Round ${view.round} of ${view.rounds} · ${stage} · ${view.story.title}`;
  }

  player(view: VoicesView, seat: number): string {
    return this.box.player(view, seat);
  }

  waitingFor(view: VoicesView): string {
    if (view.result) return "The trial is over.";
    const { decision } = view;
    if (!decision || decision.seat === null) return "The court is busy.";
    const does = WAITING[decision.kind] ?? "decides";
    const where = view.deploying ? ` (${this.box.region(view.deploying.region)})` : "";
    return `${this.player(view, decision.seat)} ${does}${where}`;
  }

  explain(view: VoicesView, thing: string): Explanation | null {
    return explain(this.box, view, thing);
  }
}

/** A start along the railing as the engine words it: seen from the mind platform. */
export function startWords(start: number): string {
  if (start === 0) return "the middle";
  return `${Math.abs(start) / 10} mm ${start > 0 ? "right" : "left"}`;
}

export function directionWords(direction: number): string {
  if (direction === 0) return "straight ahead";
  return `${Math.abs(direction) / 10}° to the ${direction > 0 ? "right" : "left"}`;
}
