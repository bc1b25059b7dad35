import type { Screen } from "./context";
import { settings } from "./settings.svelte";

export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

export const KEYS: readonly KeyHelp[] = [
  { keys: "The letter on a button", does: "do that, or list all of that kind; it never changes" },
  { keys: "1 … 9, a …", does: "choose from a list" },
  { keys: "Space", does: "pass, say no, or end the turn; go on while something is shown" },
  { keys: "U", does: "undo the last choice" },
  { keys: "Esc", does: "back out of a list, close what is open; skip to now" },
  { keys: "Tab", does: "walk over everything on the table; each thing explains itself" },
  { keys: "Arrows", does: "walk over a map, a grid or a list; line up a move" },
  { keys: "Enter", does: "do what the thing in focus does" },
  { keys: "T", does: "talk: go to the chat" },
  { keys: "R", does: "read the rules: the chapter of what was refused, or all of them" },
  { keys: "S", does: "the score sheet so far, and how it came about" },
  { keys: "N", does: "news: what has happened since your turn, in pictures" },
  { keys: "H", does: "hide or show everything secret (for streams)" },
  { keys: "L", does: "listen: sound on or off" },
  { keys: "?", does: "show these keys" },
];

export interface KeyActions {
  readonly screen: Screen;
  help(): void;
  talk(): void;
  read(): void;
  score(): void;
  since(): void;
  /** Close what lies over the table; whether there was something. */
  close(): boolean;
}

/** Handle a key of the page; typing in a field is left alone. */
export function onKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (handled(event, actions)) event.preventDefault();
}

function handled(event: KeyboardEvent, actions: KeyActions): boolean {
  const { screen, help, close } = actions;
  const { table, choices } = screen;
  switch (event.key) {
    case "?":
      help();
      return true;
    case "Escape": {
      // What the browser itself closes, such as a menu, is left to it.
      const inside = choices.inside !== null;
      if (close()) return true;
      if (table.beat) {
        table.director?.skip();
        return true;
      }
      choices.back();
      return inside;
    }
    case " ":
      if (isControl(event.target)) return false;
      if (table.beat) {
        table.director?.hurry();
        return true;
      }
      if (!choices.pass) return false;
      choices.passOn();
      return true;
  }
  switch (event.key.toLowerCase()) {
    case "u":
      void table.undo();
      return true;
    case "h":
      settings.veiled = !settings.veiled;
      return true;
    case "n":
      actions.since();
      return true;
    case "l":
      settings.set({ sound: !settings.sound });
      return true;
    case "t":
      actions.talk();
      return true;
    case "r":
      actions.read();
      return true;
    case "s":
      actions.score();
      return true;
  }
  return choices.press(event.key.toLowerCase());
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select")
  );
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("button, a, [role=button], [tabindex='0']");
}
