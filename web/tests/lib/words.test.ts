import { describe, expect, it } from "vitest";

import { messageOf, sentence } from "../../src/lib/words";

describe("messages", () => {
  it("become sentences", () => {
    expect(sentence("it is not your turn")).toBe("It is not your turn.");
    expect(sentence("Really?")).toBe("Really?");
  });

  it("come from errors and from anything else that is thrown", () => {
    expect(messageOf(new Error("the line is broken"))).toBe("The line is broken.");
    expect(messageOf("no")).toBe("No.");
  });
});
