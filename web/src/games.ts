import type { Component } from "svelte";

import type { Lesson } from "./learn/lesson";
import type { Guide } from "./lib/guide";
import type { OrderChoices } from "./lib/orders";
import type { Theme } from "./lib/settings.svelte";

export interface BoardProps {
  /** How often the reader has asked for the chat: each time it is to be opened. */
  talks: number;
  /** Show the table at a step of the game, in a replay. */
  onstep?: (step: number) => void;
}

/** What a game brings along to be played in the browser. */
export interface GameScreen {
  readonly title: string;
  /** The theme that suits it, for a reader who has not chosen one. */
  readonly theme: Theme;
  readonly guide: Guide;
  readonly Board: Component<BoardProps>;
  /** How the end is told, where winners and points alone would not do. */
  readonly ending?: { readonly title: string; readonly Body: Component };
  /** A guided first game. */
  readonly lesson?: Lesson;
  readonly orders: OrderChoices;
}

/** Each loads its catalogue and code only when it is played. */
export const GAMES: Readonly<Record<string, () => Promise<GameScreen>>> = {
  android: async () => (await import("./android")).open(),
  voices: async () => (await import("./voices")).open(),
};
