import { type Action, type AnyView, type Guide, PASSES, verbOf } from "./guide";
import type { Sight } from "./sight.svelte";

/** Options under one heading; a folded group takes one key, which opens it. */
export interface Group {
  readonly heading: string;
  readonly actions: readonly Action[];
}

export interface Item {
  readonly hotkey: string;
  readonly text: string;
  readonly action: Action | null;
  readonly group: Group | null;
}

/** Numbers first; then letters that mean nothing else. */
export const HOTKEYS = "123456789abcdefgijkmnopqvwxyz0".split("");
const FITS = 9;
const MANY = 30;

/** The open question as it is put on the screen: grouped, folded, numbered. */
export class Choices<View extends AnyView = AnyView> {
  private opened = $state.raw<{ ask: unknown; heading: string } | null>(null);

  constructor(
    private readonly table: Sight<View>,
    private readonly guide: Guide<View>,
  ) {}

  readonly groups = $derived.by<readonly Group[]>(() => {
    const { view } = this.table;
    const decision = this.table.decision;
    if (!view || !decision) return [];
    const found = new Map<string, { rank: number; actions: Action[] }>();
    for (const action of decision.actions) {
      const { rank, text } = this.guide.heading(view, action);
      const name = text || `|${rank}`;
      const group = found.get(name) ?? { rank, actions: [] };
      group.actions.push(action);
      found.set(name, group);
    }
    return [...found]
      .sort(([, a], [, b]) => a.rank - b.rank)
      .map(([name, { actions }]) => ({ heading: name.startsWith("|") ? "" : name, actions }));
  });

  private readonly folded = $derived.by<ReadonlySet<string>>(() => {
    const decision = this.table.decision;
    const folded = new Set<string>();
    if (!decision || this.groups.length < 2) return folded;
    const all = this.groups.filter((group) => group.heading && group.actions.length > 1);
    const many = decision.actions.length > MANY;
    if (this.guide.staged.has(decision.kind)) {
      for (const group of all) folded.add(group.heading);
      return folded;
    }
    const shown = () =>
      this.groups.reduce(
        (sum, group) => sum + (folded.has(group.heading) ? 1 : group.actions.length),
        0,
      );
    for (const heading of this.guide.folds) {
      if (shown() <= FITS) return folded;
      if (all.some((group) => group.heading === heading)) folded.add(heading);
    }
    if (many) for (const group of all) folded.add(group.heading);
    return folded;
  });

  /** The folded group that was opened, while its question is open. */
  readonly inside = $derived.by<Group | null>(() => {
    const { opened } = this;
    if (!opened || opened.ask !== this.table.view?.decision) return null;
    return this.groups.find((group) => group.heading === opened.heading) ?? null;
  });

  /** What has a key now, in order. */
  readonly items = $derived.by<readonly Item[]>(() => {
    const view = this.table.view;
    if (!view) return [];
    const items: Item[] = [];
    const add = (text: string, action: Action | null, group: Group | null) => {
      const hotkey = HOTKEYS[items.length] ?? "";
      items.push({ hotkey, text, action, group });
    };
    const listed = this.inside ? [this.inside] : this.groups;
    for (const group of listed) {
      if (!this.inside && this.folded.has(group.heading)) {
        add(`${group.heading} (${group.actions.length})`, null, group);
        continue;
      }
      for (const action of group.actions) {
        const alone = this.inside !== null || group.heading === "";
        add(alone ? this.guide.short(view, action) : action.text, action, null);
      }
    }
    return items;
  });

  /** The answer that does nothing, if there is exactly one. */
  readonly pass = $derived.by<Action | null>(() => {
    const actions = this.table.decision?.actions ?? [];
    const passes = actions.filter((action) => PASSES.includes(action.key));
    return passes.length === 1 ? (passes[0] ?? null) : null;
  });

  /** By thing on the table, the options that it stands for. */
  readonly byTarget = $derived.by<ReadonlyMap<string, readonly Action[]>>(() => {
    const found = new Map<string, Action[]>();
    const view = this.table.view;
    if (!view) return found;
    for (const action of this.table.decision?.actions ?? []) {
      for (const target of this.guide.targets(view, action)) {
        found.set(target, [...(found.get(target) ?? []), action]);
      }
    }
    return found;
  });

  open(group: Group): void {
    this.opened = { ask: this.table.view?.decision, heading: group.heading };
  }

  back(): void {
    this.opened = null;
  }

  choose(item: Item): void {
    if (item.group) this.open(item.group);
    else if (item.action) void this.table.act(item.action);
  }

  actionsAt(thing: string): readonly Action[] {
    return this.byTarget.get(thing) ?? [];
  }

  /** All options of these verbs, in order. */
  ofVerb(...verbs: string[]): readonly Action[] {
    return (this.table.decision?.actions ?? []).filter((action) => verbs.includes(verbOf(action)));
  }
}
