import { settings } from "./settings.svelte";

/** Tell someone who looks elsewhere that it is his turn. */
export function announceTurn(prompt: string): void {
  if (document.hidden && settings.notify && Notification.permission === "granted") {
    new Notification("Caseboard", { body: prompt, tag: "turn" });
  }
}

export async function allowNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}
