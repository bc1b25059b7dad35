"""The rules and the box of a game as the browser shows and searches them."""

from __future__ import annotations

from functools import cache

import msgspec

from caseboard.pack import Pack
from caseboard.server.schema import Message


class RulesSection(Message):
    """``picture``: SVG, or empty."""

    title: str
    text: str
    picture: str


class RulesChapter(Message):
    """``names``: what reasons call it beside its title."""

    key: str
    title: str
    names: list[str]
    summary: str
    sections: list[RulesSection]
    see_also: list[str]


class RulesTerm(Message):
    """A word of the game, its meaning, and the key of the chapter that says more."""

    name: str
    kind: str
    text: str
    chapter: str


class RulesEntry(Message):
    """A card, a place or a person, with the text made from what it does."""

    deck: str
    name: str
    about: str
    text: str
    flavour: str


class RulesBook(Message):
    """GET /api/rules/GAME. Texts are plain Markdown: paragraphs, lists, bold and italic."""

    title: str
    about: str
    chapters: list[RulesChapter]
    glossary: list[RulesTerm]
    entries: list[RulesEntry]


@cache
def rules_book(pack: Pack) -> bytes:
    entries = [
        RulesEntry(entry.deck, entry.name, entry.about, entry.text, entry.flavour)
        for entry in pack.entries()
        if not entry.closed
    ]
    book = msgspec.convert({**pack.rulebook.data(), "entries": entries}, RulesBook)
    return msgspec.json.encode(book)
