import { at } from "../../lib/at";
import type { Moment, Part } from "../../lib/storybook";
import type { Chronicle, ToldClaim } from "../../wire";
import type { Box } from "../box";
import { drawing, type Leaning } from "../court";
import type { VoicesFact, VoicesView } from "../wire";

type Of<K extends VoicesFact["kind"]> = Extract<VoicesFact, { kind: K }>;

/** A panel of the comic. Wide: something turned there. */
export interface Panel extends Moment {
  readonly tone: "caption" | "prosecutor" | "guy" | "fall" | "turn" | "talk" | "verdict";
  readonly wide: boolean;
}

export interface Chapter extends Part {
  readonly entries: readonly Panel[];
}

interface Juror {
  guilty: number;
  innocent: number;
}

const panel = (
  tone: Panel["tone"],
  kicker: string,
  title: string,
  text: readonly string[],
  picture = "",
  wide = false,
): Panel => ({ tone, kicker, title, text, picture: picture && drawing(picture), wide });

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : names.join("");

const leaningOf = ({ guilty, innocent }: Juror): Leaning =>
  guilty === innocent ? "undecided" : guilty > innocent ? "guilty" : "innocent";

const CASE = "The case";

/** Writes down a trial, fact by fact. */
class Clerk {
  readonly chapters: Chapter[] = [];
  private panels: Panel[] = [];
  private heading: string;
  private readonly jury: Juror[];
  private before: Leaning[];
  private pushes = new Map<number, string[]>();
  private tokens = new Map<string, { by: number; kind: string; juror: number }>();
  private ability: Of<"ability-read"> | null = null;
  private readonly turns: Panel[] = [];

  constructor(
    private readonly box: Box,
    private readonly view: VoicesView,
    private readonly claims: readonly ToldClaim[],
  ) {
    this.heading = CASE;
    this.jury = view.jurors.map(() => ({ guilty: 0, innocent: 0 }));
    this.before = this.jury.map(leaningOf);
  }

  private name(seat: number): string {
    const who = this.box.player(this.view, seat);
    return seat === this.view.prosecutor ? "The prosecutor" : who;
  }

  private add(one: Panel): void {
    this.flush();
    this.panels.push(one);
  }

  /** What was gathered since the last panel: pushes as one, tokens as one. */
  private flush(): void {
    const pushes = [...this.pushes].map(
      ([region, names]) => `${list(names)} into ${this.box.region(region)}`,
    );
    if (pushes.length) {
      this.pushes = new Map();
      this.panels.push(
        panel("caption", "The voices push", "", [`${pushes.join("; ")}. Nothing falls.`]),
      );
    }
    if (this.ability) {
      const { seat, text } = this.ability;
      this.ability = null;
      this.panels.push(panel("caption", this.speaker(seat), "", [text]));
    }
    const come = [...this.tokens.values()].filter(({ by }) => by !== 0);
    if (!come.length) return;
    this.tokens = new Map();
    const words = come.map(({ by, kind, juror }) => {
      const tokens = `${Math.abs(by)} ${kind} ${Math.abs(by) > 1 ? "tokens" : "token"}`;
      return `${tokens} ${by > 0 ? "for" : "away from"} the ${this.box.juror(juror)} jurors`;
    });
    const turned = this.turned();
    const one = panel("turn", "Before the jury", turned.title, [`${list(words)}.`], turned.picture);
    this.panels.push({ ...one, wide: turned.title !== "" });
    if (turned.title && this.heading !== CASE) this.turns.push({ ...one, kicker: this.heading });
  }

  /** The moments at which jurors changed sides. */
  get turningPoints(): readonly Panel[] {
    return this.turns;
  }

  private speaker(seat: number): string {
    return `${this.name(seat)} decides`;
  }

  /** What Guy does, and who moved him from where. */
  private guy(seat: number, label: string, more: readonly string[], mood: string): void {
    const from = this.ability?.region ?? null;
    this.ability = null;
    const who = this.name(seat);
    const kicker = from === null ? `Guy, moved by ${who}` : `${who} rules ${this.box.region(from)}`;
    this.add(panel("guy", kicker, label, more, mood));
  }

  /** Who has changed sides since this was asked last. */
  private turned(): { title: string; picture: string } {
    const now = this.jury.map(leaningOf);
    const changed = now.flatMap((side, n) => (side === this.before[n] ? [] : [n]));
    this.before = now;
    const [first] = changed;
    if (first === undefined) return { title: "", picture: "" };
    const words = changed.map((n) => {
      const side = at(now, n);
      const to = side === "undecided" ? "wavers" : `leans to ${side}`;
      return `${this.box.juror(n)} ${to}`;
    });
    const type = at(this.view.jurors, first).type;
    return { title: `${list(words)}!`, picture: `juror-${type}-${at(now, first)}` };
  }

  private count(juror: number, kind: string, by: number): void {
    const what = `${kind} ${juror}`;
    const sum = (this.tokens.get(what)?.by ?? 0) + by;
    this.tokens.set(what, { by: sum, kind, juror });
  }

  close(): void {
    this.flush();
    if (this.panels.length) this.chapters.push({ heading: this.heading, entries: this.panels });
    this.panels = [];
  }

  tell(fact: VoicesFact, step: number): void {
    const teller = this.tellers[fact.kind] as
      ((fact: VoicesFact, step: number) => void) | undefined;
    teller?.(fact, step);
  }

  /** What was claimed up to a step. */
  hear(step: number): void {
    for (const one of this.claims.filter((claim) => claim.step === step)) {
      const truth = one.true === false ? "A lie." : one.true ? "True." : "";
      this.add(
        panel("talk", `${this.name(one.seat)} claims`, `“${one.text}”`, truth ? [truth] : []),
      );
    }
  }

  private readonly tellers: {
    readonly [K in VoicesFact["kind"]]?: (fact: Of<K>, step: number) => void;
  } = {
    story: ({ title, text }) => {
      this.add(panel("caption", "The case", title, [text], "guy-nervous", true));
    },
    round: ({ number }) => {
      this.close();
      this.heading = `Round ${number}`;
    },
    "stage-two": () => {
      this.add(panel("caption", "Stage II", "Guy takes the stand", [], "guy-nervous", true));
    },
    "trial-card-chosen": ({ regions }) => {
      const called = regions.map((region) => this.box.region(region));
      this.add(panel("prosecutor", "The prosecutor", `“I call ${list(called)}.”`, []));
    },
    deployed: ({ seat, marker, region, destroyed }) => {
      const name = this.name(seat);
      if (!destroyed.length) {
        const there = this.pushes.get(region) ?? [];
        this.pushes.set(region, [...there, name]);
        return;
      }
      const fallen = destroyed.map((one) => this.box.markerName(one));
      const title = `${list(fallen)} ${fallen.length > 1 ? "fall" : "falls"}!`;
      const how = `${name} pushes ${this.box.kind(marker).title} into ${this.box.region(region)}.`;
      this.add(panel("fall", "Over the edge", title, [how], "guy-panic", true));
    },
    "marker-destroyed": ({ marker }) => {
      this.add(panel("fall", "Destroyed", `${this.box.markerName(marker)} is gone`, []));
    },
    "side-read": ({ side, text }) => {
      const turned = side === "B";
      this.add(
        panel(
          "prosecutor",
          turned ? "She turns the card" : "The prosecutor reads",
          "",
          [text],
          turned ? "prosecutor-pounce" : "prosecutor-composed",
          true,
        ),
      );
    },
    "ability-read": (fact) => {
      this.flush();
      this.ability = fact;
    },
    "option-chosen": ({ seat, label }) => this.guy(seat, label, [], "guy-hopeful"),
    "hidden-effect": ({ seat, label, text }) =>
      this.guy(seat, label, [`Nobody knew: ${text}`], "guy-panic"),
    "tie-broken": ({ region, by, seat }) => {
      const who = by === seat ? "takes it" : `lets ${this.name(seat)} decide`;
      this.add(
        panel("caption", `A tie in ${this.box.region(region)}`, `${this.name(by)} ${who}`, []),
      );
    },
    "tie-to-prosecutor": ({ region, seat }) => {
      this.add(
        panel("caption", `A tie in ${this.box.region(region)}`, `${this.name(seat)} decides`, []),
      );
    },
    "strategy-played": ({ seat, card }) => {
      const { name, flavour } = this.box.card(card);
      this.add(panel("caption", `${this.name(seat)} plays a card`, name, [flavour]));
    },
    tokens: ({ token, juror, by }) => {
      const now = at(this.jury, juror);
      if (token === "guilty") now.guilty += by;
      else now.innocent += by;
      this.count(juror, token, by);
    },
    "influence-placed": ({ juror }) => this.count(juror, "hidden", 1),
    "influence-removed": ({ juror }) => this.count(juror, "hidden", -1),
    "influence-moved": ({ source, juror }) => {
      this.count(source, "hidden", -1);
      this.count(juror, "hidden", 1);
    },
    closing: ({ text }) => {
      this.close();
      this.heading = "The verdict";
      this.add(panel("verdict", "The court rises", "", [text], "judge-order", true));
    },
    "roles-revealed": ({ roles }) => {
      roles.forEach((id, seat) => {
        if (seat === this.view.prosecutor) return;
        const { name, goal } = this.box.role(id);
        this.add(panel("verdict", this.name(seat), `was ${name}`, [goal], `role-${id}`));
      });
    },
    "jurors-influence": ({ juror, faces }) => {
      const title = `Hidden before the ${this.box.juror(juror)} jurors`;
      this.add(panel("verdict", title, list(faces), []));
    },
    "jurors-vote": ({ juror, vote, cancelled }) => {
      const { type } = at(this.view.jurors, juror);
      const gone = cancelled ? [`${cancelled} of each canceled.`] : [];
      this.add(panel("verdict", this.box.juror(juror), vote, gone, `juror-${type}-${vote}`));
    },
    verdict: ({ convicted, text }) => {
      const picture = convicted ? "guy-crushed" : "guy-hopeful";
      this.add(
        panel(
          "verdict",
          "The verdict",
          convicted ? "Convicted" : "Acquitted",
          [text],
          picture,
          true,
        ),
      );
    },
  };
}

/** The trial as it was played, in panels. */
export function recordOf(
  box: Box,
  view: VoicesView,
  { steps }: Chronicle,
  claims: readonly ToldClaim[],
): readonly Chapter[] {
  const clerk = new Clerk(box, view, claims);
  let heard = -1;
  for (const { step, events } of steps) {
    for (; heard < step - 1; heard += 1) clerk.hear(heard + 1);
    for (const fact of events as VoicesFact[]) clerk.tell(fact, step);
  }
  clerk.close();
  const won = winnersOf(box, view);
  const lies = liesOf(box, view, claims);
  return [
    ...clerk.chapters,
    ...(clerk.turningPoints.length
      ? [{ heading: "Turning points", entries: clerk.turningPoints }]
      : []),
    ...(won.length ? [{ heading: "Who won", entries: won }] : []),
    ...(lies.length ? [{ heading: "Lies told", entries: lies }] : []),
  ];
}

function winnersOf(box: Box, view: VoicesView): readonly Panel[] {
  const { result } = view;
  if (!result) return [];
  return view.players.map(({ seat, role }) => {
    const won = result.winners.includes(seat);
    const parts = (result.breakdown[seat] ?? []).filter(({ met }) => typeof met === "boolean");
    const why = parts.map(({ met, reason }) => `${met ? "✓" : "✗"} ${reason}`);
    const name = role ? box.role(role).name : "";
    return panel(
      "verdict",
      `${box.player(view, seat)}${name && seat !== view.prosecutor ? `, ${name}` : ""}`,
      won ? "★ wins" : "loses",
      why,
      role ? `role-${role}` : "",
    );
  });
}

function liesOf(box: Box, view: VoicesView, claims: readonly ToldClaim[]): readonly Panel[] {
  return claims
    .filter((one) => one.true === false)
    .map(({ seat, text }) => panel("talk", `${box.player(view, seat)} lied`, `“${text}”`, []));
}
