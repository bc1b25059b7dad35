import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { VoicesAim, VoicesPush, VoicesView } from "../../src/voices/wire";
import { Aim } from "../../src/voices/aim.svelte";
import { type Layout, MM } from "../../src/voices/geometry";
import { Asked } from "../lib/sights";

const layout = {
  start_y: -10 * MM,
  lattice: { start_step: 100, max_start: 150, max_direction: 600, directions: 1201 },
} as unknown as Layout;

/** A table that answers when it is told to. */
class Court extends Asked<VoicesView> {
  readonly asked: [start: number, direction: number][] = [];
  answer: (result: VoicesPush) => void = () => {};
  refuse: (why: Error) => void = () => {};

  override preview(_name: string, { start, direction }: VoicesAim): Promise<unknown> {
    this.asked.push([start, direction]);
    return new Promise((done, failed) => {
      this.answer = done;
      this.refuse = failed;
    });
  }
}
const result = (action: number) => ({ action }) as VoicesPush;
const settle = () => vi.advanceTimersByTimeAsync(100);

let court: Court;
let aim: Aim;
beforeEach(() => {
  vi.useFakeTimers();
  court = new Court();
  aim = new Aim(court, layout);
});
afterEach(() => vi.useRealTimers());

describe("lining up a push", () => {
  it("stays on the railing and within the cone, in whole steps", () => {
    aim.set(999, -999.4);
    expect([aim.start, aim.direction]).toEqual([150, -600]);
    expect(court.asked).toEqual([[15, -60]]);
  });

  it("points from its start at what was clicked", () => {
    aim.set(0, 0);
    aim.pointAt({ x: 10 * MM, y: 0 });
    expect(aim.direction).toBe(450);
    aim.startAt({ x: 4 * MM, y: 0 });
    expect([aim.start, aim.direction]).toEqual([40, 450]);
  });

  it("never points backwards", () => {
    aim.pointAt({ x: 0, y: -50 * MM });
    expect(aim.direction).toBe(0);
    aim.pointAt({ x: 50 * MM, y: -50 * MM });
    expect(aim.direction).toBe(600);
  });

  it("asks for the latest aim only, once the answer on its way is there", async () => {
    aim.set(1, 0);
    aim.set(2, 0);
    aim.set(3, 0);
    expect(court.asked).toEqual([[0.1, 0]]);
    court.answer(result(1));
    await settle();
    expect(court.asked).toEqual([
      [0.1, 0],
      [0.3, 0],
    ]);
    expect(aim.result).toBeNull();
    court.answer(result(3));
    await settle();
    expect(aim.result).toEqual(result(3));
    expect(aim.asking).toBe(false);
  });

  it("says why there is no outcome", async () => {
    aim.set(1, 0);
    court.refuse(new Error("no marker is held"));
    await settle();
    expect(aim.refused).toBe("no marker is held");
    expect(aim.result).toBeNull();
  });

  it("makes the push whose outcome was shown", async () => {
    aim.set(1, 0);
    const pushed = aim.push();
    expect(court.chosen).toEqual([]);
    court.answer(result(77));
    await pushed;
    expect(court.chosen).toEqual([77]);
  });
});
