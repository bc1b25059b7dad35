import type { Explanation } from "../../lib/guide";
import { thingOf } from "../../lib/things";
import type { AndroidView } from "../wire";
import type { Box } from "../box";
import { CASE } from "./case";
import { CITY } from "./city";
import { COURSE } from "./course";
import type { Explain } from "./kind";
import { LIFE } from "./life";
import { PUZZLE } from "./puzzle";

const KINDS: Readonly<Record<string, Explain>> = {
  ...CITY,
  ...CASE,
  ...PUZZLE,
  ...LIFE,
  ...COURSE,
};

/** What a thing on Android's table is and does, in this state. */
export function explain(box: Box, view: AndroidView, thing: string): Explanation | null {
  const [kind, id] = thingOf(thing);
  return KINDS[kind]?.(box, view, id) ?? null;
}
