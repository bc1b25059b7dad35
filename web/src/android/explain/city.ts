import { at } from "../../lib/at";
import type { AndroidView } from "../wire";
import { type Box, fileName } from "../box";
import { presentAt } from "../presence";
import { ask, type Explain, listed } from "./kind";

const isHere = (view: AndroidView, place: number): boolean =>
  view.seat !== null && at(view.players, view.seat).place === place;

/** Bit by bit: a mask of all places is too long for the bitwise operators. */
const isUsed = (view: AndroidView, place: number): boolean =>
  view.seat !== null &&
  Math.floor(at(view.players, view.seat).abilities_used / 2 ** place) % 2 === 1;

const holders = (box: Box, view: AndroidView, place: number): string[] =>
  view.players.flatMap((player) =>
    player.warrants.includes(place) ? [box.short(player.detective)] : [],
  );

const place: Explain = (box, view, id) => {
  const number = Number(id);
  const { key, name, quality, type, square, district, ability, restricted } = at(
    box.all.places,
    number,
  );
  const lines = [];
  if (ability) {
    const used = isUsed(view, number) ? " You have used it today." : "";
    lines.push(`For ${box.price(ability)}: ${ability.text} Once a day.${used}`);
  }
  if (quality === "ritzy") lines.push("Ritzy ◆: entering it offers a free light card.");
  if (quality === "seedy") lines.push("Seedy ▲: entering it offers a free dark card of another.");
  if (restricted) {
    const open = holders(box, view, number);
    lines.push(
      `Restricted: entering it takes 3 Time, or 1 with a warrant. Warrants: ${listed(open) || "nobody's"}.`,
    );
  }
  if (view.scene === number) {
    lines.push(
      "The scene of the crime: 1 Time here puts your marker down, and whoever's lies here when the day ends goes first tomorrow.",
    );
  }
  const there = presentAt(box, view, number).map((one) => one.name);
  return {
    title: name,
    about: `${ability ? "major " : ""}${quality} ${type} place, ${at(box.all.districts, district).name}, square ${square}`,
    lines,
    now: there.length ? `Here now: ${listed(there)}.` : "Nobody and nothing is here now.",
    ...ask(view, `move ${key}`, ...(ability && isHere(view, number) ? [`ability ${key}`] : [])),
  };
};

const district: Explain = (box, _view, id) => {
  const number = Number(id);
  const { name, key } = at(box.all.districts, number);
  const places = box.all.places.filter((one) => one.district === number).map((one) => one.name);
  return {
    title: name,
    about: "district",
    lines: [
      key === "beanstalk"
        ? "The only way between Earth and Moon, but for a dropship. Each step to the next station is a move; you can get off at the two ends only."
        : "Whoever sends a lead on may not send it into the district of his or her own detective; Lily and Jimmy always leave theirs.",
    ],
    now: `${listed(places)}.`,
  };
};

const reach: Explain = (box, view) => {
  const player = view.players[view.seat ?? view.turn];
  if (!player) return null;
  const own = at(box.all.detectives, player.detective).vehicle;
  const vehicle = at(box.all.vehicles, player.special.stalled ? box.all.stalled_vehicle : own);
  return {
    title: `How far ${box.short(player.detective)} gets`,
    about: vehicle.name,
    lines: [
      "1 Time takes you to any place inside the ring. Streets do not matter.",
      "From the Root or Starport Kaguya the Beanstalk goes to the next station.",
    ],
    now: `${vehicle.reach / 100} squares of the map.`,
  };
};

const legend: Explain = () => ({
  title: "Reading the map",
  about: "shapes, signs, rims, tokens",
  lines: [
    "The shape is what you may draw for free on entering: ◆ ritzy a light card, ▲ seedy a dark one, ● normal nothing.",
    "Sign and color are the type: case business, capitol civic, glass nightlife, church religious, house residential. Leads and people always move on to a place of the same type.",
    "A white rim: the place sells something. A dashed red rim: restricted, 3 Time to enter. A red and white tape: the scene of the crime.",
    "Round faces are detectives, square ones everybody else; handcuffs on one: a suspect held there. Speech bubble, hexagon and sheet: a testimony, physical or document lead. A sealed paper: a warrant.",
  ],
});

const lead: Explain = (box, view, id) => {
  const number = Number(id);
  const { name, kind, suspect } = at(box.all.leads, number);
  const where = view.leads[number] ?? -1;
  const lines = [
    `Follow it up for 1 Time where it lies: draw evidence for a ${fileName(kind)} file, or uncover the conspiracy. First the player on your right sends the lead to another place of the same type.`,
  ];
  if (suspect !== null) lines.push("The evidence may go on any suspect, not only on this one.");
  if (view.climax) lines.push("In the climax a lead that is followed up is gone for good.");
  const held = view.pins.some((pin) => pin.suspect === suspect);
  return {
    title: name,
    about: `${fileName(kind)} lead`,
    lines,
    now: where < 0 ? "Not on the map." : `At ${box.place(where)}${held ? ", locked" : ""}.`,
    ...ask(view, `follow ${fileName(kind)}-${box.leadOwner(number)}`),
  };
};

const scene: Explain = (box, view) => ({
  title: "Get a jump on the case",
  about: "at the scene of the crime",
  lines: [
    "1 Time at the scene puts your marker there. Whoever's lies there when the day ends is first player.",
  ],
  now: `At ${box.place(view.scene)}. The marker there: ${box.player(view, view.scene_marker)}'s.`,
  ...ask(view, "jump"),
});

const lily: Explain = (box, view) => ({
  title: "Lily Lockwell",
  about: "reporter",
  lines: [
    "Whoever enters her place loses 1 Time to her questions, may turn one face-down evidence token face up, and sends her to a place of the same type in another district.",
  ],
  now: `At ${box.place(view.lily)}.`,
});

const jimmy: Explain = (box, view) => ({
  title: "Jimmy the Snitch",
  about: "informer",
  lines: [
    "For 1 Time where he stands: look at another player's hand, or at all face-down evidence on one suspect. Then you send him elsewhere.",
  ],
  now: `At ${box.place(view.jimmy)}.`,
  ...ask(view, "jimmy"),
});

export const CITY: Readonly<Record<string, Explain>> = {
  place,
  district,
  reach,
  legend,
  lead,
  scene,
  lily,
  jimmy,
};
