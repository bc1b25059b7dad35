import { describe, expect, it } from "vitest";

import { claimsAbout, claimsOfJuror, heardOf } from "../../src/voices/claims";
import type { VoicesView } from "../../src/voices/wire";
import type { ChatLine } from "../../src/wire";

const line = (number: number, seat: number | null, claim: string): ChatLine => ({
  number,
  seat,
  name: "Ada",
  kind: claim ? "claim" : "say",
  text: claim,
  at: 0,
  claim,
  step: 3,
});
const claims = [
  "icon guilty",
  "icon innocent",
  "icon neutral",
  "token logical 1 guilty",
  "token logical 2 guilty",
  "token relaxed 1 blank",
  "liar 1",
  "liar 2",
].map((id) => ({ id, text: id }));
const view = { seat: 0 } as VoicesView;

describe("claims", () => {
  it("are heard: the last icon that was named, whether it changed, and who calls whom a liar", () => {
    const chat = [
      line(0, 1, "icon guilty"),
      line(1, 2, "liar 1"),
      line(2, 1, ""),
      line(3, 2, "liar 1"),
      line(4, 2, "icon neutral"),
    ];
    expect(heardOf(chat, 1)).toEqual({ icon: "guilty", changed: false, accusers: [2] });
    const later = [...chat, line(5, 1, "icon innocent")];
    expect(heardOf(later, 1)).toMatchObject({ icon: "innocent", changed: true });
    expect(heardOf(chat, 0)).toEqual({ icon: null, changed: false, accusers: [] });
  });

  it("are offered where one looks", () => {
    const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
    expect(ids(claimsAbout(claims, view, 0))).toEqual([
      "icon guilty",
      "icon innocent",
      "icon neutral",
    ]);
    expect(ids(claimsAbout(claims, view, 2))).toEqual(["liar 2"]);
    expect(ids(claimsOfJuror(claims, "logical"))).toEqual(["token logical 1 guilty"]);
  });
});
