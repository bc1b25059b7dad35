import { ART } from "virtual:art";

import type { VoicesJuror } from "./wire";

/** Somebody of the court, or the emblem of a role, as a picture. */
export const drawing = (name: string): string => `${ART}/court/${name}.svg`;

export type Leaning = "guilty" | "undecided" | "innocent";

/** To which side a juror leans by what lies open; after the vote, how he has voted. */
export function leaning({ guilty, innocent, vote }: VoicesJuror): Leaning {
  if (vote === "guilty" || vote === "innocent") return vote;
  if (vote || guilty === innocent) return "undecided";
  return guilty > innocent ? "guilty" : "innocent";
}

export type GuyMood = "calm" | "hopeful" | "nervous" | "panic" | "crushed";

/** How Guy feels about the jury: by how many more lean to one side than to the other. */
export function guyMood(jurors: readonly VoicesJuror[]): GuyMood {
  const sides = jurors.map(leaning);
  const of = (side: Leaning): number => sides.filter((one) => one === side).length;
  const lead = of("innocent") - of("guilty");
  if (lead >= 2) return "hopeful";
  if (lead <= -3) return "panic";
  return lead < 0 ? "nervous" : "calm";
}
