/** The line around everything. */
export const INK = "#1d1330";

/** A filled shape with its line. */
export const shape = (d: string, fill = "none", width = 1.6, more = ""): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

export const line = (d: string, width: number): string => shape(d, "none", width);

/** A shape without a line: shadow and light. */
export const flat = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 1.6,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 1.6): string =>
  oval(x, y, r, r, fill, width);

export const dot = (x: number, y: number, r: number, fill = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const moved = (transform: string, inside: string): string =>
  `<g transform="${transform}">${inside}</g>`;

const PLUM = [60, 20, 70] as const;

/** A colour in the shadow: so far toward plum. */
export const shade = (colour: string, part: number): string =>
  PLUM.reduce((made, plum, n) => {
    const own = parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
    const mixed = Math.round(own * (1 - part) + plum * part);
    return made + mixed.toString(16).padStart(2, "0");
  }, "#");
