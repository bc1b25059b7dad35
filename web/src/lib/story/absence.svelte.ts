import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";

const KEY = "caseboard-seen";
const KEPT = 40;

type Seen = readonly (readonly [table: string, step: number])[];

const load = (): Seen => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen;
  } catch {
    return [];
  }
};

/** Up to which step somebody has seen a table on this device; null: he has never been there. */
export const seenStep = (table: string): number | null =>
  load().find(([id]) => id === table)?.[1] ?? null;

export function setSeenStep(table: string, step: number): void {
  const others = load().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, KEPT)));
}

/** Notes how far the reader has seen a table, and whether he comes back to more than that. */
export class Absence {
  /** What has happened since his last answer lies open. */
  open = $state(false);
  /** Which of the table's fresh positions has been looked at. */
  private position = 0;
  private hidden = false;

  constructor(private readonly table: Table) {}

  /** Call it when the table has gone on, when the page was left, and when it is looked at again. */
  look(): void {
    const { id, step, answered, positions, log } = this.table;
    if (document.hidden) {
      this.hidden = true;
      return;
    }
    const returns = this.hidden || this.position !== positions;
    const seen = seenStep(id) ?? (answered || null);
    const news = seen !== null && log.some((line) => line.step > Math.max(seen, answered));
    if (returns && news && settings.pace !== "at once" && !this.table.view?.result) {
      this.open = true;
    }
    this.hidden = false;
    this.position = positions;
    if (step !== seen) setSeenStep(id, step);
  }
}
