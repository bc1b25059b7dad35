import type { GameScreen } from "../games";
import type { Lesson } from "../learn/lesson";
import { catalogue } from "../lib/api";
import type { Guide } from "../lib/guide";
import type { AndroidCatalogue, AndroidView } from "./wire";
import "./android.css";
import AndroidTable from "./AndroidTable.svelte";
import { at } from "../lib/at";
import { Box } from "./box";
import CardPicture from "./CardPicture.svelte";
import CaseFile from "./story/CaseFile.svelte";
import Closing from "./closing/Closing.svelte";
import { androidGlimpses } from "./glimpses";
import { AndroidGuide } from "./guide";
import { lessonOf } from "./lesson";
import { androidSounds } from "./sounds";
import Scene from "./stage/Scene.svelte";

export async function open(): Promise<GameScreen> {
  const box = new Box(await catalogue<AndroidCatalogue>("android"));
  return {
    theme: "dark",
    look: "android",
    headed: true,
    guide: new AndroidGuide(box) as Guide<never> as Guide,
    Board: AndroidTable,
    Picture: CardPicture,
    tale: { title: "Case file", Body: CaseFile },
    ending: { title: "The case is closed", Body: Closing, whole: true },
    Scene,
    glimpses: androidGlimpses(box),
    sounds: androidSounds(box),
    lesson: lessonOf(box) as Lesson<never> as Lesson,
    orders: {
      occasions: box.all.occasions,
      places: box.all.places.map(({ key, name }) => ({ key, text: name })),
      rounds: { name: "day", count: box.all.days },
      priced: true,
      cards: (view) =>
        ((view as AndroidView).me?.hand ?? [])
          .map((number) => at(box.all.cards, number))
          .flatMap(({ key, name, when }) =>
            when === null
              ? []
              : { key: `play ${key}`, text: `'${name}'`, when, by: false, at: true },
          ),
    },
  };
}
