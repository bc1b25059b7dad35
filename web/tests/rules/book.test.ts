import { describe, expect, it } from "vitest";

import { chapterFor, decksOf, search } from "../../src/rules/book";
import type { RulesBook, RulesChapter } from "../../src/wire";

const chapter = (key: string, more: Partial<RulesChapter> = {}): RulesChapter => ({
  key,
  title: key,
  names: [],
  summary: "",
  sections: [],
  see_also: [],
  ...more,
});
const card = (deck: string, name: string, text = "") => ({
  deck,
  name,
  about: "",
  text,
  flavour: "",
});

const book: RulesBook = {
  title: "Test",
  about: "",
  chapters: [
    chapter("moving", { title: "Moving about", summary: "You move. A *lead* does not." }),
    chapter("leads", { names: ["Following up leads"], summary: "A lead, and a lead again." }),
  ],
  glossary: [{ name: "Lead", kind: "token", text: "Something to follow up.", chapter: "leads" }],
  entries: [
    card("street", "A walk", "Move a lead."),
    card("street", "A lead"),
    card("plots", "End"),
  ],
};

describe("the rules reference", () => {
  it("finds a chapter by key, title or another name", () => {
    expect(chapterFor(book, "moving")?.key).toBe("moving");
    expect(chapterFor(book, "Moving About")?.key).toBe("moving");
    expect(chapterFor(book, "following up leads")?.key).toBe("leads");
    expect(chapterFor(book, "Nothing")).toBeNull();
  });

  it("keeps everything in the box by deck", () => {
    expect(decksOf(book).map(({ entries }) => entries.length)).toEqual([2, 1]);
  });

  it("finds what has all the words, named so before said so", () => {
    const found = search(book, "lead");
    expect(found.chapters.map(({ key }) => key)).toEqual(["leads", "moving"]);
    expect(found.terms).toHaveLength(1);
    expect(found.entries.map(({ name }) => name)).toEqual(["A lead", "A walk"]);
    expect(search(book, "lead move").chapters.map(({ key }) => key)).toEqual(["moving"]);
  });

  it("finds nothing for no words", () => {
    expect(search(book, "  ")).toEqual({ chapters: [], terms: [], entries: [] });
  });
});
