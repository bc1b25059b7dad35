import type { Choice } from "../wire";
import type { Room } from "./flow";
import type { AnyView, Guide } from "./guide";
import { type Group, type Item, itemsOf, listOf } from "./menu";
import type { Sight } from "./sight.svelte";
import { thingsOf } from "./things";

/** The open question as it is put on the screen: grouped, folded, numbered. */
export class Choices<View extends AnyView = AnyView> {
  /** What the bar can show at once; null until it has been drawn. */
  room = $state.raw<Room | null>(null);
  /** The question to which somebody was about to pass, and was told what speaks against it. */
  private doubted = $state.raw<unknown>(null);
  private opened = $state.raw<{ ask: unknown; path: readonly Group[] } | null>(null);

  constructor(
    private readonly table: Sight<View>,
    private readonly guide: Guide<View>,
  ) {}

  private readonly actions = $derived.by<readonly Choice[]>(
    () => this.table.decision?.actions ?? [],
  );
  private readonly path = $derived.by<readonly Group[]>(() => {
    const { opened } = this;
    return opened && opened.ask === this.table.view?.decision ? opened.path : [];
  });

  /** The folded group that was opened last, while its question is open. */
  readonly inside = $derived(this.path.at(-1) ?? null);

  /** The answer that does nothing, if there is exactly one. */
  readonly pass = $derived.by<Choice | null>(() => {
    const passes = this.actions.filter((action) => this.guide.passes.has(action.verb));
    return passes.length === 1 ? (passes[0] ?? null) : null;
  });

  /** What speaks against passing now; it is said once before it is done. */
  readonly doubt = $derived.by<string>(() => {
    const { view } = this.table;
    return view && this.pass ? this.guide.doubt(view, this.pass) : "";
  });

  /** It has been said. */
  readonly isDoubted = $derived.by<boolean>(
    () => this.doubt !== "" && this.doubted === this.table.view?.decision,
  );

  /** What has a key now, in order. */
  readonly items = $derived.by<readonly Item[]>(() =>
    itemsOf({
      actions: (this.inside?.actions ?? this.actions).filter((action) => action !== this.pass),
      inside: this.inside,
      letters: this.guide.letters,
      staged: this.guide.staged.has(this.table.decision?.kind ?? ""),
      room: this.room,
    }),
  );

  /** By thing on the table, the options that it stands for, in the order of their headings. */
  private readonly byThing = $derived.by<ReadonlyMap<string, readonly Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    for (const action of this.actions) {
      for (const thing of thingsOf(action)) {
        found.set(thing, [...(found.get(thing) ?? []), action]);
      }
    }
    for (const actions of found.values()) actions.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    return found;
  });

  back(): void {
    this.opened = { ask: this.table.view?.decision, path: this.path.slice(0, -1) };
  }

  choose({ group, action }: Pick<Item, "group" | "action">): void {
    if (group) this.opened = { ask: this.table.view?.decision, path: [...this.path, group] };
    else if (action) void this.table.act(action);
  }

  passOn(): void {
    if (!this.pass) return;
    if (this.doubt && !this.isDoubted) this.doubted = this.table.view?.decision;
    else void this.table.act(this.pass);
  }

  /** Do what a key stands for; whether it stands for anything. */
  press(key: string): boolean {
    const item = this.items.find((one) => one.hotkey === key);
    const group = item || this.inside ? null : listOf(key, this.actions, this.guide.letters);
    if (item) this.choose(item);
    else if (group) this.choose({ group, action: null });
    return item !== undefined || group !== null;
  }

  actionsAt(thing: string): readonly Choice[] {
    return this.byThing.get(thing) ?? [];
  }

  /** All options of these verbs, in order. */
  ofVerb(...verbs: string[]): readonly Choice[] {
    return this.actions.filter((action) => verbs.includes(action.verb));
  }
}
