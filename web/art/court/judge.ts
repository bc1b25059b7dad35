import { disc, dot, flat, line, moved, shade, shape } from "./ink";

export const MOODS = ["listening", "order", "dozing"] as const;
type Mood = (typeof MOODS)[number];

const ROBE = "#2a2238";
const SKIN = "#f0b9a0";
const WIG = "#f4efe2";

const curl = ([x = 0, y = 0]: readonly number[]): string =>
  disc(x, y, 8, WIG, 1.8) + line(`M${x - 3.6} ${y}a3.6 3.6 0 1 1 4 3.2`, 1.3);
const CURLS = [
  [26, 44],
  [24, 58],
  [26, 72],
  [30, 85],
  [94, 44],
  [96, 58],
  [94, 72],
  [90, 85],
]
  .map(curl)
  .join("");
const LOCKS = [
  [36, 28],
  [48, 22],
  [60, 22],
  [72, 28],
  [42, 34],
  [66, 33],
]
  .map(([x, y]) => line(`M${x} ${y}q4-6 8 0`, 1.3))
  .join("");
const both = (draw: (x: number) => string): string => draw(47) + draw(73);

const FACE: Readonly<Record<Mood, string>> = {
  listening:
    line("M40 46q6-4 12 0M68 46q6-4 12 0", 3) +
    both((x) => disc(x, 57, 4.2, "#fff", 1.4) + dot(x, 58.5, 2)) +
    line("M52 82q8-3 16 0", 2.2),
  order:
    line("M38 46l14 5M82 46l-14 5", 3.2) +
    both((x) => disc(x, 57, 4.6, "#fff", 1.4) + dot(x, 57.5, 2)) +
    shape("M48 78q12-8 24 0 0 13-12 13T48 78z", "#8a1022", 1.8) +
    flat("M51 78q9-5 18 0l-1 3H52z", "#fff"),
  dozing:
    line("M40 50q6-3 12-1M68 49q6-2 12 1", 3) +
    both((x) => line(`M${x - 5} 59q5 4 10 0`, 2)) +
    line("M54 82q6 3 12 0", 2) +
    line("M98 24h8l-8 9h8M110 10h6l-6 7h6", 2),
};
const GAVEL =
  shape("M-3 8v34h6V8z", "#b5703a", 1.8) +
  shape("M-16-6h32v14h-32z", "#8a4b20", 2) +
  shape("M-19-8h5v18h-5zM14-8h5v18h-5z", "#b5703a", 1.8);
const HELD =
  GAVEL + shape("M-7 30q-2-7 5-8t9 4-1 11-11 2z", SKIN, 1.8) + line("M-5 27h9M-5 31h9", 1.2);
const HAND: Readonly<Record<Mood, string>> = {
  listening: moved("translate(102 86) rotate(16)", HELD),
  order:
    shape("M112 130q4-26-14-30l-10 30z", ROBE, 1.8) +
    moved("translate(96 72) rotate(-24)", HELD) +
    line("M104 54l5-5M110 62l7-3M96 48l2-7", 2.2),
  dozing: moved("translate(84 120) rotate(84) scale(.9)", GAVEL),
};

/** The judge, in a box from -4 6, 132 by 124. */
export function judge(mood: Mood): string {
  return (
    shape("M2 130q0-40 36-46h44q36 6 36 46z", ROBE, 2) +
    flat("M80 86q34 8 36 43H92q4-26-12-43z", "#1a1426") +
    shape("M48 88l-6 26 12 8 6-10 6 10 12-8-6-26z", "#fff", 1.8) +
    line("M60 96v16", 1.2) +
    CURLS +
    shape(
      "M34 46C32 24 88 24 86 46C86 58 96 66 90 80C84 92 70 94 60 94S36 92 30 80C24 66 34 58 34 46Z",
      SKIN,
      2,
    ) +
    flat("M76 32C92 42 84 60 92 70C94 82 84 90 70 93C82 78 80 50 76 32Z", shade(SKIN, 0.16)) +
    shape(
      "M26 42C24 12 96 12 94 42C90 46 86 44 84 40C80 32 74 36 72 34C68 28 62 34 60 34S52 28 48 34C46 36 40 32 36 40C34 44 30 46 26 42Z",
      WIG,
      2,
    ) +
    LOCKS +
    FACE[mood] +
    shape("M56 60q-5 10 0 12 4 2 8 0 5-2 0-12", shade(SKIN, 0.12), 1.8) +
    flat(
      "M34 70a6 4 0 1 0 12 0a6 4 0 1 0-12 0M74 70a6 4 0 1 0 12 0a6 4 0 1 0-12 0",
      "#e8806e",
      'opacity=".55"',
    ) +
    shape("M41 66h12v5q-6 5-12 0zM67 66h12v5q-6 5-12 0zM53 67q7-4 14 0", "#dff3ff66") +
    HAND[mood]
  );
}
