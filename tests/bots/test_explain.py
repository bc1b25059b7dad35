"""The reasons of recorded moves, in words, from what the seat could know."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.explain import Adviser, Explanation, explain
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Game
from caseboard.pack.registry import RULES, pack_of

RECORDS = Path(__file__).parents[1] / "games" / "records"


def record(name: str) -> str:
    return (RECORDS / f"{name}-4000000.json").read_text(encoding="utf-8")


def adviser(name: str, seed: int) -> Adviser:
    advise = pack_of(name).adviser
    assert advise is not None
    return advise(seed)


def explained(name: str, data: str, step: int | None = None) -> Explanation:
    return explain(data, RULES, partial(adviser, name), step)


@pytest.mark.parametrize("name", caseboard.games())
def test_a_move_is_named_with_its_reason(name: str) -> None:
    data = record(name)
    found = explained(name, data, 40)
    game = caseboard.replay(data, 40)
    made = caseboard.replay(data, 41).history[-1][0]
    assert game.decision is not None
    assert made is not None
    assert found.seat == game.decision.seat
    assert found.question == game.decision.prompt
    deed, why = found.made.split(": ", 1)
    assert deed
    assert why
    assert adviser(name, 0).explain(sight_of(game), made).split(": ", 1)[0] == deed


@pytest.mark.parametrize("name", caseboard.games())
def test_the_last_move_is_explained_if_none_is_named(name: str) -> None:
    data = record(name)
    steps = len(caseboard.load(data).history)
    assert explained(name, data) == explained(name, data, steps - 2)


def test_a_game_that_goes_on_has_advice_for_its_open_question() -> None:
    game = caseboard.new("android", seats=3, seed=8)
    found = explained("android", game.to_json())
    assert found.made == ""
    assert found.advised
    assert len(found.beliefs) == 2


@pytest.mark.parametrize("step", [-1, 10**6])
def test_a_step_that_there_is_not_is_refused_with_those_there_are(step: int) -> None:
    with pytest.raises(CaseboardError, match="there are moves to explain after the steps 0 to "):
        explained("voices", record("voices"), step)


@pytest.mark.parametrize("name", caseboard.games())
def test_reasons_and_beliefs_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    data = record(name)
    for step in range(10, 100, 15):
        game = caseboard.replay(data, step)
        decision = game.decision
        assert decision is not None
        here, there = (
            told(name, table) for table in (game, game.determinize(decision.seat, seed=3))
        )
        assert here == there


def told(name: str, game: Game) -> tuple[list[str], list[str]]:
    sight = sight_of(game)
    asked = adviser(name, 1)
    return [asked.explain(sight, action) for action in sight.actions], asked.beliefs(sight)
