import type { Spot } from "../../src/android/geometry";
import { type Brush, faded, mixed } from "./brush";
import type { Site } from "./ground";
import type { House, Neon } from "./streets";

const STOREY = 2.2;

/** What is worked out once for many houses. */
function remembered<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    known.set(key, made);
    return made;
  };
}

const colourOf = remembered<string>();
const panesOf = remembered<readonly string[]>();

/** The four corners on the ground: back left, back right, front right, front left. */
function corners({ x, y, wide, deep, turn: [cosine, sine] }: House): readonly Spot[] {
  const along = { x: (wide / 2) * cosine, y: (wide / 2) * sine };
  const back = { x: (-deep / 2) * sine, y: (deep / 2) * cosine };
  return [
    { x: x - along.x - back.x, y: y - along.y - back.y },
    { x: x + along.x - back.x, y: y + along.y - back.y },
    { x: x + along.x + back.x, y: y + along.y + back.y },
    { x: x - along.x + back.x, y: y - along.y + back.y },
  ];
}

/** The walls that can be seen: the front, and the side that is turned to the reader. */
const seen = (sine: number): readonly (readonly [number, number])[] =>
  sine > 0.02
    ? [
        [0, 3],
        [3, 2],
      ]
    : sine < -0.02
      ? [
          [2, 1],
          [3, 2],
        ]
      : [[3, 2]];

function wall(brush: Brush, house: House, from: Spot, to: Spot, front: boolean): void {
  const { style, high, quiet } = house;
  const colour = front
    ? style.wall
    : colourOf(`side ${style.wall}`, () => mixed(style.wall, "#000000", 0.35));
  brush.area([from, to, { x: to.x, y: to.y - high }, { x: from.x, y: from.y - high }], colour);
  const panes = panesOf(`${style.wall} ${quiet}`, () =>
    style.windows.flatMap((one) =>
      (quiet ? [0.28, 0.5] : [0.5, 0.75, 1]).map((a) => faded(one, a)),
    ),
  );
  const columns = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 2);
  const lit = style.lit * (quiet ? 0.35 : 1) * (front ? 1 : 0.6);
  for (let storey = 0; storey < Math.floor(high / STOREY); storey += 1) {
    const busy = brush.random() < 0.12 ? 2 : 1;
    for (let column = 0; column < columns; column += 1) {
      if (brush.random() >= lit * busy) continue;
      const along = (column + 0.5) / columns;
      const x = from.x + (to.x - from.x) * along - 0.5;
      const y = from.y + (to.y - from.y) * along - 1.8 - storey * STOREY;
      brush.dot(x, y, 1.05, 1.2, brush.one(panes));
    }
  }
}

function roof(brush: Brush, house: House, ground: readonly Spot[]): void {
  const { x, y, wide, deep, high, style, colour, quiet, luck } = house;
  const tint = Math.round(8 * luck * Math.min(1, high / 14));
  const top = ground.map((corner) => ({ x: corner.x, y: corner.y - high }));
  brush.area(
    top,
    colourOf(`${style.roof} ${tint}`, () => mixed(style.roof, colour, 0.04 + tint * 0.012)),
  );
  if (high > 4) {
    const edge = quiet ? 10 : 14 + Math.min(30, Math.round(high / 7) * 10);
    brush.line(
      top.slice(2),
      colourOf(`${colour} ${edge}`, () => faded(colour, edge / 100)),
      0.4,
    );
  }
  if (high > 12 && luck < 0.5) {
    const [w, d] = [wide * 0.45, deep * 0.45];
    const shade = colourOf(`shaft ${style.roof}`, () => mixed(style.roof, "#000000", 0.3));
    brush.dot(x - w / 2, y - high - d / 2, w, d, shade);
  }
  if (high > 20 && luck > 0.7) {
    const mast = [
      { x, y: y - high },
      { x, y: y - high - 8 },
    ];
    brush.line(mast, "rgba(200,215,255,.55)", 0.5);
    brush.dot(x - 0.6, y - high - 8.6, 1.2, 1.2, "#ff5a5a");
  }
}

/** Far to near, as they come. */
export function drawHouses(brush: Brush, houses: readonly House[]): void {
  for (const house of houses) {
    const ground = corners(house);
    for (const [from, to] of seen(house.turn[1])) {
      wall(brush, house, ground[from]!, ground[to]!, from === 3);
    }
    roof(brush, house, ground);
  }
}

export function drawNeon(brush: Brush, signs: readonly Neon[]): void {
  brush.light(() => {
    for (const { x, y, high, colour } of signs) {
      const upright = high > 14;
      brush.shine({ x, y: y + 3 }, upright ? 10 : 7, colour, 0.4);
      if (upright) brush.dot(x - 0.7, y + 1, 1.5, Math.min(high * 0.55, 11), colour);
      else brush.dot(x - 2.6, y + 1.2, 5.2, 1.2, colour);
    }
  });
}

/** The strings of lanterns that gave a district its name. */
export function drawLanterns(brush: Brush, sites: readonly Site[]): void {
  brush.aside(() => {
    brush.pen.globalAlpha = 0.8;
    for (const site of sites.filter((one) => one.district === "lanterns")) {
      for (let string = 0; string < 6; string += 1) {
        const [angle, far] = [brush.between(0, 6.3), brush.between(26, 52)];
        const [length, slant] = [brush.between(16, 34), brush.between(-0.4, 0.4)];
        for (let n = 0; n <= 6; n += 1) {
          const along = n / 6 - 0.5;
          const x = site.x + Math.cos(angle) * far + Math.cos(slant) * length * along;
          const sag = 4 * (1 - (2 * along) ** 2) - 6;
          const y = site.y + Math.sin(angle) * far * 0.7 + Math.sin(slant) * length * along + sag;
          brush.disc(x, y, 0.8, n % 2 ? "#ffb066" : "#ff7ad0");
        }
      }
    }
  });
}
