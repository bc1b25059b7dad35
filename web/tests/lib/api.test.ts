import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { patiently, Refusal } from "../../src/lib/api";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("asking patiently", () => {
  it("asks again, ever more seldom, until the trouble has passed", async () => {
    const troubles = [0, 503, 429, 502, 503, 503].map((status) => new Refusal("x", "no", status));
    const told: Error[] = [];
    let asked = 0;
    const answer = patiently(
      () => {
        const trouble = troubles[asked++];
        return trouble ? Promise.reject(trouble) : Promise.resolve("well");
      },
      (error) => told.push(error),
    );
    for (const pause of [400, 800, 1600, 3200, 4000, 4000]) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      const before = asked;
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toBe(before + 1);
    }
    expect(await answer).toBe("well");
    expect(told).toEqual(troubles);
  });

  it("throws what does not pass, at once", async () => {
    const refusal = new Refusal("not-found", "there is no such table", 404);
    await expect(patiently(() => Promise.reject(refusal))).rejects.toBe(refusal);
    const fault = new TypeError("a fault of the page");
    await expect(patiently(() => Promise.reject(fault))).rejects.toBe(fault);
  });
});
