"""The levels of bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.base import Bot
from caseboard.bots.random_bot import RandomBot
from caseboard.core.errors import CaseboardError, choices

Factory = Callable[[int], Bot]
"""From a seed, a new player."""

LEVELS: Final[dict[str, Factory]] = {"random": RandomBot}


class UnknownBot(CaseboardError):
    """A level of bot that there is not."""


def check_level(name: str) -> None:
    if name not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}: there is {choices(LEVELS)}")


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of that level; the same seed plays the same."""
    check_level(name)
    return LEVELS[name](seed)
