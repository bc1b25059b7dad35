import type { Step } from "../../wire";
import { type Beat, beatsOf, lengthOf } from "./beats";
import { CLOCK, type Clock } from "./clock";

/** Whom the director works for: a table that can be shown as it is after a step. */
export interface House {
  /** How long a step is to be shown, of what an unhurried reader takes; 0: at once. */
  rate(step: Step): number;
  /** The table as it is after these steps, which are seen together. */
  show(steps: readonly Step[]): void;
  /** What happens now; null when all has been seen. */
  stage(beat: Beat | null): void;
}

type Entry = { readonly step: Step } | { readonly then: () => void };

/** Milliseconds that somebody may be behind the game before he is shown the rest more quickly. */
const BEHIND = 20_000;
const QUICKEST = 0.2;

/**
 * Shows what happens one step after the other, each with its own board, and what is asked when all
 * that led to it has been seen.
 */
export class Director {
  private readonly entries: Entry[] = [];
  private beats: Beat[] = [];
  private cancel: (() => void) | null = null;
  private skips = false;
  /** How many things the reader looks at that nothing may pass behind. */
  private holds = 0;

  constructor(
    private readonly house: House,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** Steps to be shown when their turn comes, and what holds from then on. */
  add(steps: readonly Step[], then: () => void): void {
    this.entries.push(...steps.map((step) => ({ step })), { then });
    if (!this.cancel) this.next();
  }

  /** Nothing goes on until the result is called: the reader looks at something else. */
  hold(): () => void {
    this.holds += 1;
    return () => {
      this.holds -= 1;
      if (!this.cancel) this.next();
    };
  }

  /** On to the next beat. */
  hurry(): void {
    if (!this.cancel) return;
    this.cancel();
    this.play();
  }

  /** To how things are now. */
  skip(): void {
    if (!this.cancel) return;
    this.skips = true;
    this.stop();
    this.next();
    this.skips = false;
  }

  /** Forget what is still to be shown. */
  drop(): void {
    this.stop();
    this.entries.length = 0;
    this.house.stage(null);
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.beats = [];
  }

  private next(): void {
    if (this.holds) return;
    const together: Step[] = [];
    const show = () => {
      if (together.length) this.house.show(together.splice(0));
    };
    for (let entry = this.entries.shift(); entry; entry = this.entries.shift()) {
      if ("then" in entry) {
        show();
        this.house.stage(null);
        entry.then();
        continue;
      }
      const beats = this.skips ? [] : beatsOf(entry.step, this.rate(entry.step));
      together.push(entry.step);
      if (beats.length) {
        show();
        this.beats = beats;
        this.play();
        return;
      }
    }
  }

  private play(): void {
    const beat = this.beats.shift();
    this.cancel = null;
    if (!beat) {
      this.next();
      return;
    }
    this.house.stage(beat);
    this.cancel = this.clock.after(beat.ms, () => this.play());
  }

  private rate(step: Step): number {
    const rate = this.house.rate(step);
    const behind = this.entries.reduce(
      (sum, entry) => sum + ("step" in entry ? lengthOf(entry.step, rate) : 0),
      lengthOf(step, rate),
    );
    return behind > BEHIND ? rate * Math.max(BEHIND / behind, QUICKEST) : rate;
  }
}
