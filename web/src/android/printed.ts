import type { AndroidCatalogue } from "./wire";
import { at } from "../lib/at";
import { DISTRICTS } from "./city";
import { lines, type Spot, WIDTH } from "./geometry";

/** A rectangle of the map that nothing else may cover. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How wide a text is, by its size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

export const R = 15;
export const FENCE = R + 5.5;

/** Letters on the map: as large as they can be, but never below what can be read. */
export interface Lettering {
  readonly size: number;
  /** From a place to the line of the first row of its name, and from row to row. */
  readonly first: number;
  readonly line: number;
  readonly district: number;
}

export const NAME_WEIGHT = 700;
export const DISTRICT = { weight: 500, spacing: 0.08 } as const;
const USUAL = { name: 14.6, district: 12 } as const;

/** For a map of so many pixels per unit, and the smallest letters that its reader can read. */
export function lettering(scale: number, least: number): Lettering {
  const size = Math.max(least / scale, USUAL.name);
  return {
    size,
    first: R + 5 + size * 0.82,
    line: size * 0.98,
    district: Math.max(least / scale, USUAL.district),
  };
}

/** Names that stand a little aside, for the place below or the name beside them. */
const ASIDE: Readonly<Record<string, number>> = {
  "adams-garden": 5,
  "chapel-of-the-tides": -8,
  "memories-of-green": -4,
  "monroe-associates": 10,
  "old-war-memorial": 4,
  "row-nine-dormitories": 6,
  "weyland-real-estate": -6,
};

/** The middle of a place's name, seen from the place. */
export const nameShift = (key: string): number => ASIDE[key] ?? 0;

/** Where the name of a district stands: its middle, on its line. */
export const districtSpot = (key: string): Spot => DISTRICTS[key]?.label ?? { x: 0, y: 0 };

/** Right of the Moon and under the Earth lies the question that is asked. */
export const QUESTION: Spot = { x: 742, y: 336 };
/** In the upper right corner the map says how to read it. */
const CORNER = 46;

const AIR = 2;

const lineOfText = (x: number, y: number, wide: number, size: number): Area => ({
  left: x - wide / 2 - AIR,
  right: x + wide / 2 + AIR,
  top: y - 0.8 * size,
  bottom: y + 0.25 * size,
});

const HALF = 1.2;

/** Where no token may stand: shapes and names of places, names of districts, the question. */
export function printed(
  box: AndroidCatalogue,
  where: readonly Spot[],
  letters: Lettering,
  measure: Measure,
): readonly Area[] {
  const shapes = box.places.map(({ restricted }, n): Area => {
    const { x, y } = at(where, n);
    const r = HALF * (restricted ? FENCE : R);
    return { left: x - r, right: x + r, top: y - r, bottom: y + r };
  });
  const names = box.places.flatMap(({ key, name }, n) =>
    lines(name).map((words, row) => {
      const { x, y } = at(where, n);
      const wide = measure(words, letters.size, NAME_WEIGHT);
      const line = y + letters.first + row * letters.line;
      return lineOfText(x + nameShift(key), line, wide, letters.size);
    }),
  );
  const districts = box.districts.map(({ key, name }) => {
    const { x, y } = districtSpot(key);
    const wide =
      measure(name.toUpperCase(), letters.district, DISTRICT.weight) +
      name.length * DISTRICT.spacing * letters.district;
    return lineOfText(x, y, wide, letters.district);
  });
  const question = { left: QUESTION.x, top: QUESTION.y, right: Infinity, bottom: Infinity };
  const key = { left: WIDTH - CORNER, top: 0, right: WIDTH, bottom: CORNER };
  return [...shapes, ...names, ...districts, question, key];
}
