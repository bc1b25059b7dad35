const pen = document.createElement("canvas").getContext("2d");
/** Where nothing can be measured: as wide as letters of common fonts are at most. */
const WIDEST_LETTER = 0.7;

/** How wide a line of text is in a font of the page, named by its variable. */
export function textWidth(text: string, size: number, weight: number, font = "--font"): number {
  if (!pen) return text.length * size * WIDEST_LETTER;
  const family = getComputedStyle(document.documentElement).getPropertyValue(font);
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}
