import { type Random, round } from "./chance";

/** Size of a vignette; its strip, for a card with much text, is as wide. */
export const WIDTH = 220;
export const HEIGHT = 150;
export const STRIP = 60;

export type SceneName =
  "caprice" | "floyd" | "louis" | "rachel" | "raymond" | "city" | "case" | "memory";

/** Where the light of a vignette comes from. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
}

/** What stands behind the things of a vignette, and in which colours. */
export interface Scene {
  readonly sky: readonly [above: string, below: string];
  readonly pattern: string;
  readonly lit: string;
  readonly shade: string;
  readonly ink: string;
  readonly rim: string;
  draw(lamp: Lamp, random: Random, colour: string): string;
}

const each = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join("");

const rings: Scene["draw"] = ({ x, y }, _random, colour) =>
  each(6, (n) => {
    const r = 34 + n * 20 + n * n;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${round(6 - n * 0.8)}"/>`;
  });

const circuits: Scene["draw"] = ({ x, y }, random, colour) =>
  `<circle cx="${x}" cy="${y}" r="58" fill="${colour}" opacity=".4"/>` +
  `<circle cx="${x}" cy="${y}" r="50" fill="none" stroke="${colour}" stroke-width="2"/>` +
  each(5, (n) => {
    const [height, length] = [12 + n * 30 + random() * 10, 20 + random() * 60];
    const bend = random() < 0.5 ? -14 : 14;
    const [from, way] = n % 2 ? [WIDTH, -1] : [0, 1];
    return (
      `<path d="M${from} ${round(height)}h${round(way * length)}l${way * 12} ${bend}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<circle cx="${round(from + way * (length + 12))}" cy="${round(height + bend)}" r="3" fill="${colour}"/>`
    );
  });

const blinds: Scene["draw"] = ({ x, y }, _random, colour) =>
  `<circle cx="${x}" cy="${y}" r="70" fill="${colour}"/>` +
  each(
    8,
    (n) =>
      `<path d="M0 ${6 + n * 19}H${WIDTH}" stroke="#4a0f14" stroke-opacity=".38" stroke-width="6"/>`,
  );

const sunset: Scene["draw"] = ({ x }, random, colour) =>
  `<circle cx="${x}" cy="96" r="66" fill="${colour}"/>` +
  `<path d="M0 92H${WIDTH}v7H0zM0 108H${WIDTH}v5H0zM0 122H${WIDTH}v3H0z" fill="#6b3a08" opacity=".6"/>` +
  each(4, () => {
    const [left, height, length] = [random() * 120, 10 + random() * 60, 50 + random() * 60];
    return `<path d="M${round(left)} ${round(height)}h${round(length)}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  });

const rainyLight: Scene["draw"] = (_lamp, random, colour) =>
  each(7, (n) => {
    const y = (n - 1) * 30;
    return `<path d="M0 ${y + 26}L${WIDTH} ${y - 10}v14L0 ${y + 40}z" fill="${colour}" opacity=".55"/>`;
  }) +
  each(22, () => {
    const [x, y] = [random() * 240, random() * 130];
    return `<path d="M${round(x)} ${round(y)}l-5 16" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>`;
  });

const skyline: Scene["draw"] = (_lamp, random, colour) => {
  let drawn = "";
  for (let x = -6; x < WIDTH;) {
    const [wide, high] = [16 + random() * 20, 40 + random() * 78];
    const roof = HEIGHT - high;
    drawn += `<path d="M${round(x)} ${HEIGHT}V${round(roof)}h${round(wide)}V${HEIGHT}z" fill="${colour}"/>`;
    for (let lit = 0; lit < 3; lit += 1) {
      const [left, top] = [x + 3 + random() * (wide - 8), roof + 6 + random() * 34];
      drawn += `<path d="M${round(left)} ${round(top)}h3v4h-3z" fill="#ffd98a" opacity=".8"/>`;
    }
    x += wide + 3;
  }
  return drawn;
};

const barrierTape: Scene["draw"] = (_lamp, _random, colour) =>
  each(
    11,
    (n) =>
      `<path d="M${n * 22} 0V${HEIGHT}M0 ${n * 22}H${WIDTH}" stroke="${colour}" stroke-opacity=".35"/>`,
  ) +
  `<path d="M-6 20L${WIDTH + 6} -4v15L-6 35z" fill="#e8b62c"/>` +
  each(
    9,
    (n) => `<path d="M${n * 28 - 8} ${round(20 - n * 2.9)}l10-1-9 15-10 1z" fill="#120f0a"/>`,
  );

const oldPhotograph: Scene["draw"] = ({ x, y }, random, colour) =>
  each(5, (n) => {
    const r = 20 + n * 24 + n * n;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".2"/>`;
  }) +
  `<path d="M${round(random() * 200)} 0V${HEIGHT}M${round(random() * 200)} 0V${HEIGHT}" stroke="#fff" stroke-opacity=".35"/>`;

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  caprice: {
    sky: ["#8a5fd6", "#2e1c4d"],
    pattern: "#a27be8",
    lit: "#f6ded2",
    shade: "#5b3a8f",
    ink: "#120a20",
    rim: "#e2bcff",
    draw: rings,
  },
  floyd: {
    sky: ["#2f86c4", "#0c2c48"],
    pattern: "#5fb4e6",
    lit: "#e4f3fa",
    shade: "#3d7399",
    ink: "#060d15",
    rim: "#7fd9ff",
    draw: circuits,
  },
  louis: {
    sky: ["#c23a3c", "#4a0f14"],
    pattern: "#dd5c56",
    lit: "#f7d6b8",
    shade: "#8c2a2d",
    ink: "#150607",
    rim: "#ff8d86",
    draw: blinds,
  },
  rachel: {
    sky: ["#e8991f", "#6b3a08"],
    pattern: "#f6b848",
    lit: "#fbdcb6",
    shade: "#9a5416",
    ink: "#190d05",
    rim: "#ffe08a",
    draw: sunset,
  },
  raymond: {
    sky: ["#8a9a3e", "#2b3117"],
    pattern: "#a5b552",
    lit: "#f0e3bd",
    shade: "#5b6330",
    ink: "#0b0d08",
    rim: "#def06a",
    draw: rainyLight,
  },
  city: {
    sky: ["#4f7f9c", "#14202e"],
    pattern: "#22384c",
    lit: "#f4efe0",
    shade: "#4b6a80",
    ink: "#070d14",
    rim: "#ffd98a",
    draw: skyline,
  },
  case: {
    sky: ["#8f8774", "#2b2820"],
    pattern: "#a79e88",
    lit: "#f6efdd",
    shade: "#665e4c",
    ink: "#120f0a",
    rim: "#ff9f7a",
    draw: barrierTape,
  },
  memory: {
    sky: ["#b39a70", "#4a3b24"],
    pattern: "#c8b189",
    lit: "#f8ecd0",
    shade: "#7d6743",
    ink: "#1a130a",
    rim: "#fff3cf",
    draw: oldPhotograph,
  },
};
