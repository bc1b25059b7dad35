import { signed } from "../lib/points";
import { capital } from "../lib/words";

/** The name of a field of a view as a heading: 'first_player' is 'First player'. */
export const fieldTitle = (name: string): string => capital(name.split("_").join(" "));

/** How a value of a view is laid out. */
export type Layout =
  | { readonly form: "word"; readonly word: string }
  | { readonly form: "words"; readonly words: readonly string[] }
  | { readonly form: "fields"; readonly fields: readonly Field[] }
  | { readonly form: "list"; readonly items: readonly unknown[] }
  | { readonly form: "grid"; readonly columns: readonly string[]; readonly rows: readonly Row[] };

export type Row = readonly unknown[];

export interface Field {
  readonly title: string;
  readonly value: unknown;
}

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

function word(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" && value < 0 ? signed(value) : String(value);
}

const fieldsOf = (record: object): readonly Field[] =>
  Object.entries(record).map(([name, value]) => ({ title: fieldTitle(name), value }));

/** Plain values in a line, records as fields, records that are alike as a table. */
export function layoutOf(value: unknown): Layout {
  if (isPlain(value)) return { form: "word", word: word(value) };
  if (!Array.isArray(value)) return { form: "fields", fields: fieldsOf(value as object) };
  if (value.every(isPlain)) return { form: "words", words: value.map(word) };
  if (value.some((one) => isPlain(one) || Array.isArray(one)))
    return { form: "list", items: value };
  const names = [...new Set(value.flatMap((one: object) => Object.keys(one)))];
  return {
    form: "grid",
    columns: names.map(fieldTitle),
    rows: value.map((one: Record<string, unknown>) => names.map((name) => one[name])),
  };
}
