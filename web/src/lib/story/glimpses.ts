import type { Component } from "svelte";

import type { Fact } from "../../wire";
import type { AnyView } from "../guide";

/** What a game shows, in small, of something that happened. */
export interface Glimpse {
  /** Whose doing it is; null: nobody's. */
  readonly seat: number | null;
  /** Which of the game's `marks` it is: something that one would look for again. */
  readonly mark?: string | undefined;
  /** The thing that explains it, as in `card:40`. */
  readonly thing?: string | undefined;
  /** What the game calls its picture. */
  readonly picture?: string | undefined;
}

/** How a game looks back. */
export interface Glimpses {
  of(fact: Fact, view: AnyView): Glimpse;
  readonly Face: Component<{ seat: number }>;
  readonly Picture: Component<{ picture: string }>;
  /** Kinds of moments that one would look for again, with their titles. */
  readonly marks: Readonly<Record<string, string>>;
}
