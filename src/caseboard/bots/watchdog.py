"""A watchdog: a bot that fails or thinks too long hands over to its next simpler level."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from caseboard.bots.base import Bot, Sight
from caseboard.bots.levels import Levels, make_bot, simpler_levels
from caseboard.core.actions import Action

PATIENCE: Final = 10.0
"""Seconds that a choice may take before the bot is taken for stuck."""


def stepping_down(tired: str, why: str, simpler: str) -> str:
    return f"the bot of level {tired} {why}; {simpler} goes on in its place"


class Watched:
    """A bot that always answers. ``say`` is told in words when it steps down, once each time.

    The game goes on with the simpler level until its end; a choice that came too late still
    counts.
    """

    __slots__ = ("_bot", "_clock", "_left", "_levels", "_patience", "_say", "_seed")

    def __init__(
        self,
        levels: Levels,
        name: str,
        seed: int,
        say: Callable[[str], None],
        patience: float = PATIENCE,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._bot: Bot = make_bot(levels, name, seed)
        self._levels = levels
        self._left = simpler_levels(levels, name)
        self._seed = seed
        self._say = say
        self._patience = patience
        self._clock = clock

    @property
    def level(self) -> str:
        """The level that answers now."""
        return self._left[0]

    def choose(self, sight: Sight) -> Action:
        while True:
            began = self._clock()
            try:
                chosen = self._bot.choose(sight)
            except Exception as error:
                if len(self._left) == 1:
                    raise
                self._step_down(f"failed ({type(error).__name__}: {error})")
                continue
            took = self._clock() - began
            if took > self._patience and len(self._left) > 1:
                self._step_down(f"thought for {took:.1f} seconds")
            return chosen

    def _step_down(self, why: str) -> None:
        tired = self._left.pop(0)
        self._bot = make_bot(self._levels, self.level, self._seed)
        self._say(stepping_down(tired, why, self.level))
