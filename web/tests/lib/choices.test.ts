import { beforeEach, describe, expect, it } from "vitest";

import { Choices } from "../../src/lib/choices.svelte";
import { type Action, type Guide, verbOf } from "../../src/lib/guide";
import { Asked, asking, option } from "./sights";

const MOVES = ["a", "b", "c", "d", "e"].map((key) =>
  option(`move ${key}`, { text: `Move to ${key}` }),
);
const DRAWS = ["x", "y", "z"].map((key) => option(`draw ${key}`, { text: `Draw from ${key}` }));
const PASS = option("pass", { text: "Pass" });

const HEADINGS: Readonly<Record<string, { rank: number; text: string }>> = {
  draw: { rank: 0, text: "Draw" },
  move: { rank: 1, text: "Move" },
};
const guide = {
  heading: (_: unknown, action: Action) => HEADINGS[verbOf(action)] ?? { rank: 9, text: "" },
  short: (_: unknown, action: Action) => action.key.split(" ")[1] ?? action.text,
  targets: (_: unknown, action: Action) => [`thing:${action.key}`, `kind:${verbOf(action)}`],
  staged: new Set(["staged"]),
  folds: ["Move"],
} as unknown as Guide;

let table: Asked;
let choices: Choices;
const ask = (kind: string, ...actions: Action[]) => (table.view = asking(kind, actions));
const shown = () => choices.items.map(({ hotkey, text }) => `${hotkey} ${text}`);

beforeEach(() => {
  table = new Asked();
  choices = new Choices(table, guide);
});

describe("the options of a question", () => {
  it("stand by their headings, each with a key", () => {
    ask("turn", ...MOVES.slice(0, 1), ...DRAWS.slice(0, 2), PASS);
    expect(shown()).toEqual(["1 Draw from x", "2 Draw from y", "3 Move to a", "4 Pass"]);
  });

  it("fold what the guide names where they are many", () => {
    ask("turn", ...MOVES, ...DRAWS, PASS, option("end-turn"));
    expect(shown()).toEqual([
      "1 Draw from x",
      "2 Draw from y",
      "3 Draw from z",
      "4 Move (5) …",
      "5 Pass",
      "6 end-turn",
    ]);
  });

  it("fold all headings where a heading is chosen first", () => {
    ask("staged", ...MOVES, ...DRAWS);
    expect(shown()).toEqual(["1 Draw (3) …", "2 Move (5) …"]);
  });

  it("fold until they fit, the longest list first", () => {
    choices.room = { width: 400, lines: 1, font: 10 };
    ask("turn", ...MOVES.slice(0, 2), ...DRAWS, PASS);
    expect(shown()).toEqual(["1 Draw (3) …", "2 Move (2) …", "3 Pass"]);
  });

  it("open a folded group and come back", () => {
    ask("staged", ...MOVES, ...DRAWS);
    choices.choose(choices.items[1]!);
    expect(choices.inside?.heading).toBe("Move");
    expect(shown()).toEqual(["1 a", "2 b", "3 c", "4 d", "5 e"]);
    choices.back();
    expect(choices.inside).toBeNull();
  });

  it("close what was opened when the question changes", () => {
    ask("staged", ...MOVES, ...DRAWS);
    choices.choose(choices.items[1]!);
    ask("staged", ...DRAWS, ...MOVES);
    expect(choices.inside).toBeNull();
  });

  it("are chosen by their item", () => {
    ask("turn", ...DRAWS);
    choices.choose(choices.items[2]!);
    expect(table.chosen).toEqual(["draw z"]);
  });

  it("have one way to pass, or none that Space could mean", () => {
    ask("turn", PASS, ...DRAWS);
    expect(choices.pass).toBe(PASS);
    ask("turn", PASS, option("no"));
    expect(choices.pass).toBeNull();
  });

  it("are found by the things that stand for them", () => {
    ask("turn", ...DRAWS, PASS);
    expect(choices.actionsAt("thing:draw y")).toEqual([DRAWS[1]]);
    expect(choices.actionsAt("kind:draw")).toEqual(DRAWS);
    expect(choices.actionsAt("kind:move")).toEqual([]);
  });

  it("are nobody's while another is asked", () => {
    table.view = { ...asking("turn", DRAWS), seat: 1 };
    expect(choices.items).toEqual([]);
    expect(choices.actionsAt("kind:draw")).toEqual([]);
  });
});
