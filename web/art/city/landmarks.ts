import { type Brush, faded, mixed, type Stop } from "./brush";

/** Draws a landmark around the origin, its foot on the line y = 0, in the light of its district. */
type Form = (brush: Brush, light: string) => void;

interface Block {
  readonly x?: number;
  readonly y?: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly windows: string;
  readonly lit?: number;
}

/** A plain building with a side, a roof and windows. */
function block(brush: Brush, light: string, shape: Block): void {
  const { x = 0, y = 0, wide, deep, high, windows, lit = 0.55 } = shape;
  const [left, right, back] = [x - wide / 2, x + wide / 2, deep * 0.7];
  brush.dot(left, y - high, wide, high, mixed("#0d1224", light, 0.17));
  brush.area(
    [
      { x: right, y },
      { x: right + deep, y: y - back },
      { x: right + deep, y: y - back - high },
      { x: right, y: y - high },
    ],
    mixed("#05070f", light, 0.09),
  );
  brush.area(
    [
      { x: left, y: y - high },
      { x: left + deep, y: y - high - back },
      { x: right + deep, y: y - high - back },
      { x: right, y: y - high },
    ],
    mixed("#1a2236", light, 0.3),
  );
  brush.pen.strokeStyle = faded(light, 0.75);
  brush.pen.lineWidth = 0.5;
  brush.pen.strokeRect(left, y - high, wide, high);
  for (let down = 2; down < high - 1; down += 2.3) {
    for (let across = 1.2; across < wide - 1; across += 2) {
      if (brush.random() >= lit) continue;
      brush.pen.globalAlpha = brush.between(0.5, 1);
      brush.dot(left + across, y - high + down, 1.05, 1.2, windows);
    }
  }
  brush.pen.globalAlpha = 1;
}

const gone = (colour: string): Stop => [1, colour];
const NOTHING = gone("rgba(0,0,0,0)");

const capitol: Form = (brush, light) => {
  block(brush, light, { wide: 30, deep: 5, high: 10, windows: "#ffe9b8", lit: 0.7 });
  brush.dot(-7, -17, 14, 7, mixed("#1c2740", light, 0.25));
  brush.pen.beginPath();
  brush.pen.arc(0, -17, 7, Math.PI, 0);
  brush.pen.fill();
  brush.stroke(faded(light, 0.9), 0.6);
  brush.dot(-0.6, -30, 1.2, 6, "#fff2c8");
  for (let x = -6; x <= 6; x += 2.4) brush.dot(x - 0.4, -16, 0.8, 5.4, "#fff2c8");
};

const spire: Form = (brush, light) => {
  block(brush, light, { wide: 15, deep: 4, high: 16, windows: "#fff0b0", lit: 0.4 });
  for (const [x, high] of [
    [-5, 24],
    [0, 44],
    [5, 28],
  ] as const) {
    const [left, top, right] = [
      { x: x - 3, y: -14 },
      { x, y: -high },
      { x: x + 3, y: -14 },
    ];
    brush.area([left, top, right], mixed("#1b2236", light, 0.28));
    brush.line([top, { x, y: -15 }], "rgba(255,244,196,.8)", 0.5);
  }
  brush.glow({ x: 0, y: -45 }, 9, [
    [0, "rgba(255,250,210,.95)"],
    [0.2, "rgba(255,240,170,.4)"],
    NOTHING,
  ]);
};

const campus: Form = (brush, light) => {
  const windows = "#ffe9a8";
  block(brush, light, { x: -11, wide: 12, deep: 4, high: 11, windows });
  block(brush, light, { x: 11, wide: 12, deep: 4, high: 11, windows });
  block(brush, light, { wide: 8, deep: 3, high: 24, windows, lit: 0.3 });
  brush.disc(0, -19, 2.4, "#fff6d8");
  brush.area(
    [
      { x: -5, y: -24 },
      { x: 1, y: -34 },
      { x: 6, y: -26 },
    ],
    mixed("#1b2236", light, 0.4),
  );
};

const pagoda: Form = (brush, light) => {
  for (let storey = 0; storey < 5; storey += 1) {
    const [wide, y] = [22 - storey * 3, -storey * 7];
    block(brush, light, { y, wide: wide - 5, deep: 3, high: 7, windows: "#ffcf9a", lit: 0.75 });
    brush.area(
      [
        { x: -wide / 2 - 2, y: y - 6.4 },
        { x: -wide / 2 + 4, y: y - 9 },
        { x: wide / 2 - 2, y: y - 9 },
        { x: wide / 2 + 4, y: y - 6.4 },
      ],
      mixed("#301a12", light, 0.45),
    );
  }
  brush.dot(0.4, -47, 0.9, 9, "#fff");
};

const screen: Form = (brush, light) => {
  block(brush, light, { wide: 24, deep: 4, high: 34, windows: "#ffb36b", lit: 0.2 });
  const picture = brush.pen.createLinearGradient(-9, -31, 9, -14);
  picture.addColorStop(0, "#4fd8ff");
  picture.addColorStop(0.5, "#ff5fae");
  picture.addColorStop(1, "#ffb347");
  brush.pen.fillStyle = picture;
  brush.pen.fillRect(-10, -31, 20, 14);
  brush.disc(-2, -22, 3.4, "rgba(10,10,30,.55)");
  brush.dot(-6, -19, 8, 3, "rgba(10,10,30,.55)");
  for (let line = 0; line < 3; line += 1) brush.dot(3, -28 + line * 2.6, 5 - line, 1, "#fff");
  brush.glow({ x: 0, y: -24 }, 24, [[0, "rgba(255,120,200,.3)"], NOTHING]);
};

const works: Form = (brush, light) => {
  block(brush, light, { wide: 30, deep: 4, high: 11, windows: "#ff9a6a", lit: 0.35 });
  for (const x of [-9, 0, 9]) {
    const top = -34 - x * 0.5;
    brush.area(
      [
        { x: x - 2.4, y: -10 },
        { x: x - 1.6, y: top },
        { x: x + 1.6, y: top },
        { x: x + 2.4, y: -10 },
      ],
      mixed("#0e0a10", light, 0.16),
    );
    brush.dot(x - 1.6, top + 1, 3.2, 1, "#ff5d4d");
    const smoke: readonly Stop[] = [[0, "rgba(255,120,100,.28)"], NOTHING];
    brush.glow({ x: x + 5, y: top - 6 }, 11, smoke, 1.5, 0.7);
  }
};

const twin: Form = (brush, light) => {
  const windows = "#ffd9a8";
  block(brush, light, { x: -6, wide: 9, deep: 3, high: 42, windows, lit: 0.5 });
  block(brush, light, { x: 6, wide: 9, deep: 3, high: 33, windows, lit: 0.5 });
  brush.dot(-2, -24, 6, 2.4, mixed("#241a22", light, 0.5));
};

const precinct: Form = (brush) => {
  block(brush, "#6fa8ff", { wide: 27, deep: 5, high: 19, windows: "#cfe2ff", lit: 0.5 });
  brush.dot(-8, -25, 7, 2, "#3f7cff");
  brush.dot(3, -25, 7, 2, "#ff4f5e");
  brush.glow({ x: -5, y: -25 }, 13, [[0, "rgba(70,130,255,.6)"], NOTHING]);
  brush.glow({ x: 7, y: -25 }, 13, [[0, "rgba(255,70,90,.6)"], NOTHING]);
};

const biodome: Form = (brush) => {
  const arch = (share: number) => {
    brush.pen.beginPath();
    brush.pen.ellipse(0, -3, 19 * share, 22, 0, Math.PI, 0);
  };
  arch(1);
  brush.pen.fillStyle = "rgba(30,90,60,.85)";
  brush.pen.fill();
  for (let tree = 0; tree < 26; tree += 1) {
    const colour = brush.one(["#3fbf74", "#2a8a54", "#79e89c"]);
    brush.disc(brush.between(-13, 13), -4 - brush.between(0, 13), brush.between(1, 2.6), colour);
  }
  for (const share of [1, 0.6, 0.2]) {
    arch(share);
    brush.stroke("rgba(190,255,220,.75)", 0.6);
  }
  brush.line(
    [
      { x: -16, y: -14 },
      { x: 16, y: -14 },
    ],
    "rgba(190,255,220,.75)",
    0.6,
  );
  brush.glow({ x: 0, y: -10 }, 28, [[0, "rgba(110,255,170,.3)"], NOTHING]);
};

const stacks: Form = (brush, light) => {
  for (const [x, high] of [
    [-11, 24],
    [-3, 34],
    [6, 28],
    [13, 19],
  ] as const) {
    for (let y = 0; y < high; y += 6) {
      block(brush, light, {
        x: x + brush.between(-1.2, 1.2),
        y: -y,
        wide: 7.4,
        deep: 2.4,
        high: 6,
        windows: brush.one(["#ffc27a", "#e3b8ff", "#ff9ad8"]),
        lit: 0.65,
      });
    }
  }
};

/** What stands behind the great places on Earth. */
export const LANDMARKS: Readonly<Record<string, Form>> = {
  "city-hall": capitol,
  "starlight-crusade": spire,
  "levy-university": campus,
  jinteki: pagoda,
  "broadcast-square": screen,
  "humanity-labor": works,
  "monroe-associates": twin,
  napd: precinct,
  "memories-of-green": biodome,
  "eastside-tenements": stacks,
};
