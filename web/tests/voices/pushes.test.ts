import { describe, expect, it } from "vitest";

import type { Action } from "../../src/lib/guide";
import type { Box } from "../../src/voices/box";
import { outcomeWords, rewordPushes } from "../../src/voices/pushes";
import type { VoicesView } from "../../src/voices/wire";

const MARKERS = [
  { colour: "blue", emotion: "joy", value: 3 },
  { colour: "green", emotion: "joy", value: 3 },
  { colour: "green", emotion: "fear", value: 1 },
  { colour: "blue", emotion: "fear", value: 1 },
];
const NAMES = ["Blue’s Joy", "Green’s Joy", "Green’s Fear", "Blue’s Fear"];
const box = {
  marker: (number: number) => MARKERS[number],
  markerName: (number: number) => NAMES[number],
  region: () => "Speech",
  player: (_: VoicesView, seat: number) => ["Blue", "Green", "Prosecutor"][seat],
  layout: { lattice: { max_start: 280, max_direction: 600, directions: 1201 } },
} as unknown as Box;
const view = {
  seat: 0,
  prosecutor: 2,
  deploying: { seat: 0, region: 2, marker: 0 },
  players: [
    { seat: 0, colours: ["blue"] },
    { seat: 1, colours: ["green"] },
    { seat: 2, colours: ["grey"] },
  ],
} as unknown as VoicesView;
const words = (placed: number[], destroyed: number[]) =>
  outcomeWords(box, view, 2, { placed, destroyed });

describe("what a push does", () => {
  it("is said before where it starts", () => {
    expect(words([0, 2, 3], [1])).toBe("Green’s Joy falls, you lead Speech 4 to 1");
    expect(words([0, 1, 2], [])).toBe("Nothing falls, Green leads Speech 4 to 3");
    expect(words([0, 1], [2, 3])).toBe(
      "Green’s Fear and Blue’s Fear fall, you and Green are tied in Speech at 3",
    );
    expect(words([0], [1])).toBe("Green’s Joy falls, you lead Speech 3 to 0");
    expect(words([], [])).toBe("Nothing falls, nobody leads Speech");
  });

  it("orders the list, the best for the reader first", () => {
    const push = (id: number, start: number, direction: number): Action => ({
      id,
      key: `push ${id}`,
      verb: "push",
      text: "from 7 mm left",
      targets: [["push", (start + 280) * 1201 + direction + 600]],
    });
    const actions = [push(1, 0, 0), push(2, -280, 300), push(3, 70, -600)];
    const ways = [
      { action: 1, placed: [0, 1, 2], destroyed: [] },
      { action: 2, placed: [0, 2, 3], destroyed: [1] },
      { action: 3, placed: [0, 1, 2], destroyed: [3] },
    ];
    const told = rewordPushes(box, view, actions, ways);
    expect(told.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, 0],
      [3, 2],
    ]);
    expect(told.map(({ label }) => label)).toEqual([
      "from the middle, straight ahead",
      "from the left corner, half right",
      "from just right of the middle, hard left",
    ]);
    expect(told[1]?.group).toBe("Green’s Joy falls, you lead Speech 4 to 1");
    const [alone] = rewordPushes(box, view, actions.slice(0, 1), ways);
    expect(alone?.group).toBe("Nothing falls, Green leads Speech 4 to 3, from the middle");
    expect(told.some(({ text }) => text.includes("mm"))).toBe(false);
  });
});
