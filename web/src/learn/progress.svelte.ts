import type { AnyView } from "../lib/guide";
import type { Sight } from "../lib/sight.svelte";
import type { Lesson, Step } from "./lesson";

interface Saved {
  readonly at: number;
  readonly tips: readonly string[];
}

/** How far the learner is; kept in this browser, so that a reload loses nothing. */
export class Progress<View extends AnyView = AnyView> {
  private at = $state(0);
  private tipped = $state.raw<readonly string[]>([]);
  /** The kind of the question that the step in view is waiting for, once it was asked. */
  private asked = false;

  constructor(
    private readonly lesson: Lesson<View>,
    private readonly table: Sight<View>,
    private readonly key: string,
  ) {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? "null") as Saved | null;
    if (saved) {
      this.at = saved.at;
      this.tipped = saved.tips;
    }
  }

  private readonly next = $derived.by<Step<View> | null>(() => {
    const step = this.lesson.steps[this.at];
    const { view } = this.table;
    if (!step || !view) return null;
    const asks = step.answers === undefined || this.table.decision?.kind === step.answers;
    return asks && (step.when?.(view) ?? true) ? step : null;
  });
  private readonly tip = $derived.by<Step<View> | null>(() => {
    const kind = this.table.decision?.kind ?? "";
    return this.tipped.includes(kind) ? null : (this.lesson.tips[kind] ?? null);
  });

  /** What is to be said now. */
  readonly step = $derived(this.next ?? this.tip);

  get number(): number {
    return this.at;
  }

  /** Go on when the learner has answered what the step asked for. */
  watch(): void {
    const wanted = this.lesson.steps[this.at]?.answers;
    if (wanted === undefined) return;
    const asks = this.table.decision?.kind === wanted;
    if (asks && this.next) this.asked = true;
    else if (this.asked && !asks) this.goOn();
  }

  /** The learner has read it. */
  read(): void {
    if (this.next) this.goOn();
    else if (this.tip) this.tipped = [...this.tipped, this.table.decision?.kind ?? ""];
    this.save();
  }

  leave(): void {
    this.at = this.lesson.steps.length;
    this.tipped = Object.keys(this.lesson.tips);
    this.save();
  }

  private goOn(): void {
    this.asked = false;
    this.at += 1;
    this.save();
  }

  private save(): void {
    const saved: Saved = { at: this.at, tips: this.tipped };
    sessionStorage.setItem(this.key, JSON.stringify(saved));
  }
}
