import { at } from "../lib/at";
import type { AndroidAbility, AndroidCatalogue, AndroidView } from "./wire";

const FILES = ["testimony", "physical", "document"] as const;
export type Kind = (typeof FILES)[number];
export const fileName = (kind: number): Kind => at(FILES, kind);

/** What is printed in the box, with the numbers that action keys stand for. */
export class Box {
  readonly placeOf: ReadonlyMap<string, number>;
  readonly districtOf: ReadonlyMap<string, number>;
  readonly cardOf: ReadonlyMap<string, number>;
  readonly suspectOf: ReadonlyMap<string, number>;
  readonly detectiveOf: ReadonlyMap<string, number>;
  readonly npcOf: ReadonlyMap<string, number>;
  readonly leadOf: ReadonlyMap<string, number>;
  readonly favorOf: ReadonlyMap<string, number>;
  readonly leadKeys: readonly string[];
  /** By number: a kind of favor, or the key of whoever owes it. */
  readonly favorKeys: readonly string[];

  constructor(readonly all: AndroidCatalogue) {
    const numbered = (list: readonly { key: string }[]) =>
      new Map(list.map((one, number) => [one.key, number]));
    this.placeOf = numbered(all.places);
    this.districtOf = numbered(all.districts);
    this.cardOf = numbered(all.cards);
    this.suspectOf = numbered(all.suspects);
    this.detectiveOf = numbered(all.detectives);
    this.npcOf = numbered(all.npcs);
    this.leadKeys = all.leads.map((lead) => {
      const owner =
        lead.suspect === null
          ? at(all.detectives, lead.detective ?? 0).key
          : at(all.suspects, lead.suspect).key;
      return `${fileName(lead.kind)}-${owner}`;
    });
    this.leadOf = new Map(this.leadKeys.map((key, number) => [key, number]));
    const givers = all.npcs.filter((npc) => npc.favor_kinds.length).map((npc) => npc.key);
    this.favorKeys = ["corp", "political", "society", "street", ...givers];
    this.favorOf = new Map(this.favorKeys.map((key, number) => [key, number]));
  }

  place(number: number): string {
    return number < 0 ? "nowhere" : at(this.all.places, number).name;
  }

  /** What a detective is called at the table. */
  short(detective: number): string {
    return at(this.all.detectives, detective).short;
  }

  player(view: AndroidView, seat: number): string {
    return this.short(at(view.players, seat).detective);
  }

  seatOf(view: AndroidView, detective: number): number {
    return view.players.findIndex((player) => player.detective === detective);
  }

  /** The value of an evidence token in words. */
  evidence(value: number): string {
    if (value === this.all.surprise_witness) return "surprise witness";
    if (value === this.all.perjury) return "perjury";
    return signed(value);
  }

  /** What using a location ability takes: '1 Time, 1 corp favor'. */
  price({ time, favors, cards }: AndroidAbility): string {
    const any = favors.filter((kind) => kind < 0).length;
    const named = favors
      .filter((kind) => kind >= 0)
      .map((kind) => `1 ${this.favorKind(kind)} favor`);
    return [
      `${time} Time`,
      ...named,
      ...(any ? [any === 1 ? "1 favor of any kind" : `${any} favors of any kind`] : []),
      ...(cards ? [`${cards} cards from your hand`] : []),
    ].join(", ");
  }

  /** A favor without the word: 'corp', 'Mr. Li'. */
  favorKind(favor: number): string {
    return at(this.all.favors, favor).name.replace(" favor", "");
  }

  deck(number: number): string {
    return `${this.short(Math.floor(number / 2))} ${number % 2 ? "dark" : "light"}`;
  }
}

/** Rachel's money, which is counted in thousands. */
export const dollars = (thousands: number): string => (thousands ? `$${thousands},000` : "$0");

export const signed = (number: number): string =>
  number > 0 ? `+${number}` : String(number).replace("-", "−");
