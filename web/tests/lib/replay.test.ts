import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { captionOf } from "../../src/lib/director/beats";
import { Replay, type Source } from "../../src/lib/replay.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { ReplayStep } from "../../src/wire";

const LAST = 9;

/** A game in which each step moves somebody to the place of its number. */
function at(step: number): ReplayStep {
  const line = { step, text: `To place ${step}.`, secret: false, about: { kind: "moved" } };
  return {
    step,
    last: LAST,
    view: { game: "test", seat: null, decision: null, place: step },
    log: [line],
    steps: [
      {
        step,
        changes: [[["place"], step]],
        events: [{ kind: "moved" }],
        lasts: [800],
        log: [line],
        told: [0],
      },
    ],
    chosen: null,
    told: [],
    answers: [],
  };
}

const source = { step: async (step: number | null) => at(step ?? LAST) } as unknown as Source;
let replay: Replay;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.set({ pace: "unhurried" });
  replay = new Replay(source, null, null);
  await replay.go(3);
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes to any step at once", async () => {
  expect(replay.beat).toBeNull();
  await replay.go(7);
  expect(replay.beat).toBeNull();
  expect([replay.step, replay.view]).toMatchObject([7, { place: 7 }]);
});

it("shows the way to the next step, and then that step", async () => {
  await replay.go(4);
  expect(replay.view).toMatchObject({ place: 4 });
  expect(replay.beat && captionOf(replay.beat)).toBe("To place 4.");
  expect(replay.step).toBe(3);
  vi.advanceTimersByTime(800);
  expect(replay.beat).toBeNull();
  expect(replay.step).toBe(4);
});

it("leaves out the rest of a step when another is asked for", async () => {
  await replay.go(4);
  await replay.go(5);
  expect(replay.view).toMatchObject({ place: 5 });
  expect(replay.beat && captionOf(replay.beat)).toBe("To place 5.");
});
