import { dot, flat, line, moved, oval, shade, shape } from "./ink";

type Eye = "open" | "wide" | "star" | "half" | "shut" | "happy" | "tiny" | "none";

interface Look {
  /** Both eyes, or the left and the right one. */
  readonly eyes?: Eye | readonly [Eye, Eye];
  readonly brows?: string;
  readonly mouth?: string;
  /** What the mouth is filled with. */
  readonly lips?: string;
  readonly look?: readonly [x: number, y: number];
  readonly hair?: string;
  readonly jacket?: string;
  readonly skin?: string;
  /** How far the shoulders hang. */
  readonly dy?: number;
  /** What is behind him, and what is before him. */
  readonly pre?: string;
  readonly extra?: string;
}

const THIN = 0.9;
const HAIR = "M-14-6Q-16-19 0-20T14-6Q11-12 5-12 1-9-4-12-10-11-14-6z";

/** By kind: an eye around x. */
const EYES: Readonly<
  Record<Eye, (x: number, look: readonly [number, number], skin: string) => string>
> = {
  open: (x, [dx, dy]) => oval(x, -2.5, 4, 4.6, "#fff", THIN) + dot(x + dx, -2.5 + dy, 1.7),
  wide: (x, [dx, dy]) => oval(x, -2.8, 4.8, 5.8, "#fff", THIN) + dot(x + dx, -2.8 + dy, 1.1),
  star: (x) =>
    oval(x, -2.8, 4.4, 5.2, "#fff", THIN) +
    dot(x, -3, 3.2) +
    dot(x - 1, -4.3, 1.2, "#fff") +
    dot(x + 1.3, -1.8, 0.7, "#fff"),
  half: (x, [dx, dy], skin) =>
    oval(x, -2.5, 4, 4.2, "#fff", THIN) +
    dot(x + dx, -1.6 + dy, 1.7) +
    flat(`M${x - 4.6} -3.2V-7.6H${x + 4.6}V-3.2Z`, skin) +
    line(`M${x - 4} -3.2h8`, THIN),
  shut: (x) => line(`M${x - 3.4} -2q3.4 2.6 6.8 0`, 1.2),
  happy: (x) => line(`M${x - 3.4} -1.5q3.4-4.4 6.8 0`, 1.3),
  tiny: (x, [dx, dy]) =>
    oval(x, -2.5, 2.6, 3, "#fff", THIN) + dot(x + dx * 0.6, -2.5 + dy * 0.6, 1.2),
  none: () => "",
};

/** Guy, in a box from -27 -32, 54 by 59. */
export function guy({
  eyes = "open",
  brows = "M-9.5-9.4q3-1.6 6 0M9.5-9.4q-3-1.6-6 0",
  mouth = "M-5 7.6q5 4 10 0",
  lips = "none",
  look = [0, 0],
  hair = HAIR,
  jacket = "#4f6fae",
  skin = "#f6cda4",
  dy = 0,
  pre = "",
  extra = "",
}: Look): string {
  const [left, right] = typeof eyes === "string" ? [eyes, eyes] : eyes;
  const chest =
    shape("M-20 27q1-16 20-16t20 16z", jacket, THIN) +
    flat("M6 11.8q13 2.5 13.6 14.8h-8q0-9-5.6-14.8z", shade(jacket, 0.3)) +
    shape("M-5 12l5 6 5-6z", "#fff", THIN);
  return (
    pre +
    moved(`translate(0 ${dy})`, chest) +
    oval(-15, -1, 3.4, 4.4, skin, THIN) +
    oval(15, -1, 3.4, 4.4, skin, THIN) +
    oval(0, -2, 14.5, 16, skin, THIN) +
    flat("M9-14.3C17-6 16 6 7 12.3C11 4 12-6 9-14.3Z", shade(skin, 0.16)) +
    shape(hair, "#6b3f1d", THIN) +
    EYES[left](-5.4, look, skin) +
    EYES[right](5.4, look, skin) +
    line(brows, 1.5) +
    line("M-.6 1.2q2.4 2.4-.4 3.2", THIN) +
    shape(mouth, lips, 1.1) +
    extra
  );
}

const sweat = (x: number, y: number, size = 1): string =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    shape("M0-2.4q-2.4 4 0 4.4q2.4-.4 0-4.4", "#8fd3ff", 0.8),
  );

const MOODS: Readonly<Record<string, string>> = {
  calm: guy({}),
  hopeful: guy({
    eyes: "star",
    brows: "M-9.500-10.500q3.500-2.400 6.500 0M9.500-10.500q-3.500-2.400-6.500 0",
    mouth: "M-6 6.500h12q-1 6-6 6t-6-6z",
    lips: "#8a1f2f",
    dy: -1,
    extra:
      flat("M-4.600 7h9.200l-.7 1.700h-7.800z", "#fff") +
      flat(
        "M-12 3.500a2.600 1.500 0 1 0 5.200 0a2.600 1.500 0 1 0-5.200 0M6.800 3.500a2.600 1.500 0 1 0 5.200 0a2.600 1.500 0 1 0-5.200 0",
        "#f39a8a",
        `opacity=".7"`,
      ),
  }),
  nervous: guy({
    look: [1.9, -0.4],
    brows: "M-9.500-8.500l6-1.600M9.500-8.500l-6-1.600",
    mouth: "M-5 8.600l2-1.500 2 1.500 2-1.500 2 1.500 2-1.500",
    extra: sweat(12, -10) + sweat(-13.5, -7, 0.8),
    dy: 1,
  }),
  panic: guy({
    eyes: "wide",
    brows: "M-10.500-9.500l6.500-3.200M10.500-9.500l-6.500-3.200",
    mouth: "M-4.500 7q4.500-3.500 9 0q1 6.500-4.500 6.500t-4.500-6.500z",
    lips: "#8a1f2f",
    hair: "M-14-6L-18-15L-11-14L-12-23L-5-17L-2-25L3-17L10-23L10-15L17-16L14-6Q11-12 5-12 1-9-4-12-10-11-14-6z",
    extra:
      sweat(15, -12) +
      sweat(-16, -11) +
      sweat(18, -4, 0.8) +
      line("M-22-8l-3-2M-21-14l-2-3M22-8l3-2M21-15l2-3", 1.1) +
      shape(
        "M-19 14q-3-8 1-10l2 1 1-3q2 0 2 3l1 5zM19 14q3-8-1-10l-2 1-1-3q-2 0-2 3l-1 5z",
        "#f6cda4",
        0.9,
      ),
  }),
  crushed: guy({
    eyes: "half",
    look: [0, 1.2],
    brows: "M-9.800-7.600l6-2.800M9.800-7.600l-6-2.800",
    mouth: "M-5 10q5-4.500 10 0",
    skin: "#e3c3b0",
    jacket: "#4a5f8e",
    dy: 3,
    hair: "M-15-4Q-17-18 0-19T15-4Q13-9 9-7Q8-12 4-9Q1-5-3-9Q-8-4-10-8Q-13-8-15-4z",
    extra:
      shape("M-8 2.500q-2 4.500 0 5q2-.5 0-5", "#8fd3ff", 0.8) +
      shape("M-13-20q-6 0-5-4t6-3q2-5 8-3 4-4 9-1 7-2 8 3 5 0 4 4t-6 4z", "#aab4c8", 1) +
      flat(
        "M-10-18l-1.500 4M-3-18l-1.500 4M4-18l-1.500 4M11-18l-1.500 4",
        "none",
        `stroke="#3f7fd0" stroke-width="1.300" stroke-linecap="round"`,
      ),
  }),
};

export const moods: readonly (readonly [string, string])[] = Object.entries(MOODS).map(
  ([mood, drawn]) => [`guy-${mood}`, drawn] as const,
);
