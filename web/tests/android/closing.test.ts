import { describe, expect, it } from "vitest";

import { closingBeats, lengthOf, shownAfter } from "../../src/android/closing/beats";
import type { AndroidView } from "../../src/android/wire";

const up = (value: number) => ({ up: true, value });
const suspect = (number: number, files: number[][], alibis = 0) => ({
  suspect: number,
  alive: true,
  hits: 0,
  alibis,
  files: files.map((file) => file.map(up)),
});
const line = (points: number) => ({ points, reason: "a reason" });
const CLOSED = {
  suspects: [suspect(0, [[1, 3], [], [2]]), suspect(4, [[], [], []], 1)],
  closing: {
    murderer: 0,
    culprit: -1,
    suspects: [
      { suspect: 0, total: 5, files: [[0, 3], [], [2]], alibis: [] },
      { suspect: 4, total: -5, files: [[], [], []], alibis: [-5] },
    ],
    hunches: [
      { guilty: 0, innocent: 4, guilty_right: true, innocent_right: true },
      { guilty: 4, innocent: 0, guilty_right: false, innocent_right: false },
    ],
  },
  result: {
    winners: [0],
    scores: [20, -1],
    breakdown: [[line(15), line(5)], [line(-1)]],
    story: [],
    epilogues: [],
  },
} as const satisfies Pick<AndroidView, "closing" | "result" | "suspects">;

describe("closing the case", () => {
  const beats = closingBeats(CLOSED);

  it("goes through suspects, charge, hunches, points and the winner, in this order", () => {
    expect(beats.map(({ kind }) => kind)).toEqual([
      ...["file", "file", "alibis", "charge", "hunches", "hunches", "points", "points", "winner"],
    ]);
  });

  it("shows nothing of what is still to come", () => {
    const first = shownAfter(beats.slice(0, 1), CLOSED);
    expect(first).toMatchObject({
      files: [1, 0],
      totals: [3, 0],
      charged: false,
      hunches: 0,
      lines: 0,
    });
    const weighed = shownAfter(beats.slice(0, 3), CLOSED);
    expect(weighed).toMatchObject({ totals: [5, -5], charged: false });
    const charged = shownAfter(beats.slice(0, 5), CLOSED);
    expect(charged).toMatchObject({ charged: true, hunches: 1, lines: 0, won: false });
  });

  it("ends with the sums of the rules", () => {
    const all = shownAfter(beats, CLOSED);
    expect(all.totals).toEqual(CLOSED.closing.suspects.map(({ total }) => total));
    expect(all).toMatchObject({ hunches: 2, lines: 2, won: true });
  });

  it("holds a full file longer than an empty one", () => {
    const [full, short] = beats.map((beat) => lengthOf(beat, CLOSED));
    expect(full).toBeGreaterThan(short ?? 0);
  });
});
