declare module "virtual:art" {
  /** The folder with all drawings: `signs.svg`, `people/`, `cards/`, `court/`, `city.webp`. */
  export const ART: string;
  /** By person: the square of the portrait that a small disc shows, of 240; the rim of light. */
  export const FACES: Readonly<
    Record<
      string,
      { readonly square: readonly [x: number, y: number, size: number]; readonly rim: string }
    >
  >;
}
