import { describe, expect, it } from "vitest";

import { drawn, frameFor } from "../../src/lib/chart";
import type { ScoreHistory } from "../../src/wire";

const frame = frameFor(800);

const scores = (
  points: ScoreHistory["points"],
  names: readonly string[] = ["Ada", "Bob"],
): ScoreHistory => ({
  about: "Victory points",
  when: "day 2",
  rows: names.map((name) => ({ name, total: 0, lines: [], hopes: [] })),
  points,
  last: 10,
});

const point = (step: number, number: number | null, totals: number[], period = "Day") => ({
  step,
  when: number === null ? period : `${period} ${number}`,
  period,
  number,
  totals,
});

describe("the chart of a score", () => {
  it("draws a line for each row, in steps, from the first point to the last step", () => {
    const { lines } = drawn(scores([point(0, 1, [0, 0]), point(5, 2, [4, -2])]), frame);
    expect(lines.map(({ name, total }) => [name, total])).toEqual([
      ["Ada", 4],
      ["Bob", -2],
    ]);
    expect(lines[0]?.path).toMatch(/^M34 .*H.*V10H640$/);
  });

  it("puts more points higher, and the best at the top", () => {
    const { lines } = drawn(scores([point(0, 1, [7, 3])]), frame);
    expect(lines[0]?.end).toBe(frame.top);
    expect(lines[0]?.end).toBeLessThan(lines[1]?.end ?? 0);
  });

  it("keeps the names of equal rows apart, within the sheet", () => {
    const names = ["a", "b", "c", "d", "e"];
    const { lines } = drawn(scores([point(0, 1, [0, 0, 0, 0, 0])], names), frame);
    const heights = lines.map((line) => line.labelAt).sort((a, b) => a - b);
    heights.slice(1).forEach((height, n) => {
      expect(height - (heights[n] ?? 0)).toBeGreaterThanOrEqual(14);
    });
    expect(heights[0]).toBeGreaterThanOrEqual(frame.top);
    expect(heights.at(-1)).toBeLessThanOrEqual(frame.height - frame.bottom);
  });

  it("has few, round levels, and always zero", () => {
    const { levels } = drawn(scores([point(0, 1, [43, -9])]), frame);
    expect(levels.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  });

  it("marks each new day with its number, and under it what the number counts", () => {
    const { days } = drawn(
      scores([
        point(0, 1, [0, 0], "Week 1, day"),
        point(1, 1, [1, 0], "Week 1, day"),
        point(3, 2, [1, 1], "Week 1, day"),
        point(6, 1, [2, 1], "Week 2, day"),
        point(9, null, [9, 1], "The case is closed"),
      ]),
      frame,
    );
    expect(days.map(({ label, heading }) => [label, heading])).toEqual([
      ["1", "Week 1, day"],
      ["2", ""],
      ["1", "Week 2, day"],
    ]);
  });

  it("leaves no room for names where the sheet is narrow", () => {
    expect(frameFor(300).narrow).toBe(true);
    expect(frameFor(300).right).toBeLessThan(frame.right);
  });
});
