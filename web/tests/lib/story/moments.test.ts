import { expect, it } from "vitest";

import { momentsOf } from "../../../src/lib/story/moments";
import type { AnyView } from "../../../src/lib/guide";
import type { Fact, LogLine } from "../../../src/wire";

const VIEW: AnyView = { game: "test", seat: 0, decision: null };
const line = (step: number, kind: string): LogLine => ({
  step,
  text: `${kind} at ${step}`,
  secret: false,
  about: { kind },
});
const glimpses = {
  marks: { card: "Cards", death: "Deaths", plot: "Plots" },
  of: ({ kind }: Fact) => ({ seat: null, mark: kind === "move" ? undefined : kind }),
};

it("finds cards and deaths in a story, each with its step, and names no empty kind", () => {
  const log = [line(1, "card"), line(2, "move"), line(3, "death"), line(5, "card")];
  const found = momentsOf(log, VIEW, glimpses);
  expect(found.map(({ title, lines }) => [title, lines.map(({ step }) => step)])).toEqual([
    ["Cards", [1, 5]],
    ["Deaths", [3]],
  ]);
});
