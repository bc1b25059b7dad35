"""What a table can settle before a game: switches, seats and things by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from caseboard.core.errors import BadOption, choices

Form = Literal["switch", "seat", "one", "one-each", "numbers"]
"""On or off; a seat's number; one of the choices; for each seat one of the choices or None; for
some of the choices a whole number each."""

HIGHEST: Final = 20
"""Numbers go from its negative up to this."""


@dataclass(frozen=True, slots=True)
class TableOption:
    """A choice of the table before the game: what it means, and what may be given.

    ``title`` is its name on a screen. ``choices`` are the words that may be given, each with the
    name of what it stands for. What has no default is left to chance; numbers that are not given
    are 0.
    """

    name: str
    title: str
    about: str
    form: Form
    default: bool | None = None
    choices: Mapping[str, str] | None = None

    def clean(self, value: Any, seats: int) -> Any:
        """What was given as plain data, or BadOption."""
        return _CLEANERS[self.form](self, value, seats)


def _clean_switch(option: TableOption, value: Any, seats: int) -> bool:
    if not isinstance(value, bool):
        raise BadOption(f"{option.name} is True or False, not {value!r}")
    return value


def _clean_seat(option: TableOption, value: Any, seats: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    raise BadOption(f"{option.name} is a seat from 0 to {seats - 1}, not {value!r}")


def _clean_one(option: TableOption, value: Any, seats: int) -> str:
    known = option.choices or {}
    if not isinstance(value, str) or value not in known:
        raise BadOption(f"{option.name} is {choices(known)}, not {value!r}")
    return value


def _clean_one_each(option: TableOption, value: Any, seats: int) -> list[str | None]:
    if isinstance(value, str) or not isinstance(value, list | tuple) or len(value) != seats:
        raise BadOption(
            f"{option.name} is a list with one name (or None) for each of {seats} seats"
        )
    chosen = [None if one is None else _clean_one(option, one, seats) for one in value]
    for one in chosen:
        if one is not None and chosen.count(one) > 1:
            raise BadOption(f"{option.name} names {one!r} twice: it is for one seat only")
    return chosen


def _clean_numbers(option: TableOption, value: Any, seats: int) -> dict[str, int]:
    """What is 0 is left out, so that a table without numbers is one without the option."""
    known = option.choices or {}
    if not isinstance(value, Mapping):
        raise BadOption(f"{option.name} gives some of {choices(known)} a number, not {value!r}")
    for name, number in value.items():
        _clean_one(option, name, seats)
        whole = isinstance(number, int) and not isinstance(number, bool)
        if not whole or abs(number) > HIGHEST:
            raise BadOption(
                f"{option.name} gives {name!r} a whole number from {-HIGHEST} to {HIGHEST}, "
                f"not {number!r}"
            )
    return {name: value[name] for name in known if value.get(name)}


_CLEANERS: Final[Mapping[Form, Callable[[TableOption, Any, int], Any]]] = {
    "switch": _clean_switch,
    "seat": _clean_seat,
    "one": _clean_one,
    "one-each": _clean_one_each,
    "numbers": _clean_numbers,
}
