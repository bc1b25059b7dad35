import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Motion, type Piece, type Push } from "../../src/voices/motion.svelte";

const lying = (marker: number, x: number, y: number): Piece => ({
  marker,
  region: 0,
  x,
  y,
  fall: 0,
});
const BEFORE = [lying(2, 100, 0), lying(3, 50, 50)];
const AFTER = [lying(3, 50, 50), lying(1, 0, 800)];
const PUSH = {
  kind: "deployed",
  seat: 0,
  marker: 1,
  region: 0,
  destroyed: [2],
  paths: [
    [
      1,
      [
        [0, 0, 0],
        [4, 0, 400],
        [8, 0, 800],
      ],
    ],
    [
      2,
      [
        [0, 100, 0],
        [8, 100, 900],
      ],
    ],
  ],
} as unknown as Push;
const MS = 4000;

let motion: Motion;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  motion = new Motion();
  motion.lie(BEFORE);
});
afterEach(() => {
  motion.finish();
  vi.useRealTimers();
});
const seen = () => motion.pieces.map(({ marker, y, fall }) => ({ marker, y, fall }));

describe("markers in motion", () => {
  it("lie where they are while nothing is pushed", () => {
    expect(motion.pieces).toEqual(BEFORE);
    expect(motion.push).toBeNull();
  });

  it("take their real way, the others lying still", () => {
    motion.play(PUSH, BEFORE, MS);
    vi.advanceTimersByTime(MS * 0.25);
    const [still, pushed, struck] = seen();
    expect(still).toEqual({ marker: 3, y: 50, fall: 0 });
    expect(pushed?.y).toBeGreaterThan(0);
    expect(pushed?.y).toBeLessThan(800);
    expect(struck?.fall).toBe(0);
    expect(motion.push).toBe(PUSH);
  });

  it("go more slowly before one of them falls", () => {
    motion.play(PUSH, BEFORE, MS);
    const after = (share: number) => {
      vi.advanceTimersByTime(share * MS);
      return motion.pieces.find(({ marker }) => marker === 1)?.y ?? NaN;
    };
    const start = after(0.12);
    const fast = after(0.2) - start;
    const slow = after(0.2) - fast;
    expect(fast).toBeGreaterThan(2 * slow);
  });

  it("fall at the end of their way, are seen to be gone, and then all lies as it should", () => {
    motion.play(PUSH, BEFORE, MS);
    vi.advanceTimersByTime(MS * 0.7);
    const falling = motion.pieces.find(({ marker }) => marker === 2);
    expect(falling?.fall).toBeGreaterThan(0);
    expect(motion.fallen).toEqual([]);
    vi.advanceTimersByTime(MS * 0.15);
    expect(motion.pieces.map(({ marker }) => marker)).toEqual([3, 1]);
    expect(motion.fallen).toEqual([2]);
    expect(motion.push).toBe(PUSH);
    motion.lie(AFTER);
    expect(motion.push).toBeNull();
    expect(motion.pieces).toEqual(AFTER);
  });

  it("show the last push again, whatever else is on the table by then", () => {
    motion.play(PUSH, BEFORE, MS);
    motion.lie(AFTER);
    motion.again();
    expect(motion.pieces.find(({ marker }) => marker === 2)?.fall).toBe(0);
    motion.lie(AFTER);
    expect(motion.push).toBe(PUSH);
    motion.finish();
    expect(motion.pieces).toEqual(AFTER);
  });
});
