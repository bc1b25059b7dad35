"""Whole games at random, for every number of seats and every option, all invariants on the way."""

from __future__ import annotations

import random

import pytest

import caseboard
from caseboard.games.voices.rules import deploy
from tests.games.voices.conservation import conserved
from tests.invariants import play_through

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"advanced_roles": True},
    {"marker_abilities": True},
    {"memory_aid": True},
    {"chosen_prosecutor": 1, "advanced_roles": True, "marker_abilities": True, "memory_aid": True},
)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end_with_every_invariant_kept(seats: int, options: dict[str, object]) -> None:
    game = caseboard.new("voices", seats=seats, seed=seats, **options)
    play_through(game, seed=seats, conserved=conserved, every=3)


def test_a_replay_does_not_calculate_any_push(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    game = caseboard.new("voices", seats=4, seed=1)
    for _ in range(60):
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))
    saved = game.to_json()
    assert "push" in saved

    def forbidden(*given: object) -> None:
        raise AssertionError("the outcome of a push is in the record")

    monkeypatch.setattr(deploy, "push", forbidden)
    assert caseboard.replay(saved).to_json() == saved
