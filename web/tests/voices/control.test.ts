import { describe, expect, it } from "vitest";

import type { VoicesRegion, VoicesView } from "../../src/voices/wire";
import type { Box } from "../../src/voices/box";
import { colourIn, controlWords, standings, standingsOf } from "../../src/voices/control";

const player = (seat: number, ...colours: string[]) => ({ seat, colours });
const region = (totals: number[][], leaders: number[]) => ({ totals, leaders }) as VoicesRegion;
const view = {
  first_player: 1,
  prosecutor: 3,
  players: [player(0, "red", "blue"), player(1, "green"), player(2, "grey"), player(3, "black")],
  regions: [
    region([], []),
    region(
      [
        [0, 2],
        [1, 5],
      ],
      [1],
    ),
    region(
      [
        [0, 4],
        [1, 4],
      ],
      [0, 1],
    ),
    region([[2, 3]], [2]),
  ],
} as unknown as VoicesView;
const box = { player: (_: VoicesView, seat: number) => `P${seat}` } as unknown as Box;
const piece = (colour: string, value: number) => ({ colour, emotion: "joy", value });

describe("control of a region", () => {
  it("lists who stands how, best first", () => {
    expect(standings(view, 1)).toEqual([
      { seat: 1, total: 5, leads: true },
      { seat: 0, total: 2, leads: false },
    ]);
  });

  it("counts the better of a player's two colours, and never the prosecutor", () => {
    const markers = [piece("red", 2), piece("blue", 3), piece("red", 2), piece("black", 9)];
    expect(standingsOf(view, [...markers, piece("green", 4)])).toEqual([
      { seat: 0, total: 4, leads: true },
      { seat: 1, total: 4, leads: true },
    ]);
  });

  it("is in the colour that counts there, not always a player's first", () => {
    const pieces = [piece("red", 2), piece("blue", 3), piece("blue", 1), piece("red", 3)];
    const boxed = { marker: (number: number) => pieces[number] } as unknown as Box;
    const lying = (...markers: number[]) =>
      ({
        ...view,
        regions: [{ markers: markers.map((marker) => ({ marker })) }],
      }) as unknown as VoicesView;
    expect(colourIn(boxed, lying(1), 0, 0)).toBe("blue");
    expect(colourIn(boxed, lying(0, 1), 0, 0)).toBe("blue");
    expect(colourIn(boxed, lying(0, 1, 2, 3), 0, 0)).toBe("red");
  });

  it("says who decides, and why", () => {
    expect(controlWords(box, view, 0)).toBe(
      "Nobody is there: P1, the first player, names who decides.",
    );
    expect(controlWords(box, view, 1)).toBe("P1 decides: 5 against 2.");
    expect(controlWords(box, view, 2)).toBe(
      "P0 and P1 are tied at 4: P1, the first player, breaks the tie.",
    );
    expect(controlWords(box, view, 3)).toBe("P2 decides: alone there, with 3.");
  });

  it("leaves ties to the prosecutor where three play, but for Planning", () => {
    const three = {
      ...view,
      players: view.players.slice(1),
      regions: [view.regions[2], view.regions[2]],
    } as VoicesView;
    expect(controlWords(box, three, 0)).toContain("the first player");
    expect(controlWords(box, three, 1)).toContain("the prosecutor decides");
  });
});
