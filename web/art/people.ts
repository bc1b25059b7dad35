import { type Block, blocks } from "./blocks";

/** What the page must know of a portrait beside the file. */
export interface Face {
  /** The part that a small disc shows: a square of the 240 by 240 box. */
  readonly square: readonly [x: number, y: number, size: number];
  /** The colour of the light on its edge, by which somebody is known. */
  readonly rim: string;
}

const GRAIN =
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2"/>' +
  '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .85 0 0 0 2.6 -1.35"/>';

/** A filter that displaces every edge a little, as scissors would. */
export const cut = (scale: number, frequency: number, seed: number): string =>
  '<filter id="cut" x="0" y="0" width="1" height="1">' +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="${seed}"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${scale}"/></filter>`;

/** A filter of light specks, for paper that was printed on. */
export const grain = `<filter id="grain" x="0" y="0" width="1" height="1">${GRAIN}</filter>`;

const halftone = (ink: string): string =>
  '<pattern id="h" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">' +
  `<circle cx="2.2" cy="2.2" r="1.35" fill="${ink}"/></pattern>`;

/** Each hand-cut edge wavers in its own way. */
const waver = (key: string): number => [...key].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 50;

function portrait({ key, settings: { k = "#000", b = "#000" }, body }: Block): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>' +
    cut(2.6, 0.035, waver(key)) +
    grain +
    halftone(k) +
    `</defs><rect width="240" height="240" fill="${b}"/><g filter="url(#cut)">\n${body}\n</g>` +
    '<rect width="240" height="240" filter="url(#grain)" opacity=".16"/></svg>'
  );
}

const face = ({ key, settings }: Block): Face => {
  const [x = NaN, y = NaN, size = NaN] = (settings.face ?? "").split(",").map(Number);
  if (!(x + size <= 240 && y + size <= 240)) throw new Error(`${key}: no face in 240 by 240`);
  return { square: [x, y, size], rim: settings.r ?? "#fff" };
};

export interface People {
  /** By key: the whole portrait. */
  readonly portraits: ReadonlyMap<string, string>;
  readonly faces: Readonly<Record<string, Face>>;
}

/** Everybody who has a face, from `people.txt`. */
export function people(source: string): People {
  const all = blocks(source);
  return {
    portraits: new Map(all.map((one) => [one.key, portrait(one)])),
    faces: Object.fromEntries(all.map((one) => [one.key, face(one)])),
  };
}
