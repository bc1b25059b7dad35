import type { Lesson, Step } from "../learn/lesson";
import { at } from "../lib/at";
import type { AndroidView } from "./wire";
import type { Box } from "./box";
import { signed } from "../lib/points";
import { atWork, did, Learner, part, thing, turnPassed } from "./learner";
import { tipsOf } from "./lesson-tips";

const MAP = part("Map of New Angeles and the Moon", "map");
const SUSPECTS = part("Suspects and their files", "case");
const PUZZLE = part("Conspiracy puzzle", "puzzle");
const WEEK = part("Case, calendar and events", "map");
const DECISION = '[aria-label="Decision"]';

const before = (day: number) => (view: AndroidView) => view.day > day;

/** The first days of a case, as Louis against two rookies, told as they happen. */
export const lessonOf = (box: Box): Lesson<AndroidView> => {
  const learner = new Learner(box);
  const steps = [...firstDay(learner), ...firstWeek(learner), ...untilTheEnd(learner)];
  const over = (view: AndroidView) => view.result != null;
  return {
    table: {
      game: "android",
      seed: 316,
      options: {
        murder: "last-call-at-roxies",
        detectives: ["louis", "caprice", "floyd"],
        first_player: 0,
      },
      bots: ["rookie", "rookie"],
    },
    steps: [
      ...steps.map((step) => ({
        ...step,
        late: (view: AndroidView) => over(view) || (step.late?.(view) ?? false),
      })),
      theEnd,
    ],
    tips: tipsOf(learner),
  };
};

const plotOf = (learner: Learner, view: AndroidView): string =>
  `${thing(`plot:${learner.me(view).detective}`)}, [data-part="me"][aria-current="false"]`;

const firstDay = (learner: Learner): readonly Step<AndroidView>[] => [
  {
    title: "Last call at Roxie’s",
    text: (view) => [
      "The lights went out for ninety seconds. When they came back, the bartender was dead and everybody was looking at their drinks.",
      `You are Louis Blaine: a good cop once, with a wife who waits and a Mr. Li who does not. Also on the case: ${learner.others(view)}. Two weeks of six days. Whoever has the most points then has won, and the murder is only the biggest way to get them.`,
    ],
    show: () => '[aria-label$="sheet"], [data-part="me"][aria-current="false"]',
  },
  {
    title: "What you believe",
    text: (view) => [
      `In secret you think that ${learner.suspect(view.me?.guilty)} did it, which is worth 15 points, and that ${learner.suspect(view.me?.innocent)} did not, which is worth 5. If it turns out that way.`,
      "Nobody has done it yet. When the case closes, the murderer is whoever the evidence points to. You are not here to find the truth. You are here to file it.",
    ],
    show: () => SUSPECTS,
  },
  {
    title: "What you go home to",
    text: (view) => [
      `Your plot is called ${learner.plotName(view)}. What you do, and what others do to you, leaves good ☺ or bad ☹ baggage on it: ${learner.baggage(view)} so far.`,
      "After day 3 it is weighed. More good than bad, and the story takes the better turn. A tie will not do, as in most marriages.",
    ],
    show: (view) => plotOf(learner, view),
  },
  {
    title: "Six Time",
    text: () => [
      "It is your turn, and a turn is 6 Time. To move, to follow up a lead, to draw a card, to play a light one: 1 Time each, in any order, as often as you like. What you do not spend is lost.",
      "What you can do now is lit on the table, and listed down here with a key for each. Whatever you wonder about explains itself: rest the mouse on it, Tab to it or hold a finger on it.",
    ],
    when: atWork,
    show: () => `${thing("time:0")}, ${DECISION}`,
  },
  {
    title: "Go where a lead is",
    text: (view) => {
      const [near] = learner.leadPlaces(view);
      const { place, detective } = learner.me(view);
      const astray = place !== at(learner.box.all.detectives, detective).start;
      return [
        astray
          ? `Nothing to follow up at ${learner.box.place(place)}. No harm done: your cruiser is outside.`
          : "The dashed ring is as far as your cruiser takes you in one move. Leads are the small tokens above places: a speech bubble is testimony, a hexagon something physical, a sheet of paper a document.",
        near === undefined
          ? "No lead is in reach from here. Go nearer to one, or skip this."
          : `${learner.box.place(near)} has one and is in reach. Click it, or open ‘Move’ below.`,
      ];
    },
    when: atWork,
    done: (view) => learner.leadsHere(view).length > 0,
    late: before(2),
    show: (view) => {
      const near = learner.leadPlaces(view).map((place) => `place:${place}`);
      return near.length ? thing(...near) : MAP;
    },
  },
  {
    title: "Follow it up",
    text: (view) => {
      const [lead] = learner.leadsHere(view);
      return lead === undefined
        ? [
            "You have left the lead behind, or it has left you. Go to any place with a lead; then follow it up there.",
          ]
        : [
            `${at(learner.box.all.leads, lead).name}, right where you stand. Follow it up for 1 Time: click the token, or press its number below.`,
          ];
    },
    when: atWork,
    done: did("lead-followed"),
    late: before(2),
    show: (view) => {
      const here = learner.leadsHere(view).map((lead) => `lead:${lead}`);
      return here.length ? `${thing(...here)}, [data-action^="follow "]` : MAP;
    },
  },
  {
    title: "It never stays",
    text: (view) => [
      `Did you see it go? Before you got anything out of that lead, ${learner.neighbour(view, -1)}, on your right, sent it to another place of the same type. The letter in a place is its type.`,
      `Everybody does that to the player on their left. You will do it to ${learner.neighbour(view, 1)}, and you will enjoy it.`,
    ],
    when: atWork,
    show: () => MAP,
  },
  {
    title: "Play a light card",
    text: (view) => {
      const [card] = learner.playable(view);
      if (card === undefined) {
        return [
          "Light cards ☀ are what goes right for you, but none of yours can be played now. Draw one for 1 Time at the decks beside your hand, or skip this.",
        ];
      }
      const { name, lines } = at(learner.box.all.cards, card);
      return [
        `Light cards ☀ are what goes right for you. Play this one: ‘${name}’. ${lines.join(" ")}`,
        "It takes 1 Time, and it is paid for on your twilight track: you will see how.",
      ];
    },
    when: atWork,
    done: did("card-played"),
    late: before(2),
    show: (view) => {
      const cards = learner
        .playable(view)
        .slice(0, 1)
        .map((card) => `card:${card}`);
      return `${thing(...(cards.length ? cards : [`deck:${learner.me(view).detective * 2}`]))}, [data-part="me"][aria-current="false"]`;
    },
  },
  {
    title: "What it did to you",
    text: (view) => [
      `Cards speak of feelings: love, duty, guilt. If your plot lists the word, you get baggage for it, good or bad. If it does not, you feel nothing. ${learner.plotName(view)} stands at ${learner.baggage(view)}.`,
      "Louis also has moods. Good baggage puts him in a good one, and light cards get cheaper; bad baggage does the same for dark cards. Every detective has something of the kind.",
    ],
    when: atWork,
    show: (view) => `${plotOf(learner, view)}, ${thing(`special:${learner.me(view).detective}`)}`,
  },
  {
    title: "Where one can buy things",
    text: (view) => {
      const shop = learner.shop(view);
      return shop < 0
        ? [
            "Places with a white rim sell something, but none is in reach. Move nearer to one, or skip this.",
          ]
        : [
            `Places with a white rim sell something, once a day to each of you. ${learner.offer(shop)}`,
            view.leads.includes(shop)
              ? "There is a lead as well. Go there."
              : "Go there, or to any other with a white rim.",
          ];
    },
    when: atWork,
    done: (view) => learner.isAtShop(view),
    late: before(2),
    show: (view) => (learner.shop(view) < 0 ? MAP : thing(`place:${learner.shop(view)}`)),
  },
  {
    title: "Who is behind it?",
    text: (view) => [
      learner.leadsHere(view).length
        ? "You stand at a lead again. Follow it up, and this time do not ask who did it. Ask who wanted it done: choose to uncover the conspiracy."
        : "Follow up one more lead, wherever you like, and this time do not ask who did it. Ask who wanted it done: choose to uncover the conspiracy.",
    ],
    when: atWork,
    done: did("piece-placed", "piece-discarded", "dug-deeper"),
    late: before(3),
    show: (view) => {
      const here = learner.leadsHere(view).map((lead) => `lead:${lead}`);
      return here.length ? `${thing(...here)}, [data-action^="follow "]` : PUZZLE;
    },
  },
  {
    title: "What the puzzle is for",
    text: () => {
      const group = at(learner.box.all.puzzle.groups, 0);
      return [
        `A line that runs from the centre to a name at the rim is a link, and links change what things are worth at the end, for everybody. ${group.name}, say. ${group.text}`,
        "Whoever lays the last piece of a row, a column or a long diagonal takes a conspiracy token: 4 points.",
      ];
    },
    when: atWork,
    show: () => PUZZLE,
  },
  {
    title: "Call in a favor",
    text: (view) => {
      const { place } = learner.me(view);
      if (learner.can(view, "ability")) {
        return [
          `Now for what they sell here. ${learner.offer(place)}`,
          "Favors are the money of this city. One of Mr. Li’s passes for any kind, and he never forgets that you took it. Use the ability.",
        ];
      }
      return [
        learner.isAtShop(view)
          ? `You cannot use this place now. ${learner.offer(place)}`
          : "Nothing is for sale here. Places with a white rim have an ability, and each tells its price.",
        "Come back with what it takes, or skip this.",
      ];
    },
    when: atWork,
    done: did("ability-used"),
    late: before(3),
    show: (view) => `${thing(`place:${learner.me(view).place}`)}, [data-action^="ability "]`,
  },
  {
    title: "Before you go",
    text: (view) => [
      `You have ${view.time} Time left. Draw a card, get nearer to tomorrow’s lead, or call it a day: Space ends your turn.`,
    ],
    when: atWork,
    done: turnPassed,
    late: (view) => view.day > 1 || view.turn !== view.seat,
    show: () => DECISION,
  },
];

const firstWeek = (learner: Learner): readonly Step<AndroidView>[] => [
  {
    title: "That was a day",
    text: (view) => [
      `${learner.neighbour(view, 1)} and ${learner.neighbour(view, -1)} have had their turns too. The story has it all, and what they did to you is in it as well.`,
      "After days 2, 4 and 5 something happens in town, after days 3 and 6 plots are weighed. Whoever last spent 1 Time at the scene of the crime, the red chalk ring, goes first the next day.",
    ],
    when: (view) => view.day > 1 && atWork(view),
    show: () => `${WEEK}, [aria-label="Story and talk"], [data-part="log"][aria-current="false"]`,
  },
  {
    title: "A day of your own",
    text: (view) => {
      const near = learner.leadPlaces(view).map((place) => learner.box.place(place));
      return [
        near.length
          ? `This one is yours. Leads one move away: ${near.join(", ")}. One with evidence that helps you is worth more than three that do not.`
          : "This one is yours. No lead is one move away, so plan for two.",
        `And think of ${learner.plotName(view)}. ${learner.goodForPlot(view)}`,
      ];
    },
    when: (view) => view.day === 2 && atWork(view),
    done: turnPassed,
    late: before(2),
    show: (view) => plotOf(learner, view),
  },
  {
    title: "Meanwhile, in town",
    text: (view) => {
      const event = learner.box.all.general_events[view.events.track[0] ?? -1];
      return [
        event
          ? `In the news: ‘${event.name}’. ${event.lines.join(" ")}`
          : "Nothing in the news today.",
        "An event stays until two newer ones have pushed it off. Where it offers something at a place, the first one there often takes it all.",
      ];
    },
    when: (view) => view.day > 2 && atWork(view),
    show: () => `${thing("slot:0")}, [data-part="map"][aria-current="false"]`,
  },
  {
    title: "Tonight it is weighed",
    text: (view) => [
      `${learner.plotName(view)} stands at ${learner.baggage(view)}. You want more good than bad by the end of the day. ${learner.goodForPlot(view)}`,
      "The rest of the day is yours again. End the turn when you are done.",
    ],
    when: (view) => view.day === 3 && atWork(view),
    done: turnPassed,
    late: before(3),
    show: (view) => plotOf(learner, view),
  },
  {
    title: "The crossroads",
    text: (view) => {
      const endings = learner.box.all.plots[learner.me(view).plot]?.endings ?? [];
      const points = endings.map((ending) => ending.vp);
      return [
        `It took the ${learner.me(view).plot_line === 1 ? "better" : "worse"} turn: ‘${learner.plotCard(view)?.name ?? ""}’. The old baggage is gone, and the new card counts other things: read it.`,
        `After day 6 it ends, and the ending is yours to keep: from ${signed(Math.min(...points))} to ${signed(Math.max(...points))} points. Then a new plot begins.`,
      ];
    },
    when: (view) => view.day > 3 && atWork(view),
    show: (view) => plotOf(learner, view),
  },
  {
    title: "Where points come from",
    text: (view) => [
      `Hunches: 15 for ${learner.suspect(view.me?.guilty)} guilty, 5 for ${learner.suspect(view.me?.innocent)} innocent. Endings of plots: what they show. Haas and Jinteki tokens: 3 each. Conspiracy tokens: 4 each. Trauma: −1 each.`,
      "Favors are worth nothing, unless the puzzle links their kind. Two good endings and a bag of favors have beaten many a right hunch.",
    ],
    show: () => `${SUSPECTS}, ${PUZZLE}`,
  },
  {
    title: "You know the way",
    text: () => [
      "What cannot be done says why, where you look for it. U takes a choice back, ? shows the keys, and the rules are at hand from here.",
      "Play on: I speak up when something new comes. Or leave it here: the case waits for you under ‘My tables’, and so do I.",
    ],
  },
];

const untilTheEnd = (learner: Learner): readonly Step<AndroidView>[] => [
  {
    title: "The second week",
    text: (view) => {
      const ending = learner.me(view).endings.at(-1) ?? -1;
      const ended = learner.box.all.plots[Math.floor(ending / 4)]?.endings[ending % 4];
      const event = learner.box.all.specific_events[view.events.specific ?? -1];
      return [
        `${ended ? `That story is over: ‘${ended.name}’, ${signed(ended.vp)} points. ` : ""}Now it is ${learner.plotName(view)}.`,
        event
          ? `And the murder has an event of its own: ‘${event.name}’. All testimony leads have moved; what else it means is written there.`
          : "Lily and Jimmy have moved on, too.",
      ];
    },
    when: (view) => view.week === 2 && atWork(view),
    show: (view) => `${plotOf(learner, view)}, ${thing("slot:2")}`,
  },
  {
    title: "The climax",
    text: (view) => [
      "Two days left, and a lead that is followed up now is gone for good.",
      `Look at ${learner.suspect(view.me?.guilty)}: ${learner.files(view.me?.guilty ?? 0)}. What is still missing?`,
    ],
    when: (view) => view.climax && atWork(view),
    show: () => SUSPECTS,
  },
];

const theEnd: Step<AndroidView> = {
  title: "The case is closed",
  text: (view) => [
    view.result?.winners.includes(view.seat ?? 0)
      ? "And nobody closed it better than you. Go home, Louis. She may still be up."
      : "This time somebody else gets the headline. You know how it is done now.",
    "‘Result’ lists every point and where it came from. You can look back over every step, or start the next case.",
  ],
  when: (view) => view.result != null,
};
