import type { AndroidCatalogue } from "./wire";
import { at } from "../lib/at";
import { lines, type Spot } from "./geometry";

/** A rectangle of the map that nothing else may cover. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How wide a text is, by its size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

export const R = 16;
export const FENCE = R + 5;
export const NAME = { size: 14.5, weight: 650, first: R + 18, line: 14.5 } as const;
export const DISTRICT_NAME = { size: 12.5, weight: 600, spacing: 0.12 } as const;
export const LEGEND = {
  x: 16,
  y: 378,
  size: 12.5,
  line: 17,
  lines: ["◆ ritzy ● normal ▲ seedy", "B business C civic N nightlife", "R religious H housing"],
} as const;
/** From here to the lower right corner lie the panels of a wide window. */
export const PANELS: Spot = { x: 662, y: 390 };

const LABELS: Readonly<Record<string, readonly [number, number]>> = {
  tidewall: [112, 22],
  laurels: [340, 22],
  glasshouse: [358, 240],
  meridian: [605, 22],
  gravelside: [800, 22],
  lanterns: [1090, 22],
  beanstalk: [420, 366],
  "bright-limb": [96, 440],
  shaftworks: [588, 500],
};

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
export function districtSpot(key: string): Spot {
  const [x, y] = LABELS[key] ?? [0, 0];
  return { x, y };
}

const AIR = 2;

const lineOfText = (x: number, y: number, wide: number, size: number): Area => ({
  left: x - wide / 2 - AIR,
  right: x + wide / 2 + AIR,
  top: y - 0.8 * size,
  bottom: y + 0.25 * size,
});

const HALF = 1.2;

/** All that is printed on the map: shapes and names of places, names of districts, the legend. */
export function printed(
  box: AndroidCatalogue,
  where: readonly Spot[],
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
      const wide = measure(words, NAME.size, NAME.weight);
      return lineOfText(x + nameShift(key), y + NAME.first + row * NAME.line, wide, NAME.size);
    }),
  );
  const districts = box.districts.map(({ key, name }) => {
    const { x, y } = districtSpot(key);
    const { size, weight, spacing } = DISTRICT_NAME;
    const wide = measure(name.toUpperCase(), size, weight) + name.length * spacing * size;
    return lineOfText(x, y, wide, size);
  });
  const legend = LEGEND.lines.map((words, row) => {
    const wide = measure(words, LEGEND.size, 400);
    return lineOfText(LEGEND.x + wide / 2, LEGEND.y + row * LEGEND.line, wide, LEGEND.size);
  });
  const panels = { left: PANELS.x, top: PANELS.y, right: Infinity, bottom: Infinity };
  return [...shapes, ...names, ...districts, ...legend, panels];
}
