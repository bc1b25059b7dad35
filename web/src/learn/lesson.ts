import { GAMES } from "../games";
import * as api from "../lib/api";
import type { AnyView } from "../lib/guide";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { NewTable } from "../wire";

/** One thing to learn: words, what they are about, and what the learner is to do. */
export interface Step<View extends AnyView = AnyView> {
  readonly title: string;
  /** A paragraph a line. */
  readonly text: (view: View) => readonly string[];
  /** The step comes up when this is so, and the ones after it wait; without it, at once. */
  readonly when?: (view: View) => boolean;
  /** A selector of what the words are about, lit while they are shown. */
  readonly show?: (view: View) => string;
  /** The kind of question that the learner answers to go on; without it, a button does. */
  readonly answers?: string;
}

/** A guided first game: a real table with a fixed seed, and somebody who explains it. */
export interface Lesson<View extends AnyView = AnyView> {
  readonly about: string;
  readonly table: Omit<NewTable, "seats"> & { readonly bots: readonly string[] };
  readonly steps: readonly Step<View>[];
  /** Said once, the first time that a question of this kind comes up outside a step. */
  readonly tips: Readonly<Record<string, Step<View>>>;
}

/** Set the lesson's table and sit down at it. */
export async function startLesson(name: string): Promise<void> {
  const lesson = (await GAMES[name]?.())?.lesson;
  if (!lesson) throw new Error(`There is no guided game of ${name}.`);
  const { bots, ...table } = lesson.table;
  const me = { player: "me", name: settings.name || "You" };
  const seats = [me, ...bots.map((player) => ({ player }))];
  const made = await api.newTable({ ...table, seats });
  router.go(`/t/${made.table.id}?learn`);
}
