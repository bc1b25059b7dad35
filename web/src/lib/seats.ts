import type { TableInfo } from "../wire";

/** Who sits in a seat: the person's name, or the bot's level. */
export function sitter(info: TableInfo | null, seat: number): string {
  const one = info?.seats[seat];
  if (!one) return "";
  if (one.stands_in) return `${one.name || "a person"}, played by a bot`;
  return one.player === "person" ? one.name || "a person" : `${one.player} bot`;
}
