"""How far a goal has come, as what lies open tells it."""

from __future__ import annotations

import caseboard
from caseboard.games.voices.content.roles import ROLES
from caseboard.games.voices.rules.end_of_trial import progress
from caseboard.games.voices.state import VoicesState


def table_of(role: str) -> VoicesState:
    state = caseboard.new("voices", seats=4, seed=3).state
    assert isinstance(state, VoicesState)
    seat = next(seat for seat in range(4) if seat != state.prosecutor)
    state.roles[seat] = next(n for n, one in enumerate(ROLES) if one.id == role)
    state.guilty[:] = [0] * 6
    state.innocent[:] = [0] * 6
    return state


def persona(state: VoicesState) -> int:
    return next(seat for seat in range(4) if seat != state.prosecutor)


def test_each_part_of_a_goal_says_what_has_come_of_it() -> None:
    state = table_of("doubt")
    state.guilty[:3] = [1, 2, 3]
    state.innocent[:3] = [0, 1, 3]
    state.innocent[5] = 1
    assert progress(state, persona(state)) == (
        ("2 or fewer jurors who vote guilty (2).", True),
        ("2 or fewer jurors who vote innocent (1).", True),
    )
    state.guilty[4] = 1
    assert [met for _, met in progress(state, persona(state))] == [False, True]


def test_tokens_that_would_cancel_each_other_count_as_canceled() -> None:
    state = table_of("bravery")
    state.guilty[:2] = [5, 5]
    state.innocent[:2] = [5, 3]
    assert progress(state, persona(state)) == (("8 or more canceled guilty tokens (8).", True),)


def test_nobody_is_told_of_anybody_else() -> None:
    game = caseboard.new("voices", seats=4, seed=3)
    assert isinstance(game.state, VoicesState)
    assert game.view(None)["progress"] is None
    for seat in range(4):
        told = [(one["text"], one["met"]) for one in game.view(seat)["progress"]]
        assert told == list(progress(game.state, seat))
