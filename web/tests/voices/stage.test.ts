import { describe, expect, it } from "vitest";

import type { Box } from "../../src/voices/box";
import { readingAfter, stagingOf } from "../../src/voices/stage/stagings";
import type { VoicesFact, VoicesView } from "../../src/voices/wire";

const BOX = {
  region: (number: number) => ["Planning", "Observation", "Speech"][number],
  markerName: (marker: number) => `Marker ${marker}`,
} as unknown as Box;
const VIEW = { rounds: 8 } as unknown as VoicesView;
const staged = (fact: VoicesFact) => stagingOf(fact, VIEW, BOX);

describe("what is read of a trial card", () => {
  const front: VoicesFact = { kind: "side-read", card: 3, side: "A", text: "A glove." };
  const ability: VoicesFact = {
    kind: "ability-read",
    seat: 1,
    region: 2,
    header: "Speech",
    text: "Speech: choose.",
    lead_in: "",
  };
  const back: VoicesFact = { ...front, side: "B", text: "It fits." };

  it("stays until something else is read", () => {
    const read = [front, ability, { kind: "round", number: 2 } as const].reduce(readingAfter, null);
    expect(read).toMatchObject({ text: "A glove.", back: false, ability: { header: "Speech" } });
  });

  it("turns to the back without the abilities of the front", () => {
    const read = [front, ability, back].reduce(readingAfter, null);
    expect(read).toEqual({ text: "It fits.", back: true, ability: null });
  });

  it("is gone when the next card is announced", () => {
    const next: VoicesFact = { kind: "trial-card-chosen", seat: 0, regions: [1, 2] };
    expect([front, next].reduce(readingAfter, null)).toBeNull();
    expect(staged(next).said).toBe("I call Observation and Speech.");
  });
});

describe("the stage", () => {
  it("lets tokens go to their juror, and those that are removed away from it", () => {
    const placed = staged({ kind: "tokens", token: "guilty", juror: 4, by: 2 });
    expect(placed.flights).toHaveLength(2);
    expect(placed.flights?.[0]).toMatchObject({ face: "guilty", to: "juror:4" });
    expect(placed.prosecutor).toBe("pounce");
    const removed = staged({ kind: "tokens", token: "guilty", juror: 4, by: -1 });
    expect(removed.flights?.[0]).toMatchObject({ from: "juror:4" });
    expect(removed.prosecutor).toBe("denied");
  });

  it("has a banner for each round, and one of its own for the last card", () => {
    expect(staged({ kind: "round", number: 2 }).banner?.title).toBe("Round 2 of 8");
    expect(staged({ kind: "round", number: 8 }).banner?.title).toBe("The last card");
    expect(staged({ kind: "stage-two" }).banner?.title).toBe("Guy takes the stand");
  });

  it("shows the verdict fact by fact in a scene of its own", () => {
    const vote = { kind: "jurors-vote", juror: 1, cancelled: 0, vote: "guilty" } as const;
    const verdict = { kind: "verdict", convicted: true, text: "Guilty." } as const;
    expect(staged(vote)).toEqual({ verdict: vote });
    expect(staged(verdict)).toEqual({ verdict });
  });
});
