import type { Action } from "../lib/guide";
import { at } from "../lib/at";
import type { Box } from "./box";
import { standingsOf } from "./control";
import { type Layout, pushAt } from "./geometry";
import type { VoicesView, VoicesWay } from "./wire";

/** What a push leaves of a region. */
export type Outcome = Pick<VoicesWay, "placed" | "destroyed">;

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : names.join("");

/** What a push does: 'Green’s Joy falls, you lead Speech 4 to 3'. */
export function outcomeWords(
  box: Box,
  view: VoicesView,
  region: number,
  { placed, destroyed }: Outcome,
): string {
  const names = destroyed.map((marker) => box.markerName(marker));
  const falls = names.length
    ? `${list(names)} ${names.length > 1 ? "fall" : "falls"}`
    : "Nothing falls";
  return `${falls}, ${leadWords(box, view, region, placed)}`;
}

function leadWords(box: Box, view: VoicesView, region: number, placed: readonly number[]): string {
  const all = standingsOf(
    view,
    placed.map((marker) => box.marker(marker)),
  );
  const where = box.region(region);
  const leaders = all.filter(({ leads }) => leads);
  const [first, second] = all;
  if (!first) return `nobody leads ${where}`;
  const named = (seat: number): string => (seat === view.seat ? "you" : box.player(view, seat));
  if (leaders.length > 1) {
    const tied = leaders.map(({ seat }) => named(seat));
    return `${list(tied)} are tied in ${where} at ${first.total}`;
  }
  const verb = first.seat === view.seat ? "lead" : "leads";
  const against = second ? `${first.total} to ${second.total}` : `${first.total} to 0`;
  return `${named(first.seat)} ${verb} ${where} ${against}`;
}

/** How good it is for the reader: what of others falls, less what of his own, then his lead. */
function worth(box: Box, view: VoicesView, { placed, destroyed }: Outcome): number {
  const { seat } = view;
  const colours = seat === null ? [] : at(view.players, seat).colours;
  const lost = destroyed.reduce((sum, marker) => {
    const { colour, value } = box.marker(marker);
    return sum + (colours.includes(colour) ? -2 * value : value + 0.5);
  }, 0);
  const all = standingsOf(
    view,
    placed.map((marker) => box.marker(marker)),
  );
  const mine = all.find((one) => one.seat === seat)?.total ?? 0;
  const best = Math.max(0, ...all.filter((one) => one.seat !== seat).map(({ total }) => total));
  return 10 * lost + (mine - best);
}

/** The listed pushes by what they do, the best of it first; where they start comes second. */
export function rewordPushes(
  box: Box,
  view: VoicesView,
  actions: readonly Action[],
  ways: readonly VoicesWay[],
): readonly Action[] {
  const { deploying } = view;
  if (!deploying) return actions;
  const byAction = new Map(ways.map((way) => [way.action, way]));
  const told = actions.flatMap((action) => {
    const way = byAction.get(action.id);
    if (!way) return [];
    const outcome = outcomeWords(box, view, deploying.region, way);
    return [{ action, outcome, worth: worth(box, view, way), ...wayWords(box.layout, action) }];
  });
  const ranks = [...new Set(told.map((one) => one.worth))].sort((a, b) => b - a);
  const alike = new Set(told.map(({ outcome }) => outcome)).size === 1;
  return told.map(({ action, outcome, worth: good, from, way }) => ({
    ...action,
    text: `${outcome}: ${from}, ${way}`,
    label: `${from}, ${way}`,
    group: alike ? `${outcome}, ${from}` : outcome,
    section: `${outcome}, ${from}`,
    rank: ranks.indexOf(good),
  }));
}

/** From where and in which direction, without measures: 'from the far left', 'half right'. */
function wayWords(layout: Layout, action: Action): { from: string; way: string } {
  const [target] = action.targets ?? [];
  const { start, direction } = pushAt(layout, Number(target?.[1] ?? 0));
  return {
    from: `from ${startName(start / layout.lattice.max_start)}`,
    way: directionName(direction / layout.lattice.max_direction),
  };
}

const sideOf = (share: number): string => (share > 0 ? "right" : "left");

function startName(share: number): string {
  const far = Math.abs(share);
  if (far === 0) return "the middle";
  if (far <= 0.25) return `just ${sideOf(share)} of the middle`;
  if (far <= 0.5) return `the ${sideOf(share)}`;
  return far <= 0.75 ? `the far ${sideOf(share)}` : `the ${sideOf(share)} corner`;
}

function directionName(share: number): string {
  const far = Math.abs(share);
  if (far === 0) return "straight ahead";
  if (far <= 0.25) return `slightly ${sideOf(share)}`;
  if (far <= 0.5) return `half ${sideOf(share)}`;
  return far <= 0.75 ? `far ${sideOf(share)}` : `hard ${sideOf(share)}`;
}
