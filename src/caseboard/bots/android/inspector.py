"""Level ``inspector``: searches whole turns, with the detective's ideas, for the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from caseboard.bots.android.beliefs import OF_AN_INSPECTOR, Beliefs
from caseboard.bots.android.detective import ranking
from caseboard.bots.android.rookie import ANY_SAMPLE, position
from caseboard.bots.android.winning import chance_to_win
from caseboard.bots.base import Sight
from caseboard.bots.search import Budget, Clock, Search
from caseboard.core.actions import Action
from caseboard.core.chance import SEEDS
from caseboard.core.game import Game

WIDTH: Final = 4
CLOSE: Final = 0.6
"""How many points an idea may lie behind the best and still be searched. The plan of a turn looks
at where it ends as well, a search only at what it has brought by then."""


class TurnSense:
    """What to do next in one's own turn: settled when the turn is over."""

    __slots__ = ("_beliefs", "_seat")

    def __init__(self, seat: int, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._seat = seat

    def ideas(self, game: Game) -> Sequence[Action]:
        decision = game.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions
        beliefs = self._beliefs if decision.seat == self._seat else None
        s = position(game)
        return [
            action
            for _, action in ranking(s, decision.seat, decision.kind, decision.actions, beliefs)
        ]

    def weighed(self, game: Game) -> bool:
        decision = game.decision
        assert decision is not None
        return decision.seat == self._seat and decision.kind == "turn" and len(decision.actions) > 1

    def settled(self, game: Game) -> bool:
        return game.over or position(game).turn != self._seat

    def value(self, game: Game) -> float:
        return chance_to_win(game, position(game), self._seat, self._beliefs)


class Inspector:
    """Plans a turn as a whole, and tries its best ideas on sampled tables before each step.

    Other questions are answered by its judgement alone: to search the choices that cards offer did
    not help in 120 games, and what a reaction takes from another, Time above all, shows later than
    a search can look.
    """

    __slots__ = ("_budget", "_random")

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = Random(seed)
        self._budget = budget

    def choose(self, sight: Sight) -> Action:
        clock = Clock(self._budget.shared(sight.share))
        seed = self._random.randrange(SEEDS >> 1)
        if len(sight.actions) == 1:
            return sight.actions[0]
        s = position(sight.sample(ANY_SAMPLE))
        beliefs = Beliefs(s, sight.seat, OF_AN_INSPECTOR)
        ideas = ranking(s, sight.seat, sight.kind, sight.actions, beliefs)
        best, first = ideas[0]
        close = [action for score, action in ideas if score > best - CLOSE]
        if sight.kind != "turn" or len(close) == 1:
            return first
        search = Search(TurnSense(sight.seat, beliefs), sight.sample, seed, WIDTH)
        return search.best(close, clock)
