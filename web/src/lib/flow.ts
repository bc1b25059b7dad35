import { textWidth } from "./measure";

/** Where the options of the decision bar stand: how wide a line is, how many there are. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly font: number;
}

const GAP = 4;
/** The key before an option's words, and the button's edges. */
const AROUND = 40;

/** How many lines buttons with these words fill, one after the other. */
export function linesOf(words: readonly string[], { width, font }: Room): number {
  let lines = 1;
  let used = 0;
  for (const text of words) {
    const wide = textWidth(text, font, 400) + AROUND;
    if (used > 0 && used + wide > width) {
      lines += 1;
      used = 0;
    }
    lines += Math.ceil(wide / width) - 1;
    used += Math.min(wide, width) + GAP;
  }
  return lines;
}
