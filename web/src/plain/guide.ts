import { type Action, type AnyView, type Explanation, type Guide, thingName } from "../lib/guide";
import { costWords } from "./words";

const player = (_view: AnyView, seat: number): string => `Seat ${seat + 1}`;

function explain({ decision }: AnyView, thing: string): Explanation | null {
  const action = decision?.actions?.find((one) => thing === thingName("option", one.key));
  if (!action) return null;
  return { title: action.text, about: action.group ?? "", lines: costWords(action) };
}

/** What can be said of a game of which nothing but its view is known. */
export const GUIDE: Guide = {
  status: () => "",
  player,
  waitingFor(view) {
    if (view.result) return "The game is over.";
    const seat = view.decision?.seat;
    return seat == null ? "Somebody decides in secret." : `${player(view, seat)} decides.`;
  },
  heading: (_view, action: Action) => ({ rank: 0, text: action.group ?? "" }),
  short: (_view, action: Action) => action.label || action.text,
  targets: () => [],
  atOnce: () => true,
  staged: new Set(),
  folds: [],
  secretQuestions: new Set(),
  secretThings: new Set(),
  explain,
};
