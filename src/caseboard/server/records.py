"""Record files that strangers send: whatever is in them, they are read or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from caseboard.core.errors import BrokenRecord

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


def made_of_record(function: Callable[..., T], *given: Any) -> T:
    """What the function makes of a record, or that the record is none."""
    try:
        return function(*given)
    except SENSELESS as error:
        raise BrokenRecord(f"this is not a record of a game: {type(error).__name__}") from error
