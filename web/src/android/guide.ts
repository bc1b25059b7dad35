import type { Action, Explanation, Guide } from "../lib/guide";
import type { Box } from "./box";
import { explain } from "./explain";
import { HELP } from "./explain/help";
import type { AndroidView } from "./wire";

const KINDS: Readonly<Record<string, string>> = {
  turn: "takes a turn",
  payment: "decides how to pay",
  "place-evidence": "places evidence",
  "move-lead": "says where the lead points next",
  "place-piece": "places a piece of the puzzle",
};

export class AndroidGuide implements Guide<AndroidView> {
  readonly help = HELP;
  readonly letters = {
    ability: "a",
    follow: "f",
    event: "e",
    jimmy: "j",
    jump: "b",
    play: "p",
    move: "m",
    dropship: "v",
    "draw-light": "d",
    "draw-dark": "d",
    "draw-two": "d",
    sacrifice: "g",
    repair: "k",
    discard: "x",
    pay: "c",
    yes: "y",
  };
  readonly passes = new Set(["pass", "no", "end-turn"]);
  /** They cost a card or Time for something easily misread. */
  readonly careful = new Set(["discard", "sacrifice", "draw-light", "draw-dark", "lower", "raise"]);
  readonly staged = new Set(["place-piece", "dropship"]);
  readonly secretQuestions = new Set(["react", "place-evidence", "face"]);
  readonly secretThings = new Set(["card"]);

  constructor(readonly box: Box) {}

  doubt(view: AndroidView, { verb }: Action): string {
    return verb === "end-turn" && view.time > 0 ? `You have ${view.time} Time left.` : "";
  }

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

  explain(view: AndroidView, thing: string): Explanation | null {
    return explain(this.box, view, thing);
  }
}
