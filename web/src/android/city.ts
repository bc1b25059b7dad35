import type { Spot } from "./geometry";

/** What a district is told by on the map: its colour, and where its name stands. */
export interface DistrictLook {
  readonly colour: string;
  readonly label: Spot;
}

export const DISTRICTS: Readonly<Record<string, DistrictLook>> = {
  tidewall: { colour: "#35d6c4", label: { x: 109, y: 230 } },
  laurels: { colour: "#e9d65a", label: { x: 282, y: 146 } },
  glasshouse: { colour: "#ff9d4d", label: { x: 383, y: 240 } },
  meridian: { colour: "#5b9bff", label: { x: 612, y: 140 } },
  gravelside: { colour: "#ff5d68", label: { x: 842, y: 150 } },
  lanterns: { colour: "#b67bff", label: { x: 1080, y: 156 } },
  beanstalk: { colour: "#bfe0ff", label: { x: 470, y: 356 } },
  "bright-limb": { colour: "#dfe8ff", label: { x: 199, y: 560 } },
  shaftworks: { colour: "#e0b25c", label: { x: 555, y: 480 } },
};

export const TYPE_COLOURS: Readonly<Record<string, string>> = {
  business: "#ffc14d",
  civic: "#6fb4ff",
  nightlife: "#ff7db4",
  religious: "#c6a8ff",
  residential: "#6fe0a0",
};

/** The part of the plane that is painted, in map units: more than the map, to bleed around it. */
export const PAINTED = { left: -30, top: -130, right: 1660, bottom: 890 } as const;

type Road = readonly (readonly [x: number, y: number])[];

/** The great roads of New Angeles, by points on their way. */
export const ROADS: readonly Road[] = [
  [
    [-260, 128],
    [-60, 120],
    [60, 112],
    [120, 116],
    [205, 134],
    [300, 112],
    [396, 118],
    [500, 128],
    [610, 126],
    [712, 132],
    [830, 104],
    [905, 104],
    [985, 132],
    [1090, 114],
    [1210, 118],
    [1500, 96],
  ],
  [
    [-20, 226],
    [100, 216],
    [212, 236],
    [312, 222],
    [405, 222],
    [505, 228],
    [600, 222],
    [706, 228],
    [800, 236],
    [898, 214],
    [1000, 240],
    [1090, 222],
    [1210, 232],
    [1500, 238],
  ],
  [
    [206, -160],
    [196, 20],
    [208, 134],
    [210, 236],
    [204, 300],
  ],
  [
    [402, -160],
    [396, 40],
    [408, 118],
    [404, 222],
    [396, 316],
  ],
  [
    [506, -160],
    [498, 20],
    [504, 128],
    [516, 228],
    [500, 316],
  ],
  [
    [640, -160],
    [602, -20],
    [604, 126],
    [596, 222],
    [640, 300],
    [690, 328],
  ],
  [
    [806, -160],
    [800, 20],
    [824, 104],
    [812, 236],
    [800, 330],
  ],
  [
    [912, -160],
    [930, 20],
    [902, 104],
    [896, 214],
    [905, 330],
  ],
  [
    [1090, -160],
    [1092, 30],
    [1098, 114],
    [1094, 222],
    [1070, 330],
  ],
  [
    [60, 310],
    [150, 322],
    [240, 312],
    [330, 320],
    [430, 314],
    [540, 316],
    [640, 318],
    [690, 328],
    [760, 318],
    [860, 324],
    [960, 316],
    [1060, 322],
    [1180, 318],
    [1500, 330],
  ],
];

/** A road as a smooth line of many points. */
export function smooth(road: Road, steps = 10): readonly Spot[] {
  const points = road.map(([x, y]) => ({ x, y }));
  return points.slice(0, -1).flatMap((here, n) => {
    const before = points[n - 1] ?? here;
    const next = points[n + 1] ?? here;
    const after = points[n + 2] ?? next;
    const along = (a: keyof Spot, t: number): number =>
      0.5 *
      (2 * here[a] +
        (next[a] - before[a]) * t +
        (2 * before[a] - 5 * here[a] + 4 * next[a] - after[a]) * t * t +
        (3 * here[a] - before[a] - 3 * next[a] + after[a]) * t * t * t);
    return Array.from({ length: steps }, (_, step) => ({
      x: along("x", step / steps),
      y: along("y", step / steps),
    }));
  });
}
