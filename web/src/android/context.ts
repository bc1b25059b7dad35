import { getContext, setContext } from "svelte";

import type { Screen } from "../lib/context";
import { useScreen } from "../lib/context";
import type { AndroidView } from "./wire";
import type { Box } from "./box";
import type { AndroidGuide } from "./guide";

const KEY = Symbol("android box");

export const provideBox = (box: Box): void => {
  setContext(KEY, box);
};

/** The screen with what Android's parts need beside it. */
export function useAndroid(): Screen<AndroidView> & { box: Box; guide: AndroidGuide } {
  const screen = useScreen<AndroidView>();
  return { ...screen, guide: screen.guide as AndroidGuide, box: getContext<Box>(KEY) };
}
