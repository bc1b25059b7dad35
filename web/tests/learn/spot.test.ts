import { expect, it } from "vitest";

import { spotFor } from "../../src/learn/spot";

const ROOM = { width: 1280, height: 720 };
const GUIDE = { width: 330, height: 240 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});
const covers = (spot: { left: number; top: number }, one: ReturnType<typeof box>): boolean =>
  spot.left < one.left + one.width &&
  spot.left + GUIDE.width > one.left &&
  spot.top < one.top + one.height &&
  spot.top + GUIDE.height > one.top;

it("covers neither what it speaks of nor the decision, where there is room", () => {
  const suspects = box(960, 80, 312, 420);
  const decision = box(530, 320, 422, 205);
  const spot = spotFor(GUIDE, ROOM, [suspects], decision);
  expect(covers(spot, suspects)).toBe(false);
  expect(covers(spot, decision)).toBe(false);
});

it("leaves the whole map free when it speaks of the map", () => {
  const room = { width: 1440, height: 900 };
  const map = box(5, 79, 1084, 600);
  expect(covers(spotFor(GUIDE, room, [map], box(630, 456, 459, 223)), map)).toBe(false);
});

it("leaves the decision free even where it must cover what it speaks of", () => {
  const decision = box(0, 600, 1280, 120);
  const spot = spotFor(GUIDE, ROOM, [box(0, 0, 1280, 720)], decision);
  expect(covers(spot, decision)).toBe(false);
});
