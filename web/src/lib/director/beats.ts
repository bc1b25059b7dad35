import type { Fact, Step } from "../../wire";

/** One thing that happens in a step, held before the eye for so many milliseconds. */
export interface Beat {
  readonly step: Step;
  /** Which of the step's events it is. */
  readonly event: number;
  readonly ms: number;
}

/** What happens in a step, one beat after the other; what no line tells of takes no time. */
export function beatsOf(step: Step, rate: number): Beat[] {
  return step.told
    .map((event) => ({ step, event, ms: (step.lasts[event] ?? 0) * rate }))
    .filter(({ ms }) => ms > 0);
}

/** How long a step is on at that rate. */
export const lengthOf = (step: Step, rate: number): number =>
  beatsOf(step, rate).reduce((sum, { ms }) => sum + ms, 0);

export function factOf({ step, event }: Beat): Fact {
  const fact = step.events[event];
  if (!fact) throw new Error(`step ${step.step} has no event ${event}`);
  return fact;
}

/** What is said of it: the story's own line. */
export const captionOf = ({ step, event }: Beat): string =>
  step.log[step.told.indexOf(event)]?.text ?? "";
