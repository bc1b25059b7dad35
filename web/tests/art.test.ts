import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { blocks } from "../art/blocks";
import { iconSet } from "../art/icons";
import { pictures } from "../art/motifs";
import { coarse } from "../art/paths";
import { people } from "../art/people";
import { signs, SIGNS } from "../art/signs";
import { vignette } from "../art/vignette";

const source = (name: string): string => readFileSync(`art/${name}`, "utf8");

describe("a path in whole units", () => {
  it("keeps every command", () => {
    expect(coarse("M10.4 20.6L30 40H5V6z")).toBe("m10 21l20 19h-25v-34z");
  });

  it("does not drift away, however many small steps there are", () => {
    const path = `M0 0${"l.4 0".repeat(100)}L0 0`;
    expect(coarse(path).endsWith("-40 0")).toBe(true);
  });

  it("reads numbers and flags that stand close together", () => {
    expect(coarse("M.6.6-1-1")).toBe("m1 1l-2-2");
    expect(coarse("m5 5a4 4 0 01-8 0")).toBe("m5 5a4 4 0 0 1-8 0");
    expect(coarse("m5 5a4 4 0 1 0 8 0 4 4 0 10-8 0z")).toBe("m5 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z");
  });

  it("says what is no path", () => {
    expect(() => coarse("M10 twenty")).toThrow("not a path");
  });
});

describe("a source of drawings", () => {
  it("puts the colors of the first line into the drawing, and leaves notes out", () => {
    const [one] = blocks("@@eve Eve_5VA3TC k=#111\n// the hair\n<path fill='$k'/>\n");
    expect(one).toMatchObject({ key: "eve", name: "Eve 5VA3TC", body: "<path fill='#111'/>" });
  });
});

describe("people", () => {
  it("have no mark of a color left in their portraits", () => {
    const { portraits, faces } = people(source("people.txt"));
    expect(portraits.size).toBe(28);
    for (const [key, svg] of portraits) expect(svg, key).not.toMatch(/\$[a-z]/);
    expect(Object.keys(faces)).toEqual([...portraits.keys()]);
  });

  it("are refused without a face for their disc", () => {
    expect(() => people("@@eve Eve k=#111 b=#222\n<path/>")).toThrow("eve: no face");
  });
});

describe("signs", () => {
  it("are all in one file, with the tokens", () => {
    const sheet = signs(source("tokens.txt"), iconSet());
    for (const key of [...Object.keys(SIGNS), "t-ev-back", "t-fav-corp"]) {
      expect(sheet).toContain(`<symbol id="${key}"`);
    }
    expect(sheet).not.toMatch(/\$[kos]\b/);
  });

  it("cannot be drawn from an icon that is not there", () => {
    expect(() => iconSet()("no-such-icon")).toThrow("no icon called no-such-icon");
  });
});

describe("vignettes", () => {
  it("are the same each time they are made", () => {
    const icon = iconSet();
    const [one] = pictures(source("motifs.txt"));
    expect(vignette(one!, icon)).toBe(vignette(one!, icon));
  });

  it("tell a broken line of motifs", () => {
    expect(() => pictures("# memory\nmemory-0 chest | The letters")).toThrow("hero back accent");
    expect(() => pictures("# elsewhere\n01 chest key door | The letters")).toThrow("no section");
  });
});
