import type { Fact, Step } from "../wire";

/** All that happened in some steps, in order. */
export function happened(steps: readonly Step[]): Fact[] {
  return steps.flatMap((step) => step.events);
}
