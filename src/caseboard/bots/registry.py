"""The levels of bots by name, and who plays which game at that level.

A level that searches may be given a budget of its own: ``inspector@100ms`` thinks for a tenth of a
second, ``inspector@200`` makes 200 tries and so plays the same on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from caseboard.bots.android.detective import Detective as AndroidDetective
from caseboard.bots.android.inspector import Inspector as AndroidInspector
from caseboard.bots.android.rookie import Rookie as AndroidRookie
from caseboard.bots.base import Bot
from caseboard.bots.random_bot import RandomBot
from caseboard.bots.search import Budget
from caseboard.bots.voices.inspector import Inspector as VoicesInspector
from caseboard.bots.voices.players import detective as voices_detective
from caseboard.bots.voices.players import rookie as voices_rookie
from caseboard.core.errors import CaseboardError, choices

Factory = Callable[[int, Budget], Bot]
"""From a seed and a budget, a new player."""


def _at_once(make: Callable[[int], Bot]) -> Factory:
    """A player that needs no budget."""
    return lambda seed, _: make(seed)


LEVELS: Final[dict[str, dict[str, Factory]]] = {
    "random": {"android": _at_once(RandomBot), "voices": _at_once(RandomBot)},
    "rookie": {"android": _at_once(AndroidRookie), "voices": _at_once(voices_rookie)},
    "detective": {"android": _at_once(AndroidDetective), "voices": _at_once(voices_detective)},
    "inspector": {"android": AndroidInspector, "voices": VoicesInspector},
}
"""By level, then by game, the simplest first."""
ABOUT: Final = {
    "random": "does just anything, at once",
    "rookie": "sound rules of thumb and a beginner's mistakes",
    "detective": "plans its turns, doubts what it sees, guesses what others want",
    "inspector": "a detective that thinks each step through for a moment",
}
"""What a person who chooses wants to know of a level."""
SEARCHING: Final = frozenset({"inspector"})
"""The levels that take a budget."""
THINKING: Final = Budget(seconds=0.4)
"""The budget if none is named."""
_NAME: Final = re.compile(r"(?P<level>[^@]+)(?:@(?P<number>[1-9]\d{0,4})(?P<milliseconds>ms)?)?")


class UnknownBot(CaseboardError):
    """A level of bot that there is not."""


def level_of(name: str) -> str:
    """The level that a name asks for, without its budget."""
    return _read(name)[0]


def able(game: str) -> list[str]:
    """The levels that play a game, the simplest first."""
    return [level for level, games in LEVELS.items() if game in games]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A new bot of that level for that game; the same seed plays the same."""
    level, budget = _read(name)
    by_game = LEVELS[level]
    if game not in by_game:
        raise UnknownBot(f"no bot {level!r} plays {game!r}: there is {choices(able(game))}")
    return by_game[game](seed, budget)


@lru_cache(maxsize=64)
def _read(name: str) -> tuple[str, Budget]:
    found = _NAME.fullmatch(name)
    level = found["level"] if found else name.partition("@")[0]
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {name!r}: there is {choices(LEVELS)}")
    if "@" not in name:
        return level, THINKING
    if level not in SEARCHING:
        raise UnknownBot(f"{level!r} takes no budget: only {choices(sorted(SEARCHING))} does")
    if found is None:
        raise UnknownBot(
            f"the budget of {name!r} cannot be read: write '{level}@100ms' or, in tries, "
            f"'{level}@200'"
        )
    number = int(found["number"])
    if found["milliseconds"]:
        return level, Budget(seconds=number / 1000)
    return level, Budget(tries=number)
