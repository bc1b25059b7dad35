import { describe, expect, it } from "vitest";

import { blocksOf, spansOf } from "../../src/rules/markup";

describe("the rules' markup", () => {
  it("reads bold and italic runs of a line", () => {
    expect(spansOf("A **strong** file drops its *lowest* number.")).toEqual([
      { text: "A ", style: "plain" },
      { text: "strong", style: "bold" },
      { text: " file drops its ", style: "plain" },
      { text: "lowest", style: "italic" },
      { text: " number.", style: "plain" },
    ]);
  });

  it("leaves a single star alone", () => {
    expect(spansOf("2 * 3")).toEqual([{ text: "2 * 3", style: "plain" }]);
  });

  it("makes a paragraph of each line, and one list of items in a row", () => {
    const kinds = blocksOf("One.\n- a\n- b\n\nTwo.\n- c").map(({ kind, lines }) => [
      kind,
      lines.length,
    ]);
    expect(kinds).toEqual([
      ["paragraph", 1],
      ["list", 2],
      ["paragraph", 1],
      ["list", 1],
    ]);
  });
});
