/** A number with a minus sign as it is printed. */
export const minus = (number: number): string => `${number < 0 ? "−" : ""}${Math.abs(number)}`;

/** Points with a sign. */
export const signed = (points: number): string => `${points > 0 ? "+" : ""}${minus(points)}`;
