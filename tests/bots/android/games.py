"""Whole games by bots."""

from __future__ import annotations

from caseboard.bots.android.answers import ANSWERS
from caseboard.bots.base import Bot, sight_of
from caseboard.core.game import Game


def played(game: Game, bots: list[Bot]) -> list[str]:
    """The keys of all that is chosen until the end; an illegal choice raises."""
    chosen = []
    while (decision := game.decision) is not None:
        assert decision.kind in ANSWERS
        action = bots[decision.seat].choose(sight_of(game))
        chosen.append(action.key)
        game.apply(action)
    return chosen
