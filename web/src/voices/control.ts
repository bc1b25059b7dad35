import type { VoicesMarkerPiece, VoicesView } from "./wire";
import { at } from "../lib/at";
import { type Box } from "./box";

const PLANNING = 0;
const THREE_PLAYERS = 3;

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly leads: boolean;
}

/** Who stands how in a region, best first. */
export function standings(view: VoicesView, region: number): readonly Standing[] {
  const { totals, leaders } = at(view.regions, region);
  return totals
    .map(([seat = 0, total = 0]) => ({ seat, total, leads: leaders.includes(seat) }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

function totalsOf(markers: readonly VoicesMarkerPiece[]): ReadonlyMap<string, number> {
  const byColour = new Map<string, number>();
  for (const { colour, value } of markers) {
    byColour.set(colour, (byColour.get(colour) ?? 0) + value);
  }
  return byColour;
}

/** Of a player's colours the one that counts in a region: the better. */
export function colourIn(box: Box, view: VoicesView, region: number, seat: number): string {
  const markers = at(view.regions, region).markers.map(({ marker }) => box.marker(marker));
  const totals = totalsOf(markers);
  const colours = at(view.players, seat).colours;
  const worth = (colour: string): number => totals.get(colour) ?? -Infinity;
  return colours.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The same for markers as a push would leave them; of two colours of a player the better counts. */
export function standingsOf(
  view: VoicesView,
  markers: readonly VoicesMarkerPiece[],
): readonly Standing[] {
  const byColour = totalsOf(markers);
  const found = view.players.flatMap((player) => {
    const sums = player.colours.flatMap((colour) => byColour.get(colour) ?? []);
    if (player.seat === view.prosecutor || sums.length === 0) return [];
    return [{ seat: player.seat, total: Math.max(...sums) }];
  });
  const best = Math.max(...found.map((one) => one.total));
  return found
    .map((one) => ({ ...one, leads: one.total === best }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** Who would use an ability of the region now, and why. */
export function controlWords(box: Box, view: VoicesView, region: number): string {
  const all = standings(view, region);
  const leaders = all.filter((one) => one.leads);
  const [first] = leaders;
  const names = leaders.map((one) => box.player(view, one.seat)).join(" and ");
  const chooser = box.player(view, view.first_player);
  if (!first) return `Nobody is there: ${chooser}, the first player, names who decides.`;
  if (leaders.length > 1) {
    const three = view.players.length === THREE_PLAYERS && region !== PLANNING;
    const breaker = three
      ? "the prosecutor decides"
      : `${chooser}, the first player, breaks the tie`;
    return `${names} are tied at ${first.total}: ${breaker}.`;
  }
  const second = all[1];
  return second
    ? `${names} decides: ${first.total} against ${second.total}.`
    : `${names} decides: alone there, with ${first.total}.`;
}
