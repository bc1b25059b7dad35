/** A number from 0 up to 1; the same ones in the same order for the same seed. */
export type Random = () => number;

export function chance(seed: string): Random {
  let state =
    [...seed].reduce(
      (hash, c) => Math.imul(hash ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0,
      2166136261,
    ) || 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** To one decimal: more cannot be seen. */
export const round = (number: number): number => Math.round(number * 10) / 10;

/** A colour between two, both as `#rrggbb`. */
export const mix = (one: string, other: string, share: number): string => {
  const channel = (colour: string, n: number) => parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const mixed = [0, 1, 2].map((n) =>
    Math.round(channel(one, n) * (1 - share) + channel(other, n) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
};
