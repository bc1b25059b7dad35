import { answering, type Lesson } from "../learn/lesson";
import type { VoicesView } from "./wire";
import { at } from "../lib/at";
import { type Box } from "./box";

const part = (name: string): string => `[aria-label="${name}"]`;
const mine = (view: VoicesView) => at(view.players, view.seat ?? 0);
const firstRound = (view: VoicesView): boolean => view.round === 1;

/** The first trial: a persona among three rookies, told as it happens. */
export const lessonOf = (box: Box): Lesson<VoicesView> => ({
  table: {
    game: "voices",
    seed: 46,
    options: { chosen_prosecutor: 2, memory_aid: true },
    bots: ["rookie", "rookie", "rookie"],
  },
  steps: [
    {
      title: "You are a voice",
      text: (view) => [
        "This is Guy. He is on trial for a bank, two rabbit masks and a fern, and he cannot make up his mind, because you are in it.",
        `You are ${box.player(view, view.seat ?? 0)}. Two more voices and a prosecutor want their say too.`,
      ],
      show: () => part("The stage"),
    },
    {
      title: "What you want",
      text: (view) => [
        `Your secret role is ${box.role(mine(view).role ?? "selfishness").name}. You win if this is so at the end: ${mine(view).goal}`,
        "The others have goals of their own. Any number of you can win, or nobody.",
      ],
      show: () => part("Your role"),
    },
    {
      title: "Twelve people, six opinions",
      text: () => [
        "The jurors sit in pairs. G tokens say guilty, I tokens say innocent.",
        "The purple ones are influence: guilty, innocent or blank, and face down. At the end all is turned over, guilty and innocent cancel each other, and what is left is the vote.",
      ],
      show: () => part("The jury"),
    },
    {
      title: "This round’s question",
      text: (view) => [
        `The prosecutor has announced a card, face down. It calls on ${(view.trial?.regions ?? []).map((region) => box.region(region)).join(" and ")}: the yellow platforms.`,
        "Whoever controls such a region when the card is read decides what that part of Guy does.",
      ],
      when: (view) => view.trial !== null,
      show: () => part("The trial card"),
    },
    {
      title: "Pick a region",
      text: () => [
        "The highest total of markers controls a region. Nobody is anywhere yet, so the first one in leads.",
        "Click one of the yellow platforms, or press its number below.",
      ],
      show: (view) =>
        (view.trial?.regions ?? [])
          .flatMap((region) => [
            `[data-plaque="${region}"]`,
            `[data-action="${box.regionKey(region)}"]`,
          ])
          .join(", "),
      ...answering("region", firstRound),
    },
    {
      title: "Pick a marker",
      text: () => [
        "You have eight markers for eight rounds. The number is what they are worth: Joy 3, Fear and Trust 2, Anger and Sadness 1.",
        "A strong one now, while there is room? Rest the mouse on one to read about it.",
      ],
      show: () => part("Your markers"),
      ...answering("marker"),
    },
    {
      title: "And push",
      text: () => [
        "Drag the marker along the railing to choose where it starts, and click on the platform to aim. Or use the arrow keys.",
        "The dotted ghost is no guess: it shows exactly where everything will end. Then press Push!",
      ],
      show: () => part("Line up the push"),
      ...answering("push"),
    },
    {
      title: "The card is read",
      text: () => [
        "Everybody has pushed. First the front, then the back; each ability is used by whoever controls its region, and the panel says who that is and why.",
        "A tie is broken by the first player.",
      ],
      when: (view) => view.trial?.front != null || view.round > 1,
      show: () => part("The trial card"),
    },
    {
      title: "Talk is cheap",
      text: () => [
        "Under ‘Talk and claims’ you may say which icon your role has, or what an influence token is. It may even be true.",
        "Nothing else of your role may be told. Bots listen politely.",
      ],
      when: (view) => view.round > 1,
      show: () => part("Transcript and talk"),
    },
    {
      title: "Over the edge",
      text: () => [
        "Look for somebody else’s marker near an edge. A marker whose middle leaves its platform falls and is gone for good; yours too.",
        "Choose a region where somebody leads, and try.",
      ],
      show: () => part("The stage"),
      ...answering("region"),
    },
    {
      title: "Aim for trouble",
      text: () => [
        "Pick a marker, then move start and aim until a ghost wears a red cross: that one would fall. The line under the sliders tells who would control the region afterwards.",
        "No cross to be found? Then take the lead instead.",
      ],
      show: () => part("Line up the push"),
      ...answering("push"),
    },
    {
      title: "You know the way",
      text: () => [
        "Everything explains itself when you rest the mouse on it, Tab to it or hold a finger on it. U takes a choice back, ? shows the keys.",
        "Play on. I speak up when something new comes.",
      ],
    },
    {
      title: "Guy takes the stand",
      text: () => [
        "Half the rounds are over. From now on the cards of stage II are on the table: Guy answers for himself, and it counts for more.",
        "Compare the jury with your goal. What is still missing?",
      ],
      when: (view) => view.stage === 2,
      show: () => part("The jury"),
    },
    {
      title: "The last round",
      text: () => [
        "After this card the roles are shown, the influence is turned over and the jury votes.",
        "Control of regions counts at the end too, for whoever’s role says so. Make it a good one.",
      ],
      when: (view) => view.round === view.rounds,
      show: () => part("Your role"),
    },
    {
      title: "That was a trial",
      text: (view) => [
        view.result?.winners.includes(view.seat ?? 0)
          ? "And you got what you wanted. Guy may see it differently."
          : "This time the others got their way. Next time you know what falls off what.",
        "‘Result’ shows who wanted what, and why it was met or not. You can look back over every step, or play again with people.",
      ],
      when: (view) => view.result != null,
    },
  ],
  tips: {
    strategy: {
      title: "Strategy cards",
      text: () => [
        "Some moments let you play a card from your hand, most often right after a push. Those that fit are lit.",
        "They are good and you hold three at most, so use them. Space passes.",
      ],
      show: () => part("Your strategy cards"),
    },
    option: {
      title: "Your turn to be Guy",
      text: () => [
        "You control this region, so you choose what he says or does. Sometimes the effect is printed, sometimes only hinted at: then read the story closely.",
      ],
      show: () => part("Decision"),
    },
    juror: {
      title: "Which jurors?",
      text: () => [
        "Click a lit pair in the jury box. Remember your goal: a single token can turn a pair, and the next one in the same place turns nothing.",
      ],
      show: () => part("The jury"),
    },
    influence: {
      title: "Influence in your hand",
      text: () => [
        "Only you see these. What you place goes face down on top of the pile, and only you know what it is. Tell them what you like.",
      ],
      show: () => part("Influence in hand"),
    },
    look: {
      title: "A peek",
      text: () => [
        "Only you see this token. At this table it stays visible to you; in the strict game you would have to remember it.",
      ],
      show: () => part("Influence in hand"),
    },
    tie: {
      title: "You break the tie",
      text: () => [
        "You have the first player token, so you say who uses the ability. It is read only after you have chosen. Promise nothing.",
      ],
      show: () => part("Decision"),
    },
    discard: {
      title: "Three cards at most",
      text: () => ["You drew a fourth. One must go."],
      show: () => part("Your strategy cards"),
    },
  },
});
