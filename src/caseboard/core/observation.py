"""What a seat knows as a vector: named parts of fixed size, the same for every number of seats."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from caseboard.core.actions import Action


class Part:
    """A named stretch of the vector: ``rows`` times ``size`` numbers from ``low`` to ``high``."""

    __slots__ = ("about", "high", "low", "name", "rows", "size", "start")

    def __init__(
        self, name: str, size: int, about: str, rows: int = 1, low: float = 0.0, high: float = 1.0
    ) -> None:
        self.name = name
        self.size = size
        self.about = about
        self.rows = rows
        self.low = low
        self.high = high
        self.start = 0

    @property
    def stop(self) -> int:
        return self.start + self.rows * self.size


class Layout:
    """The parts of a game's vector, one after the other."""

    __slots__ = ("parts", "size")

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        at = 0
        for part in self.parts:
            part.start = at
            at = part.stop
        self.size = at

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


Write: TypeAlias = Callable[[Any, int, Any], None]
"""From a state, a seat and a vector of zeros: writes what the seat may know into it."""


class Observer:
    """How a game's positions become vectors.

    ``write`` is held to what ``view`` tells the same seat: dealing anew what the seat cannot know
    must change nothing (``tests/leaks.py`` plays whole games to see to it).
    """

    __slots__ = ("_zeros", "layout", "write")

    def __init__(self, layout: Layout, write: Write) -> None:
        self.layout = layout
        self.write = write
        self._zeros: Final = array("f", bytes(4 * layout.size))

    def observe(self, state: Any, seat: int) -> Any:
        vector = self._zeros[:]
        self.write(state, seat, vector)
        return vector


def mask_of(actions: Sequence[Action], size: int) -> bytearray:
    """A byte for every listed action: 1 for those that are open."""
    mask = bytearray(size)
    for action in actions:
        mask[action.id] = 1
    return mask
