import { existsSync, readFileSync } from "node:fs";

import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

import { ALLOWED } from "../lint/text-parsing.js";

const RULE = "caseboard/text-parsing";
const WEB = `${import.meta.dirname}/..`;
const HEAD = `
interface Option { text: string; label?: string; words: readonly string[]; kind: "pay" | "pass" }
declare const option: Option;
declare const question: string;
declare const seats: readonly number[];
export {};
`;
const PLANTED = [
  "/costs (.+)/.exec(question)",
  "/^Pay/.test(option.text)",
  'question.split(": ")',
  'option.text.startsWith("Move to ")',
  'option.label?.replace("Draw ", "")',
  "option.text.slice(5)",
  'option.words.some((word) => word.includes("dark"))',
  'question.indexOf("Time")',
  "question[0]",
  "[...question]",
  "option.text.match(/Time/)",
];
const FINE = [
  "option.text + question",
  'option.words.includes("dark")',
  "option.words.slice(1)",
  "seats.indexOf(1)",
  'option.kind === "pay"',
  "question.toLowerCase()",
  '"ABC".charAt(seats.length)',
  '[..."ABC"]',
];

/** The lines that the rule finds fault with, in a file of the page. */
async function found(name: string, code: string): Promise<readonly number[]> {
  const [result] = await new ESLint({ cwd: WEB }).lintText(code, {
    filePath: `${WEB}/src/${name}`,
  });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === RULE).map(({ line }) => line);
}

const lines = (codes: readonly string[]) => codes.map((code, n) => `void (${code}); // ${n}`);
const FIRST = HEAD.split("\n").length;

describe("the rule that no text is taken apart", () => {
  it("finds every way to look into a string, and leaves other values alone", async () => {
    const code = HEAD + [...lines(PLANTED), ...lines(FINE)].join("\n");
    expect(await found("lib/at.ts", code)).toEqual(PLANTED.map((_, n) => FIRST + n));
  }, 60_000);

  it("looks into components, and lets those read who are listed", async () => {
    const code = `<script lang="ts">
      const { prompt }: { prompt: string } = $props();
      const table = $derived(prompt.slice(2));
      const other = $derived(prompt.slice(2));
    </script>
    <p>{prompt.slice(1)} {table} {other}</p>`;
    expect(await found("App.svelte", code)).toEqual([4, 6]);
  }, 60_000);

  it("lists nobody who is not there", () => {
    for (const reader of Object.values(ALLOWED).flat()) {
      const [file = "", name = ""] = reader.split(":");
      expect(existsSync(`${WEB}/src/${file}`), file).toBe(true);
      expect(readFileSync(`${WEB}/src/${file}`, "utf8"), reader).toContain(name);
    }
  });
});
