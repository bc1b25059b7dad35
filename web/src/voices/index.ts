import type { GamePack } from "../games";
import Cover from "./Cover.svelte";
import { drawing } from "./court";

export const PACK: GamePack = {
  Cover,
  picture: () => drawing("guy-nervous"),
  seats: 4,
  setUp: async () => (await import("./start")).setUp(),
  taught: true,
  open: async () => (await import("./screen")).open(),
};
