import {
  type Action,
  argumentOf,
  type Explanation,
  type Guide,
  type Heading,
  verbOf,
} from "../lib/guide";
import { capital } from "../lib/words";
import type { VoicesView } from "./wire";
import type { Box } from "./box";
import { explain } from "./explain";

const ALONE: Heading = { rank: 0, text: "" };

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
  readonly staged: ReadonlySet<string> = new Set(["push"]);
  readonly folds: readonly string[] = [];
  readonly secretQuestions = new Set(["trial", "influence", "look", "inspect", "swap"]);
  readonly secretThings = new Set(["card", "trial", "face"]);

  constructor(readonly box: Box) {}

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

  heading(_view: VoicesView, action: Action, depth: number): Heading {
    if (depth > 0) return ALONE;
    if (verbOf(action) === "marker") {
      const { colour } = this.box.marker(this.box.markerOf(argumentOf(action)));
      return { rank: this.box.all.colours.indexOf(colour), text: capital(colour) };
    }
    if (verbOf(action) !== "push") return ALONE;
    const { start } = this.pushOf(action);
    return { rank: start + this.box.layout.lattice.max_start, text: `From ${startWords(start)}` };
  }

  short(_view: VoicesView, action: Action): string {
    if (verbOf(action) !== "push") return action.text;
    return directionWords(this.pushOf(action).direction);
  }

  /** Start and direction of a push, in the lattice's tenths. */
  pushOf(action: Action): { start: number; direction: number } {
    const { directions, max_direction, max_start } = this.box.layout.lattice;
    const number = Number(argumentOf(action));
    return {
      start: Math.floor(number / directions) - max_start,
      direction: (number % directions) - max_direction,
    };
  }

  targets(view: VoicesView, action: Action): readonly string[] {
    const what = argumentOf(action);
    switch (verbOf(action)) {
      case "region":
        return [`region:${this.box.regionOf.get(what)}`];
      case "marker":
        return this.lookalikes(view, this.box.markerOf(what)).map((one) => `marker:${one}`);
      case "trial":
        return [`trial:${what}`];
      case "play":
      case "discard":
        return [`card:${what}`];
      case "juror":
        return [`juror:${this.box.jurorOf.get(what)}`];
      case "token":
        return [`face:${what}`];
      case "player":
        return [`player:${Number(what) - 1}`];
      case "option":
        return [`option:${what}`];
      case "discard-token":
      case "move-token":
        return this.jurorsNamed(action.text);
      default:
        return [];
    }
  }

  /** Unused markers that look the same are one choice, so each of them stands for it. */
  private lookalikes(view: VoicesView, marker: number): readonly number[] {
    const { colour, emotion } = this.box.marker(marker);
    const owner = view.players.find((player) => player.unused.includes(marker));
    if (!owner) return [marker];
    return owner.unused.filter((other) => {
      const one = this.box.marker(other);
      return one.colour === colour && one.emotion === emotion;
    });
  }

  private jurorsNamed(text: string): readonly string[] {
    return this.box.all.jurors.flatMap((juror, n) =>
      text.includes(juror.title) ? [`juror:${n}`] : [],
    );
  }

  /** Every choice of Voices can be made by one click. */
  atOnce(): boolean {
    return true;
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
