import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { sha256 } from "../../src/lib/sha256";

describe("SHA-256", () => {
  it("gives the published hash of abc", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("gives what another implementation gives, for texts of every length", () => {
    for (let length = 0; length < 200; length++) {
      const text = "Ça va? “Oui.” ".repeat(20).slice(0, length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});
