import type { Chronicle, Result } from "../../wire";
import { at } from "../../lib/at";
import { minus, signed } from "../../lib/points";
import type { Moment } from "../../lib/storybook";
import type { Box } from "../box";
import { cardUrl, endingCard, eventCard, plotCard } from "../cards";
import { portraitUrl } from "../portraits";
import type { AndroidFact } from "../wire";

/** How a moment looks: the crime, a private life, the town, the end. */
export type Tone = "crime" | "start" | "good" | "bad" | "town" | "end";

export interface Entry extends Moment {
  readonly tone: Tone;
  /** Whose story it is; null: everybody's. */
  readonly seat: number | null;
}

type Of<K extends AndroidFact["kind"]> = Extract<AndroidFact, { kind: K }>;
type Teller<K extends AndroidFact["kind"]> = (fact: Of<K>, case_: Case) => Entry | null;

/** What stays the same through a game: who plays whom in which case. */
export interface Case {
  readonly box: Box;
  /** The detective of each seat. */
  readonly detectives: readonly number[];
  readonly murder: number;
  readonly days: number;
}

const name = ({ box, detectives }: Case, seat: number): string => box.short(at(detectives, seat));

function ofPlot(case_: Case, seat: number, plot: number, line: number, kicker: string): Entry {
  const face = plotCard(case_.box, plot, line);
  return {
    tone: face.kind === "good" ? "good" : face.kind === "bad" ? "bad" : "start",
    kicker: `${name(case_, seat)} · ${kicker}`,
    title: face.title,
    text: [face.flavour],
    picture: cardUrl(face.key),
    seat,
  };
}

const TELLERS: { readonly [K in AndroidFact["kind"]]?: Teller<K> } = {
  murder: ({ murder }, { box }) => {
    const { name: title, story, victim, life } = at(box.all.murders, murder);
    return {
      tone: "crime",
      kicker: `The murder of ${victim}`,
      title,
      text: [story, life],
      picture: crimeUrl(box, murder),
      seat: null,
    };
  },
  day: ({ day, climax }, { box, days }) => {
    const week = box.all.days / 2;
    if (day !== week + 1 && !climax) return null;
    return day === week + 1
      ? town(
          "The second week",
          "Six days are left",
          "Half of the time is spent, and the murderer has had all of it.",
        )
      : climaxOf(day, days);
  },
  "plot-started": ({ seat, plot }, case_) => ofPlot(case_, seat, plot, 0, "a plot begins"),
  crossroads: ({ seat, plot, line }, case_) => ofPlot(case_, seat, plot, line, "the plot turns"),
  ending: ({ seat, ending, vp }, case_) => {
    const face = endingCard(case_.box, ending);
    return {
      tone: vp > 0 ? "good" : "bad",
      kicker: `${name(case_, seat)} · ${vp > 0 ? "a happy" : "a sad"} ending, ${signed(vp)} points`,
      title: face.title,
      text: [face.flavour],
      picture: cardUrl(face.key),
      seat,
    };
  },
  event: ({ event }, { box }) => ofEvent(box, event, false),
  "specific-event": ({ event }, { box }) => ofEvent(box, event, true),
  "suspect-killed": ({ suspect }, { box }) => {
    const { key, name: who, about } = at(box.all.suspects, suspect);
    return {
      tone: "crime",
      kicker: "A suspect is dead",
      title: who,
      text: [about],
      picture: portraitUrl(key),
      seat: null,
    };
  },
  "npc-changed": ({ npc }, case_) => {
    const { key, name: who, about, detective, end_status } = at(case_.box.all.npcs, npc);
    const seat = case_.detectives.indexOf(detective);
    return {
      tone: "end",
      kicker: `${case_.box.short(detective)} · ${end_status}`,
      title: who,
      text: [about],
      picture: portraitUrl(key),
      seat: seat < 0 ? null : seat,
    };
  },
};

const town = (kicker: string, title: string, text: string): Entry => ({
  tone: "town",
  kicker,
  title,
  text: [text],
  picture: "",
  seat: null,
});

const climaxOf = (day: number, days: number): Entry | null =>
  day === days - 1
    ? town(
        "The climax",
        "The last two days",
        "A lead that is followed up now leaves the game. Nobody will ask that witness again.",
      )
    : null;

/** The picture of a murder: that of the event which is its own. */
export const crimeUrl = (box: Box, murder: number): string => {
  const own = box.all.specific_events.findIndex((event) => event.murder === murder);
  return cardUrl(eventCard(box, Math.max(0, own), true).key);
};

function ofEvent(box: Box, number: number, own: boolean): Entry {
  const face = eventCard(box, number, own);
  return {
    tone: own ? "crime" : "town",
    kicker: own ? "News in the case" : "In the city",
    title: face.title,
    text: [face.flavour, ...face.text],
    picture: cardUrl(face.key),
    seat: null,
  };
}

/** How a fact is retold; null where it is not. */
export function entryOf(fact: AndroidFact, case_: Case): Entry | null {
  const teller = TELLERS[fact.kind] as Teller<AndroidFact["kind"]> | undefined;
  return teller?.(fact as never, case_) ?? null;
}

/** A moment, and the day and step that it came on. */
export interface Dated extends Entry {
  readonly day: number;
  readonly step: number;
}

/** The whole game as a story, as far as it is known. */
export function storyOf({ steps }: Chronicle, case_: Case): Dated[] {
  let day = 0;
  const told: Dated[] = [];
  for (const { step, events } of steps) {
    for (const fact of events as AndroidFact[]) {
      if (fact.kind === "day") day = fact.day;
      const entry = entryOf(fact, case_);
      if (entry) told.push({ ...entry, day, step });
    }
  }
  return told;
}

/** How it all ended: the murderer, then each detective. */
export function endOf(result: Result, murderer: number, case_: Case): Entry[] {
  const { box } = case_;
  return result.epilogues.map(({ heading, text, seat }): Entry => {
    const score = seat === null ? undefined : result.scores[seat];
    if (seat !== null) {
      const won = result.winners.includes(seat);
      return {
        tone: won ? "good" : "end",
        kicker: `${minus(score ?? 0)} points${won ? " · wins" : ""}`,
        title: heading,
        text: [text],
        picture: portraitUrl(at(box.all.detectives, at(case_.detectives, seat)).key),
        seat,
      };
    }
    const guilty = murderer < 0 ? null : at(box.all.suspects, murderer);
    const motive = guilty ? at(box.all.murders, case_.murder).motives[murderer] : undefined;
    return {
      tone: "crime",
      kicker: guilty ? "The murderer" : "Nobody is charged",
      title: heading,
      text: motive ? [motive, text] : [text],
      picture: guilty ? portraitUrl(guilty.key) : "",
      seat: null,
    };
  });
}
