import type { SceneName } from "./scenes";
import type { Mood, Picture } from "./vignette";

interface Section {
  readonly scene: SceneName;
  readonly dark?: boolean;
}

/** Where the pictures of each section of `motifs.txt` play. A plot's depend on how it goes. */
const SECTIONS: Readonly<Record<string, Section>> = {
  "caprice-light": { scene: "caprice" },
  "caprice-dark": { scene: "caprice", dark: true },
  "floyd-light": { scene: "floyd" },
  "floyd-dark": { scene: "floyd", dark: true },
  "louis-light": { scene: "louis" },
  "louis-dark": { scene: "louis", dark: true },
  "rachel-light": { scene: "rachel" },
  "rachel-dark": { scene: "rachel", dark: true },
  "raymond-light": { scene: "raymond" },
  "raymond-dark": { scene: "raymond", dark: true },
  "property-of-jinteki": { scene: "caprice" },
  daniel: { scene: "caprice" },
  "descent-into-madness": { scene: "caprice" },
  hammers: { scene: "floyd" },
  "the-name": { scene: "floyd" },
  "the-cough": { scene: "floyd" },
  "the-krausey-case": { scene: "louis" },
  "on-the-take": { scene: "louis" },
  sara: { scene: "louis" },
  "the-captains-daughter": { scene: "rachel" },
  "in-hock": { scene: "rachel" },
  "lenas-name": { scene: "rachel" },
  keene: { scene: "raymond" },
  parsons: { scene: "raymond" },
  city: { scene: "city" },
  case: { scene: "case" },
  special: { scene: "city" },
  memory: { scene: "memory" },
};

const OWNERS: Readonly<Record<string, SceneName>> = {
  sanity: "caprice",
  money: "rachel",
  "wrapped-up": "raymond",
  directive: "floyd",
  mood: "louis",
};

/** Sections whose lines are named by the whole key of the card. */
const WHOLE = new Set(["city", "case", "special", "memory"]);

const moodOf = (line: string): Mood =>
  line.startsWith("happy-") ? "happy" : line.startsWith("sad-") ? "sad" : "";

function picture(section: string, line: string): Picture {
  const [named = "", title] = line.split(" | ");
  const [name = "", hero, back, accent, ...more] = named.trim().split(/ +/);
  const set = SECTIONS[section];
  if (!set) throw new Error(`motifs.txt: no section is called ${section}`);
  if (!title || !hero || !back || !accent || more.length) {
    throw new Error(`motifs.txt: a line is "key hero back accent | Title", not "${line}"`);
  }
  const mood = WHOLE.has(section) ? "" : moodOf(name);
  return {
    key: WHOLE.has(section) ? name : `${section}-${name}`,
    motifs: { hero, back, accent },
    scene: OWNERS[name.replace(/-\d$/, "")] ?? set.scene,
    dark: Boolean(set.dark) || name === "bad" || mood === "sad",
    mood,
  };
}

/** The pictures of all cards, from `motifs.txt`. */
export function pictures(source: string): readonly Picture[] {
  let section = "";
  return source.split("\n").flatMap((raw) => {
    const line = raw.trim();
    if (line.startsWith("# ")) section = line.slice(2);
    return !line || line.startsWith("//") || line.startsWith("# ") ? [] : [picture(section, line)];
  });
}
