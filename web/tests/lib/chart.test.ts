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

describe("the chart of a score", () => {
  it("draws a line for each row, in steps, from the first point to the last step", () => {
    const { lines } = drawn(
      scores([
        { step: 0, when: "Day 1", totals: [0, 0] },
        { step: 5, when: "Day 2", totals: [4, -2] },
      ]),
      frame,
    );
    expect(lines.map(({ name, total }) => [name, total])).toEqual([
      ["Ada", 4],
      ["Bob", -2],
    ]);
    expect(lines[0]?.path).toMatch(/^M34 .*H.*V10H640$/);
  });

  it("puts more points higher, and the best at the top", () => {
    const { lines } = drawn(scores([{ step: 0, when: "", totals: [7, 3] }]), frame);
    expect(lines[0]?.end).toBe(frame.top);
    expect(lines[0]?.end).toBeLessThan(lines[1]?.end ?? 0);
  });

  it("keeps the names of equal rows apart, within the sheet", () => {
    const names = ["a", "b", "c", "d", "e"];
    const { lines } = drawn(scores([{ step: 0, when: "", totals: [0, 0, 0, 0, 0] }], names), frame);
    const heights = lines.map((line) => line.labelAt).sort((a, b) => a - b);
    heights.slice(1).forEach((height, n) => {
      expect(height - (heights[n] ?? 0)).toBeGreaterThanOrEqual(14);
    });
    expect(heights[0]).toBeGreaterThanOrEqual(frame.top);
    expect(heights.at(-1)).toBeLessThanOrEqual(frame.height - frame.bottom);
  });

  it("has few, round levels, and always zero", () => {
    const { levels } = drawn(scores([{ step: 0, when: "", totals: [43, -9] }]), frame);
    expect(levels.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  });

  it("leaves no room for names where the sheet is narrow", () => {
    expect(frameFor(300).narrow).toBe(true);
    expect(frameFor(300).right).toBeLessThan(frame.right);
  });
});
