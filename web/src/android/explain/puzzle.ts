import { at } from "../../lib/at";
import { cellName, linksOf } from "../lines";
import { type Explain, listed } from "./kind";

const GIVES = [
  "shift any one detective's twilight marker by one",
  "gain a normal favor of your choice",
  "place one good or bad baggage on any plot",
];
const TIMES = ["not at all", "once", "twice", "three times", "four times"];
const BADGES: Readonly<Record<string, string>> = { haas: "Haas-Bioroid", jinteki: "Jinteki" };

const group: Explain = (box, view, id) => {
  const { name, text, about, edges } = at(box.all.puzzle.groups, Number(id));
  return {
    title: name,
    about: "may be behind it all",
    lines: [
      text,
      edges.length
        ? "A link is an unbroken line from here to the centre; up to four, one for each side of the centre."
        : "No edge of its own: its emblem is on one of the baggage pieces, and a line from there to the centre is a link.",
    ],
    now: `Linked ${at(TIMES, at(linksOf(box.all, view.board), Number(id)))} now.`,
    flavour: about,
  };
};

const cell: Explain = (box, view, id) => {
  const number = Number(id);
  const value = view.board[number] ?? -1;
  const { puzzle } = box.all;
  const name = cellName(number);
  if (number === puzzle.centre) {
    return {
      title: "The conspiracy",
      about: "centre of the puzzle",
      lines: ["Lines that run from here to a group link it to the murder."],
    };
  }
  if (value < 0) {
    return {
      title: `Cell ${name}`,
      about: "empty cell of the puzzle",
      lines: [
        "A piece goes next to one that lies there already, so that at least one line goes on.",
        "The last piece of a row, a column or a long diagonal earns a conspiracy token: 4 VP.",
      ],
    };
  }
  const piece = at(puzzle.pieces, Math.floor(value / 4));
  const lines = [];
  if (piece.bonus.length)
    lines.push(`Bonus for whoever laid it: ${listed(piece.bonus.map(({ text }) => text))}.`);
  if (BADGES[piece.badge]) lines.push(`It carries the emblem of ${BADGES[piece.badge]}.`);
  lines.push("Bright lines hang together with the centre.");
  return { title: `Cell ${name}`, about: `${at(puzzle.piles, piece.pile)} piece`, lines };
};

const pile: Explain = (box, view, id) => {
  const number = Number(id);
  const there = view.players.flatMap((player) =>
    player.pile_marker === number ? [box.short(player.detective)] : [],
  );
  return {
    title: `The ${at(box.all.puzzle.piles, number)} pile`,
    about: "puzzle pieces",
    lines: [
      `A piece from here also lets you ${GIVES[number]}.`,
      "You reveal from the pile where your marker is, and then it goes back to the first pile. Digging deeper moves it to the next better one.",
    ],
    now: `${view.piles[number] ?? 0} pieces left. Markers here: ${listed(there) || "none"}.`,
  };
};

export const PUZZLE: Readonly<Record<string, Explain>> = { group, cell, pile };
