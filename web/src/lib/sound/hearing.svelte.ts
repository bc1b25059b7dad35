import { untrack } from "svelte";

import { factOf } from "../director/beats";
import { settings } from "../settings.svelte";
import type { Sight } from "../sight.svelte";
import { Mixer } from "./mixer";
import type { Sounds } from "./sounding";

/** What this reader hears, wherever it comes from. */
export const mixer = new Mixer(settings);

/** While the component that calls this is there, a table is heard as it is seen. */
export function listenTo(sight: Sight, sounds: Sounds | undefined): void {
  $effect(() => {
    mixer.surround(sounds?.ambience ?? null);
    return () => mixer.surround(null);
  });
  $effect(() => {
    void [settings.sound, settings.volume];
    mixer.tune();
  });
  $effect(() => {
    const { beat } = sight;
    const view = untrack(() => sight.view);
    const sound = beat && view ? sounds?.of(factOf(beat), view) : null;
    if (sound) mixer.hear(sound);
  });
  $effect(() => {
    if (sight.acting) mixer.hear("choose");
  });
  /** Whether the reader was the last to be asked: he knows that it is his turn. */
  let mine = false;
  $effect(() => {
    const asked = sight.view?.decision?.seat;
    if (sight.decision && !mine) mixer.hear("turn");
    if (sight.decision || asked !== sight.seat) mine = sight.decision !== null;
  });
}
