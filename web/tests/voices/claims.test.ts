import { describe, expect, it } from "vitest";

import { heardOf } from "../../src/voices/claims";
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
});
