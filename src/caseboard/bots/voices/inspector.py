"""Level ``inspector``: plays the rest of the round out, again and again, before each answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from caseboard.bots.base import Sight, imagined_sight
from caseboard.bots.search import Budget, Clock, Search
from caseboard.bots.voices.players import QUICK, VoicesPlayer, adviser
from caseboard.core.actions import Action
from caseboard.core.chance import SEEDS
from caseboard.core.game import Game
from caseboard.games.voices.state import VoicesState

WIDTH: Final = 4
SEARCHED: Final = {"trial": 1.0, "region": 0.01, "marker": 0.01, "push": 0.01, "strategy": 0.01}
"""Questions whose answers others can still answer in the same round, and how far behind the best an
idea may lie there, in chances to win, to be searched too. What a trial card brings is only seen by
playing it."""


class RoundSense:
    """A question in a round: settled when the round is over."""

    __slots__ = ("_everybody", "_player", "_round", "_seat")

    def __init__(self, game: Game, seat: int, player: VoicesPlayer, seed: int) -> None:
        self._seat = seat
        self._player = player
        self._everybody = VoicesPlayer(QUICK, seed)
        self._round = _round(game)

    def ideas(self, game: Game) -> Sequence[Action]:
        decision = game.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions
        return self._everybody.ranking(imagined_sight(game))

    def weighed(self, game: Game) -> bool:
        decision = game.decision
        assert decision is not None
        return decision.seat == self._seat and decision.kind in SEARCHED

    def settled(self, game: Game) -> bool:
        return game.over or _round(game) != self._round

    def value(self, game: Game) -> float:
        result = game.result
        if result is not None:
            return float(self._seat in result.winners)
        return self._player.worth(game, self._seat)


def _round(game: Game) -> int:
    state = game.state
    assert isinstance(state, VoicesState)
    return state.round


class Inspector:
    """Tries more than a detective, and thinks the best answers through to the end of the round."""

    __slots__ = ("_budget", "_player", "_random")

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = Random(seed)
        self._player = adviser(seed)
        self._budget = budget

    def choose(self, sight: Sight) -> Action:
        clock = Clock(self._budget.shared(sight.share))
        seed = self._random.randrange(SEEDS >> 1)
        if len(sight.actions) == 1 or sight.kind not in SEARCHED:
            return self._player.choose(sight)
        answers = self._player.ranking(sight, SEARCHED[sight.kind])
        sense = RoundSense(self._player.deal(sight, seed), sight.seat, self._player, seed)
        deal = partial(self._player.deal, sight)
        chosen = Search(sense, deal, seed, WIDTH).best(answers, clock)
        self._player.keep(sight, chosen)
        return chosen
