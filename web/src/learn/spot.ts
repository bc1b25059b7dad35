interface Size {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

type Box = Size & Spot;

/** Between the guide and the edge of the window or of what must stay free. */
export const EDGE = 10;
/** In how many places across and down the guide is tried. */
const TRIES = 9;
/** The decision must stay free before all: it is what the learner has to press. */
const DECISION = 100;

const overlap = (a: Box, b: Box): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const tries = (room: number, size: number): number[] =>
  Array.from(
    { length: TRIES },
    (_, n) => EDGE + (n * Math.max(0, room - size - 2 * EDGE)) / (TRIES - 1),
  );

/** Where the guide covers least of what it speaks of, and nothing of the decision. */
export function spotFor(size: Size, room: Size, lit: readonly Box[], bar: Box | null): Spot {
  const above = bar ? [Math.max(EDGE, bar.top - EDGE - size.height)] : [];
  const tops = [...tries(room.height, size.height), ...above];
  const spots = tops.flatMap((top) =>
    tries(room.width, size.width)
      .toReversed()
      .map((left) => ({ left, top })),
  );
  const covered = (spot: Spot): number => {
    const guide = { ...spot, ...size };
    const hidden = lit.reduce((sum, one) => sum + overlap(guide, one), 0);
    return hidden + (bar ? DECISION * overlap(guide, bar) : 0);
  };
  const costs = spots.map(covered);
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: EDGE, top: EDGE };
}
