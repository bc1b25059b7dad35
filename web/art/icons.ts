import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { coarse } from "./paths";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const PACKAGE = "@iconify-json/game-icons/icons.json";

/** Gives the outline of any icon of game-icons, in a box of 512 units. */
export function iconSet(): (name: string) => string {
  const file = createRequire(import.meta.url).resolve(PACKAGE);
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const made = new Map<string, string>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`game-icons has no icon called ${name}`);
    const outline = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path).join("");
    const path = coarse(outline);
    made.set(name, path);
    return path;
  };
}
