import { describe, expect, it } from "vitest";

import { applied } from "../../src/lib/changes";

const view = { seat: 1, players: [{ name: "Ada", hand: [1, 2, 3] }, { name: "Bob" }], time: 6 };

describe("changes of a view", () => {
  it("puts values where the paths lead", () => {
    const after = applied(view, [
      [["time"], 4],
      [["players", 0, "hand", 1], 9],
    ]);
    expect(after.time).toBe(4);
    expect(after.players[0]?.hand).toEqual([1, 9, 3]);
  });

  it("leaves the old view as it was, and shares with it what did not change", () => {
    const before = structuredClone(view);
    const after = applied(view, [[["players", 0, "name"], "Eve"]]);
    expect(view).toEqual(before);
    expect(after.players).not.toBe(view.players);
    expect(after.players[1]).toBe(view.players[1]);
    expect(after.players[0]?.hand).toBe(view.players[0]?.hand);
  });

  it("cuts a list off where a path without a value ends in a number", () => {
    expect(applied(view, [[["players", 0, "hand", 1]]]).players[0]?.hand).toEqual([1]);
  });

  it("takes a key away where a path without a value ends in a name", () => {
    expect(applied(view, [[["time"]]])).not.toHaveProperty("time");
  });

  it("adds to lists and objects", () => {
    const after = applied<Record<string, unknown>>(view, [
      [["players", 2], { name: "Cy" }],
      [["result"], { winners: [0] }],
    ]);
    expect(after["players"]).toHaveLength(3);
    expect(after["result"]).toEqual({ winners: [0] });
  });

  it("applies each change to what the ones before it have left", () => {
    const after = applied<Record<string, unknown>>(view, [
      [["decision"], { kind: "turn" }],
      [["decision", "kind"], "move"],
      [["players", 0, "hand", 2]],
      [["players", 0, "hand", 2], 7],
    ]);
    expect(after["decision"]).toEqual({ kind: "move" });
    expect((after["players"] as typeof view.players)[0]?.hand).toEqual([1, 2, 7]);
  });

  it("replaces the whole for an empty path", () => {
    expect(applied<unknown>(view, [[[], { seat: null }]])).toEqual({ seat: null });
  });
});
