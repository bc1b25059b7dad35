import { guy } from "./guy";
import { disc, dot, flat, INK, line, moved, oval, shape } from "./ink";
import { prosecutor } from "./prosecutor";

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);
const RAYS = 15;

const ray = (n: number): string => {
  const point = (angle: number) =>
    `${(40 * Math.cos(angle)).toFixed(1)} ${(40 * Math.sin(angle)).toFixed(1)}`;
  const angle = (n * 2 * Math.PI) / RAYS;
  return `M0 0L${point(angle)}L${point(angle + 0.2)}Z`;
};
const wave = (y: number): string =>
  `M-34 ${y}q4-4 8 0${"t8 0".repeat(7)}v2.5q-4-4-8 0${"t-8 0".repeat(7)}z`;
const square = (x: number, y: number): string => `M${x} ${y}h6v6h-6z`;
const spot = (x: number, y: number): string =>
  `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`;

const PATTERNS = {
  dots: range(-28, 29, 7).flatMap((x) => range(-28, 29, 7).map((y) => spot(x, y))),
  rays: range(0, RAYS, 1).map(ray),
  stripes: range(-20, 70, 9).map((x) => `M${x}-40h4l-40 80h-4z`),
  check: range(0, 10, 1).flatMap((i) =>
    range(0, 10, 1).flatMap((j) => ((i + j) % 2 ? square(6 * i - 30, 6 * j - 30) : [])),
  ),
  waves: range(-28, 30, 8).map(wave),
};
type Pattern = keyof typeof PATTERNS;

/** A disc with its own pattern, in a box from -32 -32, 64 by 64. */
function medal(ground: string, pattern: Pattern, inside: string): string {
  return (
    '<clipPath id="disc"><circle r="29"/></clipPath><g clip-path="url(#disc)">' +
    `<circle r="30" fill="${ground}"/>` +
    flat(PATTERNS[pattern].join(""), "#fff", 'opacity=".28"') +
    `${moved("translate(0 2.2)", inside)}</g>` +
    `<circle r="29" fill="none" stroke="${INK}" stroke-width="2.2"/>`
  );
}

const coin = (x: number, y: number): string =>
  oval(x, y, 4.2, 4.2, "#ffd75e", 0.9) + line(`M${x} ${y - 2}v4`, 1);

/** Guy as each role dresses him; the prosecutor is herself. */
const ROLES: Readonly<Record<string, readonly [ground: string, pattern: Pattern, inside: string]>> =
  {
    prosecutor: [
      "#9aa1b0",
      "stripes",
      moved("translate(-31 -30) scale(.5)", prosecutor("composed")),
    ],
    selfishness: [
      "#f5bd1f",
      "rays",
      guy({
        eyes: "half",
        look: [1, 0],
        brows: "M-9.500-8.500q3-1.500 6 .5M9.500-9.400q-3-2-6 0",
        mouth: "M-5 7q4 3.500 10-.5",
        extra:
          shape("M-9-17L-11-27L-5-22L0-29L5-22L11-27L9-17Q0-20-9-17Z", "#ffd75e", 1) +
          shape("M-19 25q2-9 10-8l10 3-9 6zM19 25q-2-9-10-8L-1 21l9 5z", "#4f6fae", 1) +
          coin(-4, 16) +
          coin(4, 17) +
          coin(0, 21),
      }),
    ],
    honesty: [
      "#7fd1e8",
      "rays",
      guy({
        eyes: "wide",
        brows: "M-10-10q3.500-2.600 6.500-1M10-10q-3.500-2.600-6.500-1",
        mouth: "M-5 6.500q5 2 10 0q0 6-5 6t-5-6z",
        lips: "#8a1f2f",
        extra:
          shape("M0 27C-11 19-10 11-5 11Q0 11 0 15Q0 11 5 11C10 11 11 19 0 27Z", "#dd3b3b", 1.1) +
          shape("M0-25.500a9 2.600 0 1 0 .1 0z", "none", 1.8),
      }),
    ],
    doubt: [
      "#b58fe0",
      "waves",
      guy({
        eyes: ["wide", "tiny"],
        look: [1, -0.6],
        brows: "M-10-11q3.500-2 6.500 0M9.500-7.500l-6-1",
        mouth: "M-5 8.500q2.500-3 5 0t5-.5",
        extra:
          moved(
            "translate(17 -17)",
            line("M-3-2q0-4 3.500-4t3.500 3.500q0 2.500-3.500 3.500v2", 2) +
              flat("M-.6 5.500h2.400v2.400h-2.400z", INK),
          ) +
          moved(
            "translate(-19 -12) scale(.7)",
            line("M-3-2q0-4 3.500-4t3.500 3.500q0 2.500-3.500 3.500v2", 2.2) +
              flat("M-.6 5.500h2.400v2.400h-2.400z", INK),
          ) +
          shape("M-3 27v-9q-4-2-3-5l5 1 6-1q2 2-1 4l-1 10z", "#f6cda4", 0.9),
      }),
    ],
    bravery: [
      "#e8590c",
      "stripes",
      guy({
        pre: shape("M-12 10L-26 28H26L12 10Z", "#dd3b3b", 1),
        brows: "M-10-9.500l7 3M10-9.500l-7 3",
        mouth: "M-6 7h12q-1 4.500-6 4.500t-6-4.500z",
        lips: "#fff",
        hair: "M-16-4Q-19-23 0-23T16-4L12-5Q12-9 8-9H-8Q-12-9-12-5Z",
        extra:
          shape("M-16-4Q-19-23 0-23T16-4L12-5Q12-9 8-9H-8Q-12-9-12-5Z", "#c9ced8", 1) +
          shape("M-2-23q-1-6 5-6t10 6q-6-2-9 1z", "#dd3b3b", 1),
      }),
    ],
    justice: [
      "#a9c6e8",
      "stripes",
      guy({
        eyes: "none",
        brows: "M-9-11q3-1.500 6 0M9-11q-3-1.500-6 0",
        mouth: "M-4 8.500h8",
        extra:
          shape("M-14.500-6Q0-9 14.500-6V1Q0-2-14.500 1Z", "#fffaf0", 1) +
          shape("M14-5l7-3-1 5 3 3-8-1z", "#fffaf0", 1) +
          shape("M-14 16h28M0 12v14M-14 16l-4 7h8zM14 16l-4 7h8z", "#ffd75e", 1),
      }),
    ],
    fairness: [
      "#8fd6a0",
      "dots",
      guy({
        eyes: "open",
        brows: "M-9.500-9.400q3-1.600 6 0M9.500-9.400q-3-1.600-6 0",
        mouth: "M-4.500 8q4.500 2 9 0",
        extra:
          `<clipPath id="fface"><ellipse cx="0" cy="-2" rx="14" ry="15.500"/></clipPath><g clip-path="url(#fface)" opacity=".42"><path d="M-15-20h10.500v36H-15z" fill="#dd1f2f"/><path d="M4.500-20H15v36H4.500z" fill="#1f6fe0"/></g>` +
          line("M-4.500-12V13M4.500-12V13", 0.7) +
          oval(0, 20, 9, 7, "#fffaf0", 1) +
          shape("M0 20V13A9 7 0 0 1 8 23.500Z", "#dd3b3b", 1) +
          shape("M0 20L8 23.500A9 7 0 0 1-8 23.500Z", "#2f7de0", 1) +
          shape("M-19 26q0-8 8-7l3 2-2 5zM19 26q0-8-8-7l-3 2 2 5z", "#f6cda4", 0.9),
      }),
    ],
    charm: [
      "#ff9ec4",
      "dots",
      guy({
        eyes: ["open", "happy"],
        look: [0.6, 0],
        brows: "M-9.500-10q3-2.200 6 0M9.500-8.500q-3-1.600-6 0",
        mouth: "M-4 7q6 3 10-2.500q0 7-5.500 7T-4 7z",
        lips: "#fff",
        hair: "M-14-6Q-18-18-6-20Q-8-28 6-27Q20-24 14-6Q12-12 6-13Q-2-10-10-13Q-13-11-14-6z",
        extra:
          shape("M9 5l1-2.500 1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1z", "#fff", 0.7) +
          shape("M-8 26l-3-8M-11 18q-5-1-4-6 4-2 7 1 1 4-3 5z", "#dd3b3b", 1),
      }),
    ],
    pride: [
      "#d8b4ff",
      "check",
      guy({
        eyes: "shut",
        brows: "M-10-9.500q3.500-3.500 7-1M10-9.500q-3.500-3.500-7-1",
        mouth: "M-4.500 7.500q4.500-2 9.500-1",
        jacket: "#8a2b3d",
        extra:
          shape(
            "M1.500-2.500a4.600 4.600 0 1 0 9.200 0a4.600 4.600 0 1 0-9.200 0M10.500 0v9",
            "#dff3ff66",
            1.2,
          ) +
          shape("M-17 17L12 27h6L-15 14z", "#2f7de0", 1) +
          shape(
            "M6 18l1.500 3 3.300.3-2.500 2.200.8 3.300L6 25l-3 1.800.8-3.300-2.500-2.200 3.300-.3z",
            "#ffd75e",
            0.9,
          ),
      }),
    ],
    hope: [
      "#ffd98a",
      "rays",
      guy({
        eyes: "star",
        look: [0, -1],
        brows: "M-9.500-11q3.500-2.400 6.500-.6M9.500-11q-3.500-2.400-6.500-.6",
        mouth: "M-4.500 7q4.500 4.500 9 0",
        extra:
          shape("M0 26q-7-1-6-8l4-6q2 1 2 4 0-3 2-4l4 6q1 7-6 8z", "#f6cda4", 1) +
          line("M0 16v9", 0.9) +
          shape(
            "M17-22l1.800 4 4.200.4-3.200 2.900 1 4.200-3.800-2.200-3.800 2.200 1-4.200-3.200-2.900 4.200-.4z",
            "#fff6a8",
            1,
          ),
      }),
    ],
    remorse: [
      "#8fa6c8",
      "waves",
      guy({
        eyes: "half",
        look: [0, 1.2],
        brows: "M-9.800-7.600l6-2.800M9.800-7.600l-6-2.800",
        mouth: "M-4.500 10q4.500-4.500 9 0",
        extra:
          shape(
            "M-8 1.500q-3 9-1 13h3.500q-2-5 0-13zM8 1.500q3 9 1 13H5.500q2-5 0-13z",
            "#6fc3ff",
            0.9,
          ) +
          shape("M-5 20h10l-2 8h-6z", "#c4703a", 1) +
          shape(
            "M0 20q-1-6-6-6M0 20q1-7 6-5M0 20q-4-3-8 0",
            "none",
            1.5,
            `style="stroke:#2b8a3e"`,
          ) +
          line("M-1 20l2 3-1.500 2 1 3", 0.9),
      }),
    ],
    mischief: [
      "#9be06a",
      "check",
      guy({
        eyes: "half",
        look: [-1, -0.4],
        brows: "M-10-9.500l7 3.200M10-11l-7 3.600",
        mouth: "M-7 5.500q7 3 14-1.500q0 8-7 8t-7-6.500z",
        lips: "#fff",
        hair: "M-14-6Q-17-14-13-17L-15-26Q-8-24-6-19Q0-21 6-19Q8-24 15-26L13-17Q17-14 14-6Q11-12 5-12 1-9-4-12-10-11-14-6z",
        extra:
          line("M-3.500 6.500v4.800M0 6.800v5.400M3.500 6.300v4.800", 0.8) +
          oval(9, 24, 7, 3.4, "#6c7280", 1) +
          shape("M4 22.500q0-5 5-5t5 5z", "#dd3b3b", 1) +
          shape("M20 28l-4-7-5-4q-1-2 1-2.500l7 3 5 6z", "#f6cda4", 0.9),
      }),
    ],
    curiosity: [
      "#ffc07a",
      "dots",
      guy({
        eyes: "open",
        look: [0.6, 0.2],
        brows: "M-9.500-9.400q3-1.600 6 0M10-13q-3.500-2.600-7 0",
        mouth: "M-1.500 8.500a2 2.200 0 1 0 4 0a2 2.200 0 1 0-4 0",
        lips: "#8a1f2f",
        extra:
          disc(6.5, -2.5, 8.6, "#dff3ff", 1.6) +
          oval(6.5, -2.5, 5.8, 6.6, "#fff", 1) +
          dot(6.8, -2.2, 3.2) +
          dot(5.5, -3.8, 1.1, "#fff") +
          line("M12.500 4l9 13", 3.2),
      }),
    ],
  };

export const emblems: readonly (readonly [string, string])[] = Object.entries(ROLES).map(
  ([role, drawn]) => [`role-${role}`, medal(...drawn)] as const,
);
