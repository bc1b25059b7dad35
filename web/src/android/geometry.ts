import type { AndroidCatalogue, AndroidPlace } from "./wire";
import { at } from "../lib/at";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1200;
export const HEIGHT = 620;
const TOP = 14;
/** The Moon is drawn nearer than it is: nothing but the Beanstalk joins it to the Earth. */
const MOON_SHIFT: Spot = { x: -190, y: -205 };
/** The Beanstalk bends towards this point, so that it leaves the Earth steeply. */
const BEND: Spot = { x: 560, y: 402 };
/** How far up each station of the Beanstalk is, from its foot to the Moon. */
const STATIONS = [0, 0.27, 0.52, 0.765, 1];

/** A point of the Beanstalk, from 0 at its foot to 1 at the Moon. */
export type Cable = (along: number) => Spot;

/** The course of the Beanstalk between its two ends. */
export function cable(box: Pick<AndroidCatalogue, "places">): Cable {
  const stalk = box.places.filter((place) => place.city === "beanstalk");
  const foot = onEarth(at(stalk, 0));
  const port = onMoon(at(stalk, stalk.length - 1));
  return (along) => {
    const rest = 1 - along;
    const [first, middle, last] = [rest * rest, 2 * along * rest, along * along];
    return {
      x: first * foot.x + middle * BEND.x + last * port.x,
      y: first * foot.y + middle * BEND.y + last * port.y,
    };
  };
}

/** Where each place is drawn. Within a city all distances are true, so that reach is a circle. */
export function spots(box: Pick<AndroidCatalogue, "places">): readonly Spot[] {
  const stalk = box.places.flatMap((place, n) => (place.city === "beanstalk" ? [n] : []));
  const up = cable(box);
  return box.places.map((place, n) => {
    const station = stalk.indexOf(n);
    if (station < 0) return place.city === "moon" ? onMoon(place) : onEarth(place);
    return up(at(STATIONS, station));
  });
}

const onEarth = ({ x, y }: AndroidPlace): Spot => ({ x, y: y + TOP });
const onMoon = ({ x, y }: AndroidPlace): Spot => ({
  x: x + MOON_SHIFT.x,
  y: y + TOP + MOON_SHIFT.y,
});

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

/** The shape of a quality: ritzy is a diamond, normal a circle, seedy a triangle. */
export function shape(quality: string, r: number): string {
  if (quality === "ritzy") return `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`;
  if (quality === "seedy") return `M0 ${-r * 1.22}L${r * 1.2} ${r * 0.88}H${-r * 1.2}Z`;
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const LONGEST_LINE = 14;

/** A name in as few lines as can stand under its place, all about as long. */
export function lines(name: string): readonly string[] {
  const words = name.split(" ");
  const widest = broken(words, LONGEST_LINE);
  const shortest = Math.max(...words.map((word) => word.length));
  for (let limit = shortest; limit < LONGEST_LINE; limit += 1) {
    const made = broken(words, limit);
    if (made.length === widest.length) return made;
  }
  return widest;
}

function broken(words: readonly string[], limit: number): readonly string[] {
  const made: string[] = [];
  for (const word of words) {
    const last = made.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) {
      made[made.length - 1] = `${last} ${word}`;
    } else made.push(word);
  }
  return made;
}
