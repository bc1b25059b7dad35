"""Level ``random``: any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from caseboard.bots.base import Sight
from caseboard.core.actions import Action


class RandomBot:
    """Chooses at random; the same seed and the same questions give the same choices."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Action:
        return self._random.choice(sight.actions)
