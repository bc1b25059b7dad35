import type { AndroidCatalogue, AndroidPlace } from "./wire";
import { at } from "../lib/at";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1200;
export const HEIGHT = 656;
const TOP = 26;
/** The Moon is drawn nearer than it is: nothing but the Beanstalk joins it to the Earth. */
const MOON_SHIFT: Spot = { x: -190, y: -190 };

/** Where each place is drawn. Within a city all distances are true, so that reach is a circle. */
export function spots(box: AndroidCatalogue): readonly Spot[] {
  const stalk = box.places.flatMap((place, n) => (place.city === "beanstalk" ? [n] : []));
  const root = onEarth(at(box.places, at(stalk, 0)));
  const port = onMoon(at(box.places, at(stalk, stalk.length - 1)));
  return box.places.map((place, n) => {
    const station = stalk.indexOf(n);
    if (station < 0) return place.city === "moon" ? onMoon(place) : onEarth(place);
    const along = station / (stalk.length - 1);
    return {
      x: root.x + (port.x - root.x) * along,
      y: root.y + (port.y - root.y) * along + 14 * Math.sin(Math.PI * along),
    };
  });
}

const onEarth = ({ x, y }: AndroidPlace): Spot => ({ x, y: y + TOP });
const onMoon = ({ x, y }: AndroidPlace): Spot => ({
  x: x + MOON_SHIFT.x,
  y: y + TOP + MOON_SHIFT.y,
});

/** The smallest fence around some spots, for the soft area of a district. */
export function hull(points: readonly Spot[]): readonly Spot[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (order: readonly Spot[]): Spot[] => {
    const line: Spot[] = [];
    for (const point of order) {
      while (line.length > 1 && !turnsLeft(line, point)) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(line: readonly Spot[], next: Spot): boolean {
  const a = at(line, line.length - 2);
  const b = at(line, line.length - 1);
  return (b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) > 0;
}

/** The line from a place to the nearest of the tokens that stand apart from it. */
export function leash(place: Spot, row: readonly Spot[]): string {
  const far = ({ x, y }: Spot): number => Math.hypot(x - place.x, y - place.y);
  const near = row.reduce((best, one) => (far(one) < far(best) ? one : best));
  return `M${place.x} ${place.y}L${near.x} ${near.y}`;
}

export const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in a direction, to walk over the map with the arrow keys; −1: none. */
export function nearest(points: readonly Spot[], from: number, direction: Spot): number {
  const here = at(points, from);
  const ways = points.flatMap(({ x, y }, n) => {
    const [right, down] = [x - here.x, y - here.y];
    const ahead = right * direction.x + down * direction.y;
    const aside = Math.abs(right * direction.y + down * direction.x);
    return ahead > 0 && aside <= 2 * ahead ? [{ n, far: ahead + 2 * aside }] : [];
  });
  return ways.reduce((best, one) => (one.far < best.far ? one : best), { n: -1, far: Infinity }).n;
}

export const path = (points: readonly Spot[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

/** The shape of a quality: ritzy is a diamond, normal a circle, seedy a triangle. */
export function shape(quality: string, r: number): string {
  if (quality === "ritzy") return `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`;
  if (quality === "seedy") return `M0 ${-r * 1.25}L${r * 1.2} ${r * 0.85}H${-r * 1.2}Z`;
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const LONGEST_LINE = 12;

/** A name in lines short enough to stand under its place. */
export function lines(name: string): readonly string[] {
  const made: string[] = [];
  for (const word of name.split(" ")) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE) {
      made[made.length - 1] = `${last} ${word}`;
    } else made.push(word);
  }
  return made;
}
