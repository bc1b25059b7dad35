"""Who chooses in a test that plays whole games."""

from __future__ import annotations

import random
from collections.abc import Callable

import caseboard
from caseboard.bots.base import sight_of
from caseboard.pack.registry import pack_of

Choose = Callable[[caseboard.Game], caseboard.Action | int | str]


def at_random(seed: int) -> Choose:
    chance = random.Random(seed)

    def choose(game: caseboard.Game) -> caseboard.Action:
        assert game.decision is not None
        return chance.choice(game.decision.actions)

    return choose


def by_bots(game: str, seats: int, seed: int) -> Choose:
    bots = [pack_of(game).bot("rookie", seed + seat) for seat in range(seats)]

    def choose(game: caseboard.Game) -> caseboard.Action:
        assert game.decision is not None
        return bots[game.decision.seat].choose(sight_of(game))

    return choose
