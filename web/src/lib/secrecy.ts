import type { Choice } from "../wire";
import type { AnyView, Guide } from "./guide";

/** Whether the question itself tells what only the reader may know. */
export function isSecretQuestion(guide: Guide, view: AnyView): boolean {
  return guide.secretQuestions.has(view.decision?.kind ?? "");
}

/** Whether an option names a thing that only the reader may see. */
export function isSecretAction(guide: Guide, { targets = [] }: Choice): boolean {
  return targets.some(([kind]) => guide.secretThings.has(kind));
}
