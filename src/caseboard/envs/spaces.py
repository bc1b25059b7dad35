"""What all environments share: spaces that describe a game's vectors, and the seeds of episodes."""

from __future__ import annotations

from functools import cache
from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

import caseboard
from caseboard.core.chance import derived_seed
from caseboard.core.observation import Layout

Observation: TypeAlias = dict[str, Any]
"""``observation``: the vector; ``action_mask``: 1 at every action that is legal now."""

SEED_BITS: Final = 63


def observed(game: caseboard.Game, seat: int) -> Observation:
    """What a seat knows, and what it can do: nothing while others decide."""
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    mask = game.legal_mask() if asked else np.zeros(game.num_actions, np.int8)
    return {"observation": game.observation(seat), "action_mask": mask}


@cache
def bounds(layout: Layout) -> tuple[Any, Any]:
    """The lowest and the highest number at every place of a vector."""
    low, high = np.zeros(layout.size, np.float32), np.zeros(layout.size, np.float32)
    for part in layout.parts:
        low[part.start : part.stop], high[part.start : part.stop] = part.low, part.high
    # A float32 can lie a grain above the number it was made of.
    return low - 1e-5, high + 1e-5


def observation_space(game: caseboard.Game) -> spaces.Dict:
    low, high = bounds(game.layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def action_space(game: caseboard.Game) -> Any:
    return spaces.Discrete(game.num_actions)


class Episodes:
    """The seeds of one game after the other: those of a seed, or ones that nobody has seen."""

    __slots__ = ("_number", "_seed")

    def __init__(self) -> None:
        self._seed = randbits(SEED_BITS)
        self._number = 0

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._seed, self._number = seed, 0
        self._number += 1
        return derived_seed("episode", self._seed, self._number) >> (128 - SEED_BITS)
