import type { AnyView, Guide } from "../lib/guide";

const player = (_view: AnyView, seat: number): string => `Seat ${seat + 1}`;

/** What can be said of a game of which nothing but its view is known. */
export const GUIDE: Guide = {
  status: () => "",
  player,
  waitingFor(view) {
    if (view.result) return "The game is over.";
    const seat = view.decision?.seat;
    return seat == null ? "Somebody decides in secret." : `${player(view, seat)} decides.`;
  },
  explain: () => null,
  help: {},
  letters: {},
  doubt: () => "",
  passes: new Set(["pass", "no"]),
  careful: new Set(),
  staged: new Set(),
  secretQuestions: new Set(),
  secretThings: new Set(),
};
