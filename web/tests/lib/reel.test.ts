import { describe, expect, it } from "vitest";

import { Reel } from "../../src/lib/director/reel.svelte";

/** Time that passes when it is told to. */
function handClock() {
  let waiting: { ms: number; then: () => void } | null = null;
  return {
    after(ms: number, then: () => void) {
      const one = { ms, then };
      waiting = one;
      return () => {
        if (waiting === one) waiting = null;
      };
    },
    waits: () => waiting?.ms ?? null,
    pass() {
      const one = waiting;
      waiting = null;
      one?.then();
    },
  };
}

describe("a reel", () => {
  it("shows one after the other, each in its own time", () => {
    const clock = handClock();
    const reel = new Reel([300, 500, 200], clock);
    reel.play();
    expect([reel.shown, clock.waits()]).toEqual([1, 300]);
    clock.pass();
    expect([reel.shown, clock.waits()]).toEqual([2, 500]);
    clock.pass();
    expect([reel.shown, clock.waits(), reel.done]).toEqual([3, null, true]);
  });

  it("is hurried on to the next one", () => {
    const clock = handClock();
    const reel = new Reel([300, 500, 200], clock);
    reel.play();
    reel.play();
    expect([reel.shown, clock.waits()]).toEqual([2, 500]);
  });

  it("is shown again from the first one on", () => {
    const clock = handClock();
    const reel = new Reel([300, 500], clock);
    reel.skip();
    reel.again();
    expect([reel.shown, clock.waits(), reel.done]).toEqual([1, 300, false]);
  });

  it("skips to its end, and stops when it is taken away", () => {
    const clock = handClock();
    const reel = new Reel([300, 500, 200], clock);
    reel.play();
    reel.skip();
    expect([reel.shown, clock.waits()]).toEqual([3, null]);
    const gone = new Reel([300, 500], clock);
    gone.play();
    gone.stop();
    expect([gone.shown, clock.waits()]).toEqual([1, null]);
  });
});
