import { CLOCK, type Clock } from "./clock";

/** Things that come one after the other, each in its time, and stay. */
export class Reel {
  /** How many have come. */
  shown = $state(0);
  private cancel: (() => void) | null = null;

  /** `lengths`: milliseconds that each is alone before the next one comes. */
  constructor(
    private readonly lengths: readonly number[],
    private readonly clock: Clock = CLOCK,
  ) {}

  get done(): boolean {
    return this.shown >= this.lengths.length;
  }

  /** The next one now, and the others in their time. */
  play(): void {
    this.stop();
    const ms = this.lengths[this.shown];
    if (ms === undefined) return;
    this.shown += 1;
    if (!this.done) this.cancel = this.clock.after(ms, () => this.play());
  }

  /** From the first one on. */
  again(): void {
    this.shown = 0;
    this.play();
  }

  /** All of them now. */
  skip(): void {
    this.stop();
    this.shown = this.lengths.length;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
