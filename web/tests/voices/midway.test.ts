import { describe, expect, it } from "vitest";

import type { Beat } from "../../src/lib/director/beats";
import type { Box } from "../../src/voices/box";
import { midway } from "../../src/voices/stage/midway";
import type { VoicesFact, VoicesView } from "../../src/voices/wire";

const MARKERS = [
  { colour: "blue", emotion: "joy", value: 3 },
  { colour: "green", emotion: "joy", value: 2 },
];
const box = { marker: (number: number) => MARKERS[number] } as unknown as Box;
const juror = (guilty: number, innocent: number, hidden = 0, vote: string | null = null) => ({
  type: "logical",
  guilty,
  innocent,
  influence: Array.from({ length: hidden }, () => null),
  vote,
});
const BEFORE = {
  round: 8,
  stage: 2,
  prosecutor: 2,
  jurors: [juror(1, 0), juror(0, 0, 1)],
  regions: [
    {
      name: "Planning",
      markers: [{ marker: 1, owner: 1, emotion: "joy", value: 2, x: 5, y: 5, sticks_out: false }],
      totals: [[1, 2]],
      leaders: [1],
    },
  ],
  players: [
    { seat: 0, colours: ["blue"], role: null, unused: [0], destroyed: [], hand: [] },
    { seat: 1, colours: ["green"], role: null, unused: [], destroyed: [], hand: null },
  ],
  trial: null,
  progress: null,
} as unknown as VoicesView;
const AFTER = {
  ...BEFORE,
  jurors: [juror(0, 1, 0, "innocent"), juror(0, 0, 0, "undecided")],
  result: { winners: [0] },
} as unknown as VoicesView;
const FACTS: VoicesFact[] = [
  {
    kind: "deployed",
    seat: 0,
    marker: 0,
    region: 0,
    start: 0,
    direction: 0,
    destroyed: [1],
    paths: [
      [
        0,
        [
          [0, 0, 0],
          [8, 0, 9],
        ],
      ],
      [
        1,
        [
          [0, 5, 5],
          [8, 5, 99],
        ],
      ],
    ],
  },
  { kind: "tokens", token: "innocent", juror: 0, by: 2 },
  { kind: "roles-revealed", roles: ["nerd", "hero"] },
  { kind: "jurors-influence", juror: 1, faces: ["blank"] },
  { kind: "jurors-vote", juror: 0, cancelled: 1, vote: "innocent" },
  { kind: "jurors-vote", juror: 1, cancelled: 0, vote: "undecided" },
  { kind: "verdict", convicted: false, text: "Free." },
];
const at = (event: number): VoicesView =>
  midway(box, BEFORE, AFTER, { step: { events: FACTS }, event, ms: 1 } as unknown as Beat);
const votes = (view: VoicesView) => view.jurors.map(({ vote }) => vote);

describe("the board at a beat", () => {
  it("has a push only when it has been seen", () => {
    expect(at(0).regions[0]?.leaders).toEqual([1]);
    const pushed = at(1);
    expect(pushed.regions[0]).toMatchObject({ leaders: [0], totals: [[0, 3]] });
    expect(pushed.regions[0]?.markers.map(({ marker, y }) => [marker, y])).toEqual([[0, 9]]);
    expect(pushed.players.map(({ unused, destroyed }) => [unused, destroyed])).toEqual([
      [[], []],
      [[], [1]],
    ]);
  });

  it("has tokens when they have landed", () => {
    expect(at(1).jurors[0]).toMatchObject({ innocent: 0 });
    expect(at(2).jurors[0]).toMatchObject({ guilty: 1, innocent: 2 });
  });

  it("keeps the verdict to its order: roles, influence, votes, the end", () => {
    expect(at(1).players.map(({ role }) => role)).toEqual([null, null]);
    expect(at(2).players.map(({ role }) => role)).toEqual(["nerd", "hero"]);
    expect(at(3).jurors[1]?.influence).toHaveLength(1);
    expect(at(4).jurors[1]?.influence).toHaveLength(0);
    expect(votes(at(4))).toEqual([null, null]);
    expect(votes(at(5))).toEqual(["innocent", null]);
    expect(votes(at(6))).toEqual(["innocent", "undecided"]);
    for (const event of FACTS.keys()) expect(at(event).result).toBeNull();
  });

  it("is after all its facts what the step leads to", () => {
    const beat = { step: { events: [...FACTS, { kind: "closing" }] }, event: FACTS.length, ms: 1 };
    const end = midway(box, BEFORE, AFTER, beat as unknown as Beat);
    expect(end.jurors).toEqual(AFTER.jurors);
  });
});
