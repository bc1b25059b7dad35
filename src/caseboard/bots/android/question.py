"""An open question at a table, and what stands behind it."""

from __future__ import annotations

from typing import TypeVar

from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.turn import Turn
from caseboard.bots.android.worth import Deal
from caseboard.core.machine import Frame
from caseboard.games.android.effects.base import asking_effect
from caseboard.games.android.effects.control import By
from caseboard.games.android.frames import Resolving
from caseboard.games.android.state import AndroidState

F = TypeVar("F", bound=Frame)


class Question:
    """The frame that asks, the effect whose question it is (if any), and the asked seat's eyes."""

    __slots__ = ("_turn", "effect", "eyes", "frame")

    def __init__(self, eyes: Appraisal) -> None:
        self.eyes = eyes
        self.frame: Frame = eyes.state.stack[-1]
        self.effect = asking_effect(self.frame)
        self._turn: Turn | None = None

    def asking(self, kind: type[F]) -> F:
        """The frame that asks, as what it is known to be."""
        assert isinstance(self.frame, kind)
        return self.frame

    @property
    def state(self) -> AndroidState:
        return self.eyes.state

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = Turn(self.eyes)
        return self._turn

    @property
    def deal(self) -> Deal:
        resolving = self.asking(Resolving)
        return Deal(self.eyes, resolving.actor, resolving.target)

    def paid_by(self, by: By) -> Deal:
        """The deal in which whoever decides also pays."""
        resolving = self.asking(Resolving)
        return Deal(self.eyes, by.of(resolving), resolving.target)
