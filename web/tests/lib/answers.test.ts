import { describe, expect, it } from "vitest";

import { answerName, explained, isAnswer } from "../../src/lib/answers";
import type { Guide } from "../../src/lib/guide";
import { thingOf } from "../../src/lib/things";
import { asking, option } from "./sights";

const guide = {
  explain: (_: unknown, thing: string) =>
    thingOf(thing)[0] === "place"
      ? { title: "City Hall", about: "a place", lines: ["Sells favors."], ask: ["move"] }
      : null,
  help: { jump: "Go first tomorrow." },
} as unknown as Guide;

const MOVE = option("move city-hall", { targets: [["place", 3]], costs: [["time", 1]] });
const JUMP = option("jump", { targets: [["place", 3]], costs: [["time", 1]] });
const REST = option("rest", { costs: [["card", 2]] });
const PASS = option("pass");
const view = asking("turn", [MOVE, JUMP, REST, PASS]);

describe("what an answer means", () => {
  it("is what the thing is that stands for it", () => {
    expect(explained(guide, view, answerName(MOVE))).toEqual({
      title: "City Hall",
      about: "a place",
      lines: ["Sells favors."],
      ask: [],
    });
  });

  it("is what the guide says of its verb, with what it takes", () => {
    expect(explained(guide, view, answerName(JUMP))).toEqual({
      title: "jump",
      about: "City Hall: a place",
      lines: ["Go first tomorrow.", "Costs: time 1.", "Sells favors."],
    });
  });

  it("is at least what it takes", () => {
    expect(explained(guide, view, answerName(REST))?.lines).toEqual(["Costs: card 2."]);
    expect(explained(guide, view, answerName(PASS))).toBeNull();
  });

  it("is gone with its question", () => {
    expect(explained(guide, asking("turn", []), answerName(MOVE))).toBeNull();
  });

  it("is told apart from things on the table", () => {
    expect(isAnswer(answerName(MOVE))).toBe(true);
    expect(isAnswer("place:3")).toBe(false);
    expect(explained(guide, view, "place:3")?.ask).toEqual(["move"]);
  });
});
