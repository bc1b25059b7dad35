import { getContext, setContext } from "svelte";

import type { Choices } from "./choices.svelte";
import type { AnyView, Guide } from "./guide";
import type { Presser } from "./press.svelte";
import type { Glimpses } from "./story/glimpses";
import type { Sight } from "./sight.svelte";

/** What every part of a table's screen shares. */
export interface Screen<View extends AnyView = AnyView> {
  /** The table that is shown: a live one or a step of a replay. */
  readonly table: Sight<View>;
  readonly choices: Choices<View>;
  readonly guide: Guide<View>;
  readonly presser: Presser<View>;
  /** How the game looks back, where it can. */
  readonly glimpses: Glimpses | null;
}

const KEY = Symbol("screen");

export const provideScreen = <View extends AnyView>(screen: Screen<View>): void => {
  setContext(KEY, screen);
};
export const useScreen = <View extends AnyView>(): Screen<View> => getContext<Screen<View>>(KEY);
