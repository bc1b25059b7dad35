import { at } from "../lib/at";
import { signed } from "../lib/points";
import type { AndroidAbility, AndroidCatalogue, AndroidView } from "./wire";

const FILES = ["testimony", "physical", "document"] as const;
export type Kind = (typeof FILES)[number];
export const fileName = (kind: number): Kind => at(FILES, kind);

const FAVORS = ["corp", "political", "society", "street"];
const STRENGTHS = ["strong", "normal", "weak"] as const;

/** What is printed in the box. */
export class Box {
  /** By number: a kind of favor, or the key of whoever owes it. */
  readonly favorKeys: readonly string[];

  constructor(readonly all: AndroidCatalogue) {
    const givers = all.npcs.filter((npc) => npc.favor_kinds.length).map((npc) => npc.key);
    this.favorKeys = [...FAVORS, ...givers];
  }

  /** The key of whom a lead is about. */
  leadOwner(lead: number): string {
    const { suspect, detective } = at(this.all.leads, lead);
    return suspect === null
      ? at(this.all.detectives, detective ?? 0).key
      : at(this.all.suspects, suspect).key;
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

  /** How a token of evidence is drawn; face down while nobody knows it. */
  evidenceSign(value: number | null): string {
    if (value === null) return "t-ev-back";
    if (value === this.all.surprise_witness) return "t-ev-witness";
    if (value === this.all.perjury) return "t-ev-perjury";
    return value > 0 ? `t-ev-p${value}` : `t-ev-m${-value}`;
  }

  /** Whether a suspect's file is his strong, normal or weak one. */
  strength(suspect: number, file: number): string {
    return STRENGTHS[at(this.all.suspects, suspect).files.indexOf(file)] ?? "";
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
    return at(this.all.favors, favor).kind;
  }

  deck(number: number): string {
    return `${this.short(Math.floor(number / 2))} ${number % 2 ? "dark" : "light"}`;
  }
}

/** Rachel's money, which is counted in thousands. */
export const dollars = (thousands: number): string => (thousands ? `$${thousands},000` : "$0");
