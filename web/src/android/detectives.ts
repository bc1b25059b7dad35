/** How a detective is introduced to somebody who has not played yet. */
export interface Introduction {
  readonly key: string;
  readonly short: string;
  /** In a few words, for the front page. */
  readonly brief: string;
  readonly line: string;
  /** How much there is to keep in mind: 1 to 3. */
  readonly demand: 1 | 2 | 3;
  readonly special: string;
}

export const DEMANDS: Readonly<Record<Introduction["demand"], string>> = {
  1: "Gentle",
  2: "Middling",
  3: "Demanding",
};

export const DETECTIVES: readonly Introduction[] = [
  {
    key: "caprice",
    short: "Caprice",
    brief: "reads minds, loses hers",
    line: "A clone who hears what others think, and pays for it with her own mind.",
    demand: 2,
    special: "Sanity, from −3 to +3: her strongest cards cost it, holy places give it back.",
  },
  {
    key: "floyd",
    short: "Floyd",
    brief: "a machine that doubts",
    line: "A machine that believes in God and obeys three laws he did not write.",
    demand: 3,
    special: "Three directives, each with a good and a bad side; his stories can free him of them.",
  },
  {
    key: "louis",
    short: "Louis",
    brief: "owes the wrong people",
    line: "A policeman who took the money once. They have not stopped paying.",
    demand: 1,
    special: "His mood sets what cards cost: on good days light ones are cheap, on bad days dark.",
  },
  {
    key: "rachel",
    short: "Rachel",
    brief: "needs the money",
    line: "The best hunter in two cities. The worst daughter, she thinks.",
    demand: 1,
    special: "Money: each $1,000 stands in for a favor of any kind, or is a point at the end.",
  },
  {
    key: "raymond",
    short: "Raymond",
    brief: "cannot forget",
    line: "He drinks to forget the war. The others at the table hold his memories.",
    demand: 3,
    special: "One card more in hand and two for the Time of one; and memories that strike him.",
  },
];
