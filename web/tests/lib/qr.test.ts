import { describe, expect, it } from "vitest";

import { qrCode } from "../../src/lib/qr";

const LINK = "https://play.example.org/me#abcdefghijklmnopqrstuvwxyz012345";

describe("a QR code", () => {
  it("has its three corners and refuses what it has no room for", () => {
    const rows = qrCode(LINK);
    expect(rows).toHaveLength(37);
    const corner = rows.slice(0, 7).map((row) => row.slice(0, 7).map(Number).join(""));
    expect(corner).toEqual([
      "1111111",
      "1000001",
      "1011101",
      "1011101",
      "1011101",
      "1000001",
      "1111111",
    ]);
    expect(() => qrCode("x".repeat(107))).toThrow(RangeError);
  });
});
