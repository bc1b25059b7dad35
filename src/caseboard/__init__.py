"""Caseboard: board games, complete, on one table.

The whole contract: ``games``, ``new``, ``load``, ``replay``, and the ``Game`` they give.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.metadata import version
from typing import Any, Final

from caseboard.bots.base import Bot, Sight, sight_of
from caseboard.core import machine as _machine
from caseboard.core.actions import Action
from caseboard.core.errors import (
    BadOption,
    BadSeat,
    BrokenRecord,
    CaseboardError,
    ForeignRecord,
    GameOver,
    IllegalAction,
    UnknownAction,
    UnknownGame,
)
from caseboard.core.events import Event
from caseboard.core.explicit import ExplicitGame
from caseboard.core.explicit import start as _start_explicit
from caseboard.core.game import Decision, Game
from caseboard.core.game import start as _start
from caseboard.core.reasons import Reason
from caseboard.core.replay import load as _load
from caseboard.core.replay import replay as _replay
from caseboard.core.rules import Line, Result
from caseboard.pack import registry as _registry

# Imported for the first time later on, the folder of that name would hide the function below.
import_module("caseboard.games")

__version__ = version("caseboard")
COMPILED: Final = isinstance(_machine.__loader__, ExtensionFileLoader)
"""Whether the engine is compiled. It plays the same either way, to the byte."""

__all__ = [
    "COMPILED",
    "Action",
    "BadOption",
    "BadSeat",
    "Bot",
    "BrokenRecord",
    "CaseboardError",
    "Decision",
    "Event",
    "ExplicitGame",
    "ForeignRecord",
    "Game",
    "GameOver",
    "IllegalAction",
    "Line",
    "Reason",
    "Result",
    "Sight",
    "UnknownAction",
    "UnknownGame",
    "games",
    "load",
    "make_bot",
    "new",
    "replay",
    "sight_of",
]


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return tuple(pack.name for pack in _registry.packs())


def new(game: str, *, seats: int, seed: int = 0, chance: Any = "sampled", **options: Any) -> Game:
    """A new game at its first decision; the same arguments give the same game.

    With ``chance="explicit"`` whoever plays it decides for chance too: see ``ExplicitGame``.
    """
    if chance == "explicit":
        return _start_explicit(_registry.pack_of(game).rules, seats, seed, options)
    if chance != "sampled":
        raise BadOption(f"chance is 'sampled' or 'explicit', not {chance!r}")
    return _start(_registry.pack_of(game).rules, seats, seed, options)


def make_bot(game: str, name: str, seed: int = 0) -> Bot:
    """A player of a game: a level, or a bot of your own such as ``mine:Bot?depth=3``.

    ``bot.choose(caseboard.sight_of(game))`` is its answer to the open question.
    """
    return _registry.pack_of(game).bot(name, seed)


def load(data: str | bytes | Mapping[str, Any]) -> Game:
    """The game that ``to_json`` saved, exactly as it was."""
    return _load(data, _registry.RULES)


def replay(data: str | bytes | Mapping[str, Any], at: int | None = None) -> Game:
    """The recorded game played again up to step ``at`` (None: to the end of the record)."""
    return _replay(data, _registry.RULES, at)
