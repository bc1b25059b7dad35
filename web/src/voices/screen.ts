import type { GameScreen } from "../games";
import type { Lesson } from "../learn/lesson";
import { catalogue } from "../lib/api";
import type { Guide } from "../lib/guide";
import { at } from "../lib/at";
import type { VoicesCatalogue, VoicesView } from "./wire";
import Board from "./Board.svelte";
import { Box } from "./box";
import Ending from "./Ending.svelte";
import { voicesGlimpses } from "./glimpses";
import { VoicesGuide } from "./guide";
import { lessonOf } from "./lesson";
import CourtRecord from "./record/CourtRecord.svelte";
import { VOICES_SOUNDS } from "./sounds";
import Scene from "./stage/Scene.svelte";

export async function open(): Promise<GameScreen> {
  const box = new Box(await catalogue<VoicesCatalogue>("voices"));
  return {
    theme: "light",
    look: "voices",
    guide: new VoicesGuide(box) as unknown as Guide,
    Board,
    sounds: VOICES_SOUNDS,
    tale: { title: "Court record", Body: CourtRecord },
    Scene,
    glimpses: voicesGlimpses(box),
    lesson: lessonOf(box) as Lesson<never> as Lesson,
    ending: { title: "The verdict", Body: Ending, whole: true },
    orders: {
      occasions: box.all.occasions,
      places: box.all.regions.map(({ key, title }) => ({ key, text: title })),
      rounds: { name: "round", count: box.all.rounds },
      priced: false,
      cards: (view) => {
        const { seat, players } = view as VoicesView;
        const hand = seat === null ? [] : (at(players, seat).hand ?? []);
        return [...new Set(hand)].map((id) => {
          const { name, occasion, region } = box.card(id);
          const when = box.all.occasions.find((one) => one.key === occasion)?.text ?? occasion;
          const by = occasion === "after-loss";
          return { key: `play ${id}`, text: name, when, by, at: region === null };
        });
      },
    },
  };
}
