import type { GamePack } from "../games";
import Cover from "./Cover.svelte";
import { drawing } from "./court";

export const PACK: GamePack = {
  Cover,
  picture: () => drawing("guy-nervous"),
  taught: true,
  open: async () => (await import("./screen")).open(),
};
