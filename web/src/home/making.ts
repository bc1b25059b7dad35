import * as api from "../lib/api";
import { keep, newNumber, promiseOf } from "../lib/deal";
import { router } from "../lib/router.svelte";
import type { GameInfo, NewSeat, TableInfo } from "../wire";

const NEWCOMERS_LEVEL = "rookie";

/** The level of bot that a newcomer meets. */
export function usualLevel(game: GameInfo): string {
  const levels = game.bots.map((bot) => bot.level);
  return levels.includes(NEWCOMERS_LEVEL) ? NEWCOMERS_LEVEL : (levels[0] ?? "random");
}

/** The same people at a new table: the others are invited, and nobody is replaced. */
export async function playAgain(info: TableInfo): Promise<void> {
  if (!info.mine.length) return router.go(`/?new=${info.game}`);
  const number = newNumber();
  const { table } = await api.again(info.id, { promise: promiseOf(number) });
  if (table.invited.length) {
    await api.join(table.id, { promise: promiseOf(number) });
  }
  if (table.seats.some(({ player }) => player === "open")) keep(table.id, { number });
  router.go(`/t/${table.id}`);
}

/** My seats stay mine, bots stay bots, and bots take the seats of people elsewhere. */
export async function forkSeats(info: TableInfo): Promise<NewSeat[]> {
  const level = usualLevel(await api.game(info.game));
  return info.seats.map((seat, n) => {
    if (info.mine.includes(n)) return { player: "me", name: seat.name };
    return { player: seat.player === "person" || seat.player === "open" ? level : seat.player };
  });
}

/** The reader takes one seat of a record, bots the others. */
export async function recordSeats(game: string, count: number, mine: number): Promise<NewSeat[]> {
  const level = usualLevel(await api.game(game));
  return Array.from({ length: count }, (_, n) => ({ player: n === mine ? "me" : level }));
}
