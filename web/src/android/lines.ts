import type { AndroidCatalogue, AndroidPiece } from "./wire";
import { at } from "../lib/at";
import type { Choice } from "../wire";

const SIZE = 5;

export const cellName = (cell: number): string =>
  `${"ABCDE".charAt(cell % SIZE)}${Math.floor(cell / SIZE) + 1}`;

/** The cell and the quarter turns that an option to place a piece names. */
export function wayOf({ targets = [] }: Choice): { cell: number; turn: number } {
  const [cell, turn] = targets;
  return { cell: Number(cell?.[1] ?? -1), turn: Number(turn?.[1] ?? 0) };
}

/** The lines of a laid piece, by the sides they join, turned as it lies. */
export function laidLinks(box: AndroidCatalogue, value: number): readonly (readonly number[])[] {
  if (Math.floor(value / 4) === box.puzzle.conspiracy) return [[0], [1], [2], [3]];
  return turned(at(box.puzzle.pieces, Math.floor(value / 4)), value % 4);
}

export function turned(piece: AndroidPiece, quarters: number): readonly (readonly number[])[] {
  return piece.links.map((link) => link.map((side) => (side + quarters) % 4));
}

function across(cell: number, side: number): number {
  const row = Math.floor(cell / SIZE) + (side === 2 ? 1 : side === 0 ? -1 : 0);
  const column = (cell % SIZE) + (side === 1 ? 1 : side === 3 ? -1 : 0);
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE ? row * SIZE + column : -1;
}

/** What hangs together with one side of the conspiracy. */
interface Network {
  /** As 'cell/first side of the line'. */
  readonly lines: ReadonlySet<string>;
  readonly groups: ReadonlySet<number>;
}

const EMBLEMS: Readonly<Record<string, string>> = { haas: "haas-bioroid", jinteki: "jinteki" };

function networkOf(box: AndroidCatalogue, board: readonly number[], start: number): Network {
  const { centre, groups, pieces } = box.puzzle;
  const lines = new Set<string>();
  const reached = new Set<number>();
  const ahead: [cell: number, entry: number][] = [[across(centre, start), (start + 2) % 4]];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [cell, entry] = next;
    const value = board[cell] ?? -1;
    if (cell < 0 || value < 0 || cell === centre) continue;
    const line = laidLinks(box, value).find((link) => link.includes(entry));
    if (!line || lines.has(`${cell}/${line[0]}`)) continue;
    lines.add(`${cell}/${line[0]}`);
    const emblem = EMBLEMS[at(pieces, Math.floor(value / 4)).badge];
    if (emblem) reached.add(groups.findIndex(({ key }) => key === emblem));
    for (const side of line) {
      ahead.push([across(cell, side), (side + 2) % 4]);
      const there = groups.findIndex(({ edges }) =>
        edges.some(([edge, way]) => edge === cell && way === side),
      );
      if (there >= 0) reached.add(there);
    }
  }
  return { lines, groups: reached };
}

const networks = (box: AndroidCatalogue, board: readonly number[]): readonly Network[] =>
  [0, 1, 2, 3].map((side) => networkOf(box, board, side));

/** Which lines hang together with the conspiracy, for drawing. */
export const connected = (box: AndroidCatalogue, board: readonly number[]): ReadonlySet<string> =>
  new Set(networks(box, board).flatMap(({ lines }) => [...lines]));

/** By group, how many sides of the conspiracy are linked to it. */
export function linksOf(box: AndroidCatalogue, board: readonly number[]): readonly number[] {
  const found = networks(box, board);
  return box.puzzle.groups.map((_, n) => found.filter(({ groups }) => groups.has(n)).length);
}

const EDGES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

/** A line of a piece as a path in a square of 100 by 100. */
export function drawn(link: readonly number[]): string {
  const [a, b] = link;
  const ends = link.map((side) => at(EDGES, side));
  if (a !== undefined && b !== undefined && link.length === 2) {
    const [[x1, y1], [x2, y2]] = [at(EDGES, a), at(EDGES, b)];
    return `M${x1} ${y1}Q50 50 ${x2} ${y2}`;
  }
  if (link.length === 1) {
    const [x, y] = at(ends, 0);
    return `M${x} ${y}L${50 + (x - 50) * 0.35} ${50 + (y - 50) * 0.35}`;
  }
  return ends.map(([x, y]) => `M50 50L${x} ${y}`).join("");
}
