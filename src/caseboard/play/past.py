"""The way back: any earlier step of a game, from a few positions kept and the record between them.

However long the game, no more than a set number of positions is kept; when there are too many,
every other one goes and the distance between those to come doubles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.chance import Stream
from caseboard.core.game import Game

Steps: TypeAlias = list[tuple[Action | None, tuple[int, ...]]]

EVERY: Final = 16
MOST_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class _Kept:
    """A position; its history is that of the game which goes on."""

    step: int
    game: Game


class Past:
    """Told of every position before it is left; ``first`` is the step of the first one."""

    __slots__ = ("_every", "_first", "_generators", "_kept")

    def __init__(self, first: int) -> None:
        self._first = first
        self._every = EVERY
        self._kept: list[_Kept] = []
        self._generators: list[Stream] = []

    @property
    def kept(self) -> int:
        """How many positions are in memory."""
        return len(self._kept)

    def keep(self, game: Game) -> None:
        """Note a position that is about to be left."""
        step = len(game.history) - 1
        del self._generators[step - self._first :]
        self._generators.append(game.state.generator)
        if self._kept and step < self._kept[-1].step + self._every:
            return
        history, game.history = game.history, []
        self._kept.append(_Kept(step, game.clone()))
        game.history = history
        if len(self._kept) > MOST_KEPT:
            del self._kept[1::2]
            self._every *= 2

    def game_at(self, step: int, history: Steps) -> Game:
        """The game as it was at a step that was left; what came after it is forgotten."""
        while self._kept[-1].step > step:
            self._kept.pop()
        nearest = self._kept[-1]
        game = nearest.game.clone()
        for action, outcomes in history[nearest.step + 1 : step + 1]:
            assert action is not None
            game.state.script = list(outcomes)
            game.apply(action)
        game.state.script = None
        game.state.generator = self._generators[step - self._first]
        game.history = history[: step + 1]
        return game

    def go_on_with(self, generator: Stream) -> None:
        """Whatever step play goes on from, chance goes on from here."""
        self._generators = [generator] * len(self._generators)
