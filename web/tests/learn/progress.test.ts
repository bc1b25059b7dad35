import { beforeEach, describe, expect, it } from "vitest";

import { beginLesson, isLesson, Progress } from "../../src/learn/progress.svelte";
import type { Lesson } from "../../src/learn/lesson";
import type { AnyView } from "../../src/lib/guide";
import { Asked, asking } from "../lib/sights";

interface Table extends AnyView {
  readonly day: number;
}
const view = (kind: string, day = 1): Table => ({ ...asking(kind, []), day });
const words = () => ["Words."];

const lesson: Lesson<Table> = {
  table: { game: "test", bots: [] },
  steps: [
    { title: "Read", text: words },
    {
      title: "Move",
      text: words,
      when: ({ decision }) => decision?.kind === "turn",
      done: (_, happened) => happened.some((one) => one["kind"] === "moved"),
      late: ({ day }) => day > 2,
    },
    { title: "End", text: words },
  ],
  tips: {
    pay: { title: "Paying", text: words },
    lead: { title: "Send it away", text: words, when: ({ day }) => day === 2 },
  },
};

let table: Asked<Table>;
let progress: Progress<Table>;
const title = () => progress.step?.title ?? null;

beforeEach(() => {
  localStorage.clear();
  table = new Asked<Table>();
  table.view = view("turn");
  progress = new Progress(lesson, table, "t1");
});

describe("a guided game", () => {
  it("is known by its table in this browser", () => {
    expect(isLesson("t1")).toBe(false);
    beginLesson("t1");
    expect(isLesson("t1")).toBe(true);
  });

  it("goes on when a step was read, and when a task was done", () => {
    expect(title()).toBe("Read");
    progress.read();
    progress.watch();
    expect(title()).toBe("Move");
    table.events = [{ kind: "moved" }];
    progress.watch();
    expect(title()).toBe("End");
  });

  it("does not count what happened before the task came up", () => {
    table.events = [{ kind: "moved" }];
    progress.watch();
    progress.read();
    progress.watch();
    progress.watch();
    expect(title()).toBe("Move");
  });

  it("holds a step back until it fits, and passes over one whose chance is gone", () => {
    progress.read();
    table.view = view("wait");
    expect(title()).toBeNull();
    table.view = view("wait", 3);
    progress.watch();
    expect(title()).toBe("End");
  });

  it("gives a tip the first time that a question comes up", () => {
    progress.read();
    table.view = view("pay");
    progress.watch();
    expect(title()).toBe("Paying");
    table.view = view("wait");
    progress.watch();
    table.view = view("pay");
    progress.watch();
    expect(title()).toBeNull();
  });

  it("keeps a tip for when its moment really comes", () => {
    progress.read();
    table.view = view("lead", 1);
    progress.watch();
    expect(title()).toBeNull();
    table.view = view("wait");
    progress.watch();
    table.view = view("lead", 2);
    progress.watch();
    expect(title()).toBe("Send it away");
  });

  it("counts steps only: a tip is none of them", () => {
    expect(progress.place).toBe("Step 1 of 3");
    progress.read();
    table.view = view("pay");
    expect(progress.place).toBe("A tip");
    table.view = view("turn");
    expect(progress.place).toBe("Step 2 of 3");
  });

  it("is kept over a reload, and comes back where it was sent away", () => {
    progress.read();
    progress.leave();
    expect(title()).toBeNull();
    progress = new Progress(lesson, table, "t1");
    expect(progress.away).toBe(true);
    progress.comeBack();
    expect(title()).toBe("Move");
  });
});
