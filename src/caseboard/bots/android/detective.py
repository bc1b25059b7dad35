"""Level ``detective``: the rookie's rules without slips, beliefs, and a look one step ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.outlook import outlook
from caseboard.bots.android.rookie import ANY_SAMPLE, position, ranked
from caseboard.bots.base import Sight
from caseboard.core.actions import Action
from caseboard.core.game import Game

LOOKED_INTO: Final[dict[str, int]] = {
    "turn": 4,
    "use-lead": 3,
    "uncover": 2,
    "react": 3,
    "option": 4,
    "may": 2,
    "unless": 2,
    "fight": 2,
    "benefit": 4,
    "place-piece": 4,
    "crossroads": 2,
}
"""The questions that are worth a look ahead, and how many of their best answers get one."""
SAMPLES: Final = 2
FURTHEST: Final = 16
"""Decisions played on at most, until the turn under way is over."""
CONVINCED: Final = 0.35
"""How much better than the first idea another must look to be taken instead."""
SEEDS: Final = 1 << 30


class Detective:
    """Tries the few best answers on sampled tables, plays the turn out and compares."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Action:
        seed = self._random.randrange(SEEDS)
        if len(sight.actions) == 1:
            return sight.actions[0]
        first = sight.sample(ANY_SAMPLE)
        beliefs = Beliefs(position(first), sight.seat)
        ideas = ranked(position(first), sight.seat, sight.kind, sight.actions, beliefs)
        tried = [action for _, action in ideas[: LOOKED_INTO.get(sight.kind, 1)]]
        if len(tried) == 1:
            return tried[0]
        promises = [0.0] * len(tried)
        for number in range(SAMPLES):
            table = sight.sample(seed + number)
            for at, action in enumerate(tried):
                promises[at] += look_ahead(table.clone(), action, sight.seat, beliefs) / SAMPLES
        promises[0] += CONVINCED
        return tried[promises.index(max(promises))]


def look_ahead(game: Game, action: Action, seat: int, beliefs: Beliefs) -> float:
    """How the table looks once the action is taken and the turn under way is played out."""
    s = position(game)
    turn, day = s.turn, s.day
    game.apply(action)
    for _ in range(FURTHEST):
        decision = game.decision
        if decision is None or s.turn != turn or s.day != day:
            break
        best = ranked(s, decision.seat, decision.kind, decision.actions)[0]
        game.apply(best[1])
    return outlook(game, s, seat, beliefs)
