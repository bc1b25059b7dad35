declare module "virtual:art" {
  /** The folder with all drawings: `signs.svg`, `people/`, `cards/`, `city.webp`. */
  export const ART: string;
  /** By person: the square of the portrait that a small disc shows, as x, y and size of 240. */
  export const FACES: Readonly<Record<string, readonly [x: number, y: number, size: number]>>;
}
