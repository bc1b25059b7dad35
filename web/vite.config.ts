import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { art } from "./art/plugin";

const server = process.env.CASEBOARD_SERVER ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), art()],
  build: {
    outDir: "../src/caseboard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    isolate: false,
    pool: "threads",
    poolOptions: { threads: { singleThread: true } },
  },
  // Outside a browser Svelte would take itself for a server, where nothing reacts to anything.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
});
