import { readFileSync } from "node:fs";

import { court } from "./court";
import { iconSet } from "./icons";
import { pictures } from "./motifs";
import { type Face, people } from "./people";
import { signs } from "./signs";
import { vignette } from "./vignette";

export interface Drawings {
  /** By name of the file: what is in it. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly faces: Readonly<Record<string, Face>>;
}

const source = (folder: string, name: string): string => readFileSync(`${folder}/${name}`, "utf8");

/** Everything that is drawn, from the sources in this folder and the icons of game-icons. */
export function drawings(folder: string): Drawings {
  const icon = iconSet();
  const { portraits, faces } = people(source(folder, "people.txt"));
  const files = new Map<string, string | Uint8Array>([
    ["city.webp", readFileSync(`${folder}/city.webp`)],
    ["front.webp", readFileSync(`${folder}/front.webp`)],
    ["signs.svg", signs(source(folder, "tokens.txt"), icon)],
    ...[...portraits].map(([key, svg]) => [`people/${key}.svg`, svg] as const),
    ...[...court].map(([name, svg]) => [`court/${name}.svg`, svg] as const),
    ...pictures(source(folder, "motifs.txt")).map(
      (one) => [`cards/${one.key}.svg`, vignette(one, icon)] as const,
    ),
  ]);
  return { files, faces };
}
