import type { Choice, Decision, Result } from "../wire";

export type Action = Choice;

/** What every game's view has. A result comes with the end. */
export interface AnyView {
  readonly game: string;
  readonly seat: number | null;
  readonly decision: Decision | null;
  readonly result?: Result | null;
}

/** A thing on the table that explains itself on hover, focus and long-press. */
export interface Explanation {
  readonly title: string;
  /** What kind of thing it is, in a few words. */
  readonly about: string;
  /** What it does, a paragraph a line. */
  readonly lines: readonly string[];
  /** What only the reader may know of it; the streamer key hides it. */
  readonly secret?: string;
  /** What it is in this state. */
  readonly now?: string;
  readonly flavour?: string;
  /** What the game's own picture of it is called; it says title, text and flavour. */
  readonly picture?: string;
  /** Keys of actions one would look for here; where one is not legal, the reason is shown. */
  readonly ask?: readonly string[];
}

export interface Heading {
  readonly rank: number;
  /** Empty: the option stands alone, under no heading. */
  readonly text: string;
}

/** What the shared parts of the screen must know of a game; one guide per game. */
export interface Guide<View extends AnyView = AnyView> {
  /** Where the game stands, in a few words for the head of the page. */
  status(view: View): string;
  /** A player as the table calls him. */
  player(view: View, seat: number): string;
  /** Who decides what, when it is not the reader: 'Floyd takes a turn'. */
  waitingFor(view: View): string;
  /** Under which heading an option stands; deeper: within a list that is itself too long. */
  heading(view: View, action: Action, depth: number): Heading;
  /** The option's words, without what its heading says already. */
  short(view: View, action: Action): string;
  /** The things on the table that stand for an option: a click on one makes the choice. */
  targets(view: View, action: Action): readonly string[];
  /** Whether one click on a thing makes this choice, where it is the only one there. */
  atOnce(view: View, action: Action): boolean;
  /** Kinds of decision in which the heading is chosen first. */
  readonly staged: ReadonlySet<string>;
  /** Headings to fold, one after the other, when options do not fit. */
  readonly folds: readonly string[];
  /** Kinds of decision whose question tells what only the reader may know. */
  readonly secretQuestions: ReadonlySet<string>;
  /** Kinds of things that only the reader sees; options that name one are secret too. */
  readonly secretThings: ReadonlySet<string>;
  /** What a thing on the table is; null when there is no such thing. */
  explain(view: View, thing: string): Explanation | null;
}

export const verbOf = (action: Action): string => action.key.split(" ", 1)[0] ?? "";
export const argumentOf = (action: Action): string => action.key.slice(verbOf(action).length + 1);

/** What a thing is called where one points at it: 'place:12'. */
export const thingName = (kind: string, id: number | string): string => `${kind}:${id}`;

/** Answers that do nothing: what Space chooses. */
export const PASSES: readonly string[] = ["pass", "no", "end-turn"];
