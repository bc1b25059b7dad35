import type { Action, Explanation } from "../../lib/guide";
import { verbOf } from "../../lib/guide";

/** What an option means, where the thing that it names does not say it. */
const HELP: Readonly<Record<string, string>> = {
  "end-turn": "Your turn is over; the Time that you have left is lost.",
  pass: "You do nothing now. A card stays in your hand for another time.",
  dropship: "Give up a pass: this move may end anywhere. It still takes its Time.",
  "draw-two": "Raymond, once a turn: two cards for 1 Time, from any decks.",
  repair: "1 Time and $1,000, and the hopper reaches as far as it used to.",
  discard: "Put the card under its deck for 1 Time, to make room in your hand.",
  sacrifice:
    "Give something up for baggage on this plot; what it would normally do does not happen.",
  jump: "Put your marker on the scene. If it still lies there when the day ends, you go first tomorrow.",
  pay: "Shift your twilight marker by the cost as it stands now.",
  lower: "Give this card up as well, and the cost is 1 less.",
  raise: "Give this card up as well, and the cost is 1 more: your marker goes further.",
  "match-lower": "The card has the colour of the plot in play, so you may make it 1 cheaper.",
  "match-raise":
    "The card has the colour of the plot in play, so you may make it 1 dearer: your marker goes further.",
  "mood-lower": "Louis's mood allows it: 1 cheaper.",
  "mood-raise": "Louis's mood allows it: 1 dearer, so that your marker goes further.",
  "place-evidence":
    "Draw an evidence token, look at it, and put it into a suspect's file of the lead's kind.",
  uncover: "A piece of the conspiracy puzzle in place of evidence, or a step to a better pile.",
  "sacrifice-lead": "No evidence and no piece: baggage on your plot, as its card says.",
  reveal: "Draw a piece from the pile where your marker is, take what the pile gives, and lay it.",
  dig: "No piece now: your marker goes to the next better pile, for the next time.",
  "face-down": "Only you know what it is, and you keep seeing it.",
  "face-up": "Everybody sees it from now on.",
  "discard-piece": "The piece goes back to the box. You still get its bonuses.",
  "light-tactics": "Shift one space towards the light and take the light outcome.",
  "dark-tactics": "Shift one space towards the dark and take the dark outcome.",
  "shift-light": "The twilight marker goes one space towards the light: room for light cards.",
  "shift-dark": "The twilight marker goes one space towards the dark: room for dark cards.",
  "good-baggage": "One good baggage ☺ on this plot.",
  "bad-baggage": "One bad baggage ☹ on this plot.",
  "spend-money": "Rachel pays $1,000 in place of a normal favor.",
};

/** An option of the decision bar: what it means, and what it names. */
export function option(action: Action, named: Explanation | null): Explanation | null {
  const help = HELP[verbOf(action)];
  if (!help) return named && { ...named, ask: [] };
  return {
    title: action.text,
    about: named ? `${named.title}: ${named.about}` : "what you can do now",
    lines: [help, ...(named?.lines ?? [])],
    ...(named?.picture ? { picture: named.picture } : {}),
    ...(named?.now ? { now: named.now } : {}),
  };
}
