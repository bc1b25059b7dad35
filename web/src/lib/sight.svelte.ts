import type {
  Cause,
  ChatLine,
  Claim,
  Fact,
  Chronicle,
  ScoreHistory,
  LogLine,
  Order,
  PastAnswer,
  Reason,
  Step,
  TableInfo,
  UndoRequest,
} from "../wire";
import type { Beat } from "./director/beats";
import type { Director } from "./director/director";
import type { Action, AnyView, Guide } from "./guide";
import { happened } from "./steps";

/** What was asked at a step of a replay, and what came of it. */
export interface Past {
  /** The reader's own question and answer, where he was asked himself. */
  readonly prompt: string;
  readonly options: readonly Action[];
  readonly chosen: Action | null;
  /** What the reader was asked in secret on that occasion. */
  readonly answers: readonly PastAnswer[];
  /** What the choice led to, as the story tells it. */
  readonly told: readonly LogLine[];
}

/** A step that is being seen, and the table on both sides of it. */
interface Played<View> {
  readonly before: View;
  readonly after: View;
  /** What was told before it. */
  readonly log: readonly LogLine[];
  readonly step: Step;
}

export interface MyDecision {
  readonly seat: number | null;
  readonly kind: string;
  readonly prompt: string;
  readonly cause?: Cause | null;
  readonly actions: readonly Action[];
}

/**
 * A table as one seat (null: a spectator) sees it. By itself it is a still picture, as a replay
 * shows it; a live `Table` also listens and talks.
 */
export class Sight<View extends AnyView = AnyView> {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  claims = $state.raw<readonly Claim[]>([]);
  orders = $state.raw<readonly Order[]>([]);
  undoRequest = $state.raw<UndoRequest | null>(null);
  /** What happened in the steps that are shown, as this seat may know it, for animation. */
  events = $state.raw<readonly Fact[]>([]);
  /** What is on the stage now. */
  beat = $state.raw<Beat | null>(null);
  step = $state(0);
  /** The number of the open question. */
  ask = $state(0);
  canUndo = $state(false);
  /** Sealed answers are being gathered; nobody is told whose. */
  waiting = $state(false);
  /** Whether this seat may hold the open window, as far as all can see. */
  mayWait = $state(false);
  /** Whether this seat holds it. */
  takesTime = $state(false);
  /** The choice that is on its way. */
  acting = $state(false);
  /** What was asked and chosen here; null where the game goes on, and at its end. */
  past = $state.raw<Past | null>(null);
  readonly live: boolean = false;
  /** Who says what is shown when; null where nothing happens. */
  readonly director: Director | null = null;
  /** How the game is told beat by beat; null: a step is shown as a whole. */
  guide: Guide<View> | null = null;
  /** The answers to the open question in words that the page has found for them. */
  private reworded = $state.raw<{ decision: unknown; actions: readonly Action[] } | null>(null);
  private played: Played<View> | null = null;
  /** A decision is shown without its answers in a still picture. */
  readonly decision: MyDecision | null = $derived.by(() => {
    const decision = this.view?.decision;
    if (!this.live || !decision?.actions || decision.seat !== this.view?.seat) return null;
    const told = this.reworded?.decision === decision ? this.reworded.actions : null;
    const later = this.guide?.reworded?.has(decision.kind);
    const actions = told ?? (later ? [] : decision.actions);
    return { ...decision, actions, prompt: decision.prompt ?? "" };
  });

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Offer the answers to the open question in other words and another order. */
  reword(actions: readonly Action[]): void {
    this.reworded = { decision: this.view?.decision, actions };
  }

  /** The table as it is after steps that are seen together; the last one is told beat by beat. */
  protected enter(steps: readonly Step[], views: readonly View[]): void {
    this.stage(null);
    const [before, after, step] = [views.at(-2) ?? this.view, views.at(-1), steps.at(-1)];
    if (!before || !after || !step) return;
    const told = [...this.log, ...steps.slice(0, -1).flatMap(({ log }) => log)];
    this.played = { before, after, log: told, step };
    this.view = after;
    this.log = [...told, ...step.log];
    this.events = happened(steps);
  }

  /** What happens now; null: all of the step has been seen. */
  stage(beat: Beat | null): void {
    this.beat = beat;
    const { played, guide } = this;
    if (!played) return;
    const { before, after, log, step } = played;
    const last = beat?.event ?? Infinity;
    this.view = (beat && guide?.midway?.(before, after, beat)) ?? after;
    this.log = [...log, ...step.log.filter((_, n) => (step.told[n] ?? 0) <= last)];
    if (!beat) this.played = null;
  }

  // A still picture answers nothing.
  async act(_action: Action | number | string): Promise<void> {}
  async undo(): Promise<void> {}
  async consent(_agree: boolean): Promise<void> {}
  async say(_text: string, _name: string): Promise<void> {}
  async heard(_number: number): Promise<void> {}
  async claim(_claim: string): Promise<void> {}
  async setOrders(_orders: Order[]): Promise<void> {}
  async takeTime(_on: boolean): Promise<void> {}
  async standIn(_seat: number, _level: string | null): Promise<void> {}
  async rename(_seat: number, _name: string, _colour: string): Promise<void> {}
  async why(_actions: string[]): Promise<Record<string, Reason | null>> {
    return {};
  }
  /** All that has happened up to here, as this seat may know it. */
  async chronicle(): Promise<Chronicle> {
    return { steps: [] };
  }
  async scores(): Promise<ScoreHistory | null> {
    return null;
  }
  async preview(_name: string, _about: object): Promise<unknown> {
    return null;
  }
}
