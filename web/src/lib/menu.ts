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

/** Within a list: numbers first; then letters that mean nothing else. */
const HOTKEYS = [..."123456789abcdefgijkmopqvwxyz0"];
const FITS = 9;

/** By verb, the letter of a kind of action: the same in every question. */
export type Letters = Readonly<Record<string, string>>;

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
  readonly letters: Letters;
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
  const shown = (brief = false) => listed(groups, folded, question, brief);
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

function fits(items: readonly Item[], { room, inside }: Question): boolean {
  if (!room) return true;
  const words = items.map((item) => item.text);
  const back = inside ? [inside.heading] : [];
  return linesOf([...back, ...words], room) <= room.lines;
}

/** In brief: an option has its heading and what that does not say. */
function listed(
  groups: readonly Group[],
  folded: ReadonlySet<Group>,
  { actions: all, inside, letters }: Question,
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
  let numbered = 0;
  return items.map((item) => {
    const letter = inside ? "" : letterOf(item.group?.actions ?? [item.action], all, letters);
    return { ...item, hotkey: letter || (HOTKEYS[numbered++] ?? "") };
  });
}

/** The letter of these options, if they are all that it stands for. */
function letterOf(
  these: readonly (Choice | null)[],
  all: readonly Choice[],
  letters: Letters,
): string {
  const [letter = "", ...others] = new Set(these.map((one) => letters[one?.verb ?? ""]));
  const alike = all.filter(({ verb }) => letters[verb] === letter).length;
  return others.length === 0 && alike === these.length ? letter : "";
}

/** The options of a kind by its letter, where they do not have it on one button. */
export function listOf(letter: string, actions: readonly Choice[], letters: Letters): Group | null {
  const meant = actions.filter(({ verb }) => letters[verb] === letter);
  const [first] = meant;
  return first ? { heading: first.group ?? "", actions: meant } : null;
}
