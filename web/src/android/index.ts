import type { GamePack } from "../games";
import Cover from "./Cover.svelte";

export const PACK: GamePack = {
  Cover,
  taught: true,
  open: async () => (await import("./screen")).open(),
};
