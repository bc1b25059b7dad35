import { capital } from "../lib/words";
import * as api from "../lib/api";
import type { RulesBook, RulesChapter, RulesEntry, RulesTerm } from "../wire";

export const GLOSSARY = "glossary";
const DECK = "deck:";

const books = new Map<string, Promise<RulesBook>>();

/** The rules of a game; asked for once. */
export function bookOf(game: string): Promise<RulesBook> {
  const known = books.get(game);
  if (known) return known;
  const asked = api.rules(game);
  books.set(game, asked);
  asked.catch(() => books.delete(game));
  return asked;
}

/** The chapter of that key or title, or the one that explains what a reason calls so. */
export function chapterFor(book: RulesBook, name: string): RulesChapter | null {
  const wanted = name.toLowerCase();
  const isNamed = ({ key, title, names }: RulesChapter) =>
    [key, title, ...names].some((one) => one.toLowerCase() === wanted);
  return book.chapters.find(isNamed) ?? null;
}

export interface Deck {
  readonly page: string;
  readonly title: string;
  readonly entries: readonly RulesEntry[];
}

/** Everything in the box, deck by deck. */
export function decksOf(book: RulesBook): readonly Deck[] {
  const names = [...new Set(book.entries.map((entry) => entry.deck))];
  return names.map((name) => ({
    page: `${DECK}${name}`,
    title: deckTitle(name),
    entries: book.entries.filter((entry) => entry.deck === name),
  }));
}

function deckTitle(name: string): string {
  const words = name.split("-");
  const [first = "", kind] = words;
  const deck = capital(first);
  if (!kind) return deck;
  return kind === "plots" ? `${deck}: plots` : `${deck}: ${kind} cards`;
}

export interface Found {
  readonly chapters: readonly RulesChapter[];
  readonly terms: readonly RulesTerm[];
  readonly entries: readonly RulesEntry[];
}

const plain = (text: string): string => text.replaceAll("*", "").toLowerCase();

/** What has all the words; chapters named so come first, then those that say them most often. */
export function search(book: RulesBook, words: string): Found {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { chapters: [], terms: [], entries: [] };
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const ranked = book.chapters.flatMap((chapter) => {
    const name = plain([chapter.key, chapter.title, ...chapter.names].join(" "));
    const sections = chapter.sections.map(({ title, text }) => `${title} ${text}`);
    const written = plain([name, chapter.summary, ...sections].join(" "));
    if (!has(written)) return [];
    const inName = wanted.filter((word) => name.includes(word)).length;
    const said = wanted.reduce((sum, word) => sum + written.split(word).length - 1, 0);
    return [{ chapter, inName, said }];
  });
  ranked.sort((a, b) => b.inName - a.inName || b.said - a.said);
  const byName = <T extends { name: string }>(list: readonly T[]) =>
    [...list].sort((a, b) => Number(has(plain(b.name))) - Number(has(plain(a.name))));
  return {
    chapters: ranked.map(({ chapter }) => chapter),
    terms: byName(book.glossary.filter((term) => has(plain(`${term.name} ${term.text}`)))),
    entries: byName(
      book.entries.filter((entry) => has(plain(`${entry.name} ${entry.about} ${entry.text}`))),
    ),
  };
}
