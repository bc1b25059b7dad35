"""Views in parts, so that whoever looks at every step makes anew only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from caseboard.core.rules import Rules
    from caseboard.core.state import State

Seen: TypeAlias = dict[str, Any]
"""Entries of a view."""

_print: Final = msgspec.msgpack.Encoder().encode


class Part:
    """Entries of every view that are made together, and take longer to make than to compare.

    ``reads``: every slot of the state that they are made of; where these have not changed, neither
    has the part. ``private``: it is not the same for all seats.
    """

    __slots__ = ("make", "print", "private", "reads")

    def __init__(
        self, make: Callable[[Any, int | None], Seen], *reads: str, private: bool = False
    ) -> None:
        self.make = make
        self.reads = reads
        self.private = private
        get = attrgetter(*reads)
        self.print: Callable[[State], bytes] = lambda state: _print(get(state))


class Look:
    """The views of one position, in parts; good until the game goes on."""

    __slots__ = ("_made", "_rules", "_state", "public")

    def __init__(self, rules: Rules, state: State, made: Sequence[dict[int | None, Seen]]) -> None:
        self._rules = rules
        self._state = state
        self._made = made
        self.public = [rules.public(state), *self._parts(None, private=False)]
        """What everybody sees alike."""

    def private(self, seat: int | None) -> list[Seen]:
        """What is not the same for all, as that seat sees it."""
        return [self._rules.private(self._state, seat), *self._parts(seat, private=True)]

    def _parts(self, seat: int | None, *, private: bool) -> list[Seen]:
        parts = []
        for part, made in zip(self._rules.parts, self._made, strict=True):
            if part.private is private:
                if seat not in made:
                    made[seat] = part.make(self._state, seat)
                parts.append(made[seat])
        return parts


class Lens:
    """Looks at one game again and again. What it shows is never changed, only replaced."""

    __slots__ = ("_made", "_prints", "_rules")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._prints = [b""] * len(rules.parts)
        self._made: list[dict[int | None, Seen]] = [{} for _ in rules.parts]

    def look(self, state: State) -> Look:
        for at, part in enumerate(self._rules.parts):
            made_of = part.print(state)
            if self._prints[at] != made_of:
                self._prints[at] = made_of
                self._made[at] = {}
        return Look(self._rules, state, self._made.copy())
