import type { Reason } from "../wire";
import { explained } from "./answers";
import type { AnyView, Explanation } from "./guide";
import type { Screen } from "./context";
import { settings } from "./settings.svelte";

export interface Refused {
  readonly key: string;
  readonly reason: Reason;
}

const HOVER_WAIT = 160;
const LONG_PRESS = 450;

/**
 * The one popover of a table. Anything with `data-explain="kind:number"` explains itself on
 * hover, on keyboard focus and on long-press; why an action is not there comes from the server.
 */
export class Explainer<View extends AnyView = AnyView> {
  thing = $state("");
  anchor = $state.raw<DOMRect | null>(null);
  refused = $state.raw<readonly Refused[]>([]);
  private timer = 0;
  private holder: Element | null = null;
  /** A long-press shows the text and must not also click. */
  private pressed = false;

  constructor(private readonly screen: Screen<View>) {}

  readonly shown = $derived.by<Explanation | null>(() => {
    const { view } = this.screen.table;
    return this.thing && view ? explained(this.screen.guide, view, this.thing) : null;
  });

  /** Listen within an element; returns how to stop. */
  listen(root: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener("pointerover", (event) => this.over(event), { signal });
    root.addEventListener("pointerleave", () => this.hide(), { signal });
    root.addEventListener("focusin", (event) => this.focus(event), { signal });
    // A focused element that is taken away says so in the middle of drawing: hide afterwards.
    root.addEventListener("focusout", () => queueMicrotask(() => this.left()), { signal });
    root.addEventListener("pointerdown", (event) => this.down(event), { signal });
    root.addEventListener("pointerup", () => window.clearTimeout(this.timer), { signal });
    root.addEventListener("click", (event) => this.swallow(event), { signal, capture: true });
    window.addEventListener("resize", () => this.hide(), { signal });
    root.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault(), {
      signal,
    });
    return () => stop.abort();
  }

  hide(): void {
    window.clearTimeout(this.timer);
    this.thing = "";
    this.holder = null;
  }

  private left(): void {
    if (!this.holder?.contains(document.activeElement)) this.hide();
  }

  private over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || isTooltip(event.target)) return;
    const holder = holderOf(event);
    if (holder === this.holder) return;
    this.hide();
    if (holder) this.timer = window.setTimeout(() => this.show(holder), HOVER_WAIT);
  }

  private focus(event: FocusEvent): void {
    const holder = holderOf(event);
    const byKeys = event.target instanceof Element && event.target.matches(":focus-visible");
    if (holder && byKeys) this.show(holder);
  }

  private down(event: PointerEvent): void {
    this.pressed = false;
    if (isTooltip(event.target)) return;
    const holder = holderOf(event);
    window.clearTimeout(this.timer);
    if (event.pointerType === "mouse") return;
    this.hide();
    if (!holder) return;
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      this.show(holder);
    }, LONG_PRESS);
  }

  private swallow(event: MouseEvent): void {
    if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  show(holder: Element): void {
    if (settings.veiled && holder.closest("[data-secret]")) return;
    this.holder = holder;
    this.anchor = holder.getBoundingClientRect();
    this.thing = holder.getAttribute("data-explain") ?? "";
    this.refused = [];
    void this.askWhy(this.thing);
  }

  private async askWhy(thing: string): Promise<void> {
    const { table, choices } = this.screen;
    const wanted = this.shown?.ask ?? [];
    if (!table.decision || wanted.length === 0 || choices.actionsAt(thing).length > 0) return;
    try {
      const reasons = await table.why([...wanted]);
      if (thing !== this.thing) return;
      this.refused = Object.entries(reasons).flatMap(([key, reason]) =>
        reason ? [{ key, reason }] : [],
      );
    } catch {
      this.refused = [];
    }
  }
}

/** What can be pressed in the popover itself, such as the chapter of a reason. */
function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=tooltip]") !== null;
}

function holderOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest("[data-explain]") : null;
}
