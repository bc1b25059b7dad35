import type { AnyView } from "../lib/guide";
import type { Sight } from "../lib/sight.svelte";
import type { Happening, Lesson, Step } from "./lesson";

interface Saved {
  readonly at: number;
  /** The kinds of question whose tip was given. */
  readonly told: readonly string[];
  readonly away: boolean;
}

const START: Saved = { at: 0, told: [], away: false };
const keyOf = (table: string): string => `caseboard-lesson-${table}`;

/** Note that a table is a lesson's: this browser then shows the guide there, whenever. */
export const beginLesson = (table: string): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(START));
export const isLesson = (table: string): boolean => localStorage.getItem(keyOf(table)) !== null;

/** How far the learner is; kept in this browser, so that a reload or a pause loses nothing. */
export class Progress<View extends AnyView = AnyView> {
  private at = $state(0);
  private told = $state.raw<readonly string[]>([]);
  /** The learner has sent the guide away for now. */
  away = $state(false);
  /** The step at hand has come up: what happens from now on counts for it. */
  private begun = false;
  private heard: readonly Happening[] | null = null;
  /** The kind of question that the tip in view is about. */
  private tipping = "";
  private readonly key: string;

  constructor(
    private readonly lesson: Lesson<View>,
    private readonly table: Sight<View>,
    id: string,
  ) {
    this.key = keyOf(id);
    const saved = JSON.parse(localStorage.getItem(this.key) ?? "null") as Saved | null;
    ({ at: this.at, told: this.told, away: this.away } = saved ?? START);
  }

  private readonly next = $derived.by<Step<View> | null>(() => {
    const step = this.lesson.steps[this.at];
    const { view } = this.table;
    return step && view && (step.when?.(view) ?? true) ? step : null;
  });
  private readonly tip = $derived.by<Step<View> | null>(() => {
    const kind = this.table.decision?.kind ?? "";
    const { view } = this.table;
    const tip = this.told.includes(kind) ? undefined : this.lesson.tips[kind];
    return tip && view && (tip.when?.(view) ?? true) ? tip : null;
  });

  /** What is to be said now. */
  readonly step = $derived(this.away ? null : (this.next ?? this.tip));

  /** How far that is: 'Step 3 of 20'; a tip is none of them. */
  get place(): string {
    return this.next ? `Step ${this.at + 1} of ${this.lesson.steps.length}` : "A tip";
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** Go on as far as what has happened at the table leads. */
  watch(): void {
    const { view, events } = this.table;
    if (!view || this.away) return;
    const fresh = events === this.heard ? [] : events;
    this.heard = events;
    const { steps } = this.lesson;
    if (this.begun && steps[this.at]?.done?.(view, fresh)) this.goOn();
    while (steps[this.at]?.late?.(view)) this.goOn();
    if (this.next) this.begun = true;
    const kind = this.step && !this.next ? (this.table.decision?.kind ?? "") : "";
    if (this.tipping && this.tipping !== kind) this.tell(this.tipping);
    this.tipping = kind;
  }

  /** The learner has read it, or skips it. */
  read(): void {
    if (this.next) this.goOn();
    else this.tell(this.table.decision?.kind ?? "");
  }

  leave(): void {
    this.away = true;
    this.save();
  }

  comeBack(): void {
    this.away = false;
    this.save();
  }

  private goOn(): void {
    this.begun = false;
    this.at += 1;
    this.save();
  }

  private tell(kind: string): void {
    if (!this.told.includes(kind)) this.told = [...this.told, kind];
    this.save();
  }

  private save(): void {
    const saved: Saved = { at: this.at, told: this.told, away: this.away };
    localStorage.setItem(this.key, JSON.stringify(saved));
  }
}
