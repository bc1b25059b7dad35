import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

import { type Drawings, drawings } from "./drawings";

const HERE = fileURLToPath(new URL("art", `file://${process.cwd()}/`));
const MODULE = "virtual:art";
const KINDS: Readonly<Record<string, string>> = { svg: "image/svg+xml", webp: "image/webp" };

const kindOf = (name: string): string => KINDS[name.slice(name.lastIndexOf(".") + 1)] ?? "";

function folderOf({ files }: Drawings): string {
  const hash = createHash("sha256");
  for (const [name, content] of files) hash.update(name).update(content);
  return `assets/art-${hash.digest("hex").slice(0, 8)}`;
}

/** Draws everything and lays it into one folder, whose name changes with what is drawn. */
export function art(): Plugin {
  let made: (Drawings & { readonly folder: string }) | null = null;
  const all = () => {
    if (made) return made;
    const drawn = drawings(HERE);
    return (made = { ...drawn, folder: folderOf(drawn) });
  };
  return {
    name: "art",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { folder, faces } = all();
      return `export const ART = "/${folder}";\nexport const FACES = ${JSON.stringify(faces)};`;
    },
    configureServer(server) {
      const { folder, files } = all();
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = (request.url ?? "").slice(1);
        const content = files.get(name);
        if (content === undefined) return next();
        response.setHeader("Content-Type", kindOf(name));
        response.end(content);
      });
    },
    generateBundle() {
      const { folder, files } = all();
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
  };
}
