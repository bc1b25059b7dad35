import { settings } from "./settings.svelte";

/** Tell someone who looks elsewhere that it is his turn. */
export function announceTurn(prompt: string): void {
  if (settings.sound) chime();
  if (document.hidden && settings.notify && Notification.permission === "granted") {
    new Notification("Caseboard", { body: prompt, tag: "turn" });
  }
}

export async function allowNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

const NOTES = [660, 880];

function chime(): void {
  const audio = new AudioContext();
  NOTES.forEach((pitch, n) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + n * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}
