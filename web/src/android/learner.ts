import { asked, type Happening } from "../learn/lesson";
import { at } from "../lib/at";
import type { AndroidPlayer, AndroidView } from "./wire";
import { type Box, fileName } from "./box";

/** What the guided game's words must know of the learner's position. */
export class Learner {
  constructor(readonly box: Box) {}

  me(view: AndroidView): AndroidPlayer {
    return at(view.players, view.seat ?? 0);
  }

  neighbour(view: AndroidView, steps: number): string {
    return this.box.player(view, ((view.seat ?? 0) + steps + view.seats) % view.seats);
  }

  others(view: AndroidView): string {
    const them = view.players.filter((_, seat) => seat !== view.seat);
    return them
      .map(({ detective }) => {
        const { short, epithet } = at(this.box.all.detectives, detective);
        return `${short}, ${epithet}`;
      })
      .join(", and ");
  }

  suspect(number: number | undefined): string {
    return at(this.box.all.suspects, number ?? 0).name;
  }

  /** The places that one move leads to now. */
  private inReach(view: AndroidView): readonly number[] {
    return named(view, "move");
  }

  leadsHere(view: AndroidView): readonly number[] {
    const here = this.me(view).place;
    return view.leads.flatMap((place, lead) => (place === here ? [lead] : []));
  }

  /** Places one move away where a lead lies. */
  leadPlaces(view: AndroidView): readonly number[] {
    return this.inReach(view).filter((place) => view.leads.includes(place));
  }

  /** A place with an ability, one move away: best one with a lead, and one that can be paid. */
  shop(view: AndroidView): number {
    const shops = this.inReach(view).filter((place) => at(this.box.all.places, place).ability);
    const paid = shops.filter((place) => this.affords(view, place));
    const best = paid.find((place) => view.leads.includes(place));
    return best ?? paid[0] ?? shops[0] ?? -1;
  }

  private affords(view: AndroidView, place: number): boolean {
    const { favors } = this.me(view);
    const wanted = at(this.box.all.places, place).ability?.favors ?? [];
    return wanted.every((kind) =>
      favors.some(
        (count, held) =>
          count > 0 &&
          (kind < 0 || held === kind || at(this.box.all.favors, held).counts_as.includes(kind)),
      ),
    );
  }

  isAtShop(view: AndroidView): boolean {
    return this.me(view).place >= 0 && at(this.box.all.places, this.me(view).place).ability != null;
  }

  /** What a place offers, with its price. */
  offer(place: number): string {
    const { name, ability } = at(this.box.all.places, place);
    return ability ? `${name}: for ${this.box.price(ability)}, ${ability.text}` : name;
  }

  /** The cards that can be played now, those of the plot's colour first. */
  playable(view: AndroidView): readonly number[] {
    const plot = this.box.all.plots[this.me(view).plot];
    const cards = named(view, "play");
    const suits = (card: number) => at(this.box.all.cards, card).colour === plot?.colour;
    return [...cards.filter(suits), ...cards.filter((card) => !suits(card))];
  }

  can(view: AndroidView, verb: string): boolean {
    return (view.decision?.actions ?? []).some((action) => action.verb === verb);
  }

  plotName(view: AndroidView): string {
    return this.box.all.plots[this.me(view).plot]?.name ?? "your plot";
  }

  /** The plot's card in play. */
  plotCard(view: AndroidView) {
    const { plot, plot_line } = this.me(view);
    return this.box.all.plots[plot]?.cards[plot_line];
  }

  baggage(view: AndroidView): string {
    const { good, bad } = this.me(view);
    return `${good} good and ${bad} bad`;
  }

  goodForPlot(view: AndroidView): string {
    return `Good for it: ${this.plotCard(view)?.good.join(" ") ?? ""}`;
  }

  /** What the files of a suspect do with what lies in them. */
  files(suspect: number): string {
    const [strong = 0, normal = 1, weak = 2] = at(this.box.all.suspects, suspect).files;
    return `${fileName(strong)} is strong ▲ and drops its lowest number, ${fileName(weak)} is weak ▽ and drops its highest, ${fileName(normal)} counts as it is`;
  }

  /** Whom the evidence in the learner's hand suits. */
  advice(view: AndroidView): string {
    const { drawn, guilty, innocent } = view.me ?? {};
    if (drawn == null) return "High numbers accuse, negative ones acquit.";
    const told = `You drew ${this.box.evidence(drawn)}.`;
    if (drawn === this.box.all.perjury) {
      return `${told} By itself it counts nothing, but it turns an alibi on the same suspect from −5 into +5: a present for ${this.suspect(guilty)}, to open later.`;
    }
    if (drawn < 0 || drawn === this.box.all.surprise_witness) {
      return `${told} That acquits, so keep it off ${this.suspect(guilty)}. ${this.suspect(innocent)} could use it.`;
    }
    return `${told} That accuses: ${this.suspect(guilty)} has earned it.`;
  }
}

/** The numbers of the things that the options of a verb name. */
const named = (view: AndroidView, verb: string): readonly number[] =>
  (view.decision?.actions ?? []).flatMap((action) =>
    action.verb === verb ? [Number(action.targets?.[0]?.[1] ?? -1)] : [],
  );

/** The learner's own turn, with something to choose from. */
export const atWork = (view: AndroidView): boolean => asked(view, "turn");

/** Whether one of these has just happened by the learner's hand. */
export const did =
  (...kinds: readonly string[]) =>
  (view: AndroidView, happened: readonly Happening[]): boolean =>
    happened.some((one) => kinds.includes(String(one["kind"])) && one["seat"] === view.seat);

/** Whether somebody else's turn has begun. */
export const turnPassed = (view: AndroidView, happened: readonly Happening[]): boolean =>
  happened.some((one) => one["kind"] === "turn" && one["seat"] !== view.seat);

export const thing = (...names: readonly string[]): string =>
  names.map((name) => `[data-explain="${name}"]`).join(", ");

/** A part of the table; on a phone, where it may be folded away, the tab that opens it. */
export const part = (label: string, tab: string): string =>
  `[aria-label="${label}"], [data-part="${tab}"][aria-current="false"]`;
