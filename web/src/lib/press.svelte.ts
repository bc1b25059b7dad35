import type { Choices } from "./choices.svelte";
import type { Action, AnyView, Guide } from "./guide";
import type { Sight } from "./sight.svelte";

export interface ChoiceMenuState {
  readonly actions: readonly Action[];
  readonly anchor: DOMRect;
}

/** Clicking a thing on the table does what it stands for; several meanings open a small menu. */
export class Presser<View extends AnyView = AnyView> {
  menu = $state.raw<ChoiceMenuState | null>(null);

  constructor(
    private readonly table: Sight<View>,
    private readonly choices: Choices<View>,
    private readonly guide: Guide<View>,
  ) {}

  press(thing: string, at: Element): void {
    const actions = this.choices.actionsAt(thing);
    const [only] = actions;
    if (!only) return;
    if (actions.length === 1 && !this.guide.careful.has(only.verb)) {
      this.close();
      void this.table.act(only);
    } else {
      this.menu = { actions, anchor: at.getBoundingClientRect() };
    }
  }

  choose(action: Action): void {
    this.close();
    void this.table.act(action);
  }

  close(): void {
    this.menu = null;
  }
}
