import type { Fact, LogLine } from "../../wire";
import type { Glimpse } from "./glimpses";

/** One picture of a summary, with the line that tells of it. */
export interface Cell extends Glimpse {
  readonly text: string;
  readonly secret: boolean;
  /** How often the same has happened in a row. */
  readonly times: number;
}

/** What one player, or nobody, did in a row. */
export interface Row {
  readonly seat: number | null;
  readonly cells: readonly Cell[];
}

/** What happened after a step, in pictures; what has none is left to the story. */
export function rowsSince(
  log: readonly LogLine[],
  step: number,
  of: (fact: Fact) => Glimpse,
): readonly Row[] {
  const rows: { seat: number | null; cells: Cell[] }[] = [];
  for (const { about, text, secret } of log.filter((line) => line.step > step)) {
    const glimpse = of(about);
    if (!glimpse.picture) continue;
    let row = rows.at(-1);
    if (!row || row.seat !== glimpse.seat) rows.push((row = { seat: glimpse.seat, cells: [] }));
    const last = row.cells.at(-1);
    const again = last && !glimpse.mark && last.picture === glimpse.picture;
    if (again) row.cells[row.cells.length - 1] = { ...last, text, times: last.times + 1 };
    else row.cells.push({ ...glimpse, text, secret, times: 1 });
  }
  return rows;
}
