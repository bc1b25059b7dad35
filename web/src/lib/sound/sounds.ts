import type { Ambience, Layer, Sound, Wave } from "./synth";

const tone = (wave: Wave, pitch: readonly number[], lasts: number, level: number): Layer => ({
  wave,
  pitch,
  lasts,
  level,
});
/** Short notes, one after the other. */
const notes = (wave: Wave, pitches: readonly number[], apart: number, lasts: number): Sound =>
  pitches.map((pitch, n) => ({ ...tone(wave, [pitch], lasts, 0.22), at: n * apart }));
/** A deep wave, of which little but the lowest is left. */
const rumble = (pitch: number, below: number, lasts: number, level: number): Layer => ({
  ...tone("sawtooth", [pitch], lasts, level),
  filter: { type: "lowpass", pitch: [below] },
});
/** What falls on wood or paper. */
const knock = (at: number, below: number, level: number): Layer => ({
  wave: "noise",
  filter: { type: "lowpass", pitch: [below] },
  at,
  lasts: 0.16,
  level,
});
const TICK: Layer = {
  wave: "noise",
  filter: { type: "highpass", pitch: [1_400] },
  lasts: 0.05,
  level: 0.3,
};

/** All that can be heard once, by name. */
export const SOUNDS = {
  turn: [tone("sine", [392], 0.35, 0.3), { ...tone("sine", [587], 0.4, 0.3), at: 0.09 }],
  choose: [tone("triangle", [520, 780], 0.09, 0.2)],
  card: [TICK, tone("triangle", [660], 0.3, 0.16)],
  dark: [TICK, rumble(110, 400, 0.45, 0.5)],
  /** A dark card on the reader. */
  struck: [rumble(98, 250, 0.7, 0.6), rumble(103, 250, 0.7, 0.6), knock(0, 500, 0.5)],
  draw: [{ wave: "noise", filter: { type: "highpass", pitch: [2_500] }, lasts: 0.09, level: 0.14 }],
  token: [
    {
      wave: "noise",
      filter: { type: "bandpass", pitch: [900], q: 2 },
      lasts: 0.07,
      level: 0.6,
    },
    tone("square", [1_200], 0.03, 0.06),
  ],
  travel: [
    {
      wave: "noise",
      filter: { type: "bandpass", pitch: [300, 1_400, 400], q: 2 },
      lasts: 0.9,
      rise: 0.35,
      level: 0.3,
    },
  ],
  good: [tone("sine", [880, 1_320], 0.3, 0.2)],
  bad: [tone("sine", [90, 45], 0.4, 0.6), knock(0, 400, 0.5)],
  hit: [knock(0, 900, 0.9), tone("sine", [140, 50], 0.35, 0.6)],
  death: [rumble(55, 200, 1.8, 0.7), tone("sine", [220, 208], 1.6, 0.15), knock(0, 300, 0.8)],
  piece: notes("triangle", [440, 554, 659], 0.05, 0.22),
  news: [
    ...Array.from({ length: 9 }, (_, n) => ({ ...TICK, at: n * 0.035 })),
    { ...tone("sine", [330], 0.3, 0.2), at: 0.34 },
  ],
  story: [73, 110, 147].map((pitch) => ({ ...rumble(pitch, 500, 2.5, 0.22), rise: 0.7 })),
  verdict: [knock(0, 500, 1), tone("sine", [60, 45], 0.6, 0.8), { ...knock(0.02, 1_800, 0.4) }],
  win: notes("triangle", [392, 494, 587, 784], 0.14, 0.4),
  lose: notes("triangle", [392, 349, 294], 0.14, 0.4),
  /** A push that ends against something. */
  thud: [knock(0, 260, 1), tone("sine", [110, 70], 0.18, 0.5)],
  /** The gallery draws its breath. */
  gasp: [
    {
      wave: "noise",
      filter: { type: "bandpass", pitch: [500, 1_900], q: 1.6 },
      lasts: 0.55,
      rise: 0.3,
      level: 0.5,
    },
    {
      wave: "noise",
      filter: { type: "bandpass", pitch: [800, 2_600], q: 3 },
      at: 0.04,
      lasts: 0.45,
      rise: 0.25,
      level: 0.3,
    },
  ],
  gavel: [0, 0.22].flatMap((at) => [
    knock(at, 1_300, 0.9),
    { ...tone("triangle", [310, 180], 0.12, 0.4), at },
  ]),
  /** Off the platform, and down. */
  fall: [tone("triangle", [900, 120], 0.7, 0.25), knock(0.7, 320, 0.9)],
} as const satisfies Readonly<Record<string, Sound>>;

export type SoundName = keyof typeof SOUNDS;

/** All that can go on, by name. */
export const AMBIENCES = {
  /** Rain on the roof, the city far below. */
  rain: [
    { filter: "highpass", pitch: 3_200, level: 0.018, sway: 7 },
    { filter: "bandpass", pitch: 1_100, q: 0.6, level: 0.022, sway: 11 },
    { filter: "lowpass", pitch: 170, level: 0.16, sway: 17 },
    { filter: "bandpass", pitch: 420, q: 6, level: 0.012, sway: 5 },
  ],
} as const satisfies Readonly<Record<string, Ambience>>;

export type AmbienceName = keyof typeof AMBIENCES;
