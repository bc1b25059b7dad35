import { beforeEach, describe, expect, it } from "vitest";

import { checked, keep, keptOf, lookAtDeal, newNumber, promiseOf } from "../../src/lib/deal";
import { sha256 } from "../../src/lib/sha256";
import type { TableInfo } from "../../src/wire";

const SERVER = "5".repeat(64);
const [MINE, THEIRS] = [newNumber(), newNumber()];

const seat = (number: string) => ({
  player: number ? "person" : "random",
  name: "",
  emblem: "",
  colour: "",
  connected: true,
  stands_in: false,
  promise: number && promiseOf(number),
});

/** A table whose seats are all taken, before the deal. */
function table(change: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(MINE), seat(THEIRS), seat("")];
  const promises = [promiseOf(SERVER), ...seats.map((one) => one.promise)];
  return {
    id: "0123456789abcdef",
    game: "voices",
    options: {},
    seats,
    hot_seat: false,
    tempo: "at once",
    started: false,
    over: false,
    host: true,
    invited: [],
    again: "",
    mine: [0],
    asks: false,
    promise: promiseOf(SERVER),
    commitment: sha256(["caseboard", "0123456789abcdef", ...promises].join(":")),
    seed: null,
    numbers: null,
    spectators: 0,
    created: 0,
    step: 0,
    ...change,
  };
}

/** The same table at its end. */
function ended(numbers: string[] = [SERVER, MINE, THEIRS, ""]): TableInfo {
  const hash = sha256(["caseboard", "0123456789abcdef", ...numbers].join(":"));
  const seed = BigInt(`0x${hash.slice(0, 32)}`).toString();
  return table({ started: true, over: true, numbers, seed });
}

describe("the deal", () => {
  beforeEach(() => {
    localStorage.clear();
    keep(table().id, { number: MINE });
  });

  it("shows a number only when all promises are fixed, its own among them", () => {
    expect(lookAtDeal(table({ commitment: null }), 0)).toBeNull();
    expect(lookAtDeal(table({ commitment: "0".repeat(64) }), 0)).toBeNull();
    expect(lookAtDeal(table(), 1)).toBeNull();
    expect(lookAtDeal(table(), null)).toBeNull();
    expect(lookAtDeal(table({ started: true }), 0)).toBeNull();
    expect(lookAtDeal(table(), 0)).toBe(MINE);
    expect(keptOf(table().id).commitment).toBe(table().commitment);
  });

  it("shows no number under a second commitment", () => {
    lookAtDeal(table(), 0);
    const seats = [seat(MINE), seat(newNumber()), seat("")];
    const promises = [promiseOf(SERVER), ...seats.map((one) => one.promise)];
    const commitment = sha256(["caseboard", table().id, ...promises].join(":"));
    expect(lookAtDeal(table({ seats, commitment }), 0)).toBeNull();
  });

  it("is good if the seed follows from the numbers that were promised", () => {
    expect(checked(ended())).toBeNull();
    lookAtDeal(table(), 0);
    expect(checked(table())).toBeNull();
    expect(checked(ended())).toEqual({
      good: true,
      text: "Nobody chose this deal: your own device had a part in it.",
    });
  });

  it("is bad if anything was changed afterwards", () => {
    lookAtDeal(table(), 0);
    keep(table().id, { shown: true });
    const other = newNumber();
    expect(checked(ended([other, MINE, THEIRS, ""]))?.good).toBe(false);
    expect(checked(ended([SERVER, MINE, other, ""]))?.good).toBe(false);
    expect(checked({ ...ended(), promise: promiseOf(other) })?.good).toBe(false);
    expect(checked({ ...ended(), seed: "7" })?.good).toBe(false);
    expect(checked({ ...ended(), seats: [seat(MINE), seat(""), seat("")] })?.good).toBe(false);
    expect(checked(ended([SERVER, "", THEIRS, ""]))?.text).toContain("was left out");
  });

  it("is good without a number that was never shown", () => {
    lookAtDeal(table(), 0);
    expect(checked(ended([SERVER, "", THEIRS, ""]))).toMatchObject({ good: true });
  });

  it("is kept for the newest tables only", () => {
    for (let n = 0; n < 300; n++) keep(`table-${n}`, { commitment: "x" });
    expect(keptOf("table-0")).toEqual({});
    expect(keptOf("table-299")).toEqual({ commitment: "x" });
  });
});
