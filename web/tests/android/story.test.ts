import { describe, expect, it } from "vitest";

import type { Entry } from "../../src/android/story/entries";
import { pageOf } from "../../src/lib/storybook";

const moment = (title: string, picture = ""): Entry => ({
  tone: "crime",
  kicker: "The murder",
  title,
  text: ["First.", "Second & <last>."],
  picture,
  seat: null,
});

describe("the story as a page", () => {
  it("has headings, moments and pictures in order, and nothing from elsewhere", async () => {
    const parts = [
      { heading: "Day 1", entries: [moment("A door", "/art/door.svg"), moment("A knock")] },
      { heading: "Day 2", entries: [moment("The end")] },
    ];
    const page = await pageOf("Evil at the Estates", parts, "", async (url) => `data:,${url}`);
    const read = new DOMParser().parseFromString(page, "text/html");
    expect(read.title).toBe("Evil at the Estates");
    const headings = [...read.querySelectorAll("h1, h2, h3")].map((one) => one.textContent);
    expect(headings).toEqual([
      ...["Evil at the Estates", "Day 1", "A door", "A knock", "Day 2", "The end"],
    ]);
    const pictures = [...read.querySelectorAll("img")].map((one) => one.getAttribute("src"));
    expect(pictures).toEqual(["data:,/art/door.svg"]);
    expect(read.querySelector("article p:last-child")?.textContent).toBe("Second & <last>.");
    expect(read.querySelectorAll("script, link").length).toBe(0);
  });
});
