import type { ChatLine } from "../wire";

const ICONS = ["guilty", "innocent", "neutral"] as const;

/** The ids of claims, as the engine makes them. */
const iconClaim = (icon: string): string => `icon ${icon}`;
const accusation = (seat: number): string => `liar ${seat}`;

/** What a player is heard to be. */
export interface Heard {
  /** The set-up icon that he named last; null: none. */
  readonly icon: string | null;
  /** He has named another one before: one of the two was a lie. */
  readonly changed: boolean;
  /** Seats that have called him a liar. */
  readonly accusers: readonly number[];
}

/** What all at the table have heard of a player. */
export function heardOf(chat: readonly ChatLine[], seat: number): Heard {
  const said = chat.filter((line) => line.seat === seat).map(({ claim }) => claim);
  const named = said.flatMap((claim) => ICONS.find((icon) => iconClaim(icon) === claim) ?? []);
  const accusers = chat.flatMap((line) =>
    line.claim === accusation(seat) && line.seat !== null ? [line.seat] : [],
  );
  return {
    icon: named.at(-1) ?? null,
    changed: new Set(named).size > 1,
    accusers: [...new Set(accusers)],
  };
}
