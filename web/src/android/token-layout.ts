import { at } from "../lib/at";
import { HEIGHT, type Spot, WIDTH } from "./geometry";
import type { Area } from "./printed";

/** The sides of the squares that tokens take up, with their outlines: people we play, the rest. */
export const SIZES = { large: 40, small: 28 } as const;
export type Size = keyof typeof SIZES;
const KINDS = Object.keys(SIZES) as readonly Size[];
const STEP = 4;
const COLUMNS = WIDTH / STEP + 1;
const ROWS = HEIGHT / STEP + 1;
const LONGEST_ROW = 4;
/** So far around a place nobody stands who is somewhere else. */
const DOORSTEP = 38;
const FARTHEST = 240;
/** The detour that keeping one token more in the row is worth. */
const TOGETHER = 9;
/** Farther away than this, a row is tied to its place by a line. */
const BESIDE = 50;

/** Tokens that stand side by side, and whether it takes a line to see where. */
export interface Row {
  readonly spots: readonly Spot[];
  readonly leash: boolean;
}

/** How many of each size stand at a place. */
export type Crowd = Readonly<Record<Size, number>>;
/** Where they stand, size by size. */
export type Rows = Readonly<Record<Size, readonly Row[]>>;

/** From a place to the leftmost token of a row, in steps, and how far off that row is. */
interface Way {
  readonly columns: number;
  readonly lines: number;
  readonly cost: number;
}

/** Nearest first; above a place rather than below, where its name is. */
function ways(length: number, size: number): readonly Way[] {
  const found: Way[] = [];
  const half = ((length - 1) * size) / 2;
  const most = FARTHEST / STEP;
  for (let lines = -most; lines <= most; lines++) {
    for (let across = -most; across <= most; across++) {
      const [x, y] = [Math.abs(across * STEP), lines * STEP];
      const far = Math.hypot(Math.max(0, x - half), y);
      const cost = far + 0.2 * x + 0.3 * Math.max(0, y);
      if (far <= FARTHEST) found.push({ columns: across - Math.ceil(half / STEP), lines, cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** By size and length of a row; they depend on nothing else. */
const WAYS: Readonly<Record<Size, readonly (readonly Way[])[]>> = {
  large: Array.from({ length: LONGEST_ROW }, (_, n) => ways(n + 1, SIZES.large)),
  small: Array.from({ length: LONGEST_ROW }, (_, n) => ways(n + 1, SIZES.small)),
};

/** By size: for each crossing of the grid, whether a token there would cover something. */
type Taken = Readonly<Record<Size, Uint8Array>>;

/** Where tokens stand so that nothing on the map covers anything else. */
export class TokenLayout {
  private readonly printed: Taken = { large: free("large"), small: free("small") };
  /** By crossing: the place on whose doorstep it is, or −1. */
  private readonly doorstep = new Int16Array(COLUMNS * ROWS).fill(-1);

  constructor(
    private readonly where: readonly Spot[],
    areas: readonly Area[],
  ) {
    for (const area of areas) cover(this.printed, area);
    where.forEach((_, place) => this.claim(place));
  }

  /** The rows of each place, by who stands there. The fewer they are, the nearer they get. */
  rows(crowds: ReadonlyMap<number, Crowd>): ReadonlyMap<number, Rows> {
    const taken = { large: this.printed.large.slice(), small: this.printed.small.slice() };
    const count = ({ large, small }: Crowd): number => large + small;
    const fewestFirst = [...crowds].sort(
      ([a, some], [b, more]) => count(some) - count(more) || a - b,
    );
    return new Map(
      fewestFirst.map(([place, crowd]) => [
        place,
        {
          large: this.stand(taken, place, "large", crowd.large),
          small: this.stand(taken, place, "small", crowd.small),
        },
      ]),
    );
  }

  private stand(taken: Taken, place: number, size: Size, count: number): readonly Row[] {
    const rows: Row[] = [];
    let left = count;
    while (left > 0) {
      const row = this.nextRow(taken, place, size, left);
      for (const spot of row.spots) cover(taken, square(spot, SIZES[size]));
      rows.push(row);
      left -= row.spots.length;
    }
    return rows;
  }

  /** The nearest row, where a longer one may be somewhat farther away than a shorter one. */
  private nextRow(taken: Taken, place: number, size: Size, left: number): Row {
    const { x, y } = at(this.where, place);
    const [column, line] = [Math.round(x / STEP), Math.round(y / STEP)];
    const wide = SIZES[size] / STEP;
    let cheapest = Infinity;
    let best: Row = { spots: [{ x, y }], leash: false };
    for (let length = Math.min(left, LONGEST_ROW); length > 0; length--) {
      const scattered = TOGETHER * (left - length);
      for (const { columns, lines, cost } of at(WAYS[size], length - 1)) {
        if (cost + scattered >= cheapest) break;
        const [first, row] = [column + columns, line + lines];
        if (!this.isFree(taken[size], place, first, row, length, wide)) continue;
        const spots = Array.from({ length }, (_, n) => ({
          x: (first + n * wide) * STEP,
          y: row * STEP,
        }));
        best = { spots, leash: cost > BESIDE };
        cheapest = cost + scattered;
        break;
      }
    }
    return best;
  }

  private isFree(
    taken: Uint8Array,
    place: number,
    first: number,
    line: number,
    length: number,
    wide: number,
  ): boolean {
    const last = first + (length - 1) * wide;
    if (first < 0 || last >= COLUMNS || line < 0 || line >= ROWS) return false;
    for (let column = first; column <= last; column += wide) {
      const cell = line * COLUMNS + column;
      const near = this.doorstep[cell];
      if (taken[cell] || (near !== -1 && near !== place)) return false;
    }
    return true;
  }

  /** What lies on several doorsteps belongs to the nearest. */
  private claim(place: number): void {
    const far = (from: number, { x, y }: Spot): number => {
      const to = at(this.where, from);
      return Math.hypot(x - to.x, y - to.y);
    };
    const { x, y } = at(this.where, place);
    const [left, right, top, bottom] = [x - DOORSTEP, x + DOORSTEP, y - DOORSTEP, y + DOORSTEP];
    each({ left, right, top, bottom }, (cell, spot) => {
      const owner = this.doorstep[cell] ?? -1;
      const limit = owner < 0 ? DOORSTEP : far(owner, spot);
      if (far(place, spot) < limit) this.doorstep[cell] = place;
    });
  }
}

/** A grid on which only the edge of the map is taken. */
function free(size: Size): Uint8Array {
  const cells = new Uint8Array(COLUMNS * ROWS).fill(1);
  const edge = SIZES[size] / 2;
  const [right, bottom] = [WIDTH - edge, HEIGHT - edge];
  each({ left: edge, right, top: edge, bottom }, (cell) => (cells[cell] = 0));
  return cells;
}

const square = ({ x, y }: Spot, side: number): Area => ({
  left: x - side / 2,
  right: x + side / 2,
  top: y - side / 2,
  bottom: y + side / 2,
});

/** No token can stand where it would reach into the area. */
function cover(taken: Taken, { left, right, top, bottom }: Area): void {
  for (const size of KINDS) {
    const reach = SIZES[size] / 2 - 0.01;
    each(
      { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach },
      (cell) => (taken[size][cell] = 1),
    );
  }
}

function each({ left, right, top, bottom }: Area, visit: (cell: number, spot: Spot) => void): void {
  const lastColumn = Math.min(COLUMNS - 1, Math.floor(right / STEP));
  const lastLine = Math.min(ROWS - 1, Math.floor(bottom / STEP));
  for (let line = Math.max(0, Math.ceil(top / STEP)); line <= lastLine; line++) {
    for (let column = Math.max(0, Math.ceil(left / STEP)); column <= lastColumn; column++) {
      visit(line * COLUMNS + column, { x: column * STEP, y: line * STEP });
    }
  }
}
