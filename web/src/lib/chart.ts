import type { ScoreHistory, ScorePoint } from "../wire";

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

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Names do not fit beside the lines and stand in a list below. */
  readonly narrow: boolean;
}

const NARROW = 520;

/** The sheet of paper for a place that is so many pixels wide. */
export function frameFor(width: number): Frame {
  const narrow = width < NARROW;
  const right = narrow ? 42 : 160;
  return { width, height: 260, left: 34, right, top: 10, bottom: 40, narrow };
}

const LABEL_HEIGHT = 14;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_LEVELS = 6;

/** The history of a score as lines on a sheet of paper. */
export function drawn({ points, rows, last }: ScoreHistory, frame: Frame): Drawing {
  const values = points.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const inner = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const x = (step: number) => round(frame.left + (inner * step) / Math.max(1, last));
  const y = (value: number) => round(frame.top + (tall * (high - value)) / (high - low));

  const lines = rows.map(({ name }, n) => {
    const totals = points.map((point) => point.totals[n] ?? 0);
    const path = points.map(({ step }, k) =>
      k === 0 ? `M${x(step)} ${y(totals[k] ?? 0)}` : `H${x(step)}V${y(totals[k] ?? 0)}`,
    );
    const total = totals.at(-1) ?? 0;
    return { name, path: `${path.join("")}H${x(last)}`, end: y(total), total };
  });
  const labels = spread(
    lines.map(({ end }) => end),
    frame,
  );
  return {
    lines: lines.map((line, n) => ({ ...line, labelAt: labels[n] ?? line.end })),
    days: ticks(points, x),
    levels: levels(low, high).map((value) => ({ at: y(value), value })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function ticks(points: ScoreHistory["points"], x: (step: number) => number): readonly Tick[] {
  const found: Tick[] = [];
  let last: ScorePoint | null = null;
  for (const point of points) {
    const { when, period, number } = point;
    if (when !== last?.when && number !== null) {
      const heading = period === last?.period ? "" : period;
      found.push({ at: x(point.step), label: String(number), heading });
    }
    last = point;
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
function spread(heights: readonly number[], frame: Frame): readonly number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = frame.top;
  for (const n of order) {
    placed[n] = Math.max(placed[n] ?? 0, least);
    least = (placed[n] ?? 0) + LABEL_HEIGHT;
  }
  let most = frame.height - frame.bottom;
  for (const n of order.toReversed()) {
    placed[n] = Math.min(placed[n] ?? 0, most);
    most = (placed[n] ?? 0) - LABEL_HEIGHT;
  }
  return placed;
}
