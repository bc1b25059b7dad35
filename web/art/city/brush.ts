import type { Spot } from "../../src/android/geometry";

export type Pen = OffscreenCanvasRenderingContext2D;
export type Stop = readonly [at: number, colour: string];

/** `#rrggbb` with an opacity. */
export function faded(colour: string, alpha: number): string {
  const value = parseInt(colour.slice(1), 16);
  return `rgba(${value >> 16},${(value >> 8) & 255},${value & 255},${alpha})`;
}

/** A colour between two. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [parseInt(one.slice(1), 16), parseInt(other.slice(1), 16)];
  const channel = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `rgb(${channel(16)},${channel(8)},${channel(0)})`;
}

/** A lump around a middle: 1 there, 0 farther off than a few widths. */
export const lump = (x: number, middle: number, width: number): number =>
  Math.exp(-(((x - middle) / width) ** 2));

function speckle(x: number, y: number): number {
  let value = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise between 0 and 1, the same every time. */
export function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [across, down] = [ease(x - column), ease(y - row)];
  const line = (at: number): number =>
    speckle(column, at) * (1 - across) + speckle(column + 1, at) * across;
  return line(row) * (1 - down) + line(row + 1) * down;
}

const SEED = 20;

/** A pen with luck of its own: the same strokes every time. */
export class Brush {
  private state = SEED * 7919 + 13;

  constructor(readonly pen: Pen) {}

  random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.random() * (most - least);
  }

  one<T>(list: readonly T[]): T {
    return list[(this.random() * list.length) | 0]!;
  }

  /** Do something with the pen, and leave it as it was. */
  aside(draw: () => void): void {
    this.pen.save();
    draw();
    this.pen.restore();
  }

  /** Draw with light: what overlaps gets brighter. */
  light(draw: () => void): void {
    this.aside(() => {
      this.pen.globalCompositeOperation = "lighter";
      draw();
    });
  }

  dot(x: number, y: number, wide: number, high: number, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.fillRect(x, y, wide, high);
  }

  disc(x: number, y: number, r: number, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.beginPath();
    this.pen.arc(x, y, r, 0, 7);
    this.pen.fill();
  }

  area(points: readonly Spot[], colour: string): void {
    this.pen.fillStyle = colour;
    this.trace(points);
    this.pen.closePath();
    this.pen.fill();
  }

  line(points: readonly Spot[], colour: string, width: number): void {
    this.trace(points);
    this.stroke(colour, width);
  }

  stroke(colour: string, width: number): void {
    this.pen.strokeStyle = colour;
    this.pen.lineWidth = width;
    this.pen.stroke();
  }

  trace(points: readonly Spot[]): void {
    this.pen.beginPath();
    for (const { x, y } of points) this.pen.lineTo(x, y);
  }

  /** A soft round glow, or with scales a flat one. */
  glow(at: Spot, r: number, stops: readonly Stop[], wide = 1, high = 1): void {
    this.aside(() => {
      this.pen.translate(at.x, at.y);
      this.pen.scale(wide, high);
      const fade = this.pen.createRadialGradient(0, 0, 0, 0, 0, r);
      for (const [share, colour] of stops) fade.addColorStop(share, colour);
      this.pen.fillStyle = fade;
      this.pen.fillRect(-r, -r, 2 * r, 2 * r);
    });
  }

  /** A glow of one colour that fades evenly. */
  shine(at: Spot, r: number, colour: string, alpha: number): void {
    const half = faded(colour, alpha * 0.45);
    this.glow(at, r, [
      [0, faded(colour, alpha)],
      [0.5, half],
      [1, faded(colour, 0)],
    ]);
  }

  /** Colours from one height to another, or with `across` from one side to the other. */
  fade(from: number, to: number, stops: readonly Stop[], across = false): CanvasGradient {
    const made = across
      ? this.pen.createLinearGradient(from, 0, to, 0)
      : this.pen.createLinearGradient(0, from, 0, to);
    for (const [share, colour] of stops) made.addColorStop(share, colour);
    return made;
  }
}
