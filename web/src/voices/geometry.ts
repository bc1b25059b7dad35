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

/** The whole board. */
export const WHOLE: ViewBox = [-115, -110, 230, 210];

/** One platform and the edge of the mind platform before it. */
export function closeUp(layout: Layout, region: number): ViewBox {
  const half = 44;
  const middle = onBoard(at(layout.poses, region), 0, 15 * MM);
  return [middle.x - half, middle.y - half, 2 * half, 2 * half];
}

/** Where each region's plaque stands: left edge, top edge, width. */
export const PLAQUES: readonly (readonly [number, number, number])[] = [
  [41, -108, 71],
  [46, -83, 66],
  [69, 77, 45],
  [-114, 77, 45],
  [-112, -83, 66],
];
export const PLAQUE_HEIGHT = 21;

/** Start and direction of a push by its number, in the lattice's tenths. */
export function pushAt({ lattice }: Layout, number: number): { start: number; direction: number } {
  return {
    start: Math.floor(number / lattice.directions) - lattice.max_start,
    direction: (number % lattice.directions) - lattice.max_direction,
  };
}

/** Whether right on the screen is right for whoever looks out from the mind platform. */
export const screenSign = (pose: Pose): 1 | -1 => (Math.cos(radians(pose.turn)) >= 0 ? 1 : -1);
