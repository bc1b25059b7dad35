/** What a part of a sound is made of. */
export type Wave = "sine" | "triangle" | "square" | "sawtooth" | "noise";

/** One part of a sound: it swells, then dies away. */
export interface Layer {
  readonly wave: Wave;
  /** Hertz, gone through evenly; a noise has none. */
  readonly pitch?: readonly number[];
  readonly filter?: {
    readonly type: "lowpass" | "highpass" | "bandpass";
    /** Hertz, gone through evenly. */
    readonly pitch: readonly number[];
    readonly q?: number;
  };
  /** Seconds after the sound begins. */
  readonly at?: number;
  /** Seconds from its beginning until nothing is left of it. */
  readonly lasts: number;
  /** Seconds until it is as loud as it gets. */
  readonly rise?: number;
  /** How loud it gets, of all that can be. */
  readonly level: number;
}

export type Sound = readonly Layer[];

/** What goes on for as long as it is wanted: noises that sway. */
export type Ambience = readonly {
  readonly filter: NonNullable<Layer["filter"]>["type"];
  readonly pitch: number;
  readonly q?: number;
  readonly level: number;
  /** Seconds from one swell to the next. */
  readonly sway: number;
}[];

const NOISE_SECONDS = 4;
const SILENCE = 0.0001;
const RISE = 0.004;
/** The walls that throw a sound back, and how much of it. */
const ECHO_SECONDS = 0.8;
const ECHO = 0.12;

/** Seconds until the last part of a sound is over. */
export const lengthOf = (sound: Sound): number =>
  Math.max(0, ...sound.map(({ at = 0, lasts }) => at + lasts));

/** Seconds that a sound may be heard, with what the walls throw back. */
export const heardFor = (sound: Sound): number => lengthOf(sound) + ECHO_SECONDS;

/** Where sounds go in: made louder or softer, held within bounds, thrown back by walls. */
export function busOf(audio: BaseAudioContext, volume: number): GainNode {
  const bus = audio.createGain();
  const bound = audio.createDynamicsCompressor();
  const walls = audio.createConvolver();
  const back = audio.createGain();
  bus.gain.value = volume;
  back.gain.value = ECHO;
  walls.buffer = bufferOf(audio, ECHO_SECONDS, (share) => (1 - share) ** 3);
  bus.connect(bound);
  bus.connect(walls).connect(back).connect(bound);
  bound.connect(audio.destination);
  return bus;
}

/** Sound it into the bus; `when` is a time of the audio's own clock. */
export function play(sound: Sound, bus: AudioNode, when: number): void {
  for (const layer of sound) playLayer(layer, bus, when + (layer.at ?? 0));
}

function playLayer(layer: Layer, bus: AudioNode, start: number): void {
  const { wave, pitch = [], filter, lasts, rise = RISE, level } = layer;
  const audio = bus.context;
  const end = start + lasts;
  const source = wave === "noise" ? noise(audio) : audio.createOscillator();
  if (wave !== "noise" && "frequency" in source) {
    source.type = wave;
    follow(source.frequency, pitch, start, lasts);
  }
  const swell = audio.createGain();
  swell.gain.setValueAtTime(SILENCE, start);
  swell.gain.exponentialRampToValueAtTime(level, start + Math.min(rise, lasts / 2));
  swell.gain.exponentialRampToValueAtTime(SILENCE, end);
  let last: AudioNode = source;
  if (filter) {
    const sieve = audio.createBiquadFilter();
    sieve.type = filter.type;
    sieve.Q.value = filter.q ?? 1;
    follow(sieve.frequency, filter.pitch, start, lasts);
    last = source.connect(sieve);
  }
  last.connect(swell).connect(bus);
  source.start(start);
  source.stop(end);
}

function follow(parameter: AudioParam, values: readonly number[], start: number, lasts: number) {
  const [first = 440, ...others] = values;
  parameter.setValueAtTime(first, start);
  others.forEach((value, n) =>
    parameter.exponentialRampToValueAtTime(value, start + (lasts * (n + 1)) / others.length),
  );
}

/** Let it sound into the bus until the result is called. */
export function surround(ambience: Ambience, bus: AudioNode): () => void {
  const audio = bus.context;
  const sources = ambience.flatMap(({ filter, pitch, q = 1, level, sway }) => {
    const source = noise(audio);
    const sieve = audio.createBiquadFilter();
    const swell = audio.createGain();
    const wave = audio.createOscillator();
    const depth = audio.createGain();
    sieve.type = filter;
    sieve.frequency.value = pitch;
    sieve.Q.value = q;
    swell.gain.value = level;
    wave.frequency.value = 1 / sway;
    depth.gain.value = level / 3;
    wave.connect(depth).connect(swell.gain);
    source.connect(sieve).connect(swell).connect(bus);
    source.start();
    wave.start();
    return [source, wave];
  });
  return () => {
    for (const source of sources) source.stop();
  };
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(audio: BaseAudioContext): AudioBufferSourceNode {
  const buffer = noises.get(audio) ?? bufferOf(audio, NOISE_SECONDS, () => 1);
  noises.set(audio, buffer);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

/** Noise, the same every time; `level` by the share of it that is over. */
function bufferOf(
  audio: BaseAudioContext,
  seconds: number,
  level: (share: number) => number,
): AudioBuffer {
  const length = Math.round(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < length; n += 1) {
    // A step of a common generator of 32 bits.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[n] = (seed / 2 ** 31) * level(n / length);
  }
  return buffer;
}
