import * as api from "../lib/api";
import { router } from "../lib/router.svelte";
import type { GameInfo, NewSeat, TableInfo } from "../wire";

const NEWCOMERS_LEVEL = "rookie";

/** The level of bot that a newcomer meets. */
export function usualLevel(game: GameInfo): string {
  const levels = game.bots.map((bot) => bot.level);
  return levels.includes(NEWCOMERS_LEVEL) ? NEWCOMERS_LEVEL : (levels[0] ?? "random");
}

/** The same players at a new table. */
export async function playAgain(info: TableInfo): Promise<void> {
  const seats = await forkSeats(info);
  const options = { ...info.options };
  const { game, hot_seat } = info;
  const made = await api.newTable({ game, seats, hot_seat, options });
  router.go(`/t/${made.table.id}`);
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
