import { ART, FACES } from "virtual:art";

/** The whole portrait of a person, as a picture. */
export const portraitUrl = (who: string): string => `${ART}/people/${who}.svg`;

/** Only the face, for a small disc. */
export function faceUrl(who: string): string {
  const square = FACES[who]?.square ?? [0, 0, 240];
  const [x, y, size] = square;
  return `${portraitUrl(who)}#svgView(viewBox(${x},${y},${size},${size}))`;
}

/** The colour by which a person is known. */
export const rimOf = (who: string): string => FACES[who]?.rim ?? "#dfe6ff";
