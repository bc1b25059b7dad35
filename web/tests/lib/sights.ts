import { Sight } from "../../src/lib/sight.svelte";
import type { Action, AnyView } from "../../src/lib/guide";

/** A table where the reader in seat 0 is asked; what is chosen is noted. */
export class Asked<View extends AnyView = AnyView> extends Sight<View> {
  override readonly live = true;
  readonly chosen: unknown[] = [];

  override async act(action: Action | number | string): Promise<void> {
    this.chosen.push(typeof action === "object" ? action.key : action);
  }
}

export function option(key: string, more: Partial<Action> = {}): Action {
  const verb = key.split(" ", 1)[0] ?? "";
  return {
    id: [...key].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7),
    key,
    verb,
    text: key,
    ...more,
  };
}

export const asking = (kind: string, actions: readonly Action[]): AnyView => ({
  game: "test",
  seat: 0,
  decision: { seat: 0, kind, prompt: "What now?", actions: [...actions] },
});
