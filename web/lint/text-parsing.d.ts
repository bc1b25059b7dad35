import type { Rule } from "eslint";

/** By what is read, who reads it. */
export const ALLOWED: Readonly<Record<string, readonly string[]>>;
export const rule: Rule.RuleModule;
