"""Views in parts, so that whoever looks at every step makes anew only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from caseboard.core.rules import Rules
    from caseboard.core.state import State

_print: Final = msgspec.msgpack.Encoder().encode


class Part:
    """An entry of every view that takes long to make.

    ``reads``: every slot of the state that it is made of; where these have not changed, neither
    has the part. ``private``: it is not the same for all seats.
    """

    __slots__ = ("make", "print", "private", "reads")

    def __init__(
        self, make: Callable[[Any, int | None], Any], *reads: str, private: bool = False
    ) -> None:
        self.make = make
        self.reads = reads
        self.private = private
        get = attrgetter(*reads)
        self.print: Callable[[State], bytes] = lambda state: _print(get(state))


class Look:
    """The views of one position; good until the game goes on."""

    __slots__ = ("_made", "_rules", "_state", "public")

    def __init__(self, rules: Rules, state: State, made: Mapping[str, dict[Any, Any]]) -> None:
        self._rules = rules
        self._state = state
        self._made = made
        self.public = rules.public(state)
        """What everybody sees alike."""
        for name, part in rules.parts.items():
            if not part.private:
                self.public[name] = self._part(name, part, None)

    def private(self, seat: int | None) -> dict[str, Any]:
        """What is not the same for all, as that seat sees it."""
        shown = self._rules.private(self._state, seat)
        for name, part in self._rules.parts.items():
            if part.private:
                shown[name] = self._part(name, part, seat)
        return shown

    def _part(self, name: str, part: Part, seat: int | None) -> Any:
        made = self._made[name]
        if seat not in made:
            made[seat] = part.make(self._state, seat)
        return made[seat]


class Lens:
    """Looks at one game again and again. What it shows is never changed, only replaced."""

    __slots__ = ("_made", "_prints", "_rules")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._prints: dict[str, bytes] = {}
        self._made: dict[str, dict[Any, Any]] = {}

    def look(self, state: State) -> Look:
        for name, part in self._rules.parts.items():
            made_of = part.print(state)
            if self._prints.get(name) != made_of:
                self._prints[name] = made_of
                self._made[name] = {}
        return Look(self._rules, state, self._made.copy())
