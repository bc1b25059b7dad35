import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Motion } from "../../src/voices/motion.svelte";
import type { VoicesView } from "../../src/voices/wire";

const court = (...markers: { marker: number; x: number; y: number }[]) =>
  ({ regions: [{ markers }] }) as unknown as VoicesView;
const push = {
  kind: "deployed",
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
};

let motion: Motion;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  motion = new Motion();
  motion.follow(court({ marker: 2, x: 100, y: 0 }, { marker: 3, x: 50, y: 50 }), []);
});
afterEach(() => {
  motion.finish();
  vi.useRealTimers();
});
const seen = () => motion.pieces.map(({ marker, y, fall }) => ({ marker, y, fall }));

describe("markers in motion", () => {
  it("lie where the view says while nothing is pushed", () => {
    expect(seen().map(({ marker }) => marker)).toEqual([2, 3]);
    expect(motion.moving).toBeNull();
  });

  it("take their real way, the others lying still", () => {
    motion.follow(court({ marker: 1, x: 0, y: 800 }, { marker: 3, x: 50, y: 50 }), [push]);
    vi.advanceTimersByTime(75 * 4);
    const [still, pushed, struck] = seen();
    expect(still).toEqual({ marker: 3, y: 50, fall: 0 });
    expect(pushed?.y).toBeGreaterThan(200);
    expect(pushed?.y).toBeLessThanOrEqual(400);
    expect(struck).toEqual({ marker: 2, y: 0, fall: 0 });
    expect(motion.moving).toBe(0);
  });

  it("fall at the end of their way, and then all is as the view says", () => {
    motion.follow(court({ marker: 1, x: 0, y: 800 }, { marker: 3, x: 50, y: 50 }), [push]);
    vi.advanceTimersByTime(75 * 10);
    const fallen = seen().find(({ marker }) => marker === 2);
    expect(fallen?.fall).toBeGreaterThan(0);
    vi.advanceTimersByTime(75 * 5);
    expect(seen().map(({ marker, fall }) => [marker, fall])).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(motion.moving).toBeNull();
  });

  it("show several pushes one after the other, faster", () => {
    motion.follow(court(), [push, { ...push, region: 1 }]);
    vi.advanceTimersByTime(50 * 12);
    expect(motion.moving).toBe(0);
    vi.advanceTimersByTime(50 * 3);
    expect(motion.moving).toBe(1);
  });
});
