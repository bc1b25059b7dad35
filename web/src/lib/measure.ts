const pen = document.createElement("canvas").getContext("2d");
/** Where nothing can be measured: as wide as letters of common fonts are at most. */
const WIDEST_LETTER = 0.7;

/** How wide a line of text is in the font of the page. */
export function textWidth(text: string, size: number, weight: number): number {
  if (!pen) return text.length * size * WIDEST_LETTER;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font");
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}
