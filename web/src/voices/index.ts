import type { GameScreen } from "../games";
import type { Lesson } from "../learn/lesson";
import { catalogue } from "../lib/api";
import type { Guide } from "../lib/guide";
import type { VoicesCatalogue } from "../wire";
import Board from "./Board.svelte";
import { Box } from "./box";
import Ending from "./Ending.svelte";
import { VoicesGuide } from "./guide";
import { lessonOf } from "./lesson";

export async function open(): Promise<GameScreen> {
  const box = new Box(await catalogue<VoicesCatalogue>("voices"));
  return {
    title: "Voices in My Head",
    theme: "light",
    guide: new VoicesGuide(box) as Guide<never> as Guide,
    Board,
    lesson: lessonOf(box) as Lesson<never> as Lesson,
    ending: { title: "The verdict", Body: Ending },
    orderCards: () => [],
  };
}
