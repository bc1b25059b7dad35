"""The levels of bots that play a game, by name, the simplest first.

A level that searches may be given a budget of its own: ``inspector@100ms`` thinks for a tenth of a
second, ``inspector@200`` makes 200 tries and so plays the same on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from caseboard.bots.base import Bot
from caseboard.bots.random_bot import RandomBot
from caseboard.bots.search import Budget
from caseboard.core.errors import CaseboardError, choices


@dataclass(frozen=True, slots=True)
class Level:
    """``about``: what a person who chooses wants to know. ``searches``: it takes a budget.

    ``own``: somebody brought it along, and it stands beside the others, not above them.
    """

    about: str
    make: Callable[[int, Budget], Bot]
    """From a seed and a budget, a new player."""
    searches: bool = False
    own: bool = False


Levels: TypeAlias = Mapping[str, Level]

THINKING: Final = Budget(seconds=0.4)
"""The budget if none is named."""
_NAME: Final = re.compile(r"(?P<level>[^@]+)(?:@(?P<number>[1-9]\d{0,4})(?P<milliseconds>ms)?)?")


class UnknownBot(CaseboardError):
    """A level of bot that there is not."""


def at_once(about: str, make: Callable[[int], Bot]) -> Level:
    """A level whose players need no budget."""
    return Level(about, lambda seed, _: make(seed))


RANDOM: Final[Levels] = {"random": at_once("does just anything, at once", RandomBot)}
"""What plays every game."""


def ladder(
    rookie: Callable[[int], Bot],
    detective: Callable[[int], Bot],
    inspector: Callable[[int, Budget], Bot],
) -> Levels:
    """Three levels above chance."""
    return {
        "rookie": at_once("sound rules of thumb and a beginner's mistakes", rookie),
        "detective": at_once(
            "plans its turns, doubts what it sees, guesses what others want", detective
        ),
        "inspector": Level(
            "a detective that thinks each step through for a moment", inspector, searches=True
        ),
    }


def make_bot(levels: Levels, name: str, seed: int) -> Bot:
    """A new bot of that level; the same seed plays the same."""
    level, budget = _read(levels, name)
    return levels[level].make(seed, budget)


def simpler_levels(levels: Levels, name: str) -> list[str]:
    """The level and those below it, in the order of falling back."""
    level, _ = _read(levels, name)
    if levels[level].own:
        return [name, next(iter(levels))]
    below = [one for one in levels if not levels[one].own]
    return [name, *reversed(below[: below.index(level)])]


def _read(levels: Levels, name: str) -> tuple[str, Budget]:
    if name in levels:
        return name, THINKING
    found = _NAME.fullmatch(name)
    level = found["level"] if found else name.partition("@")[0]
    if level not in levels:
        raise UnknownBot(f"there is no bot {name!r}: there is {choices(levels)}")
    if not levels[level].searches:
        able = [one for one in levels if levels[one].searches]
        only = f": only {choices(able)} does" if able else ""
        raise UnknownBot(f"{level!r} takes no budget{only}")
    if found is None:
        raise UnknownBot(
            f"the budget of {name!r} cannot be read: write '{level}@100ms' or, in tries, "
            f"'{level}@200'"
        )
    number = int(found["number"])
    if found["milliseconds"]:
        return level, Budget(seconds=number / 1000)
    return level, Budget(tries=number)
