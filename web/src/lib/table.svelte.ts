import type {
  Ack,
  ChatLine,
  Chronicle,
  ScoreHistory,
  Order,
  Position,
  Previewed,
  Reason,
  Reasons,
  ServerMessage,
  Step,
  TableInfo,
  Update,
} from "../wire";
import { chronicle, scores, socketUrl } from "./api";
import { applied } from "./changes";
import { Connection, type Link, type Outgoing } from "./connection";
import { keep, lookAtDeal } from "./deal";
import { Director, type House } from "./director/director";
import type { Action, AnyView } from "./guide";
import { refusalOf } from "./refusal";
import { RATES, settings } from "./settings.svelte";
import { Sight } from "./sight.svelte";
import { complain } from "./toasts.svelte";

const CHAT_KEPT = 300;
/** What one has done oneself is seen in so much of the time. */
const OWN = 0.35;

/** A live table. Nothing is shown before the server says it, and one step after the other. */
export class Table<View extends AnyView = AnyView> extends Sight<View> implements House {
  link = $state<Link>("connecting");
  /** Why the server ended the conversation for good. */
  ended = $state("");
  override readonly live = true;
  /** How often the whole table has come afresh: at first, and after each break of the line. */
  positions = $state(0);
  /** The step that the reader's last answer has led to. */
  answered = $state(0);
  override readonly director = new Director(this);
  /** Whether somebody looks at it: nothing is played before an empty house. */
  attended = true;

  /** What is asked when all that led to it has been seen. */
  private question: View["decision"] = null;
  private version = -1;
  private epoch: number | null = null;
  private showing = false;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    private readonly sits: number | null,
    key: string | null,
  ) {
    super();
    this.connection = new Connection(
      socketUrl(id),
      () => ({ type: "hello", seat: sits, key, epoch: this.epoch, lines: this.log.length }),
      (message) => this.receive(message),
      (link, why) => {
        this.link = link;
        if (why) this.ended = why;
      },
    );
  }

  override get seat(): number | null {
    return this.sits;
  }

  close(): void {
    this.connection.close();
  }

  override async act(action: Action | number | string): Promise<void> {
    if (this.acting || this.sits === null) return;
    this.acting = true;
    const wanted = typeof action === "object" ? action.id : action;
    const refused = typeof action === "object" ? action : null;
    try {
      const { sits: seat, ask } = this;
      const done = await this.connection.send({ type: "act", seat, ask, action: wanted });
      this.answered = (done as Ack).step;
    } catch (error) {
      complain(error, refusalOf(error, this.decision, refused, settings.veiled));
    }
    this.acting = false;
  }

  override async undo(): Promise<void> {
    if (this.sits !== null) await this.tell({ type: "undo", seat: this.sits });
  }

  override async consent(agree: boolean): Promise<void> {
    if (this.sits !== null) await this.tell({ type: "consent", seat: this.sits, agree });
  }

  override async say(text: string, name: string): Promise<void> {
    await this.tell({ type: "say", seat: this.sits, text, name });
  }

  /** All that was said up to a line is read; where that does not come through, it is said later. */
  override async heard(number: number): Promise<void> {
    if (this.sits === null) return;
    await this.connection.send({ type: "heard", seat: this.sits, number }).catch(() => undefined);
  }

  override async claim(claim: string): Promise<void> {
    if (this.sits !== null) await this.tell({ type: "claim", seat: this.sits, claim });
  }

  override async setOrders(orders: Order[]): Promise<void> {
    if (this.sits !== null) await this.tell({ type: "orders", seat: this.sits, orders });
  }

  /** Hold the reaction window open for oneself, or let it go. */
  override async takeTime(on: boolean): Promise<void> {
    if (this.sits !== null) await this.tell({ type: "wait", seat: this.sits, on });
  }

  override async standIn(seat: number, level: string | null): Promise<void> {
    await this.tell({ type: "stand-in", seat, level });
  }

  override async rename(seat: number, name: string, colour: string): Promise<void> {
    await this.tell({ type: "rename", seat, name, colour });
  }

  /** Why actions are not legal now, by key; null where one is. */
  override async why(actions: string[]): Promise<Record<string, Reason | null>> {
    if (this.sits === null || actions.length === 0) return {};
    const answer = await this.connection.send({ type: "why", seat: this.sits, actions });
    return (answer as Reasons).reasons;
  }

  override chronicle(): Promise<Chronicle> {
    return chronicle(this.id, null, this.sits);
  }

  /** The score sheet and how it came about, as far as this seat may know. */
  override scores(): Promise<ScoreHistory> {
    return scores(this.id, null, this.sits);
  }

  /** What an answer would do, as a preview of the game's own shows it. */
  override async preview(name: string, about: object): Promise<unknown> {
    if (this.sits === null) return null;
    const asked = this.connection.send({ type: "preview", seat: this.sits, name, about });
    return ((await asked) as Previewed).shown;
  }

  private async tell(message: Outgoing): Promise<void> {
    try {
      await this.connection.send(message);
    } catch (error) {
      complain(error);
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "position":
        this.director.drop();
        this.question = null;
        this.version = message.version;
        this.view = message.view as unknown as View;
        this.log = [...this.log.slice(0, message.log_from), ...message.log];
        this.epoch = message.epoch;
        this.answered = message.answered;
        this.positions += 1;
        this.ask = message.ask;
        this.step = message.step;
        this.claims = message.claims;
        this.orders = message.orders;
        this.canUndo = message.can_undo;
        this.undoRequest = message.undo;
        this.waiting = message.waiting;
        this.hold(message);
        this.events = [];
        this.saySeen(message.version);
        break;
      case "update":
        this.update(message);
        break;
      case "table":
        this.info = message.table;
        void this.showNumber(message.table);
        break;
      case "chat":
        this.hear(message.lines);
        break;
      case "orders":
        if (message.seat === this.sits) this.orders = message.orders;
        break;
    }
  }

  /** The part of this device in the deal, when it is time; a late one is not waited for. */
  private async showNumber(info: TableInfo): Promise<void> {
    const number = lookAtDeal(info, this.sits);
    if (number === null || this.sits === null || this.showing) return;
    this.showing = true;
    try {
      await this.connection.send({ type: "reveal", seat: this.sits, number });
      keep(info.id, { shown: true });
    } catch {
      this.showing = false;
    }
  }

  private update(message: Update): void {
    if (message.base !== this.version || !this.view) {
      this.connection.greet();
      return;
    }
    this.version = message.version;
    this.hold(message);
    // What was taken back need not be seen first.
    if (message.epoch !== this.epoch) this.director.skip();
    this.epoch = message.epoch;
    this.log = this.log.slice(0, message.log_keep);
    this.director.add(message.steps, () => this.settle(message));
  }

  /** At once, whatever is still to be shown: a window lasts no longer for who is behind. */
  private hold(message: Position | Update): void {
    this.mayWait = message.may_wait;
    this.takesTime = message.takes_time;
  }

  rate({ events }: Step): number {
    if (!this.attended || document.hidden) return 0;
    const own = this.sits !== null && this.view?.decision?.seat === this.sits;
    const watched = events.some(({ kind }) => this.guide?.watched?.has(kind));
    return RATES[settings.pace] * (own && !watched ? OWN : 1);
  }

  /** The table as it is after some steps; what is asked then is still to come. */
  show(steps: readonly Step[]): void {
    this.stage(null);
    let { view } = this;
    if (!view) return;
    const views: View[] = [];
    for (const { changes } of steps) {
      view = applied(view, changes);
      this.question = view.decision;
      views.push({ ...view, decision: withoutQuestion(view.decision) });
    }
    this.enter(steps, views);
    this.step = steps.at(-1)?.step ?? this.step;
  }

  /** How things are when all steps of an update have been seen. */
  private settle(message: Update): void {
    if (this.view && this.question) this.view = { ...this.view, decision: this.question };
    this.question = null;
    this.ask = message.ask;
    if (message.claims) this.claims = message.claims;
    this.canUndo = message.can_undo;
    this.undoRequest = message.undo;
    this.waiting = message.waiting;
    this.saySeen(message.version);
  }

  /** Bots wait for it where the table has a tempo; nobody waits for the answer. */
  private saySeen(version: number): void {
    if (this.sits === null || !this.info || this.info.tempo === "at once") return;
    void this.connection.send({ type: "seen", seat: this.sits, version }).catch(() => undefined);
  }

  private hear(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    this.chat = [...this.chat, ...fresh].slice(-CHAT_KEPT);
  }
}

/** Who is asked what kind of question, as everybody sees it. */
function withoutQuestion(decision: AnyView["decision"]): AnyView["decision"] {
  return decision && { seat: decision.seat, kind: decision.kind };
}
