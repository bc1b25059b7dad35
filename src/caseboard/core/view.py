"""Views in parts, so that whoever looks at every step makes anew only what has changed."""

from __future__ import annotations

from collections.abc import Callable
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


class Lens:
    """Looks at one game again and again; what it shows is never changed, only replaced."""

    __slots__ = ("_made", "_prints", "_rules")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._prints: dict[str, bytes] = {}
        self._made: dict[str, dict[int | None, Any]] = {}

    def public(self, state: State) -> dict[str, Any]:
        """What everybody sees alike. Ask for this first, whenever the game has gone on."""
        shown = self._rules.public(state)
        for name, part in self._rules.parts.items():
            print_ = part.print(state)
            if self._prints.get(name) != print_:
                self._prints[name] = print_
                self._made[name] = {} if part.private else {None: part.make(state, None)}
            if not part.private:
                shown[name] = self._made[name][None]
        return shown

    def private(self, state: State, seat: int | None) -> dict[str, Any]:
        """What is not the same for all, as that seat sees it."""
        shown = self._rules.private(state, seat)
        for name, part in self._rules.parts.items():
            if part.private:
                made = self._made[name]
                if seat not in made:
                    made[seat] = part.make(state, seat)
                shown[name] = made[seat]
        return shown
