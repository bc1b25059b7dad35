import type { Action, AnyView, Guide } from "./guide";

/** Whether the question itself tells what only the reader may know. */
export function isSecretQuestion(guide: Guide, view: AnyView): boolean {
  return guide.secretQuestions.has(view.decision?.kind ?? "");
}

/** Whether an option names a thing that only the reader may see. */
export function isSecretAction(guide: Guide, view: AnyView, action: Action): boolean {
  return guide
    .targets(view, action)
    .some((thing) => guide.secretThings.has(thing.split(":", 1)[0] ?? ""));
}
