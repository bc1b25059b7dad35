"""What can go wrong, each with a message that says what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from caseboard.core.reasons import Reason


class CaseboardError(Exception):
    """Base of every error that Caseboard raises for bad input."""


class UnknownGame(CaseboardError):
    """A game name that no rules are registered under."""


class BadOption(CaseboardError):
    """A seat count, seed or option that the game does not offer."""


class GameOver(CaseboardError):
    """An action after the end of the game."""


class UnknownAction(CaseboardError):
    """Something that is not an action of this game at all."""


class IllegalAction(CaseboardError):
    """An action of this game that is not legal now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason,)


class BadSeat(CaseboardError):
    """A seat number outside the table."""


class BrokenRecord(CaseboardError):
    """A file that is not a complete record of a game."""


class ForeignRecord(BrokenRecord):
    """A record made by another format or rules version."""


def choices(options: Iterable[object]) -> str:
    """'a, b or c' for messages."""
    words = [str(option) for option in options]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"


class Undecided(Exception):
    """Chance is to bring a number below ``below``, and somebody else decides which."""

    def __init__(self, below: int) -> None:
        super().__init__(f"chance is to bring a number below {below}")
        self.below = below
