import type { Cable, Spot } from "../../src/android/geometry";
import type { Brush } from "./brush";
import type { Site } from "./ground";

const lights = (brush: Brush, wide: number, high: number, y: number, count: number): void => {
  for (let n = 0; n < count; n += 1) {
    const angle = (n / count) * 2 * Math.PI;
    const colour = n % 4 ? "#dbe9ff" : "#ffcf7a";
    brush.dot(Math.cos(angle) * wide - 0.5, y + Math.sin(angle) * high - 0.5, 1.1, 1.1, colour);
  }
};

function rope(brush: Brush, cable: Cable): void {
  const course = Array.from({ length: 51 }, (_, n) => cable(n / 50));
  brush.light(() => {
    for (const [width, alpha] of [
      [44, 0.03],
      [24, 0.05],
      [12, 0.1],
      [6, 0.22],
    ] as const) {
      brush.line(course, `rgba(110,175,255,${alpha})`, width);
    }
    brush.line(course, "rgba(190,222,255,.9)", 2.6);
    brush.line(course, "#ffffff", 1);
    for (let along = 0.03; along < 0.99; along += 0.0165) {
      const [here, next] = [cable(along), cable(along + 0.004)];
      const far = Math.hypot(next.x - here.x, next.y - here.y);
      const [x, y] = [(3.6 * (here.y - next.y)) / far, (3.6 * (next.x - here.x)) / far];
      const rung = [
        { x: here.x + x, y: here.y + y },
        { x: here.x - x, y: here.y - y },
      ];
      brush.line(rung, "rgba(180,215,255,.55)", 0.6);
    }
  });
}

/** The terraces of the Root, and the light at both ends. */
function ends(brush: Brush, foot: Spot, port: Spot): void {
  const TERRACES = ["#0b1226", "#101a32", "#16223f", "#2a3b62"];
  brush.aside(() => {
    brush.pen.translate(foot.x, foot.y + 2);
    brush.pen.scale(1, 0.55);
    TERRACES.forEach((colour, n) => {
      const ring = TERRACES.length - n;
      brush.disc(0, 0, 10 + ring * 7.5, colour);
      brush.stroke(`rgba(150,200,255,${0.7 - ring * 0.1})`, 0.9);
      lights(brush, 7 + ring * 7.5, 7 + ring * 7.5, 0, 10 + ring * 6);
    });
  });
  brush.light(() => {
    brush.glow(foot, 66, [
      [0, "rgba(150,205,255,.75)"],
      [0.25, "rgba(100,165,255,.28)"],
      [1, "rgba(0,0,0,0)"],
    ]);
    brush.shine(port, 40, "#aacdff", 0.28);
  });
}

function station(brush: Brush, { x, y, major }: Site): void {
  const { pen } = brush;
  const rings: readonly (readonly [number, number])[] = major
    ? [
        [33, 11],
        [26, 8],
      ]
    : [[27, 9]];
  brush.aside(() => {
    pen.translate(x, y);
    for (const [wide, high] of rings) {
      pen.beginPath();
      pen.ellipse(0, 3, wide, high, 0, 0, 7);
      brush.stroke("#0b1226", 5);
      brush.stroke(major ? "#ff9ac6" : "#8fb6ea", 1.4);
      lights(brush, wide, high, 3, 30);
    }
    if (!major) return;
    for (const tower of [-25, -17, 17, 25]) {
      const top = -13 + Math.abs(tower) * 0.2;
      brush.dot(tower - 2.4, top, 4.8, 14, "#1b2440");
      brush.dot(tower - 2.4, top, 4.8, 1, "#ff9ac6");
      brush.dot(tower - 0.5, top + 4, 1, 3, "#ffe0ef");
    }
  });
}

export function drawBeanstalk(brush: Brush, stations: readonly Site[], cable: Cable): void {
  rope(brush, cable);
  ends(brush, cable(0), cable(1));
  for (const one of stations.slice(1, -1)) station(brush, one);
}
