import type { VoicesFact, VoicesView } from "./wire";

/** A marker as it is drawn now; `fall` goes from 0 (lies) to 1 (gone). */
export interface Piece {
  readonly marker: number;
  readonly region: number;
  readonly x: number;
  readonly y: number;
  readonly fall: number;
}

type Waypoint = readonly [frame: number, x: number, y: number];
export type Push = Extract<VoicesFact, { kind: "deployed" }>;

/** A share of the time that a push takes, and how many of its pictures have been seen then. */
type Pace = readonly (readonly [share: number, frame: number])[];

/** Pictures that the engine keeps of a push. */
const FRAMES = 8;
/** The camera comes, the push, and a moment in which all lies still. */
const CALM: Pace = [
  [0.2, 0],
  [0.8, FRAMES],
];
/** Where something falls, the last third of the way is slow. */
const DRAMA: Pace = [
  [0.12, 0],
  [0.32, FRAMES * 0.65],
  [0.6, FRAMES],
];
const FALL = 0.2;
/** How long a push that is seen again takes. */
const AGAIN = { calm: 1800, drama: 4200 };

/** The markers on the board: where they lie, or on the way of the push that is being shown. */
export class Motion {
  pieces = $state.raw<readonly Piece[]>([]);
  /** The push that is being shown; null when all lies still. */
  push = $state.raw<Push | null>(null);
  /** What has fallen in it up to now. */
  fallen = $state.raw<readonly number[]>([]);
  /** The last push and the markers as they lay before it. */
  last = $state.raw<{ readonly push: Push; readonly pieces: readonly Piece[] } | null>(null);
  private rest: readonly Piece[] = [];
  private repeats = false;
  private request = 0;

  /** The markers as they are to lie: at once, unless somebody looks at the last push again. */
  lie(pieces: readonly Piece[]): void {
    this.rest = pieces;
    if (!this.repeats) this.finish();
  }

  /** Show a push along its real way in so many milliseconds, from how all lay before. */
  play(push: Push, pieces: readonly Piece[], ms: number): void {
    cancelAnimationFrame(this.request);
    this.repeats = false;
    this.last = { push, pieces };
    this.push = push;
    this.fallen = [];
    const since = performance.now();
    const draw = (now: number) => {
      const share = Math.max(0, now - since) / ms;
      this.pieces = during(push, pieces, share);
      this.note(push, share);
      if (share < 1) this.request = requestAnimationFrame(draw);
      else this.finish();
    };
    this.pieces = during(push, pieces, 0);
    this.request = requestAnimationFrame(draw);
  }

  /** Show the last push once more. */
  again(): void {
    if (!this.last) return;
    const { push, pieces } = this.last;
    this.play(push, pieces, push.destroyed.length ? AGAIN.drama : AGAIN.calm);
    this.repeats = true;
  }

  /** Leave out what is still to be shown. */
  finish(): void {
    cancelAnimationFrame(this.request);
    this.push = null;
    this.repeats = false;
    this.fallen = [];
    this.pieces = this.rest;
  }

  private note(push: Push, share: number): void {
    const gone = push.paths.flatMap(([marker, way]) =>
      push.destroyed.includes(marker) && share >= endOf(push, way) + FALL ? [marker] : [],
    );
    if (gone.length !== this.fallen.length) this.fallen = gone;
  }
}

export function piecesOf(view: VoicesView): readonly Piece[] {
  return view.regions.flatMap((region, number) =>
    region.markers.map(({ marker, x, y }) => ({ marker, region: number, x, y, fall: 0 })),
  );
}

const paceOf = ({ destroyed }: Push): Pace => (destroyed.length ? DRAMA : CALM);

/** All markers after a share of the time of a push. */
export function during(push: Push, pieces: readonly Piece[], share: number): readonly Piece[] {
  const moved = new Set(push.paths.map(([marker]) => marker));
  const still = pieces.filter(({ marker }) => !moved.has(marker));
  return [...still, ...push.paths.flatMap(([marker, way]) => pieceAt(push, marker, way, share))];
}

/** A marker on its way; none once it has fallen out of sight. */
function pieceAt(
  push: Push,
  marker: number,
  way: readonly Waypoint[],
  share: number,
): readonly Piece[] {
  const [x, y] = along(way, frameAt(paceOf(push), share));
  const falls = push.destroyed.includes(marker);
  const fall = falls ? Math.max(0, (share - endOf(push, way)) / FALL) : 0;
  return fall < 1 ? [{ marker, region: push.region, x, y, fall }] : [];
}

/** After which share of the time a marker has come to the end of its way. */
function endOf(push: Push, way: readonly Waypoint[]): number {
  const end = way.at(-1)?.[0] ?? 0;
  const pace = paceOf(push);
  const next = pace.findIndex(([, frame]) => frame >= end);
  const [from, to] = [pace[next - 1], pace[next]];
  if (!from || !to) return pace[0]?.[0] ?? 0;
  return from[0] + ((to[0] - from[0]) * (end - from[1])) / (to[1] - from[1]);
}

function frameAt(pace: Pace, share: number): number {
  const next = pace.findIndex(([then]) => then >= share);
  if (next < 0) return FRAMES;
  const [from, to] = [pace[next - 1], pace[next]];
  if (!from || !to) return 0;
  return from[1] + ((to[1] - from[1]) * (share - from[0])) / (to[0] - from[0]);
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
