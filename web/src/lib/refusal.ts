import { Refusal } from "./api";
import type { Action } from "./guide";
import { messageOf } from "./words";

/** What a player is told in place of the server's words, which are meant for programs. */
const INSTEAD: Readonly<Record<string, string>> = {
  "unknown-action": "That is no choice of this game.",
  "not-your-decision": "That is not yours to decide.",
  internal: "The server could not do that; nothing has changed.",
};
const NAMED = 3;

interface Question {
  readonly actions?: readonly Action[] | null;
}

/** What could be chosen in place of what was refused. */
function whatIsRight(decision: Question | null, refused: Action | null, secret: boolean): string {
  const others = (decision?.actions ?? []).filter(({ id }) => id !== refused?.id);
  if (!others.length) return "Nothing else is asked of you now: wait until you are.";
  if (secret) return "Choose one of the options of the decision bar.";
  const named = others.slice(0, NAMED).map(({ text }) => `“${text}”`);
  const more = others.length - named.length;
  return `You can choose ${[...named, ...(more ? [`${more} more`] : [])].join(", ")}.`;
}

/** Why a choice was not made, and what would be right. */
export function refusalOf(
  error: unknown,
  decision: Question | null,
  refused: Action | null,
  secret: boolean,
): string {
  const code = error instanceof Refusal ? error.code : "";
  return `${INSTEAD[code] ?? messageOf(error)} ${whatIsRight(decision, refused, secret)}`;
}
