import type { Course } from "../wire";

export interface Tick {
  readonly at: number;
  /** The day or round, as a number. */
  readonly label: string;
  /** What the number counts, where that begins: 'Week 2, day'. */
  readonly heading: string;
}

export interface Line {
  readonly name: string;
  readonly path: string;
  readonly end: number;
  /** Where the name stands: near the end of the line, apart from the other names. */
  readonly labelAt: number;
  readonly total: number;
}

export interface Drawing {
  readonly lines: readonly Line[];
  readonly days: readonly Tick[];
  readonly levels: readonly { readonly at: number; readonly value: number }[];
}

export const FRAME = { width: 680, height: 250, left: 34, right: 150, top: 10, bottom: 40 };
const LABEL_HEIGHT = 14;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_LEVELS = 6;

/** A course as lines on a sheet of paper. */
export function drawn({ points, rows, last }: Course): Drawing {
  const values = points.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const inner = FRAME.width - FRAME.left - FRAME.right;
  const tall = FRAME.height - FRAME.top - FRAME.bottom;
  const x = (step: number) => round(FRAME.left + (inner * step) / Math.max(1, last));
  const y = (value: number) => round(FRAME.top + (tall * (high - value)) / (high - low));

  const lines = rows.map(({ name }, n) => {
    const totals = points.map((point) => point.totals[n] ?? 0);
    const path = points.map(({ step }, k) =>
      k === 0 ? `M${x(step)} ${y(totals[k] ?? 0)}` : `H${x(step)}V${y(totals[k] ?? 0)}`,
    );
    const total = totals.at(-1) ?? 0;
    return { name, path: `${path.join("")}H${x(last)}`, end: y(total), total };
  });
  const labels = spread(lines.map(({ end }) => end));
  return {
    lines: lines.map((line, n) => ({ ...line, labelAt: labels[n] ?? line.end })),
    days: ticks(points, x),
    levels: levels(low, high).map((value) => ({ at: y(value), value })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function ticks(points: Course["points"], x: (step: number) => number): readonly Tick[] {
  const found: Tick[] = [];
  let when = "";
  let heading = "";
  for (const point of points) {
    const parts = /^(.*?) ?(\d+)$/.exec(point.when);
    if (point.when === when || !parts) continue;
    when = point.when;
    const [, prefix = "", label = ""] = parts;
    found.push({ at: x(point.step), label, heading: prefix === heading ? "" : prefix });
    heading = prefix;
  }
  return found;
}

function levels(low: number, high: number): readonly number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST_LEVELS) ?? high - low;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/** Heights moved apart so that text at them does not overlap, within the frame. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = FRAME.top;
  for (const n of order) {
    placed[n] = Math.max(placed[n] ?? 0, least);
    least = (placed[n] ?? 0) + LABEL_HEIGHT;
  }
  let most = FRAME.height - FRAME.bottom;
  for (const n of order.toReversed()) {
    placed[n] = Math.min(placed[n] ?? 0, most);
    most = (placed[n] ?? 0) - LABEL_HEIGHT;
  }
  return placed;
}
