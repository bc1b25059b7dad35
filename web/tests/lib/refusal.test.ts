import { describe, expect, it } from "vitest";

import { Refusal } from "../../src/lib/api";
import { refusalOf } from "../../src/lib/refusal";
import { option } from "./sights";

const decision = { actions: ["a", "b", "c", "d", "e"].map((key) => option(key)) };
const [refused = null] = decision.actions;
const illegal = new Refusal("illegal", "you have no Time left", 0);

describe("what is said of a choice that was refused", () => {
  it("gives the reason as a sentence, and what could be chosen instead", () => {
    expect(refusalOf(illegal, decision, refused, false)).toBe(
      "You have no Time left. You can choose “b”, “c”, “d”, 1 more.",
    );
  });

  it("names no option while secrets are veiled", () => {
    expect(refusalOf(illegal, decision, refused, true)).toBe(
      "You have no Time left. Choose one of the options of the decision bar.",
    );
  });

  it("puts what is meant for programs into words for players", () => {
    const unknown = new Refusal("unknown-action", "no action has the key 'x'", 0);
    expect(refusalOf(unknown, null, null, false)).toBe(
      "That is no choice of this game. Nothing else is asked of you now: wait until you are.",
    );
  });
});
