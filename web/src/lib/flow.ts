import { textWidth } from "./measure";

/** Where the options of the decision bar stand: how wide a line is, how many there are. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly font: number;
}

/** Between two buttons, and around the words of one: its key and its edges; by size of letters. */
const GAP = 0.31;
const AROUND = 3.08;

/** How many lines buttons with these words fill, one after the other. */
export function linesOf(words: readonly string[], { width, font }: Room): number {
  let lines = 1;
  let used = 0;
  for (const text of words) {
    const wide = textWidth(text, font, 400) + AROUND * font;
    if (used > 0 && used + wide > width) {
      lines += 1;
      used = 0;
    }
    lines += Math.ceil(wide / width) - 1;
    used += Math.min(wide, width) + GAP * font;
  }
  return lines;
}
