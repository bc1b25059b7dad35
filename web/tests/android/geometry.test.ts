import { describe, expect, it } from "vitest";

import { ARROWS, leash, lines, nearest } from "../../src/android/geometry";

const spot = (x: number, y: number) => ({ x, y });

describe("the map's geometry", () => {
  it("ties a place to the nearest of its tokens", () => {
    expect(leash(spot(0, 0), [spot(50, 0), spot(30, 0), spot(40, 40)])).toBe("M0 0L30 0");
  });

  it("walks to the nearest place in a direction, or stays", () => {
    const places = [spot(0, 0), spot(100, 10), spot(40, 70), spot(60, 0)];
    expect(nearest(places, 0, ARROWS["ArrowRight"]!)).toBe(3);
    expect(nearest(places, 0, ARROWS["ArrowDown"]!)).toBe(2);
    expect(nearest(places, 0, ARROWS["ArrowLeft"]!)).toBe(-1);
  });

  it("breaks a name into short lines, never within a word", () => {
    expect(lines("Chapel of the Tides")).toEqual(["Chapel of", "the Tides"]);
    expect(lines("Weyland Real Estate")).toEqual(["Weyland", "Real Estate"]);
    expect(lines("Mission of the Open Hand")).toEqual(["Mission of", "the Open Hand"]);
    expect(lines("Beanstalk")).toEqual(["Beanstalk"]);
  });
});
