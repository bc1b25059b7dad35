import type { Choice } from "../wire";

/** A thing on the table by its kind and its number or short name, as the page writes it down. */
export const thingName = (kind: string, id: number | string): string => `${kind}:${id}`;

/** The way back. */
export function thingOf(name: string): readonly [kind: string, id: string] {
  const colon = name.indexOf(":");
  return [name.slice(0, colon), name.slice(colon + 1)];
}

/** The numbers in an id that is made of several: '3-0-2'. */
export const numbersIn = (id: string): readonly number[] => id.split("-").map(Number);

/** The things that stand for an option: a click on one makes the choice. */
export const thingsOf = ({ targets = [] }: Choice): readonly string[] =>
  targets.map(([kind, id]) => thingName(kind, id));
