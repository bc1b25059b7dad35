import { describe, expect, it } from "vitest";

import {
  closeUp,
  type Layout,
  MM,
  onBoard,
  onPlatform,
  plaqueAt,
  type Pose,
  pushAt,
} from "../../src/voices/geometry";

const POSES: readonly Pose[] = [0, 72, 144, 216, 288].map((turn) => ({
  x: 30 * MM * Math.sin((turn * Math.PI) / 180),
  y: 30 * MM * Math.cos((turn * Math.PI) / 180),
  turn,
}));

describe("the platforms' frames", () => {
  it("look away from the mind platform: ahead of the first is up in the drawing", () => {
    expect(onBoard(POSES[0]!, 5 * MM, 10 * MM)).toEqual({ x: 5, y: -40 });
  });

  it("are the same there and back", () => {
    for (const pose of POSES) {
      const { x, y } = onBoard(pose, 3 * MM, -7 * MM);
      const back = onPlatform(pose, { x, y });
      expect(back.x).toBeCloseTo(3 * MM);
      expect(back.y).toBeCloseTo(-7 * MM);
    }
  });

  it("are seen from the mind platform in a close-up: right is right, ahead is up", () => {
    for (const [region, pose] of POSES.entries()) {
      const { turn } = closeUp({ poses: POSES } as unknown as Layout, region);
      const seen = (x: number, y: number) => {
        const [from, to] = [onBoard(pose, 0, 0), onBoard(pose, x, y)];
        const angle = (turn * Math.PI) / 180;
        const [right, down] = [to.x - from.x, to.y - from.y];
        return {
          right: right * Math.cos(angle) - down * Math.sin(angle),
          down: right * Math.sin(angle) + down * Math.cos(angle),
        };
      };
      expect(seen(4 * MM, 0).right).toBeCloseTo(4);
      expect(seen(4 * MM, 0).down).toBeCloseTo(0);
      expect(seen(0, 9 * MM).down).toBeCloseTo(-9);
      expect(Math.abs(turn)).toBeLessThanOrEqual(180);
    }
  });
});

describe("the lattice of pushes", () => {
  const layout = {
    lattice: { max_start: 280, max_direction: 600, directions: 1201 },
  } as unknown as Layout;

  it("counts directions within starts, from the far left of both", () => {
    expect(pushAt(layout, 0)).toEqual({ start: -280, direction: -600 });
    expect(pushAt(layout, 280 * 1201 + 600)).toEqual({ start: 0, direction: 0 });
    expect(pushAt(layout, 281 * 1201)).toEqual({ start: 1, direction: -600 });
  });
});

describe("plaques", () => {
  const ROOMS = [
    [691, 448],
    [1559, 982],
    [518, 496],
    [382, 399],
  ].map(([width = 0, height = 0]) => ({ width, height }));
  const SIZE = { width: 110, height: 52 };

  it("stand inside the room of the board at every size", () => {
    for (const room of ROOMS) {
      for (const region of [0, 1, 2, 3, 4]) {
        const { x, y } = plaqueAt(region, room, SIZE);
        expect(x, `${region} in ${room.width}`).toBeGreaterThanOrEqual(-SIZE.width / 4);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + SIZE.width).toBeLessThanOrEqual(room.width + SIZE.width / 4);
        expect(y + SIZE.height).toBeLessThanOrEqual(room.height);
      }
    }
  });

  it("stand apart from each other", () => {
    for (const room of ROOMS) {
      const spots = [0, 1, 2, 3, 4].map((region) => plaqueAt(region, room, SIZE));
      spots.forEach((one, n) => {
        for (const other of spots.slice(n + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= SIZE.width - 6 || Math.abs(one.y - other.y) >= SIZE.height;
          expect(apart, `${n} in ${room.width}`).toBe(true);
        }
      });
    }
  });
});
