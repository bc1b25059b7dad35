import type { Choice, Decision, Result } from "../wire";
import type { Beat } from "./director/beats";
import type { Letters } from "./menu";

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

/** What the shared parts of the screen must know of a game; one guide per game. */
export interface Guide<View extends AnyView = AnyView> {
  /** Where the game stands, in a few words for the head of the page. */
  status(view: View): string;
  /** A player as the table calls him. */
  player(view: View, seat: number): string;
  /** Who decides what, when it is not the reader: 'Floyd takes a turn'. */
  waitingFor(view: View): string;
  /** What a thing on the table is; null when there is no such thing. */
  explain(view: View, thing: string): Explanation | null;
  /** By verb, what choosing it means, where neither its words nor its thing say so. */
  readonly help: Readonly<Record<string, string>>;
  /** By verb, the letter of that kind of action, small; u, h, l, n, t, r and s are taken. */
  readonly letters: Letters;
  /** Verbs of answers that do nothing: what Space chooses. */
  readonly passes: ReadonlySet<string>;
  /** What speaks against passing so: 'You have 3 Time left.'; empty: nothing. */
  doubt(view: View, pass: Action): string;
  /** Verbs that a click on a thing alone never does: they are asked about first. */
  readonly careful: ReadonlySet<string>;
  /** Kinds of decision in which the heading is chosen first. */
  readonly staged: ReadonlySet<string>;
  /** Kinds of decision whose question tells what only the reader may know. */
  readonly secretQuestions: ReadonlySet<string>;
  /** Kinds of things that only the reader sees; options that name one are secret too. */
  readonly secretThings: ReadonlySet<string>;
  /** Kinds of decision whose answers are offered once the page has found words for them. */
  readonly reworded?: ReadonlySet<string>;
  /** The table at a beat of a step: nothing that comes later in the step is on it yet. */
  midway?(before: View, after: View, beat: Beat): View;
  /** Kinds of facts that are seen in full even by whoever has done them. */
  readonly watched?: ReadonlySet<string>;
}
