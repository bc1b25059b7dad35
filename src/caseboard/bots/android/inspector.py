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
from caseboard.core.game import SEEDS, Game

WIDTH: Final = 4


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
    """Thinks a turn through on sampled tables before each step of it.

    Other questions are answered by its judgement alone: to search the choices that cards offer did
    not help in 120 games, and what a reaction takes from another, Time above all, shows later than
    a search can look.
    """

    __slots__ = ("_budget", "_random")

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = Random(seed)
        self._budget = budget

    def choose(self, sight: Sight) -> Action:
        clock = Clock(self._budget)
        seed = self._random.randrange(SEEDS >> 1)
        if len(sight.actions) == 1:
            return sight.actions[0]
        first = sight.sample(ANY_SAMPLE)
        s = position(first)
        sense = TurnSense(sight.seat, Beliefs(s, sight.seat, OF_AN_INSPECTOR))
        answers = sense.ideas(first)
        if sight.kind != "turn":
            return answers[0]
        return Search(sense, sight.sample, seed, WIDTH).best(answers, clock)
