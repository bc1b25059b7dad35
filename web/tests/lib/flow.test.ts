import { describe, expect, it } from "vitest";

import { linesOf } from "../../src/lib/flow";

/** Nothing can be measured here, so a letter is 7 wide, and a button 30.8 wider than its words. */
const room = { width: 180, lines: 3, font: 10 };

describe("how many lines options fill", () => {
  it("sets buttons one after the other while there is room", () => {
    expect(linesOf(["abcd", "abcd"], room)).toBe(1);
    expect(linesOf(["abcd", "abcd", "abcd"], room)).toBe(2);
  });

  it("counts the lines of a button that is longer than one", () => {
    expect(linesOf(["x".repeat(30)], room)).toBe(2);
    expect(linesOf(["x".repeat(60), "a"], room)).toBe(4);
  });

  it("has one line where there is nothing", () => {
    expect(linesOf([], room)).toBe(1);
  });
});
