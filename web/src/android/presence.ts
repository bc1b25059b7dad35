import type { AndroidView } from "./wire";
import { at } from "../lib/at";
import { type Box, fileName, initials, monogram } from "./box";

export type TokenLook =
  | "detective"
  | "testimony"
  | "physical"
  | "document"
  | "lily"
  | "jimmy"
  | "npc"
  | "pin"
  | "warrant";

/** Somebody or something that stands at a place. */
export interface Presence {
  readonly thing: string;
  readonly look: TokenLook;
  readonly letters: string;
  readonly name: string;
  /** A detective's own colour. */
  readonly colour: string;
}

/** By place, who and what is there now. */
export function presence(box: Box, view: AndroidView): ReadonlyMap<number, readonly Presence[]> {
  const found = new Map<number, Presence[]>();
  const put = (
    place: number,
    thing: string,
    look: TokenLook,
    letters: string,
    name: string,
    colour = "",
  ) => {
    if (place < 0) return;
    const there = found.get(place) ?? [];
    there.push({ thing, look, letters, name, colour });
    found.set(place, there);
  };
  const { all } = box;
  for (const player of view.players) {
    const one = at(all.detectives, player.detective);
    const thing = `detective:${player.detective}`;
    put(player.place, thing, "detective", initials(one.key), one.short, one.colour);
  }
  view.leads.forEach((place, n) => {
    const lead = at(all.leads, n);
    const owner =
      lead.suspect === null
        ? at(all.detectives, lead.detective ?? 0).name
        : at(all.suspects, lead.suspect).name;
    put(place, `lead:${n}`, fileName(lead.kind), monogram(owner), lead.name);
  });
  put(view.lily, "lily:0", "lily", "L", "Lily");
  put(view.jimmy, "jimmy:0", "jimmy", "J", "Jimmy the Snitch");
  view.npc_at.forEach((place, n) => {
    const npc = at(all.npcs, n);
    put(place, `npc:${n}`, "npc", monogram(npc.name), npc.name);
  });
  for (const pin of view.pins) {
    const { name } = at(all.suspects, pin.suspect);
    put(pin.place, `suspect:${pin.suspect}`, "pin", monogram(name), `${name}, held here`);
  }
  view.players.forEach((player) => {
    const one = at(all.detectives, player.detective);
    for (const place of player.warrants) {
      const name = `a warrant of ${one.short}`;
      put(place, `place:${place}`, "warrant", "W", name, one.colour);
    }
  });
  return found;
}

export function presentAt(box: Box, view: AndroidView, place: number): readonly Presence[] {
  return presence(box, view).get(place) ?? [];
}
