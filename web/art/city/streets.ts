import { DISTRICTS, PAINTED, ROADS, smooth } from "../../src/android/city";
import type { Spot } from "../../src/android/geometry";
import { type Brush, faded, mixed, noise } from "./brush";
import {
  district,
  river,
  riverHalf,
  type Site,
  southShore,
  type Style,
  STYLES,
  westShore,
} from "./ground";

export interface House extends Spot {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly turn: readonly [cosine: number, sine: number];
  readonly style: Style;
  readonly colour: string;
  /** Under a name, where it must be quiet. */
  readonly quiet: boolean;
  readonly luck: number;
}

export interface Neon extends Spot {
  readonly high: number;
  readonly colour: string;
}

const STREET = 3.6;
/** Nothing is built so near to a place's marker. */
const YARD = 17;

/** Whether a point lies where a place's name will stand. */
const underName = (sites: readonly Site[], { x, y }: Spot): boolean =>
  sites.some((site) => Math.abs(x - site.x) < 40 && y > site.y + 8 && y < site.y + 62);

const isLand = ({ x, y }: Spot): boolean =>
  y <= southShore(x) - 9 && x >= westShore(y) + 10 && Math.abs(x - river(y)) >= riverHalf(y) + 10;

function park(brush: Brush, spot: (right: number, down: number) => Spot, w: number, h: number) {
  for (let tree = 0; tree < 16; tree += 1) {
    const { x, y } = spot(
      brush.between(-w / 2 + 2, w / 2 - 2),
      brush.between(-h / 2 + 2, h / 2 - 2),
    );
    brush.disc(x, y, brush.between(1.2, 2.6), brush.one(["#16291d", "#11241a", "#1b3423"]));
  }
  if (brush.random() < 0.6) brush.shine(spot(0, 0), 9, "#96ffbe", 0.1);
}

/** Lays out the blocks of all districts; what is built on them is drawn later, far to near. */
export function streets(
  brush: Brush,
  sites: readonly Site[],
): { readonly houses: readonly House[]; readonly neon: readonly Neon[] } {
  const houses: House[] = [];
  const neon: Neon[] = [];
  for (const [key, style] of Object.entries(STYLES)) {
    const mine = sites.filter((site) => site.district === key);
    const colour = DISTRICTS[key]!.colour;
    const xs = mine.map((site) => site.x);
    const left = Math.min(...xs) - 150;
    const right = key === "lanterns" ? PAINTED.right + 40 : Math.max(...xs) + 130;
    const radians = (style.angle * Math.PI) / 180;
    const turn = [Math.cos(radians), Math.sin(radians)] as const;
    const middle = { x: xs.reduce((sum, x) => sum + x, 0) / xs.length, y: 160 };
    const street = style.street ?? STREET;
    const [blockWide, blockHigh] = style.block;
    const span = Math.max(right - left, 500);
    const columns = Math.ceil(span / blockWide);
    const rows = Math.ceil(420 / blockHigh);
    for (let column = -columns; column <= columns; column += 1) {
      for (let row = -rows; row <= rows; row += 1) {
        const off = style.staggered && row & 1 ? blockWide * 0.4 : 0;
        const [u, v] = [column * blockWide + off, row * blockHigh];
        const centre = {
          x: middle.x + u * turn[0] - v * turn[1],
          y: middle.y + u * turn[1] + v * turn[0],
        };
        if (centre.x < left || centre.x > right) continue;
        if (centre.y < PAINTED.top - 30 || centre.y > 345) continue;
        const { key: whose, lead } = district(sites, centre);
        if (whose !== key || lead < 7 || !isLand(centre)) continue;
        const wide = blockWide - street - (column % 4 ? 0 : 2);
        const high = blockHigh - street - (row % 3 ? 0 : 2);
        const spot = (a: number, b: number): Spot => ({
          x: centre.x + a * turn[0] - b * turn[1],
          y: centre.y + a * turn[1] + b * turn[0],
        });
        const corners = [
          spot(-wide / 2, -high / 2),
          spot(wide / 2, -high / 2),
          spot(wide / 2, high / 2),
          spot(-wide / 2, high / 2),
        ];
        const green = brush.random() < style.parks;
        brush.area(corners, green ? "#0c1a14" : mixed("#0a0b16", style.roof, 0.35));
        const kerb = (column + row) % 3 ? "rgba(255,196,130,.13)" : faded(colour, 0.2);
        brush.stroke(kerb, 0.7);
        if (green) {
          park(brush, spot, wide, high);
          continue;
        }
        const [across, down] = style.houses;
        for (let n = 0; n < across * down; n += 1) {
          if (brush.random() < 0.07) continue;
          const [i, j] = [n % across, Math.floor(n / across)];
          const at = spot(
            -wide / 2 + ((i + 0.5) * wide) / across,
            -high / 2 + ((j + 0.5) * high) / down,
          );
          const near = Math.min(...sites.map((site) => Math.hypot(site.x - at.x, site.y - at.y)));
          if (near < YARD) continue;
          const quiet = underName(sites, at);
          const core = 0.5 + 1.1 * noise(at.x / 38, at.y / 38 + 3) ** 1.5;
          const [least, most] = style.storeys;
          const wanted = least + (most - least) * brush.random() ** 2.1;
          const height = Math.min(
            wanted * core * Math.min(1, 0.4 + near / 60),
            quiet ? 7 : Infinity,
            at.y - PAINTED.top > 40 ? 60 : Infinity,
          );
          houses.push({
            ...at,
            wide: (wide / across - 0.9) * brush.between(0.78, 1),
            deep: (high / down - 0.9) * brush.between(0.8, 1),
            high: height,
            turn,
            style,
            colour,
            quiet,
            luck: brush.random(),
          });
          if (!quiet && height > 7 && brush.random() < 0.1) {
            const own = brush.random() < 0.75;
            neon.push({
              x: at.x,
              y: at.y - height,
              high: height,
              colour: own ? colour : brush.one(["#ff4fa0", "#4fd8ff", "#ffd34f"]),
            });
          }
        }
      }
    }
  }
  return { houses: houses.sort((a, b) => a.y - b.y), neon };
}

export function drawRiver(brush: Brush): void {
  const bank = (side: number): readonly Spot[] =>
    Array.from({ length: 86 }, (_, n) => {
      const y = PAINTED.top - 20 + n * 6;
      return { x: river(y) + side * riverHalf(y), y };
    });
  brush.area([...bank(-1), ...[...bank(1)].reverse()], "#0a1a2e");
  brush.stroke("rgba(120,190,255,.28)", 0.8);
  for (let n = 0; n < 130; n += 1) {
    const y = brush.between(PAINTED.top, 350);
    const colour = brush.one([
      "rgba(91,155,255,.45)",
      "rgba(255,93,104,.4)",
      "rgba(255,220,170,.4)",
    ]);
    const x = river(y) + brush.between(-riverHalf(y), riverHalf(y) - 2);
    brush.dot(x, y, brush.between(1, 3.4), 0.6, colour);
  }
}

export function drawRoads(brush: Brush): void {
  brush.pen.lineCap = "round";
  for (const road of ROADS) {
    brush.line(smooth(road), "#07070f", 4);
    brush.stroke("rgba(255,176,100,.13)", 2.6);
  }
}

/** Where a road runs above the roofs, it glows over them. */
export function drawHighways(brush: Brush): void {
  brush.light(() => {
    for (const road of ROADS) {
      brush.line(smooth(road), "rgba(255,160,80,.04)", 9);
      brush.stroke("rgba(255,186,116,.13)", 1.2);
      brush.pen.setLineDash([0.7, 4.6]);
      brush.stroke("rgba(255,220,170,.42)", 0.7);
      brush.pen.setLineDash([]);
    }
  });
}
