import { at } from "../lib/at";

/** The board's measures as the engine has them, in micrometres. */
export interface Layout {
  readonly marker_radius: number;
  readonly platform: { readonly radius: number; readonly centre_y: number };
  readonly entrance_half_width: number;
  readonly mind_apothem: number;
  readonly stick: { readonly width: number; readonly thickness: number };
  readonly start_y: number;
  readonly end_y: number;
  readonly poses: readonly Pose[];
  readonly lattice: {
    readonly start_step: number;
    readonly max_start: number;
    readonly max_direction: number;
    readonly directions: number;
  };
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A point of the drawing, in millimetres, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type ViewBox = [x: number, y: number, width: number, height: number];

export const MM = 1000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a point of a platform's own frame lies in the drawing. */
export function onBoard(pose: Pose, x: number, y: number): Point {
  const [sin, cos] = [Math.sin(radians(pose.turn)), Math.cos(radians(pose.turn))];
  return {
    x: (pose.x + x * cos + y * sin) / MM,
    y: (-pose.y + x * sin - y * cos) / MM,
  };
}

/** The way back: a point of the drawing in a platform's own frame. */
export function onPlatform(pose: Pose, { x, y }: Point): Point {
  const [sin, cos] = [Math.sin(radians(pose.turn)), Math.cos(radians(pose.turn))];
  const [right, down] = [x * MM - pose.x, y * MM + pose.y];
  return { x: right * cos + down * sin, y: right * sin - down * cos };
}

/** A disc cut by the railing's line, in the platform's own frame turned to the drawing's y. */
export function platformPath(layout: Layout, margin = 0): string {
  const r = layout.platform.radius / MM + margin;
  const c = layout.platform.centre_y / MM;
  const base = -margin;
  const half = Math.sqrt(r * r - (c - base) * (c - base));
  return `M${-half} ${-base}A${r} ${r} 0 1 1 ${half} ${-base}Z`;
}

/** The pentagon of the mind platform. */
export function mindPath(layout: Layout): string {
  const corner = layout.mind_apothem / MM / Math.cos(radians(36));
  const corners = [0, 1, 2, 3, 4].map((n) => {
    const angle = radians(36 + 72 * n);
    return `${corner * Math.sin(angle)} ${-corner * Math.cos(angle)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The whole board: in a wide room, and in a narrow one, where Planning's plaque stands above it. */
export const WIDE: ViewBox = [-108, -109.5, 216, 206.5];
export const NARROW: ViewBox = [-108, -124, 216, 222];

/** What of the drawing is seen, and how it is turned about the middle of that. */
export interface Camera {
  readonly box: ViewBox;
  readonly turn: number;
}

/**
 * One platform and the edge of the mind platform before it, seen from there: a push goes up the
 * screen in every region, so that left and right are the same for hand and eye.
 */
export function closeUp(layout: Layout, region: number): Camera {
  const half = 44;
  const pose = at(layout.poses, region);
  const middle = onBoard(pose, 0, 15 * MM);
  return {
    box: [middle.x - half, middle.y - half, 2 * half, 2 * half],
    turn: pose.turn > 180 ? 360 - pose.turn : -pose.turn,
  };
}

/** Which way a marker falls from its platform, in the platform's own frame. */
export function outward({ platform }: Layout, { x, y }: Point): Point {
  const up = y - platform.centre_y;
  const far = Math.hypot(x, up) || 1;
  return { x: x / far, y: up / far };
}

/** A size on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of its box stands at the point: 0 is its left or upper edge, 1 the other one. */
type Anchor = readonly [x: number, y: number, across: number, down: number];

/** Where each region's plaque stands, beside its platform. */
const BESIDE: readonly Anchor[] = [
  [40, -103, 0, 0],
  [106, -28, 0, 0.5],
  [82, 62, 0, 0.3],
  [-82, 62, 1, 0.3],
  [-106, -28, 1, 0.5],
];
const CORNERS: readonly Anchor[] = [
  [0, -107, 0.5, 1],
  [106, -88, 1, 0],
  [107, 68, 1, 0],
  [-107, 68, 0, 0],
  [-106, -88, 0, 0],
];
const EDGE = 3;

export const isNarrow = ({ width, height }: Size): boolean => width < height * 1.1;

/** Where a plaque that does not fit beside its platform goes: above it, or to the lower edge. */
function squeezed([x, y, across, down]: Anchor, half: number, wide: number): Anchor {
  const inside = across ? Math.max(x, wide - half) : Math.min(x, half - wide);
  if (Math.abs(x) > 100 && Math.abs(inside) < 103) return [inside, -84, across, 0];
  if (y > 0 && Math.abs(inside) < 78) return [inside, 97, across, 1];
  return [inside, y, across, down];
}

/** The left upper corner of a plaque of that size, in pixels of the room that the board has. */
export function plaqueAt(region: number, room: Size, plaque: Size): Point {
  const narrow = isNarrow(room);
  const [, top, width, height] = narrow ? NARROW : WIDE;
  const scale = Math.min(room.width / width, room.height / height);
  const half = room.width / scale / 2;
  const wide = (plaque.width + EDGE) / scale;
  const [x, y, across, down] = narrow
    ? at(CORNERS, region)
    : squeezed(at(BESIDE, region), half, wide);
  const middle = top + height / 2;
  const upper = room.height / 2 + (y - middle) * scale - plaque.height * down;
  return {
    x: room.width / 2 + x * scale - plaque.width * across,
    y: Math.max(EDGE, Math.min(room.height - plaque.height - EDGE, upper)),
  };
}

/** Start and direction of a push by its number, in the lattice's tenths. */
export function pushAt({ lattice }: Layout, number: number): { start: number; direction: number } {
  return {
    start: Math.floor(number / lattice.directions) - lattice.max_start,
    direction: (number % lattice.directions) - lattice.max_direction,
  };
}
