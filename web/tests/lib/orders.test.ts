import { describe, expect, it } from "vitest";

import { type OrderChoices, orderWords } from "../../src/lib/orders";
import type { Order } from "../../src/wire";

const choices: OrderChoices = {
  occasions: [{ key: "enters", text: "a detective enters a place" }],
  places: [{ key: "city-hall", text: "City Hall" }],
  rounds: { name: "day", count: 12 },
  priced: true,
  cards: () => [],
};
const cards = [{ key: "play report", text: "'Report'" }];
const words = (order: Order) => orderWords(order, choices, cards, (seat) => `seat ${seat + 1}`);

describe("a standing order in words", () => {
  it("says what is done", () => {
    expect(words({ do: "pass" })).toBe("Pass every reaction");
    expect(words({ do: "ask" })).toBe("Always ask me");
    expect(words({ do: "play", max_cost: 2 })).toBe("Play any card at cost 2 or less");
  });

  it("names the card", () => {
    expect(words({ do: "pass", action: "play report" })).toBe("Pass instead of 'Report'");
    expect(words({ do: "ask", action: "play report" })).toBe("Ask me about 'Report'");
    expect(words({ do: "play", action: "play report" })).toBe("Play 'Report'");
  });

  it("falls back on the key of what is not in the box", () => {
    expect(words({ do: "play", action: "play lost" })).toBe("Play play lost");
  });

  it("lists its conditions, and until when it holds", () => {
    const when = { occasion: "enters", seat: 1, place: "city-hall", since: 7 };
    expect(words({ do: "pass", until: "turn", when })).toBe(
      "Pass every reaction, when a detective enters a place, by seat 2, at City Hall, from day 7 on, until my turn",
    );
  });

  it("says nothing of conditions that do not matter", () => {
    expect(words({ do: "pass", until: "game", when: { since: 1 } })).toBe("Pass every reaction");
  });
});
