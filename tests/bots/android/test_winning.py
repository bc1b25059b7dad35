"""The chance to win rises with what helps to win, and a finished game leaves no doubt."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.bots.android.beliefs import OF_AN_INSPECTOR, Beliefs
from caseboard.bots.android.rookie import Rookie, position
from caseboard.bots.android.winning import chance_to_win
from caseboard.bots.base import sight_of
from caseboard.core.game import Game
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.state import AndroidState, mark_seen

ME, OTHER = 0, 1


@pytest.fixture
def game() -> Game:
    return caseboard.new("android", seats=4, seed=3)


def chance(game: Game, seat: int = ME) -> float:
    s = position(game)
    return chance_to_win(game, s, seat, Beliefs(s, seat, OF_AN_INSPECTOR))


def put(s: AndroidState, placer: int, suspect: int, value: int) -> None:
    s.files[suspect * 3] += (mark_seen(EVIDENCE_VALUES.index(value), placer),)


def test_at_the_start_everybody_has_about_the_same_chance(game: Game) -> None:
    for seat in range(4):
        assert 0.12 < chance(game, seat) < 0.4


def test_evidence_against_my_suspect_helps(game: Game) -> None:
    s = position(game)
    before = chance(game)
    put(s, ME, s.guilty[ME], 4)
    put(s, ME, s.guilty[ME], 3)
    assert chance(game) > before + 0.01


def test_what_another_hides_on_a_suspect_that_is_not_mine_is_feared(game: Game) -> None:
    s = position(game)
    before = chance(game)
    suspect = next(who for who in s.lineup if who not in (s.guilty[ME], s.innocent[ME]))
    for _ in range(4):
        put(s, OTHER, suspect, 1)
    assert chance(game) < before


def test_points_help_me_and_those_of_others_do_not(game: Game) -> None:
    s = position(game)
    before = chance(game)
    s.haas[ME] += 2
    ahead = chance(game)
    s.haas[OTHER] += 2
    assert before < chance(game) < ahead


def test_in_the_end_there_is_no_doubt(game: Game) -> None:
    bots = [Rookie(seat) for seat in range(4)]
    while game.decision is not None:
        game.apply(bots[game.decision.seat].choose(sight_of(game)))
    assert game.result is not None
    winners = game.result.winners
    assert [chance(game, seat) for seat in range(4)] == [
        (seat in winners) / len(winners) for seat in range(4)
    ]
