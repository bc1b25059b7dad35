import type { Explanation } from "../../lib/guide";
import type { AndroidView } from "../wire";
import type { Box } from "../box";

/** Explains one kind of thing; `id` is what follows the kind in a thing's name. */
export type Explain = (box: Box, view: AndroidView, id: string) => Explanation | null;

export const listed = (words: readonly string[]): string => words.join(", ");

/** Actions to ask about, while it is somebody's turn to act. */
export const ask = (view: AndroidView, ...keys: string[]): { ask: string[] } => ({
  ask: view.decision?.kind === "turn" ? keys : [],
});
