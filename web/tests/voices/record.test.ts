import { describe, expect, it } from "vitest";

import type { Box } from "../../src/voices/box";
import { recordOf } from "../../src/voices/record/panels";
import type { VoicesFact, VoicesView } from "../../src/voices/wire";
import type { Chronicle } from "../../src/wire";

const box = {
  player: (_: VoicesView, seat: number) => ["Blue", "Red", "Prosecutor"][seat],
  region: (number: number) => ["Planning", "Observation", "Speech"][number],
  juror: (number: number) => ["Logical", "Relaxed"][number],
  markerName: (marker: number) => `Marker ${marker}`,
  kind: () => ({ title: "Joy" }),
  role: (id: string) => ({ name: `The ${id}`, goal: "Win.", motto: "" }),
} as unknown as Box;
const view = {
  prosecutor: 2,
  jurors: [{ type: "logical" }, { type: "relaxed" }],
  players: [
    { seat: 0, role: "hero" },
    { seat: 1, role: "nerd" },
  ],
  result: {
    winners: [1],
    breakdown: [[{ points: 0, reason: "2 of 3 jurors", met: false }], []],
  },
} as unknown as VoicesView;
const push = (seat: number, destroyed: number[]): VoicesFact => ({
  kind: "deployed",
  seat,
  marker: 0,
  region: 2,
  start: 0,
  direction: 0,
  destroyed,
  paths: [],
});
const FACTS: VoicesFact[] = [
  { kind: "round", number: 1 },
  push(0, []),
  push(1, []),
  push(2, [7]),
  {
    kind: "ability-read",
    seat: 1,
    region: 2,
    header: "Speech",
    text: "Speech: speak.",
    lead_in: "",
  },
  { kind: "option-chosen", seat: 1, letter: "A", label: "“No comment.”" },
  { kind: "tokens", token: "guilty", juror: 0, by: 1 },
  { kind: "verdict", convicted: true, text: "Guilty." },
];
const told: Chronicle = { steps: [{ step: 4, events: FACTS }] };
const lie = {
  number: 0,
  seat: 0,
  claim: "icon guilty",
  text: "My role’s set-up icon is guilty.",
  step: 2,
  true: false,
};
const chapters = recordOf(box, view, told, [lie]);
const of = (heading: string) => chapters.find((one) => one.heading === heading)?.entries ?? [];

describe("the court record", () => {
  it("tells quiet pushes in one panel and falls in one each", () => {
    const [quiet, fall] = of("Round 1");
    expect(quiet?.text).toEqual(["Blue and Red into Speech. Nothing falls."]);
    expect(fall).toMatchObject({ tone: "fall", title: "Marker 7 falls!", wide: true });
  });

  it("lets Guy say what was chosen, by whom, and shows who changed sides", () => {
    const guy = of("Round 1").find(({ tone }) => tone === "guy");
    expect(guy).toMatchObject({ kicker: "Red rules Speech", title: "“No comment.”" });
    expect(of("Turning points")).toMatchObject([
      { kicker: "Round 1", title: "Logical leans to guilty!" },
    ]);
  });

  it("says who lied, who won and why", () => {
    expect(of("Lies told")).toMatchObject([{ kicker: "Blue lied" }]);
    expect(of("The case")).toMatchObject([{ tone: "talk", text: ["A lie."] }]);
    expect(of("Who won").map(({ title }) => title)).toEqual(["loses", "★ wins"]);
    expect(of("Who won")[0]?.text).toEqual(["✗ 2 of 3 jurors"]);
  });
});
