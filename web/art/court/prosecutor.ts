import { disc, dot, flat, INK, line, moved, oval, shade, shape } from "./ink";

export const MOODS = ["composed", "pounce", "denied"] as const;
type Mood = (typeof MOODS)[number];

const HAIR = "#3b1f4a";
const SKIN = "#e8b58f";
const SUIT = "#6c7280";

const WEAVE = [
  [18, 112],
  [30, 104],
  [18, 124],
  [30, 118],
  [86, 112],
  [92, 124],
  [80, 124],
]
  .map(([x, y]) => `M${x} ${y}l5-5 5 5`)
  .join("");
const BROWS: Readonly<Record<Mood, string>> = {
  composed: "M43 43q6-3.5 13-1M66 40q7-4.5 13 0",
  pounce: "M42 39l14 5M80 38l-13 6",
  denied: "M43 41q6 2 13 3M66 37q7-5 13 1",
};
const MOUTH: Readonly<Record<Mood, string>> = {
  composed: shape("M53 69q4-2 7-1 6-2 12-3-5 7-11 7-5 0-8-3z", "#c4203a", 1.4),
  pounce:
    shape("M52 66q9-4 19 0-1 10-9 10t-10-10z", "#8a1022") +
    flat("M54 66.5q8-2.5 15.5 0l-.8 2.6h-13.8z", "#fff"),
  denied: line("M54 71q5-4 9-2 4-1 7 1", 2.2),
};
const RABBIT =
  shape("M-1 14v30h3V14z", "#b5703a") +
  shape("M-9-8C-14-30-4-32-3-10ZM9-8C14-30 4-32 3-10Z", "#fffaf0", 1.8) +
  flat("M-7-10C-9-24-6-25-5-11ZM7-10C9-24 6-25 5-11Z", "#ffb3c7") +
  shape("M-13 2C-13-14 13-14 13 2S7 16 0 16S-13 14-13 2Z", "#fffaf0", 1.8) +
  flat("M-8 0a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0M2 0a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0", INK) +
  shape("M-2 6l2 2 2-2zM0 8v2.5M-4 12q4 2 8 0", "#ffb3c7", 1.2);
/** The rabbit's mask on its stick, a finger that points, arms crossed. */
const HANDS: Readonly<Record<Mood, string>> = {
  composed:
    moved("translate(101 82) rotate(10) scale(.9)", RABBIT) +
    shape("M92 118q2-8 8-8t10 6-2 12h-14z", SKIN, 1.8) +
    line("M96 114h12M96 119h12", 1.2),
  pounce:
    shape("M16 130L22 104l10 4-2 22z", SUIT, 1.8) +
    shape("M20 108q-4-8 2-12l-16-16q-2-3 1-5t5 1l15 14q6-4 9 1t-3 15z", SKIN, 1.8) +
    line("M24 98q3-3 6-1M23 103q4-3 7-1", 1.2) +
    line("M-4 66l6 3M4 58l3 5M14 58l-1 5", 2),
  denied:
    shape("M12 130q-2-14 10-17l56 3q6 1 5 7t-7 6l-30 1z", SUIT, 1.8) +
    shape("M110 130q4-20-8-22l-54 4q-8 2-9 7t6 6l36 0-2 5z", shade(SUIT, 0.1), 1.8) +
    shape("M46 112q-8-2-10 4t5 8l9 1z", SKIN, 1.8) +
    line("M38 115l8 1M37 119l8 1", 1.2),
};

function eye(mood: Mood, x: number): string {
  const denied = mood === "denied";
  const open =
    oval(x, 51, 4.2, denied ? 2.6 : 4, "#fff", 1.3) + dot(x + (denied ? 1.5 : -0.5), 51.5, 2.2);
  if (mood === "pounce") return open;
  return open + flat(`M${x - 5} 50V45.5h10V50Z`, SKIN) + line(`M${x - 5} 50h10`, 1.5);
}

const SUITED =
  shape("M8 130q2-40 34-46l18-4 18 4q34 6 34 46z", SUIT, 2) +
  flat("M74 84q32 6 34 45H84q6-24-10-45z", shade(SUIT, 0.32)) +
  `<path d="${WEAVE}" fill="none" stroke="#e8eaf0" stroke-width="1.3" opacity=".55"/>` +
  shape("M46 84l14 34 14-34-6-6H52z", "#fff", 1.8) +
  shape("M40 84l20 42-26-18-4-20zM80 84l-20 42 26-18 4-20z", shade(SUIT, 0.12), 1.8) +
  shape("M56 94l4-4 4 4 2 20-6 9-6-9z", "#b3202c", 1.5);
/** A sharp bob, with one white strand. */
const HEAD =
  shape("M52 68v16q8 8 16 0V68z", shade(SKIN, 0.25), 1.8) +
  shape("M28 76C20 30 34 10 62 10C92 10 102 34 94 76L80 70V40H42V72Z", HAIR, 2) +
  shape("M40 34C40 20 80 20 82 34C84 52 78 68 70 76Q62 82 54 76C44 68 39 52 40 34Z", SKIN, 2) +
  flat("M72 24C84 30 84 52 70 75Q66 78 63 79C74 62 76 42 72 24Z", shade(SKIN, 0.18)) +
  shape(
    "M34 66C28 34 44 16 66 17C88 18 96 40 90 68C86 58 84 48 82 40C70 40 62 34 58 26C54 36 46 42 41 44C40 52 38 60 34 66Z",
    HAIR,
    2,
  ) +
  flat("M58 26C60 20 64 18 68 18C64 22 62 26 62 31Z", "#e9e4f2") +
  line("M58 26C60 20 64 18 68 18C64 22 62 26 62 31", 1.2) +
  flat("M46 24q6-5 12-5-6 4-8 9z", "#6a4580");
const GLASSES = "M37 44l20 3q1 11-9 11t-9-9zM86 43l-20 4q-1 11 8 11t10-10zM57 48q4.5-3 9 0";

/** The prosecutor, in a box from -6 4, 126 by 126. */
export function prosecutor(mood: Mood): string {
  return (
    SUITED +
    HEAD +
    line(BROWS[mood], 2.6) +
    eye(mood, 50) +
    eye(mood, 73) +
    shape(GLASSES, "#bfe3ff22", 2.2) +
    line("M61 52q4 8 1 9l-3-.4", 1.6) +
    MOUTH[mood] +
    disc(38, 66, 2.6, "#ffd75e", 1.2) +
    disc(87, 66, 2.6, "#ffd75e", 1.2) +
    HANDS[mood]
  );
}
