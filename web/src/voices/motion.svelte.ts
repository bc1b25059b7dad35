import type { VoicesView } from "./wire";
import { reducedMotion } from "../lib/settings.svelte";

/** A marker as it is drawn now; `fall` goes from 0 (lies) to 1 (gone). */
export interface Piece {
  readonly marker: number;
  readonly region: number;
  readonly x: number;
  readonly y: number;
  readonly fall: number;
}

type Waypoint = readonly [frame: number, x: number, y: number];
export type Path = readonly [marker: number, way: readonly Waypoint[]];

interface Push {
  readonly region: number;
  readonly destroyed: readonly number[];
  readonly paths: readonly Path[];
}

/** Pictures that the engine keeps of a push. */
const FRAMES = 8;
const FALL_FRAMES = 5;
const FRAME_TIME = 75;

/**
 * The markers on the board, a little behind the game: each push of an update is shown along its
 * real path, one after the other, and then the board is what the view says.
 */
export class Motion {
  pieces = $state.raw<readonly Piece[]>([]);
  /** The region in which something moves; null when all lies still. */
  moving = $state<number | null>(null);
  private waiting: Push[] = [];
  private rest: readonly Piece[] = [];
  private seen: readonly unknown[] = [];
  private playing: { push: Push; since: number; pace: number } | null = null;
  private request = 0;

  /** Show a view, after the pushes that led to it. */
  follow(view: VoicesView, events: readonly Record<string, unknown>[]): void {
    this.rest = piecesOf(view);
    const news = events === this.seen ? [] : events;
    this.seen = events;
    const pushes = news.filter((event) => event.kind === "deployed") as unknown as Push[];
    if (reducedMotion() || document.hidden) this.finish();
    else if (pushes.length) {
      this.waiting.push(...pushes);
      this.next();
    } else if (!this.playing) this.pieces = this.rest;
  }

  /** Leave out what is still to be shown. */
  finish(): void {
    cancelAnimationFrame(this.request);
    this.waiting = [];
    this.playing = null;
    this.moving = null;
    this.pieces = this.rest;
  }

  private next(): void {
    if (this.playing) return;
    const push = this.waiting.shift();
    if (!push) {
      this.finish();
      return;
    }
    const pace = FRAME_TIME / (1 + this.waiting.length / 2);
    this.playing = { push, since: performance.now(), pace };
    this.moving = push.region;
    this.request = requestAnimationFrame(this.draw);
  }

  private readonly draw = (now: number): void => {
    if (!this.playing) return;
    const { push, since, pace } = this.playing;
    const time = Math.max(0, now - since) / pace;
    const moved = new Map(push.paths.map(([marker, way]) => [marker, way]));
    const still = this.pieces.filter((piece) => !moved.has(piece.marker));
    const under = push.paths.flatMap(([marker, way]) => pieceAt(push, marker, way, time));
    this.pieces = [...still, ...under];
    if (time < FRAMES + (push.destroyed.length ? FALL_FRAMES : 0)) {
      this.request = requestAnimationFrame(this.draw);
    } else {
      this.playing = null;
      this.next();
    }
  };
}

export function piecesOf(view: VoicesView): readonly Piece[] {
  return view.regions.flatMap((region, number) =>
    region.markers.map(({ marker, x, y }) => ({ marker, region: number, x, y, fall: 0 })),
  );
}

/** A marker on its way; none once it has fallen out of sight. */
function pieceAt(
  push: Push,
  marker: number,
  way: readonly Waypoint[],
  time: number,
): readonly Piece[] {
  const last = way.at(-1);
  if (!last) return [];
  const [x, y] = along(way, time);
  const falls = push.destroyed.includes(marker) && time > last[0];
  const fall = falls ? (time - last[0]) / FALL_FRAMES : 0;
  return fall < 1 ? [{ marker, region: push.region, x, y, fall }] : [];
}

/** A waypoint is written only when the marker moved, so it stood still until the frame before. */
function along(way: readonly Waypoint[], time: number): readonly [number, number] {
  let [, x, y] = way[0] ?? [0, 0, 0];
  for (const [frame, toX, toY] of way) {
    const part = Math.min(1, Math.max(0, time - (frame - 1)));
    if (frame === 0) continue;
    if (part <= 0) break;
    x += (toX - x) * part;
    y += (toY - y) * part;
  }
  return [x, y];
}
