import { DISTRICTS, PAINTED } from "../../src/android/city";
import type { Spot } from "../../src/android/geometry";
import { type Brush, faded, mixed } from "./brush";
import type { Site } from "./ground";

const { left, bottom } = PAINTED;
const GLOBE = { x: 300, y: 944, r: 566 } as const;
const TUBES: readonly (readonly [string, string])[] = [
  ["starport-kaguya", "colonial-court"],
  ["colonial-court", "haas-bioroid"],
  ["haas-bioroid", "elizas-toybox"],
  ["elizas-toybox", "regolith-heights"],
  ["haas-bioroid", "chapel-of-the-long-fall"],
  ["regolith-heights", "chapel-of-the-long-fall"],
  ["colonial-court", "melange-mining"],
  ["melange-mining", "order-of-sol"],
  ["melange-mining", "crater-row"],
  ["order-of-sol", "wyldside"],
  ["wyldside", "crater-row"],
];
/** Craters that are there whatever the brush's luck. */
const GREAT: readonly Crater[] = [
  { x: 30, y: 560, r: 30 },
  { x: 282, y: 600, r: 36 },
  { x: 590, y: 590, r: 40 },
  { x: 150, y: 402, r: 22 },
  { x: 520, y: 440, r: 20 },
];

interface Crater extends Spot {
  readonly r: number;
}

const inside = ({ x, y }: Spot, margin: number): boolean =>
  Math.hypot(x - GLOBE.x, y - GLOBE.y) < GLOBE.r - margin;

function crater(brush: Brush, { x, y, r }: Crater): void {
  const { pen } = brush;
  brush.aside(() => {
    pen.translate(x, y);
    pen.scale(1, 0.34 + 0.42 * Math.min(1, (y - 370) / 260));
    const bowl = pen.createRadialGradient(-r * 0.35, r * 0.5, r * 0.1, 0, 0, r * 1.35);
    bowl.addColorStop(0, "rgba(150,162,205,.34)");
    bowl.addColorStop(0.45, "rgba(60,68,104,.3)");
    bowl.addColorStop(0.72, "rgba(8,10,22,.62)");
    bowl.addColorStop(0.75, "rgba(200,212,250,.16)");
    bowl.addColorStop(1, "rgba(200,212,250,0)");
    pen.fillStyle = bowl;
    pen.beginPath();
    pen.arc(0, 0, r * 1.35, 0, 7);
    pen.fill();
    pen.fillStyle = "rgba(5,7,18,.5)";
    pen.beginPath();
    pen.arc(0, 0, r * 0.97, -2.2, 1.0);
    pen.arc(-r * 0.3, r * 0.42, r * 0.86, 0.75, -2.0, true);
    pen.fill();
    pen.beginPath();
    pen.arc(0, 0, r, -1.9, 0.5);
    brush.stroke("rgba(214,224,255,.42)", Math.max(0.5, r * 0.06));
    pen.beginPath();
    pen.arc(0, 0, r * 0.95, 1.2, 3.2);
    brush.stroke("rgba(180,192,235,.25)", Math.max(0.5, r * 0.06));
  });
}

function soil(brush: Brush): void {
  const { pen } = brush;
  const shade = pen.createRadialGradient(470, 250, 60, 330, 560, 520);
  shade.addColorStop(0, "#6d7696");
  shade.addColorStop(0.25, "#3f4766");
  shade.addColorStop(0.55, "#20263c");
  shade.addColorStop(1, "#0b0e19");
  pen.fillStyle = shade;
  pen.fillRect(left, 350, 1100 - left, bottom - 340);
  for (let n = 0; n < 15; n += 1) {
    const at = { x: brush.between(-160, 760), y: brush.between(410, 640) };
    const r = brush.between(40, 110);
    brush.glow(
      at,
      r,
      [
        [0, "rgba(14,17,32,.34)"],
        [0.7, "rgba(14,17,32,.16)"],
        [1, "rgba(0,0,0,0)"],
      ],
      brush.between(0.9, 1.7),
      brush.between(0.35, 0.6),
    );
  }
  const small = Array.from({ length: 330 }, () => ({
    r: 1.4 + 22 * brush.random() ** 4.6,
    x: brush.between(left - 20, 860),
    y: brush.between(384, bottom),
  }));
  for (const one of [...small, ...GREAT].sort((a, b) => b.r - a.r)) {
    if (inside(one, one.r * 0.5)) crater(brush, one);
  }
  for (let n = 0; n < 1500; n += 1) {
    const colour = brush.random() > 0.5 ? "rgba(210,220,255,.1)" : "rgba(0,0,10,.22)";
    brush.dot(
      brush.between(left, 860),
      brush.between(380, bottom),
      brush.between(0.5, 1.6),
      0.6,
      colour,
    );
  }
}

function tubes(brush: Brush, sites: readonly Site[]): void {
  const find = (key: string): Site => sites.find((site) => site.key === key)!;
  for (const [one, other] of TUBES) {
    const [from, to] = [find(one), find(other)];
    const bend = {
      x: (from.x + to.x) / 2 + brush.between(-8, 8),
      y: (from.y + to.y) / 2 + brush.between(-8, 8),
    };
    const warm = [from, to].some((site) => site.district === "shaftworks");
    brush.pen.beginPath();
    brush.pen.moveTo(from.x, from.y);
    brush.pen.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
    brush.stroke("rgba(6,8,18,.75)", 5);
    brush.stroke(warm ? "rgba(255,200,110,.28)" : "rgba(190,215,255,.28)", 2.6);
    brush.pen.setLineDash([1.1, 4]);
    brush.stroke(warm ? "#ffd58a" : "#dbe8ff", 1.1);
    brush.pen.setLineDash([]);
  }
}

interface Dome extends Crater {
  readonly colour: string;
  readonly towers: number;
}

function dome(brush: Brush, { x, y, r, colour, towers }: Dome): void {
  const { pen } = brush;
  const arch = (share: number) => {
    pen.beginPath();
    pen.ellipse(x, y, r * share, r * 0.82, 0, Math.PI, 0);
  };
  brush.light(() => brush.shine({ x, y: y - r * 0.3 }, r * 2.3, colour, 0.2));
  pen.fillStyle = "rgba(4,6,16,.6)";
  pen.beginPath();
  pen.ellipse(x - r * 0.22, y + r * 0.12, r * 1.16, r * 0.42, 0, 0, 7);
  pen.fill();
  brush.aside(() => {
    const glass = pen.createLinearGradient(x - r, y - r, x + r, y);
    glass.addColorStop(0, "rgba(26,34,64,.94)");
    glass.addColorStop(1, mixed("#39456e", colour, 0.4));
    arch(1);
    pen.ellipse(x, y, r, r * 0.28, 0, 0, Math.PI);
    pen.fillStyle = glass;
    pen.fill();
    pen.clip();
    for (let n = 0; n < towers; n += 1) {
      const at = x + brush.between(-r, r);
      const high = brush.between(2, r * 0.62) * (1 - Math.abs(at - x) / r);
      const foot = y + r * 0.1;
      brush.dot(at - 1.4, foot - high, 2.8, high, "rgba(8,11,24,.9)");
      for (let down = 1; down < high; down += 1.9) {
        if (brush.random() >= 0.6) continue;
        const pane = brush.one([colour, "#fff3d0", "#cfe2ff"]);
        brush.dot(at - 0.9 + brush.between(0, 1.2), foot - high + down, 0.8, 0.8, pane);
      }
    }
  });
  arch(1);
  brush.stroke(faded(colour, 0.7), 0.55);
  for (const share of [0.62, 0.22]) {
    arch(share);
    brush.stroke(faded(colour, 0.25), 0.55);
  }
  pen.beginPath();
  pen.ellipse(x, y - r * 0.42, r * 0.85, r * 0.1, 0, 0, Math.PI);
  brush.stroke(faded(colour, 0.25), 0.55);
  pen.beginPath();
  pen.ellipse(x, y, r * 0.84, r * 0.68, 0, -1.2, -0.45);
  brush.stroke("rgba(255,255,255,.65)", 0.7);
}

function domes(brush: Brush, sites: readonly Site[]): void {
  const all: Dome[] = [];
  for (const site of sites) {
    const { colour } = DISTRICTS[site.city === "moon" ? site.district : "bright-limb"]!;
    for (let n = 0; n < (site.major ? 5 : 3); n += 1) {
      const [angle, far] = [brush.between(2.7, 6.7), brush.between(24, 44)];
      all.push({
        x: site.x + Math.cos(angle) * far,
        y: site.y + Math.sin(angle) * far * 0.55,
        r: brush.between(4, 8.5),
        colour,
        towers: 5,
      });
    }
    const [r, towers] = site.major ? [24, 18] : [15, 9];
    all.push({ x: site.x + 2, y: site.y - (site.major ? 5 : 4), r, colour, towers });
  }
  for (const one of all.sort((a, b) => a.y - b.y)) {
    if (one.r > 10 || inside(one, 4)) dome(brush, one);
  }
}

/** The rigs over the helium mine. */
function rigs(brush: Brush, sites: readonly Site[]): void {
  const mine = sites.find((site) => site.key === "melange-mining")!;
  for (const [off, high] of [
    [-24, 26],
    [24, 32],
  ] as const) {
    const x = mine.x + off;
    brush.pen.beginPath();
    brush.pen.moveTo(x - 4, mine.y + 2);
    brush.pen.lineTo(x, mine.y - high);
    brush.pen.lineTo(x + 4, mine.y + 2);
    for (let rung = 0; rung < 4; rung += 1) {
      brush.pen.moveTo(x - 3 + rung * 0.7, mine.y - rung * 7);
      brush.pen.lineTo(x + 3 - rung * 0.7, mine.y - rung * 7);
    }
    brush.stroke("rgba(255,205,120,.8)", 0.7);
    brush.shine({ x, y: mine.y - high }, 8, "#ffc86e", 0.9);
  }
}

export function drawMoon(brush: Brush, sites: readonly Site[]): void {
  const { pen } = brush;
  const { x, y, r } = GLOBE;
  brush.light(() => {
    const halo = pen.createRadialGradient(x, y, r - 4, x, y, r + 44);
    halo.addColorStop(0, "rgba(190,205,255,.5)");
    halo.addColorStop(0.12, "rgba(130,150,230,.2)");
    halo.addColorStop(1, "rgba(60,80,160,0)");
    pen.fillStyle = halo;
    pen.fillRect(left, 340, 1200 - left, bottom - 340);
  });
  brush.aside(() => {
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.clip();
    soil(brush);
    tubes(brush, sites);
    domes(brush, sites);
    rigs(brush, sites);
    pen.fillStyle = brush.fade(
      60,
      -200,
      [
        [0, "rgba(3,4,11,0)"],
        [1, "rgba(3,4,11,.85)"],
      ],
      true,
    );
    pen.fillRect(left, 350, 60 - left, bottom - 350);
  });
  brush.light(() => {
    pen.beginPath();
    pen.arc(x, y, r, -2.5, -0.1);
    brush.stroke("rgba(225,234,255,.8)", 1.2);
    brush.stroke("rgba(190,205,255,.2)", 6);
  });
}
