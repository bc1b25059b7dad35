import {
  type Action,
  argumentOf,
  type Explanation,
  type Guide,
  type Heading,
  PASSES,
  verbOf,
} from "../lib/guide";
import type { AndroidView } from "./wire";
import { at } from "../lib/at";
import { capital } from "../lib/words";
import { type Box, fileName } from "./box";
import { explain } from "./explain";
import { option } from "./explain/options";
import { type Presence, presentAt } from "./presence";

const TURN: Readonly<Record<string, Heading>> = {
  follow: { rank: 1, text: "Here" },
  ability: { rank: 1, text: "Here" },
  event: { rank: 1, text: "Here" },
  jimmy: { rank: 1, text: "Here" },
  jump: { rank: 1, text: "Here" },
  play: { rank: 2, text: "Play a card" },
  move: { rank: 3, text: "Move" },
  dropship: { rank: 4, text: "Move" },
  "draw-light": { rank: 5, text: "Draw a card" },
  "draw-dark": { rank: 5, text: "Draw a card" },
  "draw-two": { rank: 5, text: "Draw a card" },
  sacrifice: { rank: 6, text: "Make a sacrifice" },
  repair: { rank: 7, text: "" },
  discard: { rank: 8, text: "Discard a card" },
};
const BY_VERB: Readonly<Record<string, Heading>> = {
  lower: { rank: 1, text: "Discard to lower the cost by 1" },
  raise: { rank: 2, text: "Discard to raise the cost by 1" },
  "good-baggage": { rank: 0, text: "Good baggage" },
  "bad-baggage": { rank: 1, text: "Bad baggage" },
  "shift-light": { rank: 0, text: "Light shift" },
  "shift-dark": { rank: 1, text: "Dark shift" },
};
/** What an option's words need not repeat within the list of its heading. */
const SAID_BY_HEADING: readonly RegExp[] = [
  /^Discard (?=')/,
  / to (lower|raise) the cost by 1$/,
  /^the testimony lead on /,
  /'s (physical|document) lead$/,
  /^(Good|Bad) baggage on /,
  /'s plot$/,
  /^(Light|Dark) shift /,
];
/** A click alone never does these: they cost a card or Time for something easily misread. */
const CAREFUL = new Set(["discard", "sacrifice", "draw-light", "draw-dark", "lower", "raise"]);
const KINDS: Readonly<Record<string, string>> = {
  turn: "takes a turn",
  payment: "decides how to pay",
  "place-evidence": "places evidence",
  "move-lead": "says where the lead points next",
  "place-piece": "places a piece of the puzzle",
};

/** What an option of the decision bar is called as a thing that explains itself. */
const OPTION = "option:";

/** The cell of the puzzle in an argument like 'c2-1' or 'c2'. */
export function cellOf(argument: string): number {
  return (Number(argument.charAt(1)) - 1) * 5 + "abcde".indexOf(argument.charAt(0));
}
export const cellName = (cell: number): string =>
  `${"ABCDE".charAt(cell % 5)}${Math.floor(cell / 5) + 1}`;

/** A lead by its kind alone, where there is little room. */
const brief = ({ look, name, thing }: Presence): string =>
  thing.startsWith("lead:") ? `${look} lead` : name;

export class AndroidGuide implements Guide<AndroidView> {
  readonly staged = new Set(["place-piece", "dropship"]);
  readonly folds = [
    "Discard a card",
    "Discard to raise the cost by 1",
    "Make a sacrifice",
    "Move",
    "Draw a card",
    "Play a card",
    "Discard to lower the cost by 1",
    "Here",
  ];
  readonly secretQuestions = new Set(["react", "place-evidence", "face"]);
  readonly secretThings = new Set(["card"]);

  constructor(readonly box: Box) {}

  status(view: AndroidView): string {
    const day = `Week ${view.week}, day ${((view.day - 1) % 6) + 1}${view.climax ? ", climax" : ""}`;
    if (view.turn < 0) return day;
    const whose = view.turn === view.seat ? "your turn" : `${this.player(view, view.turn)}'s turn`;
    return `${day} · ${whose} · ${view.time} Time left`;
  }

  player(view: AndroidView, seat: number): string {
    return this.box.player(view, seat);
  }

  waitingFor(view: AndroidView): string {
    const { decision } = view;
    if (view.result) return "The case is closed.";
    if (!decision) return "The table is being set.";
    if (decision.seat === null) return "Somebody may react to this.";
    const does = KINDS[decision.kind] ?? "decides";
    return `${this.player(view, decision.seat)} ${does}.`;
  }

  heading(view: AndroidView, action: Action, depth: number): Heading {
    const verb = verbOf(action);
    if (PASSES.includes(action.key)) return { rank: 99, text: "" };
    if (depth > 0) return this.named(action);
    if (view.decision?.kind === "turn") return TURN[verb] ?? { rank: 9, text: "" };
    if (verb === "discard-piece") return { rank: 98, text: "" };
    return BY_VERB[verb] ?? this.named(action);
  }

  /** The heading of what an option names: a place's district, a card's deck and so on. */
  private named(action: Action): Heading {
    const argument = argumentOf(action);
    const { all } = this.box;
    switch (verbOf(action)) {
      case "move":
      case "place": {
        const { district } = at(all.places, this.box.placeOf.get(argument) ?? 0);
        return { rank: district, text: at(all.districts, district).name };
      }
      case "lead": {
        const { kind } = at(all.leads, this.box.leadOf.get(argument) ?? 0);
        return { rank: kind, text: `${capital(fileName(kind))} leads` };
      }
      case "piece": {
        const cell = cellOf(argument);
        return { rank: cell, text: `Cell ${cellName(cell)}` };
      }
      case "token": {
        const suspect = [...this.box.suspectOf].find(([key]) => argument.startsWith(`${key}-`));
        const number = suspect?.[1] ?? 0;
        return { rank: number, text: at(all.suspects, number).name };
      }
      case "card":
      case "play":
      case "discard":
      case "lower":
      case "raise": {
        const { deck } = at(all.cards, this.box.cardOf.get(argument) ?? 0);
        return { rank: deck, text: this.box.deck(deck) };
      }
      case "event":
        return { rank: 1, text: "Events" };
      default:
        return { rank: 0, text: "" };
    }
  }

  short(view: AndroidView, action: Action): string {
    const verb = verbOf(action);
    if (verb === "move" || verb === "place") {
      const place = this.box.placeOf.get(argumentOf(action)) ?? -1;
      const there = presentAt(this.box, view, place).map(brief);
      const words = action.text.replace(/^Move to /, "").replace(" (1 Time)", "");
      return there.length ? `${words} – ${there.join(", ")}` : words;
    }
    if (verb === "piece") return `turned ${Number(argumentOf(action).slice(3)) * 90}°`;
    if (view.decision?.kind === "turn") {
      return action.text.replace(/^(Discard|Draw a|Play) /, "");
    }
    return SAID_BY_HEADING.reduce((text, said) => text.replace(said, ""), action.text).replace(
      /^(token \d+) in .*'s (\w+) file$/,
      "$1, $2 file",
    );
  }

  targets(view: AndroidView, action: Action): readonly string[] {
    const argument = argumentOf(action);
    const { box } = this;
    switch (verbOf(action)) {
      case "move":
      case "place":
      case "ability":
        return [`place:${box.placeOf.get(argument)}`];
      case "follow": {
        const lead = box.leadOf.get(argument) ?? -1;
        return [`lead:${lead}`, `place:${view.leads[lead]}`];
      }
      case "lead":
        return [`lead:${box.leadOf.get(argument)}`];
      case "suspect":
        return [`suspect:${box.suspectOf.get(argument)}`];
      case "draw-dark": {
        const owner = box.detectiveOf.get(argument) ?? 0;
        return [`deck:${owner * 2 + 1}`, `detective:${owner}`];
      }
      case "detective":
      case "shift-light":
      case "shift-dark":
        return [`detective:${box.detectiveOf.get(argument)}`];
      case "good-baggage":
      case "bad-baggage":
        return [`plot:${box.detectiveOf.get(argument)}`];
      case "sacrifice":
        return [`plot:${box.detectiveOf.get(argument.split("-", 1)[0] ?? "")}`];
      case "crossroads":
        return view.seat === null ? [] : [`plot:${at(view.players, view.seat).detective}`];
      case "play":
      case "card":
      case "discard":
      case "lower":
      case "raise":
        return [`card:${box.cardOf.get(argument)}`];
      case "npc":
        return [`npc:${box.npcOf.get(argument)}`];
      case "gain":
      case "spend":
        return [`favor:${box.favorOf.get(argument)}`];
      case "token":
        return [this.tokenTarget(argument)];
      case "piece":
      case "cell":
        return [`cell:${cellOf(argument)}`];
      case "pile":
        return [`pile:${["shift", "favor", "baggage"].indexOf(argument)}`];
      case "event":
        return [`slot:${["first", "second", "specific"].indexOf(argument)}`];
      case "jimmy":
        return ["jimmy:0", `place:${view.jimmy}`];
      case "jump":
        return ["scene:0", `place:${view.scene}`];
      case "draw-light":
        return view.seat === null ? [] : [`deck:${at(view.players, view.seat).detective * 2}`];
      default:
        return [];
    }
  }

  private tokenTarget(argument: string): string {
    const parts = /^(.*)-(testimony|physical|document)-(\d+)$/.exec(argument);
    if (!parts) return "";
    const [, key = "", kind = "", position = ""] = parts;
    const file = ["testimony", "physical", "document"].indexOf(kind);
    return `token:${this.box.suspectOf.get(key)}-${file}-${Number(position) - 1}`;
  }

  atOnce(_view: AndroidView, action: Action): boolean {
    return !CAREFUL.has(verbOf(action));
  }

  explain(view: AndroidView, thing: string): Explanation | null {
    if (!thing.startsWith(OPTION)) return explain(this.box, view, thing);
    const key = thing.slice(OPTION.length);
    const action = view.decision?.actions?.find((one) => one.key === key);
    if (!action) return null;
    const [named] = this.targets(view, action);
    return option(action, named ? explain(this.box, view, named) : null);
  }
}
