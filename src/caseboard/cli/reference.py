"""``caseboard rules``: the rules of every game, to search and to read, or as a document."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import caseboard
from caseboard.cli.documents import anchor, write_document
from caseboard.cli.screen import Screen
from caseboard.core.errors import BadOption, choices
from caseboard.core.reference import Chapter, Reference, Section, Term, plain
from caseboard.pack.registry import packs

SHOWN_IN_FULL: Final = 2
"""When a search finds no more chapters than this, they are shown whole."""


def add_rules(commands: Any) -> None:
    """Register the command."""
    rules = commands.add_parser("rules", help="look a rule up")
    rules.add_argument("game", nargs="?", metavar="GAME", help=choices(caseboard.games()))
    rules.add_argument("words", nargs="*", metavar="WORDS", help="a chapter, or words to look for")
    rules.add_argument("--markdown", action="store_true", help="everything, as a document")
    rules.add_argument("--pictures", metavar="DIR", help="with --markdown: its drawings go there")
    rules.set_defaults(command=show_rules)


def show_rules(given: argparse.Namespace, screen: Screen) -> None:
    """Without words the contents; with the name of a chapter that one; else a search."""
    books = {pack.name: pack.rulebook for pack in packs()}
    named = given.game in books
    references = [books[given.game]] if named else list(books.values())
    words = " ".join(given.words if named or given.game is None else (given.game, *given.words))
    if given.markdown:
        if not named or words:
            raise BadOption(f"--markdown wants one game and no words: {choices(books)}")
        if given.pictures:
            draw_pictures(references[0], Path(given.pictures))
        write_document(screen, rules_document(references[0]))
        return
    found = [_look_up(screen, reference, words) for reference in references]
    if not any(found):
        screen.line(f"No rule speaks of '{words}'. Without words you get the contents.")


def _look_up(screen: Screen, reference: Reference, words: str) -> bool:
    """Show what a reference has to say about the words; whether it has anything."""
    if not words:
        _show_contents(screen, reference, reference.chapters)
        return True
    chapters, terms = _found(reference, words)
    if not chapters and not terms:
        return False
    screen.title(reference.title)
    for term in terms:
        screen.line(f"{term.name}: {term.text}", hang=2)
    if len(chapters) <= SHOWN_IN_FULL:
        for chapter in chapters:
            _show_chapter(screen, reference, chapter)
    else:
        for chapter in chapters:
            screen.line(f"{chapter.title}: {plain(chapter.summary)}", hang=2)
    return True


def _found(reference: Reference, words: str) -> tuple[tuple[Chapter, ...], tuple[Term, ...]]:
    try:
        return (reference.chapter_for(words),), ()
    except LookupError:
        return reference.search(words), reference.terms(words)


def _show_contents(screen: Screen, reference: Reference, chapters: tuple[Chapter, ...]) -> None:
    screen.title(reference.title)
    screen.line(reference.about)
    for chapter in chapters:
        screen.line(f"{chapter.title}: {plain(chapter.summary)}", indent=2, hang=2)
    if chapters:
        screen.line(f"Read one: caseboard rules {reference.game} {chapters[0].key}")


def _show_chapter(screen: Screen, reference: Reference, chapter: Chapter) -> None:
    screen.line()
    screen.line(chapter.title, style="bold")
    screen.line(plain(chapter.summary), style="italic")
    for section in chapter.sections:
        screen.line()
        screen.line(section.title, style="bold", indent=2)
        _show_text(screen, section)
    if chapter.see_also:
        screen.line()
        titles = ", ".join(reference.chapter_for(key).title for key in chapter.see_also)
        screen.line(f"See also: {titles}.", indent=2)


def _show_text(screen: Screen, section: Section) -> None:
    for row in section.text.splitlines():
        if row.startswith("- "):
            screen.line(plain(row), indent=2, hang=2)
        else:
            screen.line(plain(row), indent=2)


def picture_name(reference: Reference, chapter: Chapter) -> str:
    """The file that a chapter's drawing is kept in, beside the document."""
    return f"{reference.game}-{chapter.key}.svg"


def draw_pictures(reference: Reference, directory: Path) -> None:
    for chapter in reference.chapters:
        for section in chapter.sections:
            if section.picture:
                path = directory / picture_name(reference, chapter)
                path.write_text(section.picture, encoding="utf-8")


def rules_document(reference: Reference) -> str:
    """The whole reference as a Markdown document."""
    rows = [
        f"# The rules of {reference.title}",
        "",
        f"{reference.about} Made by `make docs`; not to be edited by hand.",
        "",
    ]
    rows += [f"- [{chapter.title}](#{anchor(chapter.title)})" for chapter in reference.chapters]
    rows.append(f"- [{GLOSSARY_TITLE}](#{anchor(GLOSSARY_TITLE)})")
    for chapter in reference.chapters:
        rows += ["", f"## {chapter.title}", "", f"*{plain(chapter.summary)}*"]
        for section in chapter.sections:
            rows += ["", f"### {section.title}", "", section.text]
            if section.picture:
                rows += ["", f"![{section.title}]({picture_name(reference, chapter)})"]
        if chapter.see_also:
            titles = [reference.chapter_for(key).title for key in chapter.see_also]
            links = ", ".join(f"[{title}](#{anchor(title)})" for title in titles)
            rows += ["", f"See also: {links}."]
    rows += ["", f"## {GLOSSARY_TITLE}", ""]
    for term in sorted(reference.glossary, key=lambda term: (term.name.casefold(), term.kind)):
        rows.append(f"- **{term.name}** ({term.kind}): {term.text}")
    return "\n".join(rows) + "\n"


GLOSSARY_TITLE: Final = "Glossary"
