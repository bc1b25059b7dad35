export type Theme = "dark" | "light";
export type Pace = "unhurried" | "brisk" | "at once";

/** What each pace takes of the time of an unhurried reader. */
export const RATES: Readonly<Record<Pace, number>> = { unhurried: 1, brisk: 0.5, "at once": 0 };

interface Saved {
  theme: Theme | null;
  pace: Pace;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  notify: boolean;
  /** The level of bots that the reader has last played against. */
  level: string;
}

const KEY = "caseboard";
const DEFAULTS: Saved = {
  theme: null,
  pace: "unhurried",
  sound: false,
  volume: 0.6,
  notify: false,
  level: "",
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULTS;
  }
}

const prefersLight = window.matchMedia("(prefers-color-scheme: light)");

/** What this browser remembers, and whether secrets are veiled for a stream. */
class Settings {
  private saved = $state<Saved>(load());
  veiled = $state(false);
  /** What the page at hand looks best in, if the reader has not chosen. */
  usual = $state<Theme | null>(null);

  get theme(): Theme {
    return this.saved.theme ?? this.usual ?? (prefersLight.matches ? "light" : "dark");
  }
  /** How quickly one wants to see what others do. */
  get pace(): Pace {
    return this.saved.pace;
  }
  get sound(): boolean {
    return this.saved.sound;
  }
  get volume(): number {
    return this.saved.volume;
  }
  get notify(): boolean {
    return this.saved.notify;
  }
  get level(): string {
    return this.saved.level;
  }

  set(change: Partial<Saved>): void {
    Object.assign(this.saved, change);
    localStorage.setItem(KEY, JSON.stringify(this.saved));
  }
}

export const settings = new Settings();

export const reducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
