import { at } from "../../lib/at";
import { numbersIn } from "../../lib/things";
import { capital } from "../../lib/words";
import type { AndroidToken, AndroidView } from "../wire";
import { type Box, fileName } from "../box";
import { signed } from "../../lib/points";
import { type Explain, listed } from "./kind";

const RANKS = ["strong", "normal", "weak"] as const;
const FATE: Readonly<Record<string, string>> = {
  strong: "When the case closes, a strong file drops all tokens of its lowest number.",
  normal: "When the case closes, a normal file counts as it is.",
  weak: "When the case closes, a weak file drops all tokens of its highest number.",
};

const suspect: Explain = (box, view, id) => {
  const number = Number(id);
  const sheet = at(box.all.suspects, number);
  const [strong = 0, normal = 1, weak = 2] = sheet.files;
  const now = view.suspects.find((one) => one.suspect === number);
  const pin = view.pins.find((one) => one.suspect === number);
  const hunches = hunchesOn(view, number);
  const lines = [
    `Strong file ▲: ${fileName(strong)}, which at the end loses its lowest tokens. Weak file ▽: ${fileName(weak)}, which loses its highest. The third, ${fileName(normal)}, counts as it is.`,
    "The highest total among the living is guilty. Three hits kill, unless the murder has a rule of its own.",
  ];
  if (pin) {
    lines.push(
      `Held at ${box.place(pin.place)}, with the testimony lead locked, until ${pin.time} more Time is spent there.`,
    );
  }
  return {
    title: sheet.name,
    about: `suspect, ${sheet.epithet}`,
    lines,
    ...(hunches ? { secret: hunches } : {}),
    now: now
      ? `${now.alive ? "Alive" : "Dead"}. Hits ${now.hits}, alibis ${now.alibis}.`
      : "Not among the suspects of this case.",
    flavour: sheet.about,
  };
};

function hunchesOn(view: AndroidView, number: number): string {
  const held = [];
  if (view.me?.guilty === number) held.push("guilty");
  if (view.me?.innocent === number) held.push("innocent");
  return held.length ? `Your hunch: ${held.join(" and ")}.` : "";
}

const hunch: Explain = (_box, _view, id) => ({
  title: `Your ${id} hunch`,
  about: "secret",
  lines: [
    id === "guilty"
      ? "15 VP at the end, if this suspect is the murderer."
      : "5 VP at the end, if this suspect is alive and somebody else did it.",
    "A hunch about the dead pays nothing.",
  ],
});

const file: Explain = (box, view, id) => {
  const [who = 0, kind = 0] = numbersIn(id);
  const now = view.suspects.find((one) => one.suspect === who);
  if (!now) return null;
  const sheet = at(box.all.suspects, who);
  const rank = at(RANKS, sheet.files.indexOf(kind));
  const tokens = now.files[kind] ?? [];
  const open = tokens.filter((token) => token.up || token.value === null);
  const seen = tokens.filter((token) => !token.up && token.value !== null);
  const words = (list: readonly AndroidToken[]) => list.map((token) => tokenWords(box, token));
  return {
    title: `${sheet.name}: ${fileName(kind)} file`,
    about: `${rank} file`,
    lines: [FATE[rank] ?? "", ...(tokens.length ? words(open) : ["Empty."])],
    ...(seen.length ? { secret: words(seen).join("; ") } : {}),
  };
};

const kind: Explain = (_box, _view, id) => ({
  title: `${capital(fileName(Number(id)))} files`,
  about: "one for each suspect",
  lines: [
    `Evidence from ${fileName(Number(id))} leads goes here. High numbers accuse, negative ones acquit.`,
    "▲ marks a strong file, which drops its lowest number at the end, ▽ a weak one, which drops its highest.",
  ],
});

function tokenWords(box: Box, token: AndroidToken): string {
  if (token.value === null) return "Face down: you have not seen it.";
  const words = box.evidence(token.value);
  return token.up ? `${words}, face up` : `${words}, face down: you have seen it`;
}

const token: Explain = (box, view, id) => {
  const [who = 0, kind = 0, position = 0] = numbersIn(id);
  const found = view.suspects.find((one) => one.suspect === who)?.files[kind]?.[position];
  if (!found) return null;
  return {
    title: tokenWords(box, found),
    about: `evidence in the ${fileName(kind)} file of ${at(box.all.suspects, who).name}`,
    lines: [],
  };
};

const pool: Explain = (box, view) => {
  const { evidence, surprise_witness, perjury } = box.all;
  const special = [surprise_witness, perjury];
  const numbers = Object.entries(evidence)
    .map(([value, count]) => ({ value: Number(value), count }))
    .filter(({ value }) => !special.includes(value))
    .sort((a, b) => b.value - a.value)
    .map(({ value, count }) => `${count} × ${signed(value)}`);
  return {
    title: "Evidence",
    about: "tokens not yet drawn",
    lines: [
      `In the box: ${listed(numbers)}.`,
      `${evidence[surprise_witness] ?? 0} surprise witnesses (W): −5 each. ${evidence[perjury] ?? 0} perjuries (P): each turns one witness or alibi on the same suspect into +5.`,
    ],
    now: `${view.pool} left.`,
  };
};

const murder: Explain = (box, view) => {
  const { name, rule, story } = at(box.all.murders, view.murder);
  return {
    title: name,
    about: "the murder",
    lines: rule ? [`${rule.name}: ${rule.text}`] : [],
    now: `The scene: ${box.place(view.scene)}.`,
    flavour: story,
  };
};

export const CASE: Readonly<Record<string, Explain>> = {
  suspect,
  hunch,
  file,
  kind,
  token,
  pool,
  murder,
};
