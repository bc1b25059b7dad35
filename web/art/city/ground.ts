import type { Spot } from "../../src/android/geometry";
import { lump, noise } from "./brush";

/** How a district is built. Angles in degrees, lengths in map units. */
export interface Style {
  readonly angle: number;
  readonly block: readonly [wide: number, high: number];
  /** Houses across and down a block. */
  readonly houses: readonly [across: number, down: number];
  readonly storeys: readonly [least: number, most: number];
  /** Which share of the windows is lit. */
  readonly lit: number;
  readonly parks: number;
  readonly roof: string;
  readonly wall: string;
  readonly windows: readonly string[];
  /** Rows of blocks that stand like bricks, and how wide the streets are. */
  readonly staggered?: boolean;
  readonly street?: number;
}

export const STYLES: Readonly<Record<string, Style>> = {
  tidewall: {
    angle: -8,
    block: [31, 24],
    houses: [3, 2],
    storeys: [6, 26],
    lit: 0.5,
    parks: 0.04,
    roof: "#0e1b24",
    wall: "#0b1820",
    windows: ["#9ff3e6", "#ffd9a0", "#ffd9a0", "#5fe0d0"],
    staggered: true,
  },
  laurels: {
    angle: 5,
    block: [38, 28],
    houses: [3, 2],
    storeys: [5, 21],
    lit: 0.52,
    parks: 0.28,
    roof: "#191b15",
    wall: "#14150f",
    windows: ["#ffe9a8", "#ffe08a", "#fff3cf"],
  },
  glasshouse: {
    angle: 13,
    block: [32, 26],
    houses: [3, 2],
    storeys: [9, 38],
    lit: 0.56,
    parks: 0.08,
    roof: "#211914",
    wall: "#1b120d",
    windows: ["#ffb36b", "#ff9442", "#ffe0b0"],
  },
  meridian: {
    angle: 0,
    block: [26, 25],
    houses: [2, 2],
    storeys: [16, 68],
    lit: 0.5,
    parks: 0.03,
    roof: "#131d36",
    wall: "#0d1630",
    windows: ["#bcd8ff", "#8fbcff", "#ffffff", "#5f9bff"],
  },
  gravelside: {
    angle: -15,
    block: [42, 26],
    houses: [3, 2],
    storeys: [5, 22],
    lit: 0.42,
    parks: 0.02,
    roof: "#1f1418",
    wall: "#1a0e11",
    windows: ["#ff8a6a", "#ffb27a", "#ff5d68"],
  },
  lanterns: {
    angle: 21,
    block: [25, 21],
    houses: [3, 2],
    storeys: [6, 22],
    lit: 0.46,
    parks: 0.03,
    roof: "#1a1329",
    wall: "#150f24",
    windows: ["#e3b8ff", "#ff9ad8", "#ffc27a", "#b67bff"],
    staggered: true,
    street: 2.6,
  },
};

/** The southern shore, by how far east. */
export const southShore = (x: number): number =>
  335 +
  3 * Math.sin(x / 88) +
  11 * (noise(x / 46, 3) - 0.5) +
  4 * (noise(x / 11, 8) - 0.5) -
  9 * lump(x, 206, 30) -
  7 * lump(x, 590, 34) +
  7 * lump(x, 690, 34) -
  8 * lump(x, 904, 30);

/** The sea wall in the west, by how far south. */
export const westShore = (y: number): number =>
  12 + 14 * (noise(7, y / 52) - 0.5) + 3 * (noise(2, y / 13) - 0.5) + 7 * lump(y, 222, 22);

/** The middle of the river, and half its width. */
export const river = (y: number): number =>
  712 + 7 * Math.sin(y / 55) + 4 * Math.sin(y / 23) - 6 * lump(y, 330, 40);
export const riverHalf = (y: number): number => 5 + 3.5 * lump(y, 340, 60);

/** A place on the map as the painter needs it. */
export interface Site extends Spot {
  readonly key: string;
  readonly district: string;
  readonly city: string;
  readonly major: boolean;
  /** Into how many lines its name is broken. */
  readonly lines: number;
}

/** Whose district a point is in, and how much nearer it is than the next one. */
export function district(
  sites: readonly Site[],
  { x, y }: Spot,
): { readonly key: string; readonly lead: number } {
  const warpedX = x + 26 * (noise(x / 60, y / 60 + 9) - 0.5);
  const warpedY = y + 26 * (noise(x / 60 + 5, y / 60) - 0.5);
  const nearest = new Map<string, number>();
  for (const site of sites) {
    const far = Math.hypot(site.x - warpedX, site.y - warpedY);
    if (far < (nearest.get(site.district) ?? Infinity)) nearest.set(site.district, far);
  }
  const [first, second] = [...nearest].sort(([, a], [, b]) => a - b);
  return { key: first?.[0] ?? "", lead: (second?.[1] ?? Infinity) - (first?.[1] ?? 0) };
}
