import { describe, expect, it } from "vitest";

import { Mixer } from "../../../src/lib/sound/mixer";
import { soundsOf } from "../../../src/lib/sound/sounding";
import type { AnyView } from "../../../src/lib/guide";

type Happening = { kind: "card"; dark: boolean } | { kind: "fall" } | { kind: "silent" };

const VIEW: AnyView = { game: "test", seat: 0, decision: null };

describe("a mixer", () => {
  it("opens no audio for somebody who has not asked for it", () => {
    let opened = 0;
    const open = () => {
      opened += 1;
      throw new Error("nobody is to hear anything");
    };
    const clock = { after: () => () => undefined };
    const mixer = new Mixer({ sound: false, volume: 1 }, clock, open);
    mixer.surround("rain");
    mixer.hear("card");
    mixer.tune();
    expect(opened).toBe(0);
  });
});

describe("the sounds of a game", () => {
  const sounds = soundsOf<Happening, AnyView>(
    { card: ({ dark }) => (dark ? "dark" : "card"), fall: "fall" },
    "rain",
  );

  it("go by the kind of what happens, and by the case where the kind alone does not say", () => {
    expect(sounds.of({ kind: "fall" }, VIEW)).toBe("fall");
    expect(sounds.of({ kind: "card", dark: true } as never, VIEW)).toBe("dark");
    expect(sounds.of({ kind: "card", dark: false } as never, VIEW)).toBe("card");
  });

  it("are silent where the game names none", () => {
    expect(sounds.of({ kind: "silent" }, VIEW)).toBeNull();
    expect(sounds.ambience).toBe("rain");
  });
});
