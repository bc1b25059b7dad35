import type { Step } from "../learn/lesson";
import { at } from "../lib/at";
import type { AndroidView } from "./wire";
import { type Learner, part, thing } from "./learner";

const MAP = part("Map of New Angeles and the Moon", "map");
const SUSPECTS = part("Suspects and their files", "case");
const PUZZLE = part("Conspiracy puzzle", "puzzle");
const HAND = part("Your hand", "me");
const OTHERS = part("The other detectives", "map");
const DECISION = '[aria-label="Decision"]';

/** What is said the first time that a question of a kind comes up. */
export const tipsOf = (learner: Learner): Readonly<Record<string, Step<AndroidView>>> => ({
  "free-draw": {
    title: "One on the house",
    text: () => [
      "Seedy places ▲ offer whoever walks in a dark card ☾, ritzy ones ◆ a light card ☀. For nothing.",
      "A dark card is trouble for one of the others, kept for his or her turn. Whose deck?",
    ],
    show: () => DECISION,
  },
  draw: {
    title: "Whose deck?",
    text: () => [
      "Light cards come from your own deck and help you in your turn. Dark cards come from the others’ decks and hurt them in theirs. You want some of both: you will see why when you pay.",
    ],
    show: () => HAND,
  },
  "use-lead": {
    title: "Evidence, or the conspiracy?",
    text: (view) => [
      "A lead gives you one of two things: a number for a suspect’s file, or a piece of the puzzle of who is behind it all.",
      view.suspects.every((one) => one.files.every((file) => file.length === 0))
        ? "The files are empty yet. Take the evidence this time."
        : "What do you need more, the verdict or the links?",
    ],
    show: () => `${SUSPECTS}, ${PUZZLE}`,
  },
  "place-evidence": {
    title: "On whom?",
    text: (view) => [
      learner.advice(view),
      `Mind the files. Of ${learner.suspect(view.me?.guilty)}, ${learner.files(view.me?.guilty ?? 0)}.`,
    ],
    show: () => SUSPECTS,
  },
  face: {
    title: "Face down or face up?",
    text: () => [
      "Face down, only you know what it is, and you keep seeing it. Face up, everybody does. You may say what you like about it either way.",
    ],
    show: () => DECISION,
  },
  payment: {
    title: "Paying in the twilight",
    text: () => [
      "To play a light card your marker goes towards the dark ☾, to play a dark card towards the light ☀, by the cost. So each side makes room for the other, and at the end of the track you cannot pay any more.",
      "Discards change the cost by 1 each, and so may your mood, or the colour of a plot. To pay it as it stands is fine.",
    ],
    show: (view) => `${thing(`twilight:${learner.me(view).detective}`)}, ${DECISION}`,
  },
  react: {
    title: "Your card fits",
    text: (view) => [
      view.turn === view.seat
        ? "Something has happened that one of your cards was waiting for. Play it, or pass with Space and keep it."
        : `It is ${view.turn < 0 ? "another detective" : learner.box.player(view, view.turn)}’s turn, and one of your dark cards fits what has just happened. It takes none of your Time, and paying for it brings your marker back towards the light.`,
      "You are asked only when a card of yours fits. Nobody sees whether you had a choice.",
    ],
    show: () => HAND,
  },
  "move-lead": {
    // A bonus moves a lead too, in the learner's own turn: nobody has followed it up then.
    when: (view) => view.turn === ((view.seat ?? 0) + 1) % view.seats,
    title: "Send it away",
    text: (view) => [
      `${learner.neighbour(view, 1)} has followed up a lead, and you sit on the right. You say where it goes: a place of the same type, with no lead, and not in your own district.`,
      "Somewhere near your next errand would be handy. Somewhere far from theirs is traditional.",
    ],
    show: () => MAP,
  },
  uncover: {
    title: "Now, or something better?",
    text: () => [
      "Reveal a piece now, from the pile where your marker stands. Or dig: your marker goes to the next pile, and the piece you reveal with your next lead is a better one.",
    ],
    show: () => thing("pile:0", "pile:1", "pile:2"),
  },
  benefit: {
    title: "First, what the pile gives",
    text: () => [
      "The shift pile moves anybody’s twilight marker by one, the favor pile gives you a favor, the baggage pile puts baggage on any plot. Yours or theirs, kindly or not.",
    ],
    show: () => DECISION,
  },
  "place-piece": {
    title: "Lay the piece",
    text: () => [
      "Pick a lit cell and then which way round. At least one line has to go on from a piece that lies there already.",
      "Rest on a way to lay it: it says whom that would link, and what that would pay.",
    ],
    show: () => PUZZLE,
  },
  "bonus-lead": {
    title: "A bonus",
    text: () => [
      "This piece lets you move a lead yourself: to another place of its type, best one on your way. You may also leave it.",
    ],
    show: () => MAP,
  },
  "bonus-piece": {
    title: "A bonus",
    text: () => ["This piece brings another one with it. There is no catch."],
    show: () => PUZZLE,
  },
  "place-hit": {
    title: "Somebody wants somebody dead",
    text: (view) => [
      `Three hits kill a suspect, and a hunch about the dead never pays. So not ${learner.suspect(view.me?.guilty)}, and not ${learner.suspect(view.me?.innocent)}, unless you like losing.`,
    ],
    show: () => SUSPECTS,
  },
  "spend-favor": {
    title: "Which favor?",
    text: () => [
      "A favor of a person counts as any one of the kinds that it shows. Give the one that you will not need.",
    ],
    show: () => DECISION,
  },
  baggage: {
    title: "Good or bad, and for whom?",
    text: (view) => [
      `Baggage on any plot: a good one on ${learner.plotName(view)}, which stands at ${learner.baggage(view)}, or a bad one for a colleague. Both have been done by decent people.`,
    ],
    show: (view) =>
      `${view.players.map((one) => thing(`plot:${one.detective}`)).join(", ")}, ${OTHERS}`,
  },
  fight: {
    title: "A fight",
    text: () => [
      "Light tactics: a step towards the light, and the light outcome. Dark tactics: a step towards the dark, and the dark one. Read both, then choose.",
    ],
    show: () => DECISION,
  },
  "reveal-evidence": {
    title: "Lily has a question",
    text: () => [
      "The reporter takes 1 Time from whoever walks in on her. In return you may turn one token face up, for all the city to read.",
    ],
    show: () => SUSPECTS,
  },
  "move-lily": {
    title: "Where does she go?",
    text: () => [
      "To a place of the same type in another district. Wherever she is, the next one to enter loses 1 Time, so think of who is going where.",
    ],
    show: () => MAP,
  },
  jimmy: {
    title: "Jimmy sells",
    text: () => [
      "A look at somebody’s hand, or at everything face down about one suspect. Only you see it, and you keep seeing what you saw.",
    ],
    show: () => DECISION,
  },
  "move-jimmy": {
    title: "Jimmy must be going",
    text: () => ["You say where: a place of the same type, in another district."],
    show: () => MAP,
  },
  may: {
    title: "You need not",
    text: (view) => [
      `Something in play offers you this. ${at(learner.box.all.murders, view.murder).name} has a rule of its own, and so have many plots and cards: the prompt tells which.`,
    ],
    show: () => DECISION,
  },
});
