import { type Sounding, soundsOf } from "../lib/sound/sounding";
import type { VoicesFact, VoicesView } from "./wire";

/** What *Voices* sounds like: by what happens. A fall is heard when it is seen. */
const SOUNDING: Sounding<VoicesFact, VoicesView> = {
  story: "story",
  round: "gavel",
  "stage-two": "gavel",
  "trial-card-chosen": "card",
  "side-read": "card",
  "strategy-drawn": "draw",
  "strategy-played": "card",
  "hidden-effect": "gasp",
  deployed: "thud",
  "marker-destroyed": "fall",
  tokens: ({ token, by }) => ((token === "guilty") === by > 0 ? "bad" : "good"),
  "influence-placed": "token",
  "influence-removed": "token",
  "influence-moved": "token",
  "influence-revealed": "gasp",
  closing: "gavel",
  "roles-revealed": "gasp",
  "jurors-influence": "token",
  "jurors-vote": ({ vote }) => (vote === "guilty" ? "bad" : vote === "innocent" ? "good" : "token"),
  verdict: "verdict",
};

export const VOICES_SOUNDS = soundsOf(SOUNDING);
