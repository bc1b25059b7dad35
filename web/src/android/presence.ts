import type { AndroidView } from "./wire";
import { at } from "../lib/at";
import { type Box, fileName } from "./box";
import { COLOURS } from "./colours";

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
  readonly name: string;
  /** Whose it is: the key of a person. */
  readonly who: string;
  /** The colour of the detective whose it is; empty: nobody's. */
  readonly colour: string;
}

/** By place, who and what is there now. */
export function presence(box: Box, view: AndroidView): ReadonlyMap<number, readonly Presence[]> {
  const found = new Map<number, Presence[]>();
  const put = (
    place: number,
    thing: string,
    look: TokenLook,
    name: string,
    who: string,
    colour = "",
  ) => {
    if (place < 0) return;
    const there = found.get(place) ?? [];
    there.push({ thing, look, name, who, colour: COLOURS[colour] ?? "" });
    found.set(place, there);
  };
  const { all } = box;
  for (const player of view.players) {
    const { key, short, colour } = at(all.detectives, player.detective);
    put(player.place, `detective:${player.detective}`, "detective", short, key, colour);
  }
  view.leads.forEach((place, n) => {
    const { name, kind, suspect, detective } = at(all.leads, n);
    const look = fileName(kind);
    if (suspect !== null) put(place, `lead:${n}`, look, name, at(all.suspects, suspect).key);
    else {
      const { key, colour } = at(all.detectives, detective ?? 0);
      put(place, `lead:${n}`, look, name, key, colour);
    }
  });
  put(view.lily, "lily:0", "lily", "Lily", "lily");
  put(view.jimmy, "jimmy:0", "jimmy", "Jimmy the Snitch", "jimmy");
  view.npc_at.forEach((place, n) => {
    const { name, key } = at(all.npcs, n);
    put(place, `npc:${n}`, "npc", name, key);
  });
  for (const pin of view.pins) {
    const { name, key } = at(all.suspects, pin.suspect);
    put(pin.place, `suspect:${pin.suspect}`, "pin", `${name}, held here`, key);
  }
  for (const player of view.players) {
    const { key, short, colour } = at(all.detectives, player.detective);
    for (const place of player.warrants) {
      put(place, `place:${place}`, "warrant", `a warrant of ${short}`, key, colour);
    }
  }
  return found;
}

export function presentAt(box: Box, view: AndroidView, place: number): readonly Presence[] {
  return presence(box, view).get(place) ?? [];
}
