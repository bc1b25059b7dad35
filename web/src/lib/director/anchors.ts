import { thingOf } from "../things";

const SELECTORS: Readonly<Record<string, (id: string) => string>> = {
  seat: (id) => `[data-seat="${id}"]`,
  lead: (id) => `[data-token="lead:${id}"]`,
};

/** A thing of the table that is to be seen: a seat's panel, a token, or what explains itself so. */
export function anchor(name: string): Element | null {
  const [kind, id] = thingOf(name);
  const selector = SELECTORS[kind]?.(id) ?? `[data-explain="${name}"]`;
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null;
}

export const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
