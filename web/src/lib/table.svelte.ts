import type {
  ChatLine,
  ScoreHistory,
  Order,
  Previewed,
  Reason,
  Reasons,
  ServerMessage,
  Step,
  TableInfo,
  Update,
} from "../wire";
import { scores, socketUrl } from "./api";
import { applied } from "./changes";
import { Connection, type Link, type Outgoing } from "./connection";
import { keep, lookAtDeal } from "./deal";
import type { Action, AnyView } from "./guide";
import { refusalOf } from "./refusal";
import { settings } from "./settings.svelte";
import { Sight } from "./sight.svelte";
import { happened } from "./steps";
import { complain } from "./toasts.svelte";

const CHAT_KEPT = 300;

/** A live table. Nothing is shown before the server says it. */
export class Table<View extends AnyView = AnyView> extends Sight<View> {
  link = $state<Link>("connecting");
  /** Why the server ended the conversation for good. */
  ended = $state("");
  override readonly live = true;

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
      await this.connection.send({ type: "act", seat: this.sits, ask: this.ask, action: wanted });
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
        this.version = message.version;
        this.view = message.view as unknown as View;
        this.log = [...this.log.slice(0, message.log_from), ...message.log];
        this.epoch = message.epoch;
        this.ask = message.ask;
        this.step = message.step;
        this.claims = message.claims;
        this.orders = message.orders;
        this.canUndo = message.can_undo;
        this.undoRequest = message.undo;
        this.waiting = message.waiting;
        this.mayWait = message.may_wait;
        this.events = [];
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
    this.epoch = message.epoch;
    this.log = this.log.slice(0, message.log_keep);
    this.events = happened(message.steps);
    for (const step of message.steps) this.show(step);
    this.ask = message.ask;
    if (message.claims) this.claims = message.claims;
    this.canUndo = message.can_undo;
    this.undoRequest = message.undo;
    this.waiting = message.waiting;
    this.mayWait = message.may_wait;
  }

  /** The table as it is after one step. */
  private show(step: Step): void {
    if (this.view) this.view = applied(this.view, step.changes);
    this.log = [...this.log, ...step.log];
    this.step = step.step;
  }

  private hear(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    this.chat = [...this.chat, ...fresh].slice(-CHAT_KEPT);
  }
}
