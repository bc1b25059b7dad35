import type { Me, PutMe } from "../wire";
import * as api from "./api";

/** The reader, as this device knows him; null until the server has said. */
class Myself {
  me = $state.raw<Me | null>(null);
  private asked: Promise<Me> | null = null;

  /** Asks the server once, however many parts of the page want to know. */
  async load(): Promise<Me> {
    this.asked ??= api.patiently(api.me);
    this.me = await this.asked;
    return this.me;
  }

  /** What the server says after something has changed. */
  set(me: Me): void {
    this.me = me;
    this.asked = Promise.resolve(me);
  }

  async change(change: PutMe): Promise<void> {
    this.set(await api.putMe(change));
  }

  get name(): string {
    return this.me?.name ?? "";
  }
}

export const myself = new Myself();

/** The colors of people, by the names that the server knows. */
export const PAINTS: Readonly<Record<string, string>> = {
  sky: "#72b4ff",
  coral: "#ff9088",
  leaf: "#7fd98b",
  violet: "#bf9bff",
  amber: "#ffb45c",
  rose: "#ff9ccf",
  mint: "#63d9cf",
  sand: "#d9c79a",
};
