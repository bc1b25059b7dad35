import type { Choice } from "../wire";
import { linesOf, type Room } from "./flow";

/** Options under one heading; a folded group takes one key, which opens it. */
export interface Group {
  /** Empty: the options stand alone. */
  readonly heading: string;
  readonly actions: readonly Choice[];
}

export interface Item {
  readonly hotkey: string;
  readonly text: string;
  readonly action: Choice | null;
  readonly group: Group | null;
}

/** Numbers first; then letters that mean nothing else. */
const HOTKEYS = [..."123456789abcdefgijkmnopqvwxyz0"];
const FITS = 9;

/** The headings of the options by rank; within an opened group, its sections. */
export function grouped(actions: readonly Choice[], inside: Group | null): readonly Group[] {
  const found = new Map<string, { heading: string; rank: number; actions: Choice[] }>();
  for (const action of actions) {
    const heading = (inside ? action.section : action.group) ?? "";
    const rank = inside ? 0 : (action.rank ?? 0);
    const name = heading || String(rank);
    const group = found.get(name) ?? { heading, rank, actions: [] };
    group.actions.push(action);
    found.set(name, group);
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank);
}

export interface Question {
  readonly actions: readonly Choice[];
  /** The folded group that was opened. */
  readonly inside: Group | null;
  /** The answer that does nothing and has a place of its own. */
  readonly pass: Choice | null;
  /** A heading is chosen first. */
  readonly staged: boolean;
  /** What can be shown at once, where that is known. */
  readonly room: Room | null;
}

/** What has a key, in order: as much as can be shown, the rest folded. */
export function itemsOf(question: Question): readonly Item[] {
  const { inside, staged } = question;
  const groups = grouped(question.actions, inside);
  const folded = new Set<Group>();
  const shown = (brief = false) => listed(groups, folded, inside, brief);
  const fit = (brief = false) => fits(shown(brief), question);
  const isMuch = () => inside === null && (staged || shown().length > FITS);
  // What stands last is folded first; a single option, only where nothing else helps.
  const able = groups.length > 1 ? groups.filter((group) => group.heading).toReversed() : [];
  for (const group of able) {
    if (group.actions.length > 1 && (isMuch() || !fit())) folded.add(group);
  }
  if (fit()) return shown();
  for (const group of able) if (!fit(true)) folded.add(group);
  return shown(true);
}

function fits(items: readonly Item[], { room, inside, pass }: Question): boolean {
  if (!room) return true;
  const words = items.filter((item) => item.action !== pass).map((item) => item.text);
  const back = inside ? [inside.heading] : [];
  return linesOf([...back, ...words], room) <= room.lines;
}

/** In brief: an option has its heading and what that does not say. */
function listed(
  groups: readonly Group[],
  folded: ReadonlySet<Group>,
  inside: Group | null,
  brief = false,
): readonly Item[] {
  const items = groups.flatMap((group): Omit<Item, "hotkey">[] => {
    const { heading, actions } = group;
    if (folded.has(group)) {
      return [{ text: `${heading} (${actions.length}) …`, action: null, group }];
    }
    return actions.map((action) => {
      const short = action.label || action.text;
      const full = brief ? `${heading}: ${short}` : action.text;
      return { text: inside || !heading ? short : full, action, group: null };
    });
  });
  return items.map((item, n) => ({ ...item, hotkey: HOTKEYS[n] ?? "" }));
}
