"""Views in parts, so that whoever looks at every step makes anew only what has changed."""

from __future__ import annotations

from collections.abc import Callable
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


Made: TypeAlias = dict[int | None, Seen]
"""A part as it was made for each seat that has looked."""


class Look:
    """The views of one position, in parts; good until the game goes on."""

    __slots__ = ("_private", "_rules", "_state", "public")

    def __init__(
        self, rules: Rules, state: State, public: list[Seen], private: list[tuple[Part, Made]]
    ) -> None:
        self.public = public
        """What everybody sees alike."""
        self._rules = rules
        self._state = state
        self._private = private

    def private(self, seat: int | None) -> list[Seen]:
        """What is not the same for all, as that seat sees it."""
        seen = [self._rules.private(self._state, seat)]
        for part, made in self._private:
            if seat not in made:
                made[seat] = part.make(self._state, seat)
            seen.append(made[seat])
        return seen


class Lens:
    """Looks at one game again and again. What it shows is never changed, only replaced."""

    __slots__ = ("_made", "_prints", "_rules")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._prints = [b""] * len(rules.parts)
        self._made: list[Made] = [{} for _ in rules.parts]

    def look(self, state: State) -> Look:
        public: list[Seen] = [self._rules.public(state)]
        private: list[tuple[Part, Made]] = []
        for at, part in enumerate(self._rules.parts):
            made_of = part.print(state)
            if self._prints[at] != made_of:
                self._prints[at] = made_of
                self._made[at] = {} if part.private else {None: part.make(state, None)}
            if part.private:
                private.append((part, self._made[at]))
            else:
                public.append(self._made[at][None])
        return Look(self._rules, state, public, private)
