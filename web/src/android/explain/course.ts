import { at } from "../../lib/at";
import { thingOf } from "../../lib/things";
import { pictured } from "../cards";
import type { AndroidCard, AndroidView } from "../wire";
import { ask, type Explain } from "./kind";

const DAYS_A_WEEK = 6;
const DAYS = 12;
const SLOTS = ["first", "second", "specific"];

const tonight = (view: AndroidView): string => {
  const day = ((view.day - 1) % DAYS_A_WEEK) + 1;
  if (view.day === DAYS) return "Tonight plots end and the case is closed.";
  if (day === 3 || day === DAYS_A_WEEK) return "Tonight plots are weighed.";
  return day === 1 ? "Tonight nothing happens." : "Tonight a general event comes up.";
};

const calendar: Explain = (_box, view) => ({
  title: `Week ${view.week}, day ${((view.day - 1) % DAYS_A_WEEK) + 1}`,
  about: "calendar of twelve days",
  lines: [
    "Everybody takes one turn a day. Days 2, 4 and 5 of a week end with a general event, days 3 and 6 with the plots.",
    "Week two begins with an event of the murder itself. Its last two days are the climax: a lead that is followed up is gone for good.",
  ],
  now: tonight(view),
});

const slot: Explain = (box, view, id) => {
  const number = Number(id);
  const specific = number === 2;
  const { all } = box;
  const event = specific ? (view.events.specific ?? -1) : (view.events.track[number] ?? -1);
  if (event < 0) {
    return {
      title: "No event",
      about: specific ? "space of the murder's own event" : "space of the event track",
      lines: [
        specific
          ? "One of the three events of this murder is turned up here when week two begins."
          : "After days 2, 4 and 5 a general event comes to the first space, and what lies there moves to the second, and then away.",
      ],
    };
  }
  const { name } = at(specific ? all.specific_events : all.general_events, event);
  return {
    title: name,
    about: specific ? "event of this murder" : "general event",
    lines: [],
    ...(view.events.over[number] ? { now: "It is over." } : {}),
    picture: `${specific ? "case" : "event"}:${event}`,
    ...ask(view, `event ${SLOTS[number]}`),
  };
};

const first: Explain = (box, view) => ({
  title: `First player: ${box.player(view, view.first_player)}`,
  about: "takes the first turn of the day, and has the first chance at dark cards",
  lines: [
    "Tomorrow it is whoever's marker lies on the scene of the crime: 1 Time there puts yours down.",
  ],
  now: `On the scene: ${box.player(view, view.scene_marker)}'s marker.`,
});

const news: Explain = (_box, view) => ({
  title: "General events",
  about: "cards not yet drawn",
  lines: ["Six of them come up in a game, after days 2, 4 and 5 of each week."],
  now: `${view.events.left} left.`,
});

function payment(who: string, { side, cost }: AndroidCard): string {
  const light = side === "light";
  const shift = cost
    ? `your own marker goes ${cost} towards the ${light ? "dark ☾" : "light ☀"}`
    : "it costs no shift";
  return light ? `To play it, ${shift}.` : `Played on ${who}, in a turn of ${who}'s: ${shift}.`;
}

const card: Explain = (box, view, id) => {
  const number = Number(id);
  const one = at(box.all.cards, number);
  const about = [`${box.short(one.detective)}'s ${one.side} card`, `cost ${one.cost}`];
  if (one.colour) about.push(one.colour);
  const mine = view.me?.hand.includes(number) ?? false;
  return {
    title: one.name,
    about: [...about, ...one.traits].join(", "),
    lines: [payment(box.short(one.detective), one)],
    ...(mine ? { now: "In your hand." } : {}),
    picture: `card:${number}`,
    ask: mine ? [`play ${one.key}`] : [],
  };
};

/** A card wherever it is, by the name of its picture. */
const picture: Explain = (box, view, id) => {
  const [kind, number] = thingOf(id);
  if (kind === "card") return card(box, view, number);
  const shown = pictured(box, id);
  return shown && { title: shown.title, about: shown.about, lines: [], picture: id };
};

const deck: Explain = (box, view, id) => {
  const number = Number(id);
  const owner = Math.floor(number / 2);
  const dark = number % 2 === 1;
  const who = box.short(owner);
  return {
    title: `${who}'s ${dark ? "dark" : "light"} deck`,
    about: "twilight cards",
    lines: [
      dark
        ? `Trouble for ${who}, held by the others and played in a turn of ${who}'s.`
        : `What goes right for ${who}, played in a turn of ${who}'s.`,
      "Drawing a card takes 1 Time.",
    ],
    now: `${view.decks[number] ?? 0} cards left, ${(view.discards[number] ?? []).length} discarded.`,
    ...ask(view, dark ? `draw-dark ${at(box.all.detectives, owner).key}` : "draw-light"),
  };
};

export const COURSE: Readonly<Record<string, Explain>> = {
  calendar,
  slot,
  first,
  news,
  card,
  picture,
  deck,
};
