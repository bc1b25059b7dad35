import type { ClientMessage, Hello, Refused, ServerMessage } from "../wire";
import { Refusal } from "./api";

/** Without `Omit` over the union as a whole, so that each kind keeps its own fields. */
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Outgoing = WithoutId<ClientMessage>;
export type Link = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  readonly text: string;
  readonly done: (answer: ServerMessage) => void;
  readonly failed: (why: Error) => void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 4000;
const HEARTBEAT = 15_000;

/**
 * One socket that heals itself. Every message has an id, so what was not answered before the line
 * broke is sent again, and the server does it only once.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;
  private greeted = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private sent = 0;

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onLink: (link: Link, why?: string) => void,
  ) {
    this.connect();
    window.addEventListener("online", this.now);
  }

  /** Send a message and wait for its answer: ack, reasons, preview; a refusal is thrown. */
  send(message: Outgoing): Promise<ServerMessage> {
    const id = `${this.prefix}-${++this.sent}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Say hello again: the client lost track or looks from another seat. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(this.hello()));
    }
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.now);
    window.clearTimeout(this.timer);
    window.clearInterval(this.heartbeat);
    this.socket?.close();
    this.onLink("closed");
  }

  private readonly now = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    window.clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.onLink("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      this.heard = Date.now();
      this.greet();
      window.clearInterval(this.heartbeat);
      this.heartbeat = window.setInterval(() => this.beat(socket), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    window.clearInterval(this.heartbeat);
    this.greeted = false;
    if (this.closed) return;
    this.onLink("lost");
    this.timer = window.setTimeout(() => this.connect(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heard > 2.5 * HEARTBEAT) socket.close();
    else void this.send({ type: "ping" }).catch(() => undefined);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table" && !this.greeted) {
      this.greeted = true;
      this.onLink("open");
      for (const { text } of this.waiting.values()) this.socket?.send(text);
    }
    if (message.type === "goodbye") {
      if (!message.again) {
        this.closed = true;
        this.onLink("closed", message.reason.text);
      }
      this.socket?.close();
      return;
    }
    if ("id" in message && this.waiting.has(message.id)) this.settle(message.id, message);
    this.onMessage(message);
  }

  private settle(id: string, message: ServerMessage): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    // Only an answer shows that all is well: a table may be shown that can keep nothing.
    this.retry = FIRST_RETRY;
    if (message.type === "refused") {
      const { reason } = message as Refused;
      waiting?.failed(new Refusal(reason.code, reason.text, 0, reason.chapter));
    } else {
      waiting?.done(message);
    }
  }
}
