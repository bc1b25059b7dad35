"""How far the people at a table are with what they are shown.

Bots make their next move when everybody who is there has seen what came before it: his page says
so, or the time is over that it takes at the table's tempo. That time follows from what all know.
"""

from __future__ import annotations

from typing import Final

from caseboard.server.schema import TableTempo

RATES: Final[dict[TableTempo, float]] = {"unhurried": 1.0, "brisk": 0.5, "at once": 0.0}
"""What each tempo takes of the time of an unhurried reader."""
MOST: Final = 20.0
"""Seconds for which nobody waits any longer."""


class Tempo:
    """Times are of a monotonic clock, in seconds."""

    __slots__ = ("_firm", "_rate", "_until")

    def __init__(self, tempo: TableTempo) -> None:
        self._rate = RATES[tempo]
        self._until = 0.0
        self._firm = 0.0

    def seconds(self, lasts: int) -> float:
        """How long something is on that lasts so many milliseconds."""
        return lasts * self._rate / 1000

    def shown(self, lasts: int, now: float, *, firm: bool = False) -> None:
        """Something is shown after what is shown already.

        ``firm``: it takes that long whoever says that he has seen it. Who was asked in secret has
        seen it before the others, and that must not be told.
        """
        self._until = min(max(self._until, now) + self.seconds(lasts), now + MOST)
        if firm:
            self._firm = self._until

    def all_seen(self) -> None:
        """Everybody has seen all there is."""
        self._until = self._firm

    def left(self, now: float) -> float:
        """Seconds until everybody has seen it."""
        return max(0.0, self._until - now)
