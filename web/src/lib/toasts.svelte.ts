import { Refusal } from "./api";
import { messageOf } from "./words";

export interface Toast {
  readonly id: number;
  readonly kind: "info" | "warn";
  readonly text: string;
  /** The chapter of the rules that says so. */
  readonly chapter: string;
}

const STAYS = 6000;

/** Short notices in the corner; also read out. */
class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;

  show(text: string, kind: Toast["kind"] = "info", chapter = ""): void {
    const toast = { id: ++this.last, kind, text, chapter };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-4);
    window.setTimeout(() => this.drop(toast.id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

export function complain(error: unknown, text = messageOf(error)): void {
  const chapter = error instanceof Refusal ? error.chapter : "";
  toasts.show(text, "warn", chapter);
}
