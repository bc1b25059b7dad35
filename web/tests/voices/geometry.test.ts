import { describe, expect, it } from "vitest";

import {
  type Layout,
  MM,
  onBoard,
  onPlatform,
  type Pose,
  pushAt,
  screenSign,
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

  it("tell whether right is right on the screen", () => {
    expect(POSES.map(screenSign)).toEqual([1, 1, -1, -1, 1]);
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
