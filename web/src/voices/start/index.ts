import type { Plan, SetUp } from "../../games";
import { at } from "../../lib/at";
import Choices from "./Choices.svelte";
import "./court.css";

export type Part = "voice" | "prosecutor" | "lot";

/** What the reader is to be, by the seat that prosecutes. */
export function partIn({ options, people, seats }: Plan): Part {
  const seat = options.chosen_prosecutor;
  if (typeof seat !== "number" || seat >= seats) return "lot";
  return seat === at(people, 0).seat ? "prosecutor" : "voice";
}

/** The seat that prosecutes, so that the reader is what he wants to be: rather a bot's than a person's. */
export function prosecutorFor(part: Part, { people, seats }: Plan): number | null {
  const me = at(people, 0).seat;
  if (part === "prosecutor") return me;
  if (part === "lot") return null;
  const all = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const away = all.filter((seat) => people.every((one) => one.seat !== seat));
  const from = away.length ? away : all;
  return from[Math.floor(Math.random() * from.length)] ?? null;
}

const TOLD: Readonly<Record<Part, { readonly who: string; readonly what: string }>> = {
  voice: {
    who: "a voice with a secret role",
    what: "One of the others is the prosecutor. Eight rounds.",
  },
  prosecutor: { who: "the prosecutor", what: "Your role lies open. Eight rounds." },
  lot: { who: "a voice or the prosecutor, by lot", what: "Eight rounds." },
};

export const setUp = (): SetUp => ({
  title: "A new trial",
  look: "site-court",
  Choices,
  asks: ["chosen_prosecutor"],
  usual: (plan) => ({ chosen_prosecutor: prosecutorFor("voice", plan) }),
  tell: (plan) => TOLD[partIn(plan)],
});
