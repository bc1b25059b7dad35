"""Level ``rookie``: rules of thumb, and now and then the second-best idea."""

from __future__ import annotations

from random import Random
from typing import Final

from caseboard.bots.android.answers import scores
from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.base import Sight
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.games.android.state import AndroidState

SLIPS: Final = 0.1
"""How often the second-best answer is given."""
ANY_SAMPLE: Final = 0


def position(game: Game) -> AndroidState:
    """The position of a sampled game of Android."""
    state = game.state
    assert isinstance(state, AndroidState)
    return state


def ranked(
    state: AndroidState,
    seat: int,
    kind: str,
    actions: tuple[Action, ...],
    beliefs: Beliefs | None = None,
) -> list[tuple[float, Action]]:
    """The answers with their scores, best first; equal ones in the order of the question."""
    values = scores(Appraisal(state, seat, beliefs), kind, actions)
    return sorted(zip(values, actions, strict=True), key=lambda pair: -pair[0])


class Rookie:
    """Weighs every answer by what the seat knows; what is hidden is never looked at."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Action:
        slips = self._random.random() < SLIPS
        if len(sight.actions) == 1:
            return sight.actions[0]
        state = position(sight.sample(ANY_SAMPLE))
        best = ranked(state, sight.seat, sight.kind, sight.actions)
        return best[1][1] if slips else best[0][1]
