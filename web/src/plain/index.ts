import type { GamePack } from "../games";

/** Any game that brings no table of its own is drawn from its view and the data of its options. */
export const PACK: GamePack = {
  taught: false,
  open: async () => ({
    guide: (await import("./guide")).GUIDE,
    Board: (await import("./PlainTable.svelte")).default,
  }),
};
