"""Copies of a game and of its parts are as good as the original, or refuse."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest

import caseboard
from caseboard.core.record import position
from caseboard.server.services import Refusal


def pickled(game: caseboard.Game) -> caseboard.Game:
    made: caseboard.Game = pickle.loads(pickle.dumps(game))
    return made


GAMES = [("android", 3, 5), ("android", 5, 6), ("voices", 3, 7), ("voices", 6, 8)]


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_copy_at_every_decision_plays_on_as_the_original_does(
    name: str, seats: int, seed: int, copied: Callable[[caseboard.Game], caseboard.Game]
) -> None:
    game = caseboard.new(name, seats=seats, seed=seed)
    dice = random.Random(seed)
    while game.decision is not None:
        other = copied(game)
        before = position(other.state)
        action = dice.choice(game.decision.actions)
        events = game.apply(action)
        assert position(other.state) == before
        assert other.apply(action) == events
        assert position(other.state) == position(game.state)
        assert other.history == game.history
        assert other.view(0) == game.view(0)
    assert copied(game).result == game.result


@pytest.mark.parametrize("name", ["android", "voices"])
def test_parts_of_a_game_can_be_copied(name: str) -> None:
    game = caseboard.new(name, seats=3, seed=2)
    decision = game.decision
    assert decision is not None
    action = decision.actions[-1]
    assert copy.copy(action) is action
    assert copy.deepcopy(action) is action
    assert pickle.loads(pickle.dumps(action)) is action
    for other in (copy.deepcopy(decision), pickle.loads(pickle.dumps(decision))):
        assert (other.seat, other.kind, other.prompt) == (
            decision.seat, decision.kind, decision.prompt,
        )  # fmt: skip
        assert other.actions == decision.actions
        assert other.cause == decision.cause
        assert other.options == decision.options
    events = game.apply(action)
    assert copy.deepcopy(events) == events
    assert pickle.loads(pickle.dumps(events)) == events


def test_a_shallow_copy_of_a_game_is_refused() -> None:
    game = caseboard.new("voices", seats=3, seed=2)
    with pytest.raises(TypeError, match="clone"):
        copy.copy(game)
    with pytest.raises(TypeError, match="copy the game"):
        pickle.dumps(game.state)
    with pytest.raises(TypeError, match="copy the game"):
        copy.deepcopy(game.state.stack[-1])


def test_errors_survive_a_pickle_with_their_reasons() -> None:
    game = caseboard.new("android", seats=3, seed=2)
    with pytest.raises(caseboard.IllegalAction) as illegal:
        game.apply("piece a1-0")
    for error in (
        illegal.value,
        Refusal("stale", "look again", "Undo"),
        caseboard.GameOver("over"),
    ):
        for other in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
            assert type(other) is type(error)
            assert str(other) == str(error)
            assert getattr(other, "reason", None) == getattr(error, "reason", None)
