import { CLOCK, type Clock } from "../director/clock";
import { AMBIENCES, type AmbienceName, SOUNDS, type SoundName } from "./sounds";
import { busOf, heardFor, play, surround } from "./synth";

/** What a mixer needs to know of its reader. */
export interface Listener {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** A browser lets nobody hear anything who has not pressed something on the page. */
const mayHear = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Sounds for a reader who wants them. There is no audio at all before that, and none is worked
 * out while nothing is to be heard.
 */
export class Mixer {
  private audio: AudioContext | null = null;
  private bus: GainNode | null = null;
  /** What is to go on in the background, and how to end what does. */
  private background: AmbienceName | null = null;
  private going: { readonly name: AmbienceName; readonly end: () => void } | null = null;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly listener: Listener,
    private readonly clock: Clock = CLOCK,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Once, now; nothing, for whoever does not want to hear. */
  hear(name: SoundName): void {
    if (!this.isHeard()) return;
    const bus = this.wake();
    play(SOUNDS[name], bus, bus.context.currentTime);
    this.restAfter(heardFor(SOUNDS[name]));
  }

  /** What goes on in the background from now on; null: nothing. */
  surround(name: AmbienceName | null): void {
    this.background = name;
    this.tune();
  }

  /** As the listener wants it now. */
  tune(): void {
    if (!this.listener.sound) this.close();
    if (this.bus) this.bus.gain.value = this.listener.volume;
    const wanted = this.isHeard() ? this.background : null;
    if (wanted === (this.going?.name ?? null)) return;
    this.going?.end();
    this.going = wanted && { name: wanted, end: surround(AMBIENCES[wanted], this.wake()) };
    this.restAfter(0);
  }

  private isHeard(): boolean {
    return this.listener.sound && !document.hidden && mayHear();
  }

  private wake(): GainNode {
    this.audio ??= this.open();
    this.bus ??= busOf(this.audio, this.listener.volume);
    void this.audio.resume();
    return this.bus;
  }

  private restAfter(seconds: number): void {
    this.cancel?.();
    this.cancel = this.going
      ? null
      : this.clock.after(seconds * 1_000, () => void this.audio?.suspend());
  }

  private close(): void {
    this.cancel?.();
    void this.audio?.close();
    this.going = this.cancel = this.audio = this.bus = null;
  }
}
