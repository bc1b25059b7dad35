import { blocks } from "./blocks";

/** What a sign means here, and which icon of game-icons draws it. */
export const SIGNS: Readonly<Record<string, string>> = {
  business: "briefcase",
  civic: "capitol",
  nightlife: "martini",
  religious: "church",
  residential: "family-house",
  testimony: "conversation",
  physical: "footprint",
  document: "papers",
  money: "banknote",
  memory: "brain",
  mood: "drama-masks",
  directive: "circuitry",
  sanity: "third-eye",
  "wrapped-up": "fedora",
  guilty: "handcuffs",
  innocent: "peace-dove",
  event: "newspaper",
  scene: "chalk-outline-murder",
  cards: "card-pick",
  person: "character",
  happy: "sunrise",
  sad: "raining",
  eye: "all-seeing-eye",
  map: "treasure-map",
  me: "fedora",
  suspects: "magnifying-glass",
  puzzle: "jigsaw-piece",
  story: "open-book",
  score: "laurel-crown",
  rules: "rule-book",
  orders: "checklist",
  menu: "hamburger-menu",
  talk: "talk",
  psychic: "psychic-waves",
  fight: "fist",
  "human-first": "claw-hammer",
  tech: "cog",
  pin: "pin",
  sacrifice: "cut-palm",
  occasion: "stopwatch",
  move: "city-car",
  lead: "footsteps",
  plot: "tied-scroll",
  "e-owl": "owl",
  "e-fox": "fox-head",
  "e-raven": "raven",
  "e-wolf": "wolf-howl",
  "e-cat": "cat",
  "e-hare": "rabbit-head",
  "e-deer": "deer-head",
  "e-eagle": "eagle-head",
  "e-octopus": "octopus",
  "e-butterfly": "butterfly",
  "e-hedgehog": "hedgehog",
  "e-kiwi": "kiwi-bird",
  "e-whale": "whale-tail",
  "e-hound": "hound",
  "e-hummingbird": "hummingbird",
  "e-swan": "swan",
  "e-bot": "vintage-robot",
};

const INK = "#0b0f1a";
const OUTLINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

const inked = (body: string): string =>
  body.replaceAll("$k", INK).replaceAll("$o", OUTLINE).replaceAll("$s", ROUND);

/** All small drawings in one file: signs in the colour of the words, tokens in their own. */
export function signs(tokens: string, icon: (name: string) => string): string {
  const drawn = Object.entries(SIGNS).map(
    ([key, name]) => `<symbol id="${key}" viewBox="0 0 512 512"><path d="${icon(name)}"/></symbol>`,
  );
  const printed = blocks(tokens).map(
    ({ key, body }) => `<symbol id="t-${key}" viewBox="0 0 24 24">${inked(body)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...drawn, ...printed].join("\n")}\n</svg>`;
}
