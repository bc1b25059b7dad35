"""The levels of bots by name, and who plays which game at that level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caseboard.bots.android.detective import Detective as AndroidDetective
from caseboard.bots.android.rookie import Rookie as AndroidRookie
from caseboard.bots.base import Bot
from caseboard.bots.random_bot import RandomBot
from caseboard.bots.voices.players import detective as voices_detective
from caseboard.bots.voices.players import rookie as voices_rookie
from caseboard.core.errors import CaseboardError, choices

Factory = Callable[[int], Bot]
"""From a seed, a new player."""

LEVELS: Final[dict[str, dict[str, Factory]]] = {
    "random": {"android": RandomBot, "voices": RandomBot},
    "rookie": {"android": AndroidRookie, "voices": voices_rookie},
    "detective": {"android": AndroidDetective, "voices": voices_detective},
}
"""By level, then by game."""


class UnknownBot(CaseboardError):
    """A level of bot that there is not."""


def check_level(name: str) -> None:
    if name not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}: there is {choices(LEVELS)}")


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A new bot of that level for that game; the same seed plays the same."""
    check_level(name)
    by_game = LEVELS[name]
    if game not in by_game:
        able = [level for level, games in LEVELS.items() if game in games]
        raise UnknownBot(f"no bot {name!r} plays {game!r}: there is {choices(able)}")
    return by_game[game](seed)
