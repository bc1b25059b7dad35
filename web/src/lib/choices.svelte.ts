import { type Action, type AnyView, type Guide, PASSES, verbOf } from "./guide";
import { linesOf, type Room } from "./flow";
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

/** The open question as it is put on the screen: grouped, folded, numbered. */
export class Choices<View extends AnyView = AnyView> {
  /** What the bar can show at once; null until it has been drawn. */
  room = $state.raw<Room | null>(null);
  private opened = $state.raw<{ ask: unknown; path: readonly string[] } | null>(null);

  constructor(
    private readonly table: Sight<View>,
    private readonly guide: Guide<View>,
  ) {}

  private readonly path = $derived.by<readonly string[]>(() => {
    const { opened } = this;
    return opened && opened.ask === this.table.view?.decision ? opened.path : [];
  });

  /** The folded group that was opened last, while its question is open. */
  readonly inside = $derived.by<Group | null>(() => {
    let found: Group | null = null;
    for (const [depth, heading] of this.path.entries()) {
      const actions: readonly Action[] = found?.actions ?? this.table.decision?.actions ?? [];
      found = this.grouped(actions, depth).find((group) => group.heading === heading) ?? null;
    }
    return found;
  });

  /** What has a key now, in order. */
  readonly items = $derived.by<readonly Item[]>(() => {
    const actions = this.inside?.actions ?? this.table.decision?.actions ?? [];
    const groups = this.grouped(actions, this.path.length);
    const able = groups.filter((group) => group.heading && group.actions.length > 1);
    const folded = new Set<Group>();
    const staged = this.path.length === 0 && this.guide.staged.has(this.table.decision?.kind ?? "");
    for (const group of groups.length > 1 ? this.foldingOrder(able) : []) {
      const items = this.listed(groups, folded);
      const many = this.path.length === 0 && items.length > FITS && this.isFoldedEarly(group);
      if (staged || many || !this.fits(items)) folded.add(group);
    }
    const whole = this.listed(groups, folded);
    return this.fits(whole) ? whole : this.listed(groups, folded, true);
  });

  private grouped(actions: readonly Action[], depth: number): readonly Group[] {
    const { view } = this.table;
    if (!view) return [];
    const found = new Map<string, { rank: number; actions: Action[] }>();
    for (const action of actions) {
      const { rank, text } = this.guide.heading(view, action, depth);
      const name = text || `|${rank}`;
      const group = found.get(name) ?? { rank, actions: [] };
      group.actions.push(action);
      found.set(name, group);
    }
    return [...found]
      .sort(([, a], [, b]) => a.rank - b.rank)
      .map(([name, { actions }]) => ({ heading: name.startsWith("|") ? "" : name, actions }));
  }

  private isFoldedEarly({ heading }: Group): boolean {
    return this.guide.folds.includes(heading);
  }

  /** As the guide says; then the longest lists. */
  private foldingOrder(groups: readonly Group[]): readonly Group[] {
    const { folds } = this.guide;
    const early = groups
      .filter((group) => this.isFoldedEarly(group))
      .sort((a, b) => folds.indexOf(a.heading) - folds.indexOf(b.heading));
    const late = groups
      .filter((group) => !this.isFoldedEarly(group))
      .sort((a, b) => b.actions.length - a.actions.length);
    return [...early, ...late];
  }

  private fits(items: readonly Item[]): boolean {
    const { room } = this;
    if (!room) return true;
    const words = items.filter((item) => item.action !== this.pass).map((item) => item.text);
    const back = this.inside ? [this.inside.heading] : [];
    return linesOf([...back, ...words], room) <= room.lines;
  }

  /** In brief: an option has its heading and what that does not say. */
  private listed(
    groups: readonly Group[],
    folded: ReadonlySet<Group>,
    brief = false,
  ): readonly Item[] {
    const { view } = this.table;
    if (!view) return [];
    const items: Item[] = [];
    const add = (text: string, action: Action | null, group: Group | null) => {
      const hotkey = HOTKEYS[items.length] ?? "";
      items.push({ hotkey, text, action, group });
    };
    for (const group of groups) {
      if (folded.has(group)) {
        add(`${group.heading} (${group.actions.length}) …`, null, group);
        continue;
      }
      const alone = this.inside !== null || group.heading === "";
      for (const action of group.actions) {
        const short = this.guide.short(view, action);
        const full = brief ? `${group.heading}: ${short}` : action.text;
        add(alone ? short : full, action, null);
      }
    }
    return items;
  }

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
    this.opened = { ask: this.table.view?.decision, path: [...this.path, group.heading] };
  }

  back(): void {
    this.opened = { ask: this.table.view?.decision, path: this.path.slice(0, -1) };
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
