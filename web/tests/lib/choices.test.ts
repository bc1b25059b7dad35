import { beforeEach, describe, expect, it } from "vitest";

import { Choices } from "../../src/lib/choices.svelte";
import type { Action, AnyView, Guide } from "../../src/lib/guide";
import { Asked, asking, option } from "./sights";

const MOVES = ["a", "b", "c", "d", "e"].map((key, n) =>
  option(`move ${key}`, {
    text: `Move over to ${key}`,
    label: `place ${key}`,
    group: "Move",
    rank: 2,
    section: n < 3 ? "North" : "South",
    targets: [["place", n]],
  }),
);
const DRAWS = ["x", "y", "z"].map((key, n) =>
  option(`draw ${key}`, {
    text: `Draw from ${key}`,
    label: key,
    group: "Draw",
    rank: 1,
    targets: [
      ["deck", n],
      ["table", 0],
    ],
  }),
);
const PASS = option("pass", { text: "Pass", rank: 9 });

const guide = {
  staged: new Set(["staged"]),
  passes: new Set(["pass", "no"]),
  letters: { fly: "f", hop: "f", nap: "n" },
  doubt: (view: AnyView) => (view.decision?.kind === "early" ? "It is early." : ""),
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
  it("stand by the rank of their headings, each with a key", () => {
    ask("turn", ...MOVES.slice(0, 1), ...DRAWS.slice(0, 2), PASS);
    expect(shown()).toEqual(["1 Draw from x", "2 Draw from y", "3 Move over to a"]);
  });

  it("fold the last headings first where they are many", () => {
    ask("turn", ...MOVES, ...DRAWS, PASS, option("rest", { rank: 8 }), option("go", { rank: 8 }));
    expect(shown()).toEqual([
      "1 Draw from x",
      "2 Draw from y",
      "3 Draw from z",
      "4 Move (5) …",
      "5 rest",
      "6 go",
    ]);
  });

  it("fold all headings where a heading is chosen first", () => {
    ask("staged", ...MOVES, ...DRAWS);
    expect(shown()).toEqual(["1 Draw (3) …", "2 Move (5) …"]);
  });

  it("fold until they fit", () => {
    choices.room = { width: 400, lines: 1, font: 10 };
    ask("turn", ...MOVES.slice(0, 2), ...DRAWS, PASS);
    expect(shown()).toEqual(["1 Draw (3) …", "2 Move (2) …"]);
  });

  it("open a folded group and come back", () => {
    ask("staged", ...MOVES, ...DRAWS);
    choices.choose(choices.items[1]!);
    expect(choices.inside?.heading).toBe("Move");
    expect(shown()).toEqual(["1 place a", "2 place b", "3 place c", "4 place d", "5 place e"]);
    choices.back();
    expect(choices.inside).toBeNull();
  });

  it("fold the sections of a group that does not fit", () => {
    ask("staged", ...MOVES, ...DRAWS);
    choices.choose(choices.items[1]!);
    choices.room = { width: 440, lines: 1, font: 10 };
    expect(shown()).toEqual(["1 place a", "2 place b", "3 place c", "4 South (2) …"]);
    choices.choose(choices.items[3]!);
    expect(shown()).toEqual(["1 place d", "2 place e"]);
    choices.back();
    choices.back();
    expect(choices.inside).toBeNull();
  });

  it("have their heading before a short label where the full words do not fit", () => {
    choices.room = { width: 215, lines: 1, font: 10 };
    ask("turn", DRAWS[0]!, MOVES[0]!);
    expect(shown()).toEqual(["1 Draw: x", "2 Move: place a"]);
  });

  it("fold even a single option where nothing else helps", () => {
    choices.room = { width: 230, lines: 1, font: 10 };
    const long = option("rest", { text: "x".repeat(30), group: "Rest", rank: 8 });
    ask("turn", MOVES[0]!, long);
    expect(shown()).toEqual(["1 Move: place a", "2 Rest (1) …"]);
    choices.choose(choices.items[1]!);
    expect(shown()).toEqual([`1 ${long.text}`]);
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

  it("are passed over at once, unless something speaks against it: that is said once", () => {
    ask("turn", PASS, ...DRAWS);
    choices.passOn();
    expect(table.chosen).toEqual(["pass"]);
    ask("early", PASS, ...DRAWS);
    expect([choices.doubt, choices.isDoubted]).toEqual(["It is early.", false]);
    choices.passOn();
    expect(choices.isDoubted).toBe(true);
    expect(table.chosen).toEqual(["pass"]);
    choices.passOn();
    expect(table.chosen).toEqual(["pass", "pass"]);
    ask("early", PASS, ...MOVES);
    expect(choices.isDoubted).toBe(false);
  });

  it("are found by the things that stand for them", () => {
    ask("turn", ...DRAWS, PASS);
    expect(choices.actionsAt("deck:1")).toEqual([DRAWS[1]]);
    expect(choices.actionsAt("table:0")).toEqual(DRAWS);
    expect(choices.actionsAt("place:0")).toEqual([]);
  });

  it("are numbered from 1, wherever the one to pass with stands", () => {
    ask("turn", PASS, { ...DRAWS[0]!, rank: 9 }, { ...DRAWS[1]!, rank: 9 });
    expect(shown()).toEqual(["1 Draw from x", "2 Draw from y"]);
  });

  it("have the letter of their kind, alone or folded; where they are listed, it opens the list", () => {
    const flights = ["a", "b"].map((to) => option(`fly ${to}`, { group: "Fly", rank: 1 }));
    const hop = option("hop c", { group: "Fly", rank: 1 });
    const nap = option("nap", { rank: 3 });
    ask("turn", ...MOVES.slice(0, 1), ...flights, hop, nap);
    expect(shown()).toEqual(["1 fly a", "2 fly b", "3 hop c", "4 Move over to a", "n nap"]);
    expect(choices.press("f")).toBe(true);
    expect(shown()).toEqual(["1 fly a", "2 fly b", "3 hop c"]);
    expect(choices.press("n")).toBe(false);
    expect(choices.press("3")).toBe(true);
    expect(table.chosen).toEqual(["hop c"]);
    ask("staged", ...MOVES, ...flights, nap);
    expect(shown()).toEqual(["f Fly (2) …", "1 Move (5) …", "n nap"]);
    expect(choices.press("n")).toBe(true);
    expect(choices.press("q")).toBe(false);
    expect(table.chosen).toEqual(["hop c", "nap"]);
  });

  it("stand at a thing in the order of their headings", () => {
    const late = option("drop a", { rank: 7, targets: [["card", 1]] });
    const early = option("use a", { rank: 2, targets: [["card", 1]] });
    ask("turn", late, early);
    expect(choices.actionsAt("card:1")).toEqual([early, late]);
  });

  it("are nobody's while another is asked", () => {
    table.view = { ...asking("turn", DRAWS), seat: 1 };
    expect(choices.items).toEqual([]);
    expect(choices.actionsAt("table:0")).toEqual([]);
  });
});
