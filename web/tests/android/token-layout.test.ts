import { describe, expect, it } from "vitest";

import { HEIGHT, type Spot, WIDTH } from "../../src/android/geometry";
import type { Area } from "../../src/android/printed";
import { SIZES, TokenLayout } from "../../src/android/token-layout";

const TOKEN = SIZES.small;
const PLACES: readonly Spot[] = [
  { x: 200, y: 200 },
  { x: 260, y: 200 },
  { x: 12, y: 12 },
  { x: 700, y: 400 },
];
const shape = ({ x, y }: Spot): Area => ({
  left: x - 16,
  right: x + 16,
  top: y - 16,
  bottom: y + 16,
});
const shapes = PLACES.map(shape);
const name: Area = { left: 160, right: 300, top: 220, bottom: 236 };

const overlap = (token: Spot, area: Area): boolean =>
  token.x + TOKEN / 2 > area.left &&
  token.x - TOKEN / 2 < area.right &&
  token.y + TOKEN / 2 > area.top &&
  token.y - TOKEN / 2 < area.bottom;
const square = (spot: Spot): Area => ({
  left: spot.x - TOKEN / 2,
  right: spot.x + TOKEN / 2,
  top: spot.y - TOKEN / 2,
  bottom: spot.y + TOKEN / 2,
});

/** By place, where its tokens stand. */
function laidOut(crowd: readonly (readonly [number, number])[], areas = [...shapes, name]) {
  const crowds = crowd.map(([place, small]) => [place, { large: 0, small }] as const);
  const rows = new TokenLayout(PLACES, areas).rows(new Map(crowds));
  return new Map([...rows].map(([place, { small }]) => [place, small.flatMap((row) => row.spots)]));
}

describe("the layout of tokens on the map", () => {
  it("gives every token a spot", () => {
    const spots = laidOut([
      [0, 1],
      [1, 7],
      [3, 4],
    ]);
    expect([0, 1, 3].map((place) => spots.get(place)?.length)).toEqual([1, 7, 4]);
  });

  it("lets no token cover what is printed, another token or the edge", () => {
    const all = [...laidOut(PLACES.map((_, place) => [place, 6] as const)).values()].flat();
    all.forEach((token, n) => {
      for (const area of [...shapes, name]) expect(overlap(token, area)).toBe(false);
      for (const other of all.slice(n + 1)) expect(overlap(token, square(other))).toBe(false);
      expect(token.x).toBeGreaterThanOrEqual(TOKEN / 2);
      expect(token.y).toBeGreaterThanOrEqual(TOKEN / 2);
      expect(token.x).toBeLessThanOrEqual(WIDTH - TOKEN / 2);
      expect(token.y).toBeLessThanOrEqual(HEIGHT - TOKEN / 2);
    });
  });

  it("keeps a token nearer to its own place than to any other", () => {
    const far = (token: Spot, place: Spot) => Math.hypot(token.x - place.x, token.y - place.y);
    for (const [place, tokens] of laidOut([
      [0, 2],
      [1, 2],
    ])) {
      for (const token of tokens) {
        PLACES.forEach((other, n) => {
          if (n !== place) expect(far(token, PLACES[place]!)).toBeLessThan(far(token, other));
        });
      }
    }
  });

  it("sets tokens side by side, above their place", () => {
    const [first, second, third] = laidOut([[3, 3]]).get(3)!;
    expect([second!.x - first!.x, third!.x - second!.x]).toEqual([TOKEN, TOKEN]);
    expect(new Set([first!.y, second!.y, third!.y]).size).toBe(1);
    expect(first!.y).toBeLessThan(PLACES[3]!.y);
  });

  it("gives large tokens the room that they need", () => {
    const crowd = new Map([
      [0, { large: 3, small: 2 }],
      [1, { large: 2, small: 3 }],
    ]);
    const rows = [...new TokenLayout(PLACES, shapes).rows(crowd).values()];
    const all = rows.flatMap(({ large, small }) => [
      ...large.flatMap((row) => row.spots).map((spot) => ({ ...spot, half: SIZES.large / 2 })),
      ...small.flatMap((row) => row.spots).map((spot) => ({ ...spot, half: SIZES.small / 2 })),
    ]);
    expect(all).toHaveLength(10);
    all.forEach((one, n) => {
      for (const other of all.slice(n + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(one.half + other.half);
      }
    });
  });

  it("ties a row by a line only where it stands apart", () => {
    const crowded: Area = { left: 620, right: 780, top: 330, bottom: 470 };
    const leashed = (areas: readonly Area[]) =>
      new TokenLayout(PLACES, areas).rows(new Map([[3, { large: 0, small: 1 }]])).get(3)!.small[0]!
        .leash;
    expect(leashed(shapes)).toBe(false);
    expect(leashed([...shapes, crowded])).toBe(true);
  });
});
