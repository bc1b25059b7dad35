import type { AndroidCatalogue } from "../wire";

let box: AndroidCatalogue | null = null;

/** Keep what is printed for the choices. */
export const provide = (found: AndroidCatalogue): AndroidCatalogue => (box = found);

export function printed(): AndroidCatalogue {
  if (!box) throw new Error("the catalogue is not there yet");
  return box;
}
