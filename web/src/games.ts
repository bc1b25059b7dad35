import type { Component, Snippet } from "svelte";

import type { Lesson } from "./learn/lesson";
import * as api from "./lib/api";
import type { Beat } from "./lib/director/beats";
import type { Guide } from "./lib/guide";
import type { OrderChoices } from "./lib/orders";
import type { Sounds } from "./lib/sound/sounding";
import type { Glimpses } from "./lib/story/glimpses";
import type { Theme } from "./lib/settings.svelte";

export interface BoardProps {
  /** The head of the page, for a board that is `headed`. */
  head: Snippet;
  /** How often the reader has asked for the chat: each time it is to be opened. */
  talks: number;
  /** Show the table at a step of the game, in a replay. */
  onstep?: (step: number) => void;
}

/** All that it takes to play a game in the browser. */
export interface GameScreen {
  readonly guide: Guide;
  readonly Board: Component<BoardProps>;
  /** The theme that suits it, for a reader who has not chosen one. */
  readonly theme?: Theme;
  /** The name of its look, for styles that begin with `:root[data-look="…"]`. */
  readonly look?: string;
  /** Whether the board finds a place for the head of the page itself. */
  readonly headed?: boolean;
  /** How the end is told, where winners and points alone would not do. */
  readonly ending?: {
    readonly title: string;
    readonly Body: Component;
    /** It takes the whole window. */
    readonly whole?: boolean;
  };
  /** Shows on the stage what happens, beside the line that tells of it. */
  readonly Scene?: Component<{ beat: Beat | null }>;
  /** How it looks back. */
  readonly glimpses?: Glimpses;
  /** What it sounds like. */
  readonly sounds?: Sounds;
  /** The game so far as a story, under a name of its own. */
  readonly tale?: { readonly title: string; readonly Body: Component };
  /** Draws what an explanation calls its picture. */
  readonly Picture?: Component<{ picture: string }>;
  /** A guided first game. */
  readonly lesson?: Lesson;
  /** What standing orders can be about, where there is something to react to. */
  readonly orders?: OrderChoices;
}

export interface CoverProps {
  /** Title, words and buttons, for which the cover finds a place. */
  children: Snippet;
}

/** A table as it is planned, before anybody sits down. */
export interface Plan {
  readonly seats: number;
  /** The seats of people at this screen, the reader's first, with their names. */
  readonly people: readonly { readonly seat: number; readonly name: string }[];
  /** By name of the option. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface ChoicesProps {
  plan: Plan;
  onset: (option: string, value: unknown) => void;
}

/** How a game asks, in pictures, what its table is to be. */
export interface SetUp {
  readonly title: string;
  readonly Choices: Component<ChoicesProps>;
  /** What `Choices` asks about; the page has fields for the other options. */
  readonly asks: readonly string[];
  /** The name of its look, which begins with `site-`. */
  readonly look?: string;
  /** What is chosen for somebody who does not choose. */
  readonly usual: (plan: Plan) => Readonly<Record<string, unknown>>;
  /** Who the reader will be, and what else there is to say of the table. */
  readonly tell: (plan: Plan) => { readonly who: string; readonly what: string };
}

/** What a game's folder brings along: little, but for what is loaded when it is played. */
export interface GamePack {
  /** Its part of the front page, in its own dress. */
  readonly Cover?: Component<CoverProps>;
  /** The address of a small picture for a table with these options. */
  readonly picture?: (options: Readonly<Record<string, unknown>>) => string;
  /** How many seats a table has for somebody who does not choose; without, as few as can be. */
  readonly seats?: number;
  /** The game's part of the start page. */
  readonly setUp?: () => Promise<SetUp>;
  /** Whether its screen has a lesson. */
  readonly taught: boolean;
  /** The screen, with the game's catalogue. */
  open(): Promise<GameScreen>;
}

const PACKS: Readonly<Record<string, () => Promise<{ readonly PACK: GamePack }>>> = {
  android: () => import("./android"),
  voices: () => import("./voices"),
};

/** The game's own pack; the plain one, if it has none. */
export async function packOf(game: string): Promise<GamePack> {
  return (await (PACKS[game]?.() ?? import("./plain"))).PACK;
}

/** A screen under the title that the server has for its game. */
export interface Game extends GameScreen {
  readonly title: string;
}

export async function openGame(game: string): Promise<Game> {
  const [screen, { title }] = await Promise.all([
    packOf(game).then((pack) => pack.open()),
    api.game(game),
  ]);
  return { ...screen, title };
}
