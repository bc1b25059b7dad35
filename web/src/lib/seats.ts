import type { TableInfo } from "../wire";

/** A player with the person who plays him, where that is somebody else: 'Ada · Blue'. */
export function named(info: TableInfo | null, seat: number, role: string): string {
  const one = info?.seats[seat];
  const person = one && (one.player === "person" || one.stands_in) && !info.mine.includes(seat);
  return person && one.name ? `${one.name} · ${role}` : role;
}

/** Who sits in a seat: the person's name, or the bot's level. */
export function sitter(info: TableInfo | null, seat: number): string {
  const one = info?.seats[seat];
  if (!one) return "";
  if (one.stands_in) return `${one.name || "a person"}, played by a bot`;
  return one.player === "person" ? one.name || "a person" : `${one.player} bot`;
}
