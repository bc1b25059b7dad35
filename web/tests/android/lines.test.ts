import { describe, expect, it } from "vitest";

import { connected, linksOf, turned } from "../../src/android/lines";
import type { AndroidCatalogue, AndroidPiece } from "../../src/android/wire";

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const piece = (links: number[][], badge = "none"): AndroidPiece => ({
  key: "",
  pile: 0,
  links,
  bonus: [],
  badge,
});
const STRAIGHT = 0;
const BEND = 1;
const EMBLEM = 2;
const box = {
  puzzle: {
    size: 5,
    centre: 12,
    conspiracy: 3,
    pieces: [piece([[NORTH, SOUTH]]), piece([[NORTH, EAST]]), piece([[SOUTH]], "haas"), piece([])],
    groups: [
      { key: "jinteki", edges: [[2, NORTH]] },
      { key: "haas-bioroid", edges: [[14, EAST]] },
    ],
    piles: [],
  },
} as unknown as AndroidCatalogue;

const board = (laid: Record<number, number>): number[] =>
  Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 3 * 4 : (laid[cell] ?? -1)));

describe("the lines of the puzzle", () => {
  it("turn with their piece", () => {
    expect(turned(piece([[NORTH, EAST], [SOUTH]]), 3)).toEqual([[WEST, NORTH], [EAST]]);
  });

  it("link a group where one runs from the centre to its edge", () => {
    const reached = board({ 7: STRAIGHT * 4, 2: STRAIGHT * 4 });
    expect(linksOf(box, reached)).toEqual([1, 0]);
    expect([...connected(box, reached)].sort()).toEqual(["2/0", "7/0"]);
  });

  it("break off where the next piece does not go on", () => {
    const broken = board({ 7: STRAIGHT * 4, 2: BEND * 4 });
    expect(linksOf(box, broken)).toEqual([0, 0]);
    expect([...connected(box, broken)]).toEqual(["7/0"]);
  });

  it("reach a group by its emblem too", () => {
    expect(linksOf(box, board({ 7: EMBLEM * 4 }))).toEqual([0, 1]);
  });

  it("count once for each side of the centre", () => {
    const turnedOnce = STRAIGHT * 4 + 1;
    const both = board({ 7: EMBLEM * 4, 13: turnedOnce, 14: turnedOnce });
    expect(linksOf(box, both)).toEqual([0, 2]);
  });
});
