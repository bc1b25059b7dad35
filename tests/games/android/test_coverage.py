"""No card, plot, ending, event or trigger has a part that cannot happen (see ``coverage``)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import caseboard
from caseboard.core.machine import PROCEDURES, Outcome, Procedure, ask_again
from caseboard.games.android.catalogue import CARDS, Card
from caseboard.games.android.effects.base import Condition, Occasion, compiled
from caseboard.games.android.effects.control import If, Nothing, do
from caseboard.games.android.rules.lasting import FIRE, Fire, changed, source_of
from caseboard.games.android.rules.twilight import OCCASION
from caseboard.games.android.sources import SOURCES
from caseboard.games.android.state import AndroidState
from tests.games.android.coverage import Subject, expected, resolve, watched, words
from tests.games.android.positions import lay, positions
from tests.games.android.subjects import cards, entering, offers, triggers

TRIES = 3000
AT_LEAST = 20
"""How often everything is resolved, even if it has shown all its ways before."""

MOST_GAMES = 200
MOST_DECISIONS = 400
DECKS = 10

GROUPS: dict[str, Callable[[], list[Subject]]] = {
    "entering": entering,
    "offers": offers,
    "triggers": triggers,
}


def never_reached(subject: Subject, tries: int = TRIES) -> list[str]:
    """The ways through a subject that many tries at random have not taken."""
    chance = random.Random(subject.name)
    tables = [
        game
        for game in positions()
        if subject.murder is None or game.view(None)["murder"] == subject.murder
    ]
    wanted = expected(subject.procedure)
    resolved = 0
    with watched(subject.procedure) as seen:
        for _ in range(tries):
            resolved += resolve(subject, chance.choice(tables), chance)
            if resolved >= AT_LEAST and seen >= wanted:
                return []
    missing = [words(mark, subject.procedure) for mark in sorted(wanted - seen)]
    return [f"{subject.name}, begun {resolved} times: {lost}" for lost in missing or ("seldom",)]


@pytest.mark.parametrize("deck", range(DECKS))
def test_every_way_through_every_card(deck: int) -> None:
    assert [lost for subject in cards(deck) for lost in never_reached(subject)] == []


@pytest.mark.parametrize("group", GROUPS)
def test_every_way_through_everything_else(group: str) -> None:
    assert [lost for subject in GROUPS[group]() for lost in never_reached(subject)] == []


class Never(Condition):
    def text(self, who: str) -> str:
        return f"{who} is two people"

    def holds(self, s: AndroidState, seat: int, about: Any) -> bool:
        return False


def test_a_part_that_cannot_happen_is_found() -> None:
    effect = do(Nothing(), If(Never(), Nothing(), Nothing()))
    outline = compiled("dead", effect)
    del PROCEDURES[outline.title]
    subject = Subject("dead", outline, None, lambda s, seat: None)
    lost = never_reached(subject, tries=AT_LEAST)
    assert len(lost) == 3, "the test that holds, what it would do, and the way past the rest"
    assert "If.test holds" in lost[0]


@contextmanager
def spied(procedure: Procedure[Any], note: Callable[[Any], None]) -> Iterator[None]:
    """Note every frame of a rule's outline as it begins."""
    kept = procedure.steps

    def first(s: AndroidState, f: Any) -> Outcome:
        note(f)
        return kept[0](s, f)

    procedure.steps = (first, *kept[1:])
    try:
        yield
    finally:
        procedure.steps = kept


def play_until(done: Callable[[], bool]) -> None:
    """Random games, as many as it takes."""
    for seed in range(MOST_GAMES):
        chance = random.Random(seed)
        game = caseboard.new("android", seats=3 + seed % 3, seed=seed)
        while (decision := game.decision) is not None:
            game.apply(chance.choice(decision.actions))
        if done():
            return


def test_every_occasion_that_a_card_waits_for_comes() -> None:
    """A window opens for it, not only what lies in play answers."""
    wanted = {card.when for card in CARDS if card is not None and card.when is not None}
    opened: set[Occasion] = set()
    with spied(OCCASION, lambda f: opened.add(Occasion(f.what))):
        play_until(lambda: opened >= wanted)
    assert wanted - opened == set()


def test_every_occasion_that_something_in_play_waits_for_comes() -> None:
    wanted = {when.occasion for source in SOURCES.values() for when, _ in source.triggers}
    fired: set[Occasion] = set()

    def note(f: Fire) -> None:
        source, at = source_of(f.kind, f.code)
        fired.add(source.triggers[at][0].occasion)

    with spied(FIRE, note):
        play_until(lambda: fired >= wanted)
    assert wanted - fired == set()


PASSING = [card for card in CARDS if card is not None and card.stays and card.stays.until]


@pytest.mark.parametrize("card", PASSING, ids=lambda card: card.name)
def test_cards_that_stay_for_a_while_leave(card: Card) -> None:
    chance = random.Random(card.id)
    game = positions()[0].clone()
    s = game.state
    assert isinstance(s, AndroidState)
    owner = s.detective.index(card.detective)
    lay(s, owner, card.id)
    changed(s)
    game._ask = ask_again(s)
    for _ in range(MOST_DECISIONS):
        assert game.decision is not None
        if card.id not in s.in_play[owner]:
            return
        game.apply(chance.choice(game.decision.actions))
    pytest.fail(f"{card.name} never leaves play")
