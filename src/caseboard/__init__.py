"""Caseboard: *Android* and *Voices in My Head*, complete, on one table.

The whole contract: ``games``, ``new``, ``load``, ``replay``, and the ``Game`` they give.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

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
    choices,
)
from caseboard.core.events import Event
from caseboard.core.game import Decision, Game
from caseboard.core.game import start as _start
from caseboard.core.reasons import Reason
from caseboard.core.replay import load as _load
from caseboard.core.replay import replay as _replay
from caseboard.core.rules import Line, Result
from caseboard.games import RULES

__version__ = version("caseboard")

__all__ = [
    "Action",
    "BadOption",
    "BadSeat",
    "BrokenRecord",
    "CaseboardError",
    "Decision",
    "Event",
    "ForeignRecord",
    "Game",
    "GameOver",
    "IllegalAction",
    "Line",
    "Reason",
    "Result",
    "UnknownAction",
    "UnknownGame",
    "games",
    "load",
    "new",
    "replay",
]


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return tuple(RULES)


def new(game: str, *, seats: int, seed: int = 0, **options: Any) -> Game:
    """A new game at its first decision; the same arguments give the same game."""
    if game not in RULES:
        raise UnknownGame(f"there is no game {game!r}: there is {choices(RULES)}")
    return _start(RULES[game], seats, seed, options)


def load(data: str | bytes | Mapping[str, Any]) -> Game:
    """The game that ``to_json`` saved, exactly as it was."""
    return _load(data, RULES)


def replay(data: str | bytes | Mapping[str, Any], at: int | None = None) -> Game:
    """The recorded game played again up to step ``at`` (None: to the end of the record)."""
    return _replay(data, RULES, at)
