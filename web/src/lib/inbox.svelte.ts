import type { Standing, TableInfo, TableList } from "../wire";
import * as api from "./api";

const EVERY = 10_000;
/** A page that nobody looks at still counts in its title. */
const HIDDEN_EVERY = 60_000;

/** The reader's tables and how they stand, as long as some page wants to know. */
class Inbox {
  list = $state.raw<TableList | null>(null);
  /** Whether the table at hand waits for the reader. */
  here = $state(false);
  private readers = 0;
  private timer = 0;

  /** How many tables wait for the reader. */
  get waiting(): number {
    return this.list?.mine.filter(({ id }) => this.standing(id)?.waits).length ?? 0;
  }

  standing(id: string): Standing | null {
    return this.list?.standings[id] ?? null;
  }

  /** What needs the reader first; then what is under way, the latest first; then what is over. */
  get sorted(): TableInfo[] {
    const rank = (table: TableInfo): number =>
      table.over ? 2 : this.standing(table.id)?.waits ? 0 : 1;
    const since = ({ id }: TableInfo): number => this.standing(id)?.since ?? 0;
    return (this.list?.mine ?? []).toSorted((a, b) => rank(a) - rank(b) || since(b) - since(a));
  }

  async load(): Promise<void> {
    this.list = await api.tables();
  }

  /** Keep it fresh until the returned function is called. */
  follow(): () => void {
    this.readers += 1;
    if (this.readers === 1) this.again();
    return () => {
      this.readers -= 1;
      if (this.readers === 0) window.clearTimeout(this.timer);
    };
  }

  private again(): void {
    this.timer = window.setTimeout(
      () => {
        // A trouble shows where something is asked for; here the next round mends it.
        void this.load()
          .catch(() => undefined)
          .finally(() => this.readers && this.again());
      },
      document.hidden ? HIDDEN_EVERY : EVERY,
    );
  }
}

export const inbox = new Inbox();
