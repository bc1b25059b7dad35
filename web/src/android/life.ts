import type { AndroidPlayer } from "./wire";

export type Tone = "bright" | "troubled" | "";

/** How a detective is, as far as a face shows it. */
export function toneOf({ special }: AndroidPlayer): Tone {
  const { sanity, mood, stalled } = special;
  if (sanity != null) return sanity < -1 ? "troubled" : sanity > 1 ? "bright" : "";
  if (mood != null) return mood ? "bright" : "troubled";
  return stalled ? "troubled" : "";
}
