"""Record files that strangers send: whatever is in them, they are read or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from caseboard.core.errors import BrokenRecord
from caseboard.server.channel import encode
from caseboard.server.history import imported
from caseboard.server.model import Entry

Look: TypeAlias = Callable[[str | Mapping[str, Any], int | None, int | None], Any]
T = TypeVar("T")

SENSELESS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What the engine raises when a value is not at all what a record has in that place."""


class NewGame(NamedTuple):
    """What a table needs to go on from a record."""

    game: str
    options: dict[str, Any]
    seed: int
    entries: list[Entry]
    faithful: bool


def game_of_record(record: str | Mapping[str, Any], at: int | None, now: float) -> NewGame:
    """Up to a step, counted as people count: by moments."""
    game, entries, faithful = imported(record, at, now)
    return NewGame(game.rules.name, dict(game.options), game.seed, entries, faithful)


def picture_of_record(
    look: Look, record: str | Mapping[str, Any], at: int | None, seat: int | None
) -> bytes:
    """What a record shows of a step to a seat, ready to be sent."""
    return encode(look(record, at, seat))


def made_of_record(function: Callable[..., T], *given: Any) -> T:
    """What the function makes of a record, or that the record is none."""
    try:
        return function(*given)
    except SENSELESS as error:
        raise BrokenRecord(f"this is not a record of a game: {type(error).__name__}") from error
