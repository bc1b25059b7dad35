import type { GamePack } from "../games";
import Cover from "./Cover.svelte";
import { faceUrl } from "./portraits";

const STRANGER = "louis";

export const PACK: GamePack = {
  Cover,
  picture: ({ detectives }) =>
    faceUrl((Array.isArray(detectives) ? (detectives[0] as string | null) : null) ?? STRANGER),
  seats: 4,
  setUp: async () => (await import("./start")).setUp(),
  taught: true,
  open: async () => (await import("./screen")).open(),
};
