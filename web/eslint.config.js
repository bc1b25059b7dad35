import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import { ALLOWED, rule } from "./lint/text-parsing.js";
import svelteConfig from "./svelte.config.js";

const GAMES = ["android", "voices"];

/** Whoever is in these folders knows nothing of these games. */
const knowsNo = (files, games) => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: games.flatMap((game) => [`**/${game}`, `**/${game}/**`]),
            message: "A game is reached through its pack, in games.ts.",
          },
        ],
      },
    ],
  },
});

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["src/**"],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    plugins: { caseboard: { rules: { "text-parsing": rule } } },
    rules: { "caseboard/text-parsing": ["error", ALLOWED] },
  },
  knowsNo(["src/*/**"], GAMES),
  ...GAMES.map((game) =>
    knowsNo(
      [`src/${game}/**`],
      GAMES.filter((other) => other !== game),
    ),
  ),
);
