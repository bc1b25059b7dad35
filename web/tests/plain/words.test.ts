import { describe, expect, it } from "vitest";

import { layoutOf } from "../../src/plain/words";

describe("any data as tables", () => {
  it("shows plain values as words", () => {
    const words = [null, "", true, false, -2, "heap"].map((value) => layoutOf(value));
    expect(words.map((one) => one.form === "word" && one.word)).toEqual([
      "–",
      "–",
      "yes",
      "no",
      "−2",
      "heap",
    ]);
  });

  it("shows plain values in a row as words in a line", () => {
    expect(layoutOf([3, 4, 5])).toEqual({ form: "words", words: ["3", "4", "5"] });
    expect(layoutOf([])).toEqual({ form: "words", words: [] });
  });

  it("shows a record by its fields, with titles", () => {
    expect(layoutOf({ first_player: 1 })).toEqual({
      form: "fields",
      fields: [{ title: "First player", value: 1 }],
    });
  });

  it("shows records that are alike as a table, also where one lacks a field", () => {
    expect(layoutOf([{ seat: 0 }, { seat: 1, note: "away" }])).toEqual({
      form: "grid",
      columns: ["Seat", "Note"],
      rows: [
        [0, undefined],
        [1, "away"],
      ],
    });
  });

  it("shows anything else in a row as a list", () => {
    expect(layoutOf([[1], [2, 3]]).form).toBe("list");
    expect(layoutOf([1, { seat: 0 }]).form).toBe("list");
  });
});
