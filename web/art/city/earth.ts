import { DISTRICTS, PAINTED } from "../../src/android/city";
import { type Brush, faded } from "./brush";
import { district, type Site, southShore, westShore } from "./ground";
import { drawHouses, drawLanterns, drawNeon } from "./houses";
import { drawHighways, drawRiver, drawRoads, streets } from "./streets";

const { left, top, right } = PAINTED;
/** The Earth is so large that its edge is nearly straight. */
const GLOBE = { x: 600, y: 358 - 6200, r: 6200 } as const;

function air(brush: Brush): void {
  const { x, y, r } = GLOBE;
  brush.light(() => {
    const fade = brush.pen.createRadialGradient(x, y, r - 6, x, y, r + 62);
    fade.addColorStop(0, "rgba(120,190,255,.85)");
    fade.addColorStop(0.08, "rgba(80,150,255,.5)");
    fade.addColorStop(0.35, "rgba(40,90,220,.17)");
    fade.addColorStop(1, "rgba(10,30,90,0)");
    brush.pen.fillStyle = fade;
    brush.pen.fillRect(left, 300, right - left, 140);
  });
}

function sea(brush: Brush): void {
  brush.pen.fillStyle = brush.fade(-60, 360, [
    [0, "#0a1322"],
    [0.8, "#0a182b"],
    [1, "#12365a"],
  ]);
  brush.pen.fillRect(left, top, right - left, 370 - top);
}

/** Traces the land; the pen is left with that path. */
function coast(brush: Brush): void {
  const { pen } = brush;
  pen.beginPath();
  pen.moveTo(right + 60, top - 20);
  for (let y = top - 20; y <= 318; y += 5) pen.lineTo(westShore(y), y);
  for (let x = 26; x <= right + 60; x += 4) pen.lineTo(x, southShore(x));
  pen.closePath();
}

function land(brush: Brush, sites: readonly Site[]): void {
  const { houses, neon } = streets(brush, sites);
  drawRiver(brush);
  brush.light(() => {
    for (const site of sites) brush.shine(site, 74, DISTRICTS[site.district]!.colour, 0.1);
  });
  drawRoads(brush);
  drawHouses(brush, houses);
  drawNeon(brush, neon);
  drawLanterns(brush, sites);
  drawHighways(brush);
}

/** The sea wall, lights on the water, ships. */
function shore(brush: Brush, sites: readonly Site[]): void {
  brush.light(() => {
    const wall = Array.from({ length: 86 }, (_, n) => ({
      x: westShore(n * 4 - 40) + 1,
      y: n * 4 - 40,
    }));
    brush.line(wall, "rgba(110,240,225,.55)", 1);
    brush.stroke("rgba(110,240,225,.12)", 6);
    for (let n = 0; n < 900; n += 1) {
      const x = brush.between(left, right);
      const edge = southShore(x);
      const out = brush.random() ** 2 * 22 + 0.5;
      if (x < 20) continue;
      const near = n % 3 ? "" : district(sites, { x, y: edge - 24 }).key;
      const colour = DISTRICTS[near]?.colour ?? "#ffd9a8";
      brush.dot(x, edge + out, brush.between(1, 5), 0.6, faded(colour, 0.34 * (1 - out / 24)));
    }
    for (let n = 0; n < 260; n += 1) {
      const y = brush.between(top, 320);
      const out = brush.random() ** 2 * 40;
      const long = brush.between(1, 4);
      const x = westShore(y) - out - long;
      brush.dot(x, y, long, 0.6, faded("#35d6c4", 0.3 * (1 - out / 42)));
    }
    for (let n = 0; n < 26; n += 1) {
      const x = brush.between(left, right);
      const y = southShore(x) + brush.between(8, 20);
      brush.dot(x, y, 1.1, 1.1, "#ffe3b0");
      if (n % 3 === 0) brush.dot(x + 3, y, 1, 1, "#ff6a6a");
    }
  });
}

export function drawEarth(brush: Brush, sites: readonly Site[]): void {
  const { pen } = brush;
  air(brush);
  brush.aside(() => {
    pen.beginPath();
    pen.arc(GLOBE.x, GLOBE.y, GLOBE.r, 0, 7);
    pen.clip();
    sea(brush);
    coast(brush);
    brush.stroke("rgba(80,190,220,.14)", 14);
    brush.stroke("rgba(110,210,230,.22)", 4);
    brush.aside(() => {
      pen.fillStyle = "#1d1823";
      pen.fill();
      pen.clip();
      land(brush, sites);
    });
    shore(brush, sites);
  });
}
