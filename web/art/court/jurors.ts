import { disc, dot, flat, INK, line, moved, oval, shade, shape } from "./ink";

export const LEANINGS = ["guilty", "undecided", "innocent"] as const;
type Leaning = (typeof LEANINGS)[number];

interface Juror {
  /** Of its own, for the clip of its shadow. */
  readonly id: string;
  readonly skin: string;
  readonly suit: string;
  readonly tie?: string;
  readonly head: Head;
  /** How strongly the face shows what it thinks. */
  readonly feeling?: number;
  readonly eyes?: "wide" | "shut" | "shades";
  readonly mouth?: "big";
  readonly eyesApart?: number;
  readonly mouthAt?: number;
  readonly nose?: string;
  readonly ears?: boolean;
  /** Hair behind the head, hair before it, and what is worn. */
  readonly back?: string;
  readonly front: string;
  readonly by?: (leaning: Leaning) => string;
}

interface Head {
  readonly outline: string;
  /** How far the ears stand from the middle. */
  readonly ears: number;
}

const EGG: Head = { outline: "M-15-6C-15-21 15-21 15-6C15 10 8 20 0 20S-15 10-15-6Z", ears: 15 };
const SQ: Head = {
  outline: "M-16-13Q-16-17-12-17H12Q16-17 16-13V6C16 16 8 20 0 20S-16 16-16 6Z",
  ears: 16,
};
const RND: Head = { outline: "M-18 0C-18-20 18-20 18 0S10 19 0 19S-18 18-18 0Z", ears: 18 };
const LONG: Head = {
  outline: "M-13-10C-13-20 13-20 13-10L14 6C13 18 7 24 0 24S-13 18-14 6Z",
  ears: 13.5,
};
const HEART: Head = {
  outline: "M-16-8C-16-21 16-21 16-8C16 4 9 16 0 21C-9 16-16 4-16-8Z",
  ears: 15,
};
const JOWL: Head = {
  outline:
    "M-14-10C-14-20 14-20 14-10C15 0 20 6 17 13C13 20 6 20 0 20S-13 20-17 13C-20 6-15 0-14-10Z",
  ears: 15,
};

const SPECS = {
  round: line(
    "M-11.5-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1.5-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-1.5-1.5q1.5-1 3 0M-11.5-2l-5-1M11.5-2l5-1",
    1.6,
  ),
  square: line("M-12-5.5h10v8.5h-10zM2-5.5h10v8.5H2zM-2-2.5h4M-12-3l-4-1M12-3l4-1", 2),
};
const specs = (kind: keyof typeof SPECS) => (): string => SPECS[kind];
const PEARLS = [-8, -4, 0, 4, 8].map((x) => disc(x, 22 - Math.abs(x) / 10, 2, "#fff", 1)).join("");
const CURLS = [
  [-17, -8],
  [17, -8],
  [-19, 4],
  [19, 4],
  [-16, 14],
  [16, 14],
  [-10, -18],
  [10, -18],
  [0, -22],
]
  .map(([x = 0, y = 0]) => disc(x, y, 7.5, "#33261f"))
  .join("");
const LENS: Readonly<Record<Leaning, readonly [open: number, looks: number]>> = {
  guilty: [3.2, 5],
  undecided: [5.6, 8],
  innocent: [5.6, 5.5],
};
const lens = (leaning: Leaning): string => {
  const [open, looks] = LENS[leaning];
  return oval(6, -1, 5, open, "#fff", 1.2) + dot(looks, -1.3, 2.6);
};

const PAIRS: Readonly<Record<string, readonly [Juror, Juror]>> = {
  logical: [
    {
      id: "la",
      skin: "#f2c9a0",
      suit: "#3b5b92",
      tie: "#c8413a",
      head: LONG,
      feeling: 0.5,
      front: shape(
        "M-14-7C-17-24 8-28 14-16Q17-12 14-5Q12-13 5-14Q-8-14-10-15Q-12-11-14-7Z",
        "#4a3426",
      ),
      by: specs("round"),
      mouthAt: 12,
    },
    {
      id: "lb",
      skin: "#b98356",
      suit: "#3b5b92",
      tie: "#e2b93b",
      head: SQ,
      feeling: 0.5,
      front: shape("M-16-10L-16-22H16L16-10L13-14H-13Z", "#2b2018"),
      by: specs("square"),
      mouthAt: 11,
    },
  ],
  judgmental: [
    {
      id: "ja",
      skin: "#f7d7bd",
      suit: "#5b2d53",
      head: LONG,
      nose: "M0-2q4.500 7 1 9l-2.500-.4",
      front:
        shape("M-14-5C-19-26 16-30 16-8L13-4Q14-14 6-15L-9-13Q-13-11-14-5Z", "#a3a4ae") +
        line("M-12-12q8-6 18-4M-8-17q8-4 14-2", 1.1),
      mouthAt: 14,
      eyesApart: 6,
    },
    {
      id: "jb",
      skin: "#e0a97e",
      suit: "#5b2d53",
      head: HEART,
      ears: false,
      back:
        disc(2, -24, 8, "#8f9099") +
        shape("M-19 4C-22-26 22-26 19 4Q18 8 15 9V-4H-15V9Q-18 8-19 4Z", "#8f9099"),
      front: shape("M-16-6C-14-20 14-20 16-6Q8-15 0-13T-16-6Z", "#8f9099") + PEARLS,
      by: () => line("M1.500-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M11.500 0v12", 1.5),
      mouthAt: 11,
    },
  ],
  distracted: [
    {
      id: "da",
      skin: "#8d5a3b",
      suit: "#2b8a78",
      head: EGG,
      eyes: "wide",
      front:
        shape("M-15-6C-20-26 20-26 15-6Q12-14 0-14T-15-6Z", "#22202b") +
        line("M-18-3C-20-32 20-32 18-3", 3) +
        shape("M-21-5h6v11h-6zM15-5h6v11h-6z", "#e2b93b"),
      by: () => line("M24-14v9M24-14l5-2v8", 1.4) + flat("M22-5a2 1.600 0 1 0 2-2z", INK),
    },
    {
      id: "db",
      skin: "#f2c9a0",
      suit: "#2b8a78",
      head: RND,
      eyes: "wide",
      front:
        shape(
          "M-18 2C-24-16-8-26 2-23Q6-28 8-22Q22-20 18 2Q16-8 10-9Q2-6-2-11Q-8-4-12-7Q-17-4-18 2Z",
          "#6b4a2b",
        ) + line("M2-23q-2-6 3-8", 1.6),
      by: () => line("M15-25q5-6 9-1t-4 6q-4 0-3-4", 1.3) + flat("M24-29l3-2v4z", INK),
    },
  ],
  relaxed: [
    {
      id: "ra",
      skin: "#e0a97e",
      suit: "#e07b2f",
      head: EGG,
      eyes: "shut",
      ears: false,
      back: shape(
        "M-18-4C-20-26 20-26 18-4L22 26Q14 30 11 22L11 0H-11L-11 22Q-14 30-22 26Z",
        "#b5651d",
      ),
      front:
        shape("M-15-5C-14-22 14-22 15-5L3-14H-1Z", "#b5651d") +
        shape("M-16-11Q0-15 16-11L16-7Q0-11-16-7Z", "#3fae8a", 1.3),
    },
    {
      id: "rb",
      skin: "#f7d7bd",
      suit: "#e07b2f",
      head: RND,
      eyes: "shades",
      front: shape("M-18-2C-22-24 22-24 18-2L14-9Q4-12 0-9Q-8-12-14-9Z", "#d99a3b"),
      by: () =>
        shape("M-13-5h11q1 8-5 8t-6-8zM2-5h11q0 8-6 8t-5-8zM-2-4h4", INK, 1.4) +
        flat("M-11-3.500h3l-2 4zM4-3.500h3l-2 4z", "#8fd3ff"),
    },
  ],
  impulsive: [
    {
      id: "ia",
      skin: "#f2c9a0",
      suit: "#c93a4e",
      head: RND,
      eyes: "wide",
      mouth: "big",
      front: shape(
        "M-18 3Q-25-4-22-12Q-20-8-17-9Q-24-19-15-25Q-15-18-10-16Q-11-28 1-30Q-3-22 2-18Q7-28 17-25Q11-20 14-15Q22-18 25-11Q19-10 19-6Q24-4 20 4Q17-6 8-8Q2-3-2-9Q-8-3-11-7Q-16-5-18 3Z",
        "#f0c83c",
      ),
    },
    {
      id: "ib",
      skin: "#8d5a3b",
      suit: "#c93a4e",
      head: HEART,
      eyes: "wide",
      mouth: "big",
      feeling: 1.2,
      front: shape(
        "M-16-3Q-24-10-21-19Q-18-15-15-16Q-17-27-6-29Q-7-23-2-21Q4-31 15-27Q9-23 12-18Q21-22 24-14Q19-13 18-9Q20-6 16-3Q13-10 6-12Q-1-7-5-12Q-12-10-16-3Z",
        "#d8412f",
      ),
    },
  ],
  perceptive: [
    {
      id: "pa",
      skin: "#b98356",
      suit: "#4a4fa3",
      head: HEART,
      ears: false,
      back: CURLS + flat("M-18-8h36v20h-36z", "#33261f"),
      front: shape("M-16-7Q-12-18 0-17T16-7Q8-14 0-12T-16-7Z", "#33261f"),
      by: () =>
        shape(
          "M-11.500-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1.500-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-1.500-1.500h3",
          "#fff0",
          1.8,
        ),
      mouthAt: 11,
    },
    {
      id: "pb",
      skin: "#f7d7bd",
      suit: "#4a4fa3",
      head: JOWL,
      front:
        shape("M-14-9C-18-22-8-18-10-12ZM14-9C18-22 8-18 10-12Z", "#33261f") +
        line("M-7-18q7-4 14 0", 1.2),
      by: (m) =>
        shape("M-2-1a8 8 0 1 0 16 0a8 8 0 1 0-16 0", "#dff3ff", 2.2) +
        lens(m) +
        line("M12 5l8 10", 3.4),
      mouthAt: 12,
    },
  ],
};

type Side = -1 | 1;

const LOOKS: Readonly<Record<Leaning, readonly [x: number, y: number]>> = {
  guilty: [-0.9, 0.8],
  undecided: [1.9, -1.2],
  innocent: [-0.6, -0.4],
};

function eye(leaning: Leaning, juror: Juror, side: Side, place: -1 | 1): string {
  const x = place * (juror.eyesApart ?? 6.5);
  if (juror.eyes === "shades") return "";
  if (juror.eyes === "shut" && leaning !== "guilty") {
    return line(`M${x - 3} -.5q3 ${leaning === "innocent" ? -3.2 : 2.6} 6 0`, 1.8);
  }
  const size = juror.eyes === "wide" && leaning !== "guilty" ? 3.6 : 3.1;
  const [right, down] = LOOKS[leaning];
  const open = oval(x, -1, size, size * (leaning === "guilty" ? 0.72 : 1.1), "#fff", 1.2);
  const pupil = dot(x + side * right, -1 + down, 1.7);
  if (leaning !== "guilty") return open + pupil;
  const reach = size + 0.6;
  const top = -1 - size * 0.8;
  const lid = `M${x - reach} ${top - 0.4}H${x + reach}L${x - place * reach} -1.2L${x + place * reach} ${top + 0.6}Z`;
  return open + pupil + flat(lid, juror.skin);
}

function brows(leaning: Leaning, juror: Juror, side: Side): string {
  const { eyesApart: e = 6.5, feeling = 1 } = juror;
  const y = juror.eyes === "shades" ? -8 : -7;
  if (leaning === "guilty") {
    const low = y + 2.6 * feeling;
    return line(
      `M${-e - 3.8} ${y - 0.6}L${-e + 3.4} ${low}M${e + 3.8} ${y - 0.6}L${e - 3.4} ${low}`,
      2.3,
    );
  }
  if (leaning === "innocent") {
    return line(`M${-e - 3.4} ${y}q3.4-3 6.8 0M${e - 3.4} ${y}q3.4-3 6.8 0`, 2);
  }
  const flatOne = `M${-side * -e - 3.3} ${y + 1.2}h6.6`;
  return line(`${flatOne}M${-side * e - 3.4} ${y - 2.2 * feeling}q3.3-2.6 6.8 0`, 2.1);
}

function mouth(leaning: Leaning, { mouthAt: y = 10, feeling = 1, mouth: kind }: Juror): string {
  const big = kind === "big";
  if (leaning === "guilty") {
    return big
      ? shape(`M-6 ${y + 3}q6-8 12 0z`, "#7a1022", 1.5)
      : line(`M-5.5 ${y + 2.2}q5.5-${5 * feeling} 11 0`, 2.1);
  }
  if (leaning === "undecided") {
    return big
      ? oval(0, y + 0.5, 2.6, 3.2, "#7a1022", 1.5)
      : line(`M-5.5 ${y + 0.8}q2.8-3 5.5 0t5.5-.6`, 2);
  }
  return big
    ? shape(`M-7 ${y - 2}h14q-1.5 8.5-7 8.5t-7-8.5z`, "#7a1022", 1.5) +
        flat(`M-5.5 ${y - 1.3}h11l-1 2.4h-9z`, "#fff")
    : line(`M-6 ${y - 1}q6 ${6.5 * feeling} 12 0`, 2.1);
}

const TILT: Readonly<Record<Leaning, readonly [turn: number, down: number]>> = {
  guilty: [-5, 2],
  undecided: [6, 0],
  innocent: [-3, -2],
};

function body({ suit, tie }: Juror, x: number): string {
  return (
    shape(`M${x - 27} 80q2-23 27-23t27 23z`, suit, 1.7) +
    flat(`M${x + 2} 58q20 2 23.5 21h-14q0-12-9.5-21z`, shade(suit, 0.3)) +
    shape(`M${x - 6} 57l6 11 6-11z`, "#fffaf0", 1.4) +
    (tie ? shape(`M${x - 2} 61l2-2 2 2-1 9h-2z`, tie, 1.1) : "")
  );
}

function head(juror: Juror, leaning: Leaning, side: Side, x: number): string {
  const { skin, front, back = "", ears = true } = juror;
  const { outline, ears: far } = juror.head;
  const [turn, down] = TILT[leaning];
  const clip = `c${juror.id}${leaning.charAt(0)}`;
  const listening =
    moved(`translate(${-far} 0)`, shape("M2-3q-6-1-6 4t6 5z", skin, 1.5)) +
    moved(`translate(${far} 0)`, shape("M-2-3q6-1 6 4t-6 5z", skin, 1.5));
  const inside =
    back +
    (ears ? listening : "") +
    shape("M-6 14v12h12V14z", shade(skin, 0.25), 1.4) +
    shape(outline, skin, 1.7) +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">` +
    `${flat("M6-30h30v60h-30q10-14 6-30t-6-30z", shade(skin, 0.16))}</g>` +
    eye(leaning, juror, side, -1) +
    eye(leaning, juror, side, 1) +
    brows(leaning, juror, side) +
    mouth(leaning, juror) +
    line(juror.nose ?? "M-.5 2q3 3-.2 4.4", 1.5) +
    front +
    (juror.by?.(leaning) ?? "");
  return moved(`translate(${x} ${34 + down}) rotate(${side * turn})`, inside);
}

const PALM =
  "M-5 18v-9l-6-4q-2-2 0-3t4 1l3 2v-9q0-2 1.8-2t1.8 2v-1.5q0-2 1.8-2t1.8 2v1.5q0-1.8 1.7-1.8t1.7 1.8V6q0 6-4 9v3z";
const FIST = "M-8 3q0-4 3-4h3l1-8q0-3 2.5-3t2.5 3V-1h3q3 0 3 3v8q0 4-4 4h-9q-5 0-5-5z";

/** An open palm, or a thumb up or down. */
function hand(leaning: Leaning, skin: string, suit: string): string {
  if (leaning === "undecided") {
    return moved("translate(50 64)", shape(PALM, skin, 1.5) + shape("M-7 19h16v-5H-7z", suit, 1.5));
  }
  const thumb =
    shape(FIST, skin) + line("M3 3h6M3 6.5h6M3 10h5", 1.2) + shape("M-13 0h5v13h-5z", suit, 1.5);
  return moved(
    `translate(50 66)${leaning === "guilty" ? " scale(1 -1) translate(0 -4)" : ""}`,
    thumb,
  );
}

/** Two jurors of a kind, as they lean. */
function pair([left, right]: readonly [Juror, Juror], leaning: Leaning): string {
  const skin = leaning === "guilty" ? left.skin : right.skin;
  return (
    body(left, 30) +
    head(left, leaning, -1, 30) +
    body(right, 70) +
    head(right, leaning, 1, 70) +
    hand(leaning, skin, right.suit)
  );
}

/** By name: the inside of each drawing, in a box from 0 -3, 100 by 85. */
export const jurors: readonly (readonly [string, string])[] = Object.entries(PAIRS).flatMap(
  ([type, both]) =>
    LEANINGS.map((leaning) => [`juror-${type}-${leaning}`, pair(both, leaning)] as const),
);
