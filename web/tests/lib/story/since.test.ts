import { expect, it } from "vitest";

import { rowsSince } from "../../../src/lib/story/since";
import type { Fact, LogLine } from "../../../src/wire";

interface Happening extends Fact {
  seat: number;
}

const line = (step: number, kind: string, seat: number): LogLine => ({
  step,
  text: `${kind} by ${seat}`,
  secret: false,
  about: { kind, seat } as Fact,
});
const PICTURES: Readonly<Record<string, string>> = { card: "card:1", token: "sign:token" };
const of = (fact: Fact) => ({
  seat: (fact as Happening).seat,
  mark: fact.kind === "card" ? "card" : undefined,
  picture: PICTURES[fact.kind],
});

it("shows what came after a step, by whose doing it was, in the order of the story", () => {
  const log = [
    line(3, "card", 0),
    line(4, "card", 1),
    line(4, "token", 1),
    line(5, "token", 2),
    line(6, "card", 1),
  ];
  const rows = rowsSince(log, 3, of);
  expect(rows.map(({ seat, cells }) => [seat, cells.map(({ text }) => text)])).toEqual([
    [1, ["card by 1", "token by 1"]],
    [2, ["token by 2"]],
    [1, ["card by 1"]],
  ]);
});

it("counts the same small thing that comes again, but shows every card", () => {
  const log = [line(4, "token", 1), line(4, "token", 1), line(5, "card", 1), line(5, "card", 1)];
  const [row] = rowsSince(log, 3, of);
  expect(row?.cells.map(({ picture, times }) => [picture, times])).toEqual([
    ["sign:token", 2],
    ["card:1", 1],
    ["card:1", 1],
  ]);
});

it("leaves what has no picture to the story", () => {
  expect(rowsSince([line(4, "shuffle", 1)], 0, of)).toEqual([]);
});
