import { chance, mix, type Random, round } from "./chance";
import { cut, grain } from "./people";
import { HEIGHT, type Lamp, type Scene, type SceneName, SCENES, STRIP, WIDTH } from "./scenes";

/** What a vignette shows: a large thing, one behind it, and a small one that says what follows. */
export interface Motifs {
  readonly hero: string;
  readonly back: string;
  readonly accent: string;
}

export type Mood = "" | "happy" | "sad";

export interface Picture {
  readonly key: string;
  readonly motifs: Motifs;
  readonly scene: SceneName;
  readonly dark: boolean;
  readonly mood: Mood;
}

/** The colours and the composition of one picture, from its scene and its own luck. */
interface Set {
  readonly scene: Scene;
  readonly dark: boolean;
  readonly mood: Mood;
  readonly random: Random;
  readonly sky: readonly [string, string];
  readonly pattern: string;
  readonly lit: string;
  /** Where the hero stands: −1 left, 1 right; the light comes from the other side. */
  readonly side: number;
}

function setOf({ key, scene: name, dark, mood }: Picture): Set {
  const scene = SCENES[name];
  const random = chance(key);
  const { sky, ink, pattern, lit } = scene;
  return {
    scene,
    dark,
    mood,
    random,
    sky: dark ? [mix(sky[0], ink, 0.55), mix(sky[1], ink, 0.6)] : sky,
    pattern: dark ? mix(pattern, ink, 0.55) : pattern,
    lit: dark ? mix(lit, sky[0], 0.28) : lit,
    side: random() < 0.5 ? -1 : 1,
  };
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt?: number;
}

const thing = (id: string, at: Placed, fill: string, more = ""): string =>
  `<use href="#${id}" transform="translate(${round(at.x)} ${round(at.y)}) rotate(${at.tilt ?? 0}) ` +
  `scale(${Math.round(at.scale * 1000) / 1000}) translate(-256 -256)" fill="${fill}"${more && ` ${more}`}/>`;

const outlined = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`;

/** The hero: a rim of light behind it, an ink line around it, one half of it lit. */
const hero = ({ scene, side }: Set, at: Placed, rim: number): string =>
  thing("hero", { ...at, x: at.x + side * rim, y: at.y - 1 }, scene.rim, outlined(scene.rim, 22)) +
  thing("hero", at, scene.ink, outlined(scene.ink, 30)) +
  thing("hero", at, "url(#lit)");

const accent = ({ scene }: Set, at: Placed): string =>
  thing("accent", at, scene.ink, outlined(scene.ink, 60)) + thing("accent", at, scene.rim);

const behind = ({ scene, dark }: Set): string =>
  dark ? mix(scene.ink, scene.sky[1], 0.28) : mix(scene.sky[1], scene.ink, 0.25);

const ray = (n: number): string => {
  const point = (turn: number) => {
    const angle = Math.PI + (n * Math.PI) / 8 + turn;
    return `${round(110 + Math.cos(angle) * 260)} ${round(130 + Math.sin(angle) * 260)}`;
  };
  return `<path d="M110 130L${point(-0.09)}L${point(0.09)}z" fill="#ffe9a0" opacity=".5"/>`;
};

const drop = (random: Random): string =>
  `<path d="M${round(random() * 250)} ${round(random() * 140 - 10)}l-6 20" stroke="#cfdcff" stroke-opacity=".45" stroke-width="1.3"/>`;

const times = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join("");

const moon = (lamp: Lamp, colour: string): string =>
  `<path d="M${lamp.x} ${lamp.y - 20}a20 20 0 1 0 17 31 16 16 0 1 1-17-31z" fill="${colour}" opacity=".8"/>`;

const spotlight = (lamp: Lamp, x: number): string =>
  `<path d="M${lamp.x} -10L${round(x - 78)} ${HEIGHT}H${round(x + 78)}z" fill="#fff" opacity=".22"/>`;

function tall(set: Set): string {
  const { scene, dark, mood, random, side } = set;
  const x = WIDTH / 2 + side * (20 + random() * 12);
  const scale = (100 + random() * 10) / 512;
  const tilt = round((random() - 0.5) * 12);
  const lamp = {
    x: round(WIDTH / 2 - side * (48 + random() * 20)),
    y: round(dark ? 30 : 34 + random() * 16),
  };
  const light = dark ? moon(lamp, scene.rim) : spotlight(lamp, x);
  const ground = round(HEIGHT * 0.81);
  const far = WIDTH / 2 - side * (44 + random() * 14);
  const second = { x: far, y: 66 - random() * 6, scale: 0.165 + random() * 0.02 };
  const lean = round(-tilt * 0.6);
  return (
    scene.draw(lamp, random, set.pattern) +
    (mood === "happy" ? times(9, ray) : light) +
    `<path d="M0 ${HEIGHT}V${ground - side * 4}L${WIDTH} ${ground + side * 4}V${HEIGHT}z" fill="${scene.ink}" opacity="${dark ? 0.75 : 0.55}"/>` +
    thing("back", { ...second, tilt: lean }, behind(set)) +
    thing(
      "back",
      { x: far - side * 2.5, y: 64, scale: 0.16, tilt: lean },
      "none",
      `stroke="${scene.rim}" stroke-width="5" opacity=".35"`,
    ) +
    `<use href="#hero" transform="translate(${round(x + side * 10)} 128) skewX(${side * -32}) ` +
    `scale(${Math.round(scale * 1000) / 1000} ${Math.round(scale * -220) / 1000}) translate(-256 -470)" fill="${scene.ink}" opacity=".55"/>` +
    hero(set, { x, y: 71, scale, tilt }, 3.2) +
    accent(set, { x: far - side * 4, y: 112, scale: 0.085, tilt }) +
    (mood === "sad" ? times(40, () => drop(random)) : "")
  );
}

function strip(set: Set): string {
  const { scene, random, side } = set;
  const middle = WIDTH / 2;
  const lamp = { x: side > 0 ? 50 : 170, y: 26 };
  return (
    scene.draw(lamp, random, set.pattern) +
    thing("back", { x: middle - side * 34, y: 31, scale: 0.098 }, behind(set)) +
    hero(set, { x: middle + side * 18, y: 29, scale: 0.112 }, 2) +
    accent(set, { x: middle + side * 50, y: 36, scale: 0.05 })
  );
}

const GAP = 20;
/** Where the strip lies in the file, below the picture. */
const BELOW = HEIGHT + GAP;

const framed = (height: number, inside: string): string =>
  `<g filter="url(#cut)" clip-path="url(#f${height})"><rect width="${WIDTH}" height="${height}" fill="url(#sky)"/>${inside}</g>` +
  `<rect width="${WIDTH}" height="${height}" filter="url(#grain)" opacity=".14"/>`;

const frame = (height: number): string =>
  `<clipPath id="f${height}"><rect width="${WIDTH}" height="${height}"/></clipPath>`;

/** One file: the picture, and as `#strip` the same things side by side. */
export function vignette(picture: Picture, icon: (name: string) => string): string {
  const set = setOf(picture);
  const { lit, sky, side, scene } = set;
  const [from, to] = side > 0 ? [60, 452] : [452, 60];
  const outlines = (["hero", "back", "accent"] as const)
    .map((id) => `<path id="${id}" d="${icon(picture.motifs[id])}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<view id="strip" viewBox="0 ${BELOW} ${WIDTH} ${STRIP}"/><defs>` +
    cut(2.4, 0.05, 7) +
    grain +
    frame(HEIGHT) +
    frame(STRIP) +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>` +
    `<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="${from}" y1="150" x2="${to}" y2="330"><stop offset=".54" stop-color="${lit}"/><stop offset=".55" stop-color="${scene.shade}"/></linearGradient>` +
    outlines +
    `</defs>${framed(HEIGHT, tall(set))}<g transform="translate(0 ${BELOW})">${framed(STRIP, strip(set))}</g></svg>`
  );
}
