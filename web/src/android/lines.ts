import type { AndroidCatalogue, AndroidPiece } from "../wire";
import { at } from "../lib/at";

const SIZE = 5;

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

/** Which lines hang together with the conspiracy, as 'cell/first side of the line', for drawing. */
export function connected(box: AndroidCatalogue, board: readonly number[]): ReadonlySet<string> {
  const found = new Set<string>();
  const { centre } = box.puzzle;
  const ahead: [cell: number, entry: number][] = [0, 1, 2, 3].map((side) => [
    across(centre, side),
    (side + 2) % 4,
  ]);
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [cell, entry] = next;
    const value = board[cell] ?? -1;
    if (cell < 0 || value < 0 || cell === centre) continue;
    const line = laidLinks(box, value).find((link) => link.includes(entry));
    if (!line || found.has(`${cell}/${line[0]}`)) continue;
    found.add(`${cell}/${line[0]}`);
    for (const side of line) ahead.push([across(cell, side), (side + 2) % 4]);
  }
  return found;
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
