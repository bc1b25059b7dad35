import { at } from "../lib/at";
import { type Sounding, soundsOf } from "../lib/sound/sounding";
import type { Box } from "./box";
import type { AndroidFact, AndroidView } from "./wire";

/** What *Android* sounds like: by what happens. */
export const sounding = (box: Box): Sounding<AndroidFact, AndroidView> => ({
  day: "news",
  moved: "travel",
  "card-drawn": "draw",
  "card-played": ({ card, target }, view) => {
    if (at(box.all.cards, card).side === "light") return "card";
    return target === view.seat ? "struck" : "dark";
  },
  "card-cancelled": "hit",
  "favor-gained": "token",
  "favor-lost": "token",
  "favor-given": "token",
  "haas-gained": "token",
  "jinteki-gained": "token",
  "dropship-gained": "token",
  "warrant-placed": "token",
  money: "token",
  "trauma-gained": "bad",
  "trauma-removed": "good",
  "lead-moved": "travel",
  "evidence-placed": "token",
  "evidence-revealed": "token",
  "alibi-placed": "token",
  "hit-placed": "hit",
  "suspect-killed": "death",
  "npc-changed": "death",
  "piece-placed": "piece",
  "conspiracy-tokens": "token",
  "good-baggage": "good",
  "bad-baggage": "bad",
  sacrificed: ({ good }) => (good ? "good" : "bad"),
  "plot-started": "story",
  crossroads: "story",
  ending: ({ vp }) => (vp > 0 ? "win" : "lose"),
  event: "news",
  "specific-event": "news",
  fight: "hit",
});

export const androidSounds = (box: Box) => soundsOf(sounding(box), "rain");
