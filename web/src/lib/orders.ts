import type { NamedOccasion, Order, When } from "../wire";
import type { AnyView } from "./guide";

export interface Named {
  readonly key: string;
  readonly text: string;
}

/** A card that an order can name, and which conditions could ever differ for it. */
export interface OrderCard extends Named {
  readonly when: string;
  readonly by: boolean;
  readonly at: boolean;
}

/** What a game's standing orders can be about. */
export interface OrderChoices {
  readonly occasions: readonly NamedOccasion[];
  readonly places: readonly Named[];
  readonly rounds: { readonly name: string; readonly count: number };
  /** Whether cards have a price. */
  readonly priced: boolean;
  /** The reader's cards that an order can name. */
  cards(view: AnyView): readonly OrderCard[];
}

const found = (among: readonly Named[], key: string) =>
  among.find((one) => one.key === key)?.text ?? key;

/** An order as a sentence: "Play 'Report' at cost 2 or less, at City Hall, from day 7 on". */
export function orderWords(
  order: Order,
  choices: OrderChoices,
  cards: readonly Named[],
  who: (seat: number) => string,
): string {
  const parts = [deed(order, cards), ...conditions(order.when ?? {}, choices, who)];
  if (order.until === "turn") parts.push("until my turn");
  return parts.join(", ");
}

function deed(order: Order, cards: readonly Named[]): string {
  const card = order.action ? found(cards, order.action) : null;
  if (order.do === "pass") return card ? `Pass instead of ${card}` : "Pass every reaction";
  if (order.do === "ask") return card ? `Ask me about ${card}` : "Always ask me";
  const cost = order.max_cost == null ? "" : ` at cost ${order.max_cost} or less`;
  return `Play ${card ?? "any card"}${cost}`;
}

function conditions(when: When, choices: OrderChoices, who: (seat: number) => string): string[] {
  const parts: string[] = [];
  if (when.occasion) parts.push(`when ${found(choices.occasions, when.occasion)}`);
  if (when.seat != null) parts.push(`by ${who(when.seat)}`);
  if (when.place) parts.push(`at ${found(choices.places, when.place)}`);
  if ((when.since ?? 1) > 1) parts.push(`from ${choices.rounds.name} ${String(when.since)} on`);
  return parts;
}
