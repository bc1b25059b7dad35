import { describe, expect, it } from "vitest";

import { court } from "../../art/court";
import { guyMood, leaning } from "../../src/voices/court";
import type { VoicesJuror } from "../../src/voices/wire";

const juror = (guilty: number, innocent: number, vote: string | null = null): VoicesJuror => ({
  type: "logical",
  guilty,
  innocent,
  influence: [],
  vote,
});

describe("everybody in court", () => {
  it("is drawn: six pairs of jurors in three ways, Guy, prosecutor, judge and thirteen roles", () => {
    const of = (who: string): number =>
      [...court.keys()].filter((key) => key.startsWith(who)).length;
    expect(["juror-", "guy-", "prosecutor-", "judge-", "role-"].map(of)).toEqual([18, 5, 3, 3, 13]);
    for (const [key, svg] of court) expect(svg, key).not.toMatch(/undefined|NaN/);
  });
});

describe("a juror", () => {
  it("leans as the open tokens do", () => {
    expect(leaning(juror(2, 1))).toBe("guilty");
    expect(leaning(juror(1, 2))).toBe("innocent");
    expect(leaning(juror(1, 1))).toBe("undecided");
  });

  it("has voted as it has voted", () => {
    expect(leaning(juror(3, 0, "undecided"))).toBe("undecided");
    expect(leaning(juror(0, 0, "guilty"))).toBe("guilty");
  });
});

describe("Guy", () => {
  it("feels what the jury thinks", () => {
    const jury = (guilty: number, innocent: number) => [
      ...Array.from({ length: guilty }, () => juror(1, 0)),
      ...Array.from({ length: innocent }, () => juror(0, 1)),
    ];
    expect(guyMood(jury(0, 0))).toBe("calm");
    expect(guyMood(jury(1, 0))).toBe("nervous");
    expect(guyMood(jury(4, 1))).toBe("panic");
    expect(guyMood(jury(1, 3))).toBe("hopeful");
  });
});
