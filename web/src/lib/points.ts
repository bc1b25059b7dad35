/** Points with a sign and a real minus. */
export const signed = (points: number): string =>
  `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
