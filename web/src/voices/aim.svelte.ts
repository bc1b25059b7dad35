import type { Sight } from "../lib/sight.svelte";
import type { VoicesAim, VoicesPush, VoicesView } from "./wire";
import { type Layout, MM, type Point } from "./geometry";

/** So long after an answer the next is asked for: a hand moves faster than a server should. */
const BREATH = 70;

/** A push that is being lined up: tenths of a millimetre and of a degree, and what it would do. */
export class Aim {
  start = $state(0);
  direction = $state(0);
  /** The exact outcome, from the engine; null while it is asked for or when there is none. */
  result = $state.raw<VoicesPush | null>(null);
  refused = $state("");
  /** The answer is on its way. */
  asking = $state(false);
  private stale = false;
  private answered: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: Sight<VoicesView>,
    private readonly layout: Layout,
  ) {}

  set(start: number, direction: number): void {
    const { max_start, max_direction } = this.layout.lattice;
    this.start = clamp(Math.round(start), max_start);
    this.direction = clamp(Math.round(direction), max_direction);
    this.stale = true;
    if (!this.asking) this.answered = this.ask();
  }

  /** Point a push from its start at a place of the platform's frame. */
  pointAt({ x, y }: Point): void {
    const { start_step } = this.layout.lattice;
    const ahead = Math.max(y - this.layout.start_y, 2 * MM);
    const angle = Math.atan2(x - this.start * start_step, ahead);
    this.set(this.start, (angle * 1800) / Math.PI);
  }

  startAt({ x }: Point): void {
    this.set(x / this.layout.lattice.start_step, this.direction);
  }

  /** Make the push, once its outcome has been shown. */
  async push(): Promise<void> {
    await this.answered;
    if (this.result) await this.table.act(this.result.action);
  }

  private async preview(aim: VoicesAim): Promise<VoicesPush | null> {
    return (await this.table.preview("push", aim)) as VoicesPush | null;
  }

  /** Of aims taken while an answer is on its way only the latest is asked for. */
  private async ask(): Promise<void> {
    this.asking = true;
    while (this.stale) {
      this.stale = false;
      try {
        const result = await this.preview({
          start: this.start / 10,
          direction: this.direction / 10,
        });
        this.refused = "";
        if (!this.stale) this.result = result;
      } catch (error) {
        this.refused = error instanceof Error ? error.message : String(error);
        this.result = null;
      }
      if (this.stale) await new Promise((go) => window.setTimeout(go, BREATH));
    }
    this.asking = false;
  }
}

const clamp = (wanted: number, most: number): number => Math.max(-most, Math.min(wanted, most));
