import type { LogLine } from "../../wire";
import type { AnyView } from "../guide";
import type { Glimpses } from "./glimpses";

/** Lines of the story that one would look for, of one kind. */
export interface Moments {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** By kind, in the game's order, what of a story one would look for again. */
export function momentsOf(
  log: readonly LogLine[],
  view: AnyView,
  { marks, of }: Pick<Glimpses, "marks" | "of">,
): readonly Moments[] {
  const marked = log.map((line) => ({ line, mark: of(line.about, view).mark }));
  return Object.entries(marks)
    .map(([kind, title]) => ({
      title,
      lines: marked.flatMap(({ line, mark }) => (mark === kind ? [line] : [])),
    }))
    .filter(({ lines }) => lines.length > 0);
}
