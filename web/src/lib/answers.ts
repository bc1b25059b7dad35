import type { Choice } from "../wire";
import type { AnyView, Explanation, Guide } from "./guide";
import { thingName, thingOf, thingsOf } from "./things";

const ANSWER = "answer";
/** Who or what asks, as a thing that explains itself. */
export const CAUSE = thingName("cause", 0);

/** What an option of the decision bar is called as a thing that explains itself. */
export const answerName = (action: Choice): string => thingName(ANSWER, action.key);
export const isAnswer = (thing: string): boolean => thingOf(thing)[0] === ANSWER;

/** What a thing is: something on the table, or an answer to the open question. */
export function explained<View extends AnyView>(
  guide: Guide<View>,
  view: View,
  thing: string,
): Explanation | null {
  if (thing === CAUSE) return cause(guide, view);
  const [kind, key] = thingOf(thing);
  if (kind !== ANSWER) return guide.explain(view, thing);
  const action = view.decision?.actions?.find((one) => one.key === key);
  return action ? answer(guide, view, action) : null;
}

/** The thing that asks, and what else its sentence speaks of. */
function cause<View extends AnyView>(guide: Guide<View>, view: View): Explanation | null {
  const things = view.decision?.cause?.things ?? [];
  const [first, ...others] = things.flatMap(
    ([kind, id]) => guide.explain(view, thingName(kind, id)) ?? [],
  );
  if (!first) return null;
  const also = others.map(({ title, about }) => `${title}: ${about}.`);
  return { ...first, lines: [...first.lines, ...also], ask: [] };
}

/** What choosing it means and takes, and what the thing is that stands for it. */
function answer<View extends AnyView>(
  guide: Guide<View>,
  view: View,
  action: Choice,
): Explanation | null {
  const [thing = ""] = thingsOf(action);
  const named = thing ? guide.explain(view, thing) : null;
  const help = guide.help[action.verb];
  if (named && !help) return { ...named, ask: [] };
  const costs = (action.costs ?? []).map(([what, amount]) => `${what} ${amount}`);
  const lines = [help ?? "", costs.length ? `Costs: ${costs.join(", ")}.` : ""].filter(Boolean);
  if (!lines.length) return null;
  return {
    title: action.text,
    about: named ? `${named.title}: ${named.about}` : "what you can do now",
    lines: [...lines, ...(named?.lines ?? [])],
    ...(named?.picture ? { picture: named.picture } : {}),
    ...(named?.now ? { now: named.now } : {}),
  };
}
