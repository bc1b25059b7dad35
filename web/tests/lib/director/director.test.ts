import { beforeEach, describe, expect, it } from "vitest";

import { type Beat, captionOf, factOf } from "../../../src/lib/director/beats";
import type { Clock } from "../../../src/lib/director/clock";
import { Director, type House } from "../../../src/lib/director/director";
import type { Step } from "../../../src/wire";

/** Time passes when a test says so. */
class FakeClock implements Clock {
  now = 0;
  private waiting: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): () => void {
    const one = { at: this.now + ms, then };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((other) => other !== one));
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

/** Notes what it is told to show, and when. */
class FakeHouse implements House {
  readonly notes: string[] = [];
  speed = 1;
  beat: Beat | null = null;

  constructor(private readonly clock: FakeClock) {}

  rate(): number {
    return this.speed;
  }
  show(steps: readonly Step[]): void {
    this.note(`board ${steps.map(({ step }) => step).join("+")}`);
  }
  stage(beat: Beat | null): void {
    if (beat) this.note(`${factOf(beat).kind}: ${captionOf(beat)}`);
    else if (this.beat) this.note("empty stage");
    this.beat = beat;
  }
  note(what: string): void {
    this.notes.push(`${this.clock.now} ${what}`);
  }
}

/** A step of events that last so long, each with its line, unless it is named with a dash. */
function step(number: number, events: Record<string, number>): Step {
  const kinds = Object.keys(events);
  const told = kinds.flatMap((kind, n) => (kind.startsWith("-") ? [] : [n]));
  return {
    step: number,
    changes: [],
    events: kinds.map((kind) => ({ kind })),
    lasts: Object.values(events),
    log: told.map((n) => ({
      step: number,
      text: `There is ${kinds[n]}.`,
      secret: false,
      about: { kind: kinds[n] ?? "" },
    })),
    told,
  };
}

let clock: FakeClock;
let house: FakeHouse;
let director: Director;
const ask = () => house.note("asked");

beforeEach(() => {
  clock = new FakeClock();
  house = new FakeHouse(clock);
  director = new Director(house, clock);
});

const take = (): string[] => house.notes.splice(0);

describe("the director", () => {
  it("shows one step after the other, each with its board, and asks when all is seen", () => {
    director.add([step(1, { moved: 800 }), step(2, { card: 2000, trauma: 400 })], ask);
    expect(take()).toEqual(["0 board 1", "0 moved: There is moved."]);
    clock.pass(10_000);
    expect(take()).toEqual([
      "800 board 2",
      "800 card: There is card.",
      "2800 trauma: There is trauma.",
      "3200 empty stage",
      "3200 asked",
    ]);
  });

  it("shows what needs no time together with what comes next", () => {
    const steps = [step(1, { shuffled: 0 }), step(2, { "-silent": 900 }), step(3, { moved: 800 })];
    director.add(steps, ask);
    expect(take()).toEqual(["0 board 1+2+3", "0 moved: There is moved."]);
    clock.pass(800);
    expect(take()).toEqual(["800 empty stage", "800 asked"]);
  });

  it("shows nothing behind what the reader looks at, and all of it afterwards", () => {
    const first = director.hold();
    const second = director.hold();
    director.add([step(1, { moved: 800 })], ask);
    clock.pass(5000);
    first();
    expect(take()).toEqual([]);
    second();
    expect(take()).toEqual(["5000 board 1", "5000 moved: There is moved."]);
    clock.pass(800);
    expect(take()).toEqual(["5800 empty stage", "5800 asked"]);
  });

  it("ends what is on when it is held, and goes no further", () => {
    director.add([step(1, { moved: 800 }), step(2, { card: 800 })], ask);
    const release = director.hold();
    clock.pass(5000);
    expect(take()).toEqual(["0 board 1", "0 moved: There is moved."]);
    release();
    expect(take()).toEqual(["5000 board 2", "5000 card: There is card."]);
  });

  it("lets what comes meanwhile wait for its turn", () => {
    director.add([step(1, { moved: 800 })], () => house.note("first"));
    clock.pass(300);
    director.add([step(2, { talked: 800 })], () => house.note("second"));
    clock.pass(5_000);
    expect(take().slice(2)).toEqual([
      "800 empty stage",
      "800 first",
      "800 board 2",
      "800 talked: There is talked.",
      "1600 empty stage",
      "1600 second",
    ]);
  });

  it("shows everything at once to who wants no animation", () => {
    house.speed = 0;
    director.add([step(1, { moved: 800 }), step(2, { card: 2000 })], ask);
    expect(take()).toEqual(["0 board 1+2", "0 asked"]);
  });

  it("takes half the time at half the rate, from the next step on", () => {
    director.add([step(1, { moved: 800 }), step(2, { card: 2000 })], ask);
    house.speed = 0.5;
    clock.pass(5_000);
    expect(take().at(-1)).toBe("1800 asked");
  });

  it("hurries on to the next beat, and to the next step with its board", () => {
    director.add([step(1, { card: 2000, trauma: 400 }), step(2, { moved: 800 })], ask);
    clock.pass(100);
    take();
    director.hurry();
    expect(take()).toEqual(["100 trauma: There is trauma."]);
    director.hurry();
    expect(take()).toEqual(["100 board 2", "100 moved: There is moved."]);
    clock.pass(799);
    expect(take()).toEqual([]);
    director.hurry();
    expect(take()).toEqual(["899 empty stage", "899 asked"]);
    director.hurry();
    clock.pass(5_000);
    expect(take()).toEqual([]);
  });

  it("skips to how things are now, and shows what comes later as before", () => {
    director.add([step(1, { card: 2000 }), step(2, { moved: 800 })], ask);
    director.add([step(3, { moved: 800 })], ask);
    take();
    director.skip();
    expect(take()).toEqual(["0 board 2", "0 empty stage", "0 asked", "0 board 3", "0 asked"]);
    clock.pass(5_000);
    director.add([step(4, { moved: 800 })], ask);
    expect(take()).toEqual(["5000 board 4", "5000 moved: There is moved."]);
  });

  it("forgets what is to be shown when the whole position comes anew", () => {
    director.add([step(1, { card: 2000 }), step(2, { moved: 800 })], ask);
    take();
    director.drop();
    clock.pass(5_000);
    expect(take()).toEqual(["0 empty stage"]);
  });

  it("catches up when it is far behind, without leaving anything out", () => {
    const steps = Array.from({ length: 60 }, (_, n) => step(n, { moved: 1000 }));
    director.add(steps, ask);
    clock.pass(50_000);
    expect(take().filter((note) => note.includes("board"))).toHaveLength(60);
    expect(house.beat).toBeNull();
  });
});
