import type { TableInfo } from "../wire";
import { sha256 } from "./sha256";

/**
 * What this browser keeps of a table's deal, to check it by at the end: the number that it added,
 * whether the server has taken it, and the commitment that it saw before any number was shown.
 */
export interface Kept {
  readonly number?: string;
  readonly shown?: boolean;
  readonly commitment?: string;
}

export interface Verdict {
  readonly good: boolean;
  readonly text: string;
}

const KEY = "caseboard-deals";
const MOST_TABLES = 200;
const SEED_DIGITS = 32;

const hash = (...parts: readonly string[]): string => sha256(["caseboard", ...parts].join(":"));

/** A number that nobody can guess. */
export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a number before it is shown itself. */
export const promiseOf = (number: string): string => hash(number);

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const keptOf = (table: string): Kept => all()[table] ?? {};

export function keep(table: string, change: Kept): void {
  const { [table]: known, ...others } = all();
  const tables = [...Object.entries(others), [table, { ...known, ...change }] as const];
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables.slice(-MOST_TABLES))));
}

const committed = (info: TableInfo): string =>
  hash(info.id, info.promise ?? "", ...info.seats.map((seat) => seat.promise));

/**
 * Keep the commitment of a table, and give the number that is to be shown now; null if none is.
 * A number is shown only under a commitment that its own promise is part of.
 */
export function lookAtDeal(info: TableInfo, seat: number | null): string | null {
  if (!info.commitment || info.over) return null;
  const kept = keptOf(info.id);
  if (kept.commitment === undefined && committed(info) === info.commitment) {
    keep(info.id, { commitment: info.commitment });
  }
  if (info.started || seat === null || !kept.number) return null;
  const mine = info.seats[seat]?.promise === promiseOf(kept.number);
  return mine && keptOf(info.id).commitment === info.commitment ? kept.number : null;
}

/** Whether a game that is over was dealt as it was fixed before; null if nothing was kept. */
export function checked(info: TableInfo): Verdict | null {
  const { number, shown, commitment } = keptOf(info.id);
  if (!info.over || !info.numbers || info.seed === null || !commitment) return null;
  const [server = "", ...numbers] = info.numbers;
  const asPromised =
    promiseOf(server) === info.promise &&
    numbers.every((one, n) => !one || promiseOf(one) === info.seats[n]?.promise);
  if (committed(info) !== commitment || !asPromised) {
    return { good: false, text: "The numbers are not those that were fixed before the deal." };
  }
  const seed = BigInt(`0x${hash(info.id, ...info.numbers).slice(0, SEED_DIGITS)}`);
  if (seed.toString() !== info.seed) {
    return { good: false, text: "The seed does not follow from the numbers of this table." };
  }
  if (!number) return { good: true, text: "The deal is the one that was fixed before the game." };
  if (numbers.includes(number)) {
    return { good: true, text: "Nobody chose this deal: your own device had a part in it." };
  }
  return shown
    ? { good: false, text: "The number that your device added was left out." }
    : { good: true, text: "The deal is the one that was fixed; your device’s part came too late." };
}

/** How to check the saved record by what this browser kept. */
export function verifyCommand(info: TableInfo, file = "FILE"): string {
  const { number, commitment } = keptOf(info.id);
  const mine = number && info.numbers?.includes(number) ? ` --number ${number}` : "";
  return `caseboard verify ${file}${commitment ? ` --commitment ${commitment}` : ""}${mine}`;
}
