"""A game's rules in our own words: chapters to read, terms to hover over, a search over both.

Texts are plain Markdown: paragraphs, ``-`` lists, ``**bold**`` and ``*italic*``, one line per
paragraph or list item.
"""

from __future__ import annotations

from dataclasses import dataclass
from inspect import cleandoc
from typing import Any


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    text: str
    picture: str = ""
    """A drawing to go with it, as SVG."""


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    summary: str
    sections: tuple[Section, ...]
    see_also: tuple[str, ...] = ()
    """Keys of chapters to read next."""
    names: tuple[str, ...] = ()
    """What reasons and procedures call this chapter, beside its title."""

    @property
    def words(self) -> str:
        """All that is written in it, for a search."""
        written = [self.title, *self.names, self.summary]
        for section in self.sections:
            written += (section.title, section.text)
        return plain(" ".join(written)).casefold()


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, its meaning in a sentence, and the chapter that says more."""

    name: str
    kind: str
    text: str
    chapter: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Something with a name that can explain itself: a card, a place, a person, a rule."""

    deck: str
    name: str
    about: str
    text: str
    flavour: str = ""
    number: int = 0
    """The thing's number within its deck, for what it is now."""
    closed: bool = False
    """Nobody may look it up in the middle of a game, unless it has come to light there."""


@dataclass(frozen=True, slots=True)
class Reference:
    game: str
    title: str
    about: str
    chapters: tuple[Chapter, ...]
    glossary: tuple[Term, ...]

    def chapter_for(self, name: str) -> Chapter:
        """The chapter of that key or title, or the one that explains what a rule calls so."""
        wanted = name.casefold()
        for chapter in self.chapters:
            titles = [one.casefold() for one in (chapter.title, *chapter.names)]
            if wanted == chapter.key or wanted in titles:
                return chapter
        raise LookupError(f"no chapter of the {self.title} reference explains {name!r}")

    def term(self, name: str, kind: str = "") -> Term:
        """The term of that name; the kind tells apart two that are called alike."""
        wanted = name.casefold()
        for term in self.glossary:
            if term.name.casefold() == wanted and kind in ("", term.kind):
                return term
        raise LookupError(f"the {self.title} glossary has no term {name!r}")

    def search(self, words: str) -> tuple[Chapter, ...]:
        """Chapters that have all the words: named so first, then by how often they say them."""
        wanted = words.casefold().split()
        found = []
        for at, chapter in enumerate(self.chapters):
            written = chapter.words
            if all(word in written for word in wanted):
                named = " ".join((chapter.key, chapter.title, *chapter.names)).casefold()
                in_name = sum(word in named for word in wanted)
                said = sum(written.count(word) for word in wanted)
                found.append((-in_name, -said, at))
        return tuple(self.chapters[at] for *_, at in sorted(found))

    def terms(self, words: str) -> tuple[Term, ...]:
        """Terms whose name has all the words."""
        wanted = words.casefold().split()
        return tuple(
            term for term in self.glossary if all(word in term.name.casefold() for word in wanted)
        )

    def data(self) -> dict[str, Any]:
        """Everything as plain data, for a page that shows and searches it."""
        return {
            "game": self.game,
            "title": self.title,
            "about": self.about,
            "chapters": [
                {
                    "key": chapter.key,
                    "title": chapter.title,
                    "names": list(chapter.names),
                    "summary": chapter.summary,
                    "sections": [
                        {
                            "title": section.title,
                            "text": section.text,
                            "picture": section.picture,
                        }
                        for section in chapter.sections
                    ],
                    "see_also": list(chapter.see_also),
                }
                for chapter in self.chapters
            ],
            "glossary": [
                {"name": term.name, "kind": term.kind, "text": term.text, "chapter": term.chapter}
                for term in self.glossary
            ],
        }


def section(title: str, text: str, picture: str = "") -> Section:
    """A section as it is written in a module: indented and wrapped, stored without either."""
    return Section(title, unwrapped(text), picture)


def unwrapped(text: str) -> str:
    """One line per paragraph and list item, paragraphs and lists apart by an empty line."""
    lines: list[str] = []
    fresh = True
    for row in cleandoc(text).splitlines():
        if not row.strip():
            lines.append("")
            fresh = True
        elif fresh or row.startswith("- "):
            lines.append(row.strip())
            fresh = False
        else:
            lines[-1] += f" {row.strip()}"
    return "\n".join(lines)


def plain(text: str) -> str:
    """A text without its marks for bold and italic."""
    return text.replace("*", "")
