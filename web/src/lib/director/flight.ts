import type { Action } from "svelte/action";

import { reducedMotion } from "../settings.svelte";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From where to where on the screen. */
export interface Way {
  readonly start: Point;
  readonly end: Point;
}

const STEPS = 12;
const RISE = 0.22;
/** Between two that go the same way. */
const STAGGER = 90;

/** Points of a bow from one point to another, as a hopper flies. */
export function arc(from: Point, to: Point): Point[] {
  const high = Math.hypot(to.x - from.x, to.y - from.y) * RISE;
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const t = n / STEPS;
    return {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t - 4 * high * t * (1 - t),
    };
  });
}

/** Goes its way and is gone; where nothing may move, it stands where it would arrive. */
export const flies: Action<HTMLElement, { way: Way; nth: number; ms: number }> = (
  element,
  { way, nth, ms },
) => {
  const places = (reducedMotion() ? [way.end, way.end] : arc(way.start, way.end)).map(
    ({ x, y }) => `${x}px ${y}px`,
  );
  element.style.translate = places.at(-1) ?? "";
  const delay = Math.min(nth * STAGGER, ms / 3);
  element.animate(
    { translate: places, scale: ["0.6", "1.15", "1"] },
    { duration: Math.max(0, ms * 0.8 - delay), delay, easing: "ease-in-out", fill: "backwards" },
  );
};
