import { describe, expect, it } from "vitest";

import type { Guide } from "../../src/lib/guide";
import { isSecretAction, isSecretQuestion } from "../../src/lib/secrecy";
import { asking, option } from "./sights";

const guide = {
  secretQuestions: new Set(["react"]),
  secretThings: new Set(["card"]),
} as unknown as Guide;

describe("secrets on a stream", () => {
  it("are questions that only come to whoever holds something", () => {
    expect(isSecretQuestion(guide, asking("react", []))).toBe(true);
    expect(isSecretQuestion(guide, asking("turn", []))).toBe(false);
  });

  it("are options about things that only the reader sees", () => {
    expect(isSecretAction(guide, option("play", { targets: [["card", 7]] }))).toBe(true);
    expect(isSecretAction(guide, option("move", { targets: [["place", 7]] }))).toBe(false);
    expect(isSecretAction(guide, option("pass"))).toBe(false);
  });
});
