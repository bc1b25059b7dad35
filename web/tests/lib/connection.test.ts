import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal } from "../../src/lib/api";
import { Connection, type Link } from "../../src/lib/connection";
import type { ServerMessage } from "../../src/wire";

/** The far end of a line, as the browser shows it. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  says(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  greets(): void {
    this.open();
    this.says({ type: "table", table: {} });
  }
}

const links: Link[] = [];
let heard: ServerMessage[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Line.all = [];
  links.length = 0;
  heard = [];
  connection = new Connection(
    "ws://table",
    () => ({ type: "hello", seat: 0 }),
    (message) => heard.push(message),
    (link) => links.push(link),
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the line to the table", () => {
  it("says hello first, and what was asked before only when it is greeted", () => {
    void connection.send({ type: "undo", seat: 0 });
    Line.last.open();
    expect(Line.last.sent.map((message) => message["type"])).toEqual(["hello"]);
    Line.last.says({ type: "table", table: {} });
    expect(Line.last.sent.map((message) => message["type"])).toEqual(["hello", "undo"]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("waits twice as long after every failure, up to a limit", () => {
    const waits = [400, 800, 1600, 3200, 4000, 4000];
    waits.forEach((wait, failures) => {
      Line.last.close();
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all).toHaveLength(failures + 1);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(failures + 2);
    });
  });

  it("begins with the shortest wait again once it was answered, not only greeted", async () => {
    Line.last.close();
    vi.advanceTimersByTime(400);
    Line.last.greets();
    Line.last.close();
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    Line.last.greets();
    const answered = connection.send({ type: "undo", seat: 0 });
    Line.last.says({ type: "ack", id: Line.last.sent[1]?.["id"], step: 1, repeated: false });
    await answered;
    Line.last.close();
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(4);
  });

  it("hangs up and comes again when it is told to", () => {
    Line.last.greets();
    Line.last.says({ type: "goodbye", reason: { code: "restart", text: "" }, again: true });
    expect(Line.last.readyState).toBe(3);
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(2);
    Line.last.says({ type: "goodbye", reason: { code: "gone", text: "" }, again: false });
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
    expect(links.at(-1)).toBe("closed");
  });

  it("tries at once when the network is back", () => {
    Line.last.close();
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
  });

  it("repeats under the same id what was not answered, and only that", async () => {
    Line.last.greets();
    const answered = connection.send({ type: "undo", seat: 0 });
    Line.last.says({ type: "ack", id: Line.last.sent[1]?.["id"], step: 1, repeated: false });
    await answered;
    void connection.send({ type: "undo", seat: 1 });
    const [, , pending] = Line.last.sent;
    Line.last.close();
    vi.advanceTimersByTime(400);
    Line.last.greets();
    expect(Line.last.sent.slice(1)).toEqual([pending]);
  });

  it("throws the server's reason where it refuses", async () => {
    Line.last.greets();
    const asked = connection.send({ type: "undo", seat: 0 });
    const reason = { code: "too-late", text: "It is too late.", chapter: "Undo" };
    Line.last.says({ type: "refused", id: Line.last.sent[1]?.["id"], reason });
    await expect(asked).rejects.toEqual(new Refusal("too-late", "It is too late.", 0, "Undo"));
  });

  it("gives a silent line up, and goes on listening to one that answers", () => {
    Line.last.greets();
    vi.advanceTimersByTime(15_000);
    Line.last.says({ type: "pong", id: "none" });
    vi.advanceTimersByTime(37_000);
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(15_000);
    expect(links).toContain("lost");
  });

  it("does not come back after a goodbye for good", () => {
    Line.last.greets();
    Line.last.says({ type: "goodbye", again: false, reason: { code: "", text: "", chapter: "" } });
    Line.last.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });
});
