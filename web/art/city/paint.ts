import { DISTRICTS, PAINTED } from "../../src/android/city";
import { cable, lines, spots } from "../../src/android/geometry";
import type { AndroidCatalogue } from "../../src/android/wire";
import { drawBeanstalk } from "./beanstalk";
import { Brush, faded, type Pen } from "./brush";
import { drawEarth } from "./earth";
import type { Site } from "./ground";
import { LANDMARKS } from "./landmarks";
import { drawMoon } from "./moon";

const { left, top, right, bottom } = PAINTED;
const PIXELS_PER_UNIT = 1.55;
const QUALITY = 0.3;

type World = Pick<AndroidCatalogue, "places" | "districts">;

function sitesOf(world: World): readonly Site[] {
  return spots(world).map((spot, n) => {
    const { key, name, district, city, major } = world.places[n]!;
    const { key: whose } = world.districts[district]!;
    return { ...spot, key, district: whose, city, major, lines: lines(name).length };
  });
}

function space(brush: Brush): void {
  brush.pen.fillStyle = brush.fade(330, 680, [
    [0, "#070b1a"],
    [0.5, "#04060f"],
    [1, "#03040b"],
  ]);
  brush.pen.fillRect(left, top, right - left, bottom - top);
  brush.glow(
    { x: 960, y: 560 },
    420,
    [
      [0, "rgba(58,40,110,.42)"],
      [0.5, "rgba(26,34,92,.2)"],
      [1, "rgba(0,0,0,0)"],
    ],
    1,
    0.45,
  );
  brush.glow(
    { x: 700, y: 470 },
    260,
    [
      [0, "rgba(36,70,130,.28)"],
      [1, "rgba(0,0,0,0)"],
    ],
    1.3,
    0.5,
  );
  for (let star = 0; star < 520; star += 1) {
    const [x, y, size] = [brush.between(left, right), brush.between(330, bottom), brush.random()];
    const [wide, colour] =
      size > 0.96
        ? [1.3, "#cfe0ff"]
        : size > 0.8
          ? [0.9, "rgba(190,205,255,.65)"]
          : [0.6, "rgba(150,170,230,.32)"];
    brush.dot(x, y, wide, wide, colour);
    if (size > 0.985) brush.shine({ x, y }, 7, "#aac8ff", 0.35);
  }
}

/** The air over each district. */
function haze(brush: Brush, sites: readonly Site[]): void {
  brush.aside(() => {
    brush.pen.globalCompositeOperation = "screen";
    for (const [key, { colour }] of Object.entries(DISTRICTS)) {
      const mine = sites.filter((site) => site.district === key);
      const [first] = mine;
      if (!first || first.city === "beanstalk") continue;
      const mean = (axis: "x" | "y") =>
        mine.reduce((sum, site) => sum + site[axis], 0) / mine.length;
      const far = first.city === "moon";
      brush.glow(
        { x: mean("x"), y: mean("y") },
        150,
        [
          [0, faded(colour, far ? 0.05 : 0.085)],
          [0.6, faded(colour, far ? 0.025 : 0.04)],
          [1, faded(colour, 0)],
        ],
        1.15,
        far ? 0.6 : 1,
      );
    }
  });
}

/** Whatever is bright shines beyond its edge, as in a photograph at night. */
function bloom(canvas: OffscreenCanvas, pen: Pen): void {
  const smaller = (of: OffscreenCanvas, share: number): OffscreenCanvas => {
    const small = new OffscreenCanvas(
      Math.max(1, Math.round(of.width * share)),
      Math.max(1, Math.round(of.height * share)),
    );
    small.getContext("2d")!.drawImage(of, 0, 0, small.width, small.height);
    return small;
  };
  const near = smaller(canvas, 1 / 4);
  const dimmer = near.getContext("2d")!;
  dimmer.globalCompositeOperation = "multiply";
  dimmer.drawImage(near, 0, 0);
  const far = smaller(near, 1 / 4);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = "lighter";
  pen.imageSmoothingQuality = "high";
  for (const [layer, alpha] of [
    [near, 0.3],
    [far, 0.42],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.drawImage(layer, 0, 0, canvas.width, canvas.height);
  }
  pen.restore();
}

const POOL = "4,5,13";

/** It is darker under every marker and every name, so that both can be read. */
function pools(brush: Brush, sites: readonly Site[]): void {
  for (const site of sites) {
    if (site.key === "starport-kaguya") continue;
    const [deep, shallow] = site.city === "earth" ? [0.74, 0.5] : [0.62, 0.42];
    brush.glow(
      { x: site.x, y: site.y + 16 + site.lines * 8 },
      46,
      [
        [0, `rgba(${POOL},${deep})`],
        [0.55, `rgba(${POOL},${shallow})`],
        [1, `rgba(${POOL},0)`],
      ],
      1.02,
      0.46 + site.lines * 0.1,
    );
    brush.glow(site, 24, [
      [0, `rgba(${POOL},.7)`],
      [0.6, `rgba(${POOL},.4)`],
      [1, `rgba(${POOL},0)`],
    ]);
  }
}

function landmarks(brush: Brush, sites: readonly Site[]): void {
  for (const site of sites) {
    const form = LANDMARKS[site.key];
    if (!form) continue;
    const { colour } = DISTRICTS[site.district]!;
    brush.light(() => brush.shine({ x: site.x, y: site.y - 20 }, 50, colour, 0.36));
    brush.glow(
      { x: site.x, y: site.y - 22 },
      24,
      [
        [0, "rgba(5,6,14,.7)"],
        [0.7, "rgba(5,6,14,.4)"],
        [1, "rgba(5,6,14,0)"],
      ],
      1.2,
      1,
    );
    brush.aside(() => {
      brush.pen.translate(site.x, site.y - 10);
      brush.pen.scale(1.36, 1.36);
      form(brush, colour);
    });
  }
}

/** The picture darkens towards its edges, where panels lie on it. */
function edges(brush: Brush): void {
  brush.pen.fillStyle = brush.fade(top, 70, [
    [0, "rgba(6,7,18,.7)"],
    [1, "rgba(6,7,18,0)"],
  ]);
  brush.pen.fillRect(left, top, right - left, 140);
  for (const [from, to] of [
    [left, left + 60],
    [right, 1200],
  ] as const) {
    brush.pen.fillStyle = brush.fade(
      from,
      to,
      [
        [0, "rgba(5,6,16,.88)"],
        [1, "rgba(5,6,16,0)"],
      ],
      true,
    );
    brush.pen.fillRect(Math.min(from, to), top, Math.abs(to - from), bottom - top);
  }
}

/** The night over New Angeles and Heinlein: no pixel depends on anything but these sources. */
export function paint(world: World): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.round((right - left) * PIXELS_PER_UNIT),
    Math.round((bottom - top) * PIXELS_PER_UNIT),
  );
  const pen = canvas.getContext("2d", { alpha: false })!;
  pen.setTransform(
    PIXELS_PER_UNIT,
    0,
    0,
    PIXELS_PER_UNIT,
    -left * PIXELS_PER_UNIT,
    -top * PIXELS_PER_UNIT,
  );
  pen.lineJoin = "round";
  const brush = new Brush(pen);
  const sites = sitesOf(world);
  const stations = sites.filter((site) => site.city === "beanstalk");
  const onMoon = sites.filter((site) => site.city === "moon" || site.key === "starport-kaguya");
  space(brush);
  drawEarth(
    brush,
    sites.filter((site) => site.city === "earth"),
  );
  drawMoon(brush, onMoon);
  drawBeanstalk(brush, stations, cable(world));
  haze(brush, sites);
  bloom(canvas, pen);
  pools(brush, sites);
  landmarks(brush, sites);
  edges(brush);
  return canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
}
