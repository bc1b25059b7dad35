"""``caseboard rules``, and the documents that are made from the games."""

from __future__ import annotations

from pathlib import Path

import pytest

import caseboard
from caseboard.pack.registry import pack_of
from tests.cli.typist import Typist
from tests.games.android.content.reading import trapped

DOCS = Path(__file__).parents[2] / "docs"
BOTH = pytest.mark.parametrize("game", caseboard.games())


def written(*arguments: str) -> str:
    typist = Typist()
    assert typist.run(*arguments) == 0
    return typist.shown


@BOTH
def test_the_rules_in_docs_are_current(game: str) -> None:
    """`make docs` remakes them."""
    document = (DOCS / f"rules-{game}.md").read_text(encoding="utf-8")
    assert document == written("rules", game, "--markdown"), "run 'make docs'"


@BOTH
def test_the_cards_in_docs_are_current(game: str) -> None:
    """`make docs` remakes them."""
    document = (DOCS / f"cards-{game}.md").read_text(encoding="utf-8")
    assert document == written("cards", "--game", game, "--markdown"), "run 'make docs'"


@BOTH
def test_the_document_has_every_card_under_its_deck(game: str) -> None:
    document = written("cards", "--game", game, "--markdown")
    entries = pack_of(game).entries()
    assert document.count("\n### ") == len(entries)
    for entry in entries:
        assert f"\n### {entry.name}\n" in document


@BOTH
def test_the_document_links_to_every_chapter(game: str) -> None:
    document = written("rules", game, "--markdown")
    for chapter in pack_of(game).rulebook.chapters:
        assert f"- [{chapter.title}](#" in document
        assert f"\n## {chapter.title}\n" in document


@BOTH
def test_no_text_falls_into_a_trap_of_bad_english(game: str) -> None:
    texts = {
        f"{one.deck}: {one.name}, {n}": " ".join(line.removeprefix("- ").split())
        for one in pack_of(game).entries()
        for n, line in enumerate(_lines(one.text), 1)
    }
    assert trapped(texts) == {}


def _lines(text: str) -> list[str]:
    """The items of a list one by one, anything else as a whole."""
    return text.split("\n- ") if text.startswith("- ") else [text]


def test_without_words_the_contents_of_both_games() -> None:
    shown = written("rules")
    assert "Following Up Leads: " in shown
    assert "Controlling Regions: " in shown


def test_a_chapter_is_shown_whole() -> None:
    shown = written("rules", "android", "get", "a", "jump", "on", "the", "case")
    assert "Daytime Phase" in shown
    assert "  Example\n" in shown
    assert "See also: Movement" in shown
    assert "*" not in shown


def test_words_are_looked_for_in_both_games() -> None:
    shown = written("rules", "hidden", "vote")
    assert "Voices in My Head" in shown
    shown = written("rules", "innocent")
    assert "innocent hunch: In secret" in shown
    assert "innocent token: A vote for Guy" in shown


def test_a_word_that_no_rule_has() -> None:
    assert "No rule speaks of 'parachute'" in written("rules", "parachute")


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "--markdown"),
        ("rules", "android", "hits", "--markdown"),
        ("cards", "--markdown"),
        ("cards", "--game", "voices", "--deck", "roles", "--markdown"),
    ],
)
def test_a_document_is_of_one_whole_game(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert Typist().run(*arguments) == 2
    assert "--markdown wants" in capsys.readouterr().err


def test_tip_sheets_are_among_the_cards() -> None:
    shown = written("cards", "--game", "android", "--deck", "tips")
    assert "Tips for Louis" in shown
    assert "Tips against Caprice" in shown
    assert "10 found." in shown
