/** Points with a sign and a real minus. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");
