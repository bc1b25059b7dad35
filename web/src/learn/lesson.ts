import { packOf } from "../games";
import * as api from "../lib/api";
import type { AnyView } from "../lib/guide";
import { router } from "../lib/router.svelte";
import type { NewTable } from "../wire";
import { beginLesson } from "./progress.svelte";

/** Something that happened at the table, as the learner may know it. */
export type Happening = Readonly<Record<string, unknown>>;

/** One thing to learn: words, what they are about, and what the learner is to do. */
export interface Step<View extends AnyView = AnyView> {
  readonly title: string;
  /** A paragraph a line; for a task also what to do now, whatever was done instead. */
  readonly text: (view: View) => readonly string[];
  /** The step comes up when this is so, and the ones after it wait; without it, at once. */
  readonly when?: (view: View) => boolean;
  /** A selector of what the words are about, lit while they are shown. */
  readonly show?: (view: View) => string;
  /** A task: whether the learner has done it, by the table or by what has just happened. */
  readonly done?: (view: View, happened: readonly Happening[]) => boolean;
  /** The chance for it is gone: the step is passed over. */
  readonly late?: (view: View) => boolean;
}

/** A guided first game: a real table with a fixed seed, and somebody who explains it. */
export interface Lesson<View extends AnyView = AnyView> {
  readonly table: Omit<NewTable, "seats"> & { readonly bots: readonly string[] };
  readonly steps: readonly Step<View>[];
  /** Said once, the first time that a question of this kind comes up outside a step. */
  readonly tips: Readonly<Record<string, Step<View>>>;
}

/** Whether the learner is asked a question of this kind. */
export const asked = (view: AnyView, kind: string): boolean =>
  view.decision?.kind === kind && view.decision.seat === view.seat;

/** The task of answering a question of this kind. */
export const answering = <View extends AnyView>(
  kind: string,
  when: (view: View) => boolean = () => true,
): Required<Pick<Step<View>, "when" | "done">> => ({
  when: (view) => asked(view, kind) && when(view),
  done: (view) => !asked(view, kind),
});

/** Set the lesson's table and sit down at it. */
export async function startLesson(name: string): Promise<void> {
  const { lesson } = await (await packOf(name)).open();
  if (!lesson) throw new Error(`There is no guided game of ${name}.`);
  const { bots, ...table } = lesson.table;
  const seats = ["me", ...bots].map((player) => ({ player }));
  const made = await api.newTable({ ...table, seats });
  beginLesson(made.table.id);
  router.go(`/t/${made.table.id}`);
}
