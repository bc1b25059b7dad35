import type { GameScreen } from "../games";
import { PASSES } from "../lib/guide";
import type { VoicesView } from "../wire";
import PlainTable from "./PlainTable.svelte";

export async function open(): Promise<GameScreen> {
  return {
    title: "Voices in My Head",
    guide: {
      status: (view) => {
        const { round, rounds } = view as VoicesView;
        return `Round ${round} of ${rounds}`;
      },
      player: (_view, seat) => `Voice ${seat + 1}`,
      waitingFor: (view) =>
        view.decision?.seat == null
          ? "Somebody may decide."
          : `Voice ${view.decision.seat + 1} decides.`,
      heading: (_view, action) => ({ rank: PASSES.includes(action.key) ? 99 : 0, text: "" }),
      short: (_view, action) => action.text,
      targets: () => [],
      atOnce: () => true,
      staged: new Set(),
      folds: [],
      explain: () => null,
    },
    Board: PlainTable,
    orderCards: () => [],
  };
}
