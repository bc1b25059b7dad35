"""The rules in the browser: chapters, words and cards of both games."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.pack.registry import pack_of
from tests.server.harness import Browser


@pytest.mark.parametrize("game", caseboard.games())
def test_the_rules_of_a_game_are_served_whole(browser: Browser, game: str) -> None:
    book = browser.get(f"/api/rules/{game}")
    reference = pack_of(game).rulebook
    assert [one["title"] for one in book["chapters"]] == [one.title for one in reference.chapters]
    assert len(book["glossary"]) == len(reference.glossary)
    keys = {one["key"] for one in book["chapters"]}
    assert {term["chapter"] for term in book["glossary"]} <= keys
    assert all(entry["name"] and entry["text"] for entry in book["entries"])


def test_every_twilight_card_can_be_looked_up(browser: Browser) -> None:
    decks = [one["deck"] for one in browser.get("/api/rules/android")["entries"]]
    assert sum(deck.endswith(("-light", "-dark")) for deck in decks) == 210


def test_nobody_looks_up_the_back_of_a_trial_card(browser: Browser) -> None:
    decks = {one["deck"] for one in browser.get("/api/rules/voices")["entries"]}
    assert "strategy" in decks
    assert not any(deck.startswith("trial") for deck in decks)


def test_rules_of_an_unknown_game_are_refused(browser: Browser) -> None:
    status, answer = browser.request("/api/rules/chess")
    assert status == 404
    assert "android or voices" in answer["error"]["text"]
