"""Who is at a table, and for how long the others have been away."""

from __future__ import annotations

from collections.abc import Iterable


class Presence:
    """Times are of a monotonic clock.

    ``grace``: seconds that a person may reload the page or lose the line before he is away.
    """

    __slots__ = ("_grace", "_here", "_left", "_opened")

    def __init__(self, grace: float, now: float) -> None:
        self._grace = grace
        self._opened = now
        self._here: frozenset[int] = frozenset()
        self._left: dict[int, float] = {}

    def look(self, eyes: Iterable[int | None], now: float) -> None:
        """``eyes``: the seats from which somebody looks on now, None for spectators."""
        here = frozenset(seat for seat in eyes if seat is not None)
        for seat in self._here - here:
            self._left[seat] = now
        self._here = here

    def until_away(self, seat: int, now: float) -> float | None:
        """Seconds until the seat counts as away, 0 if it does already; None while it is here."""
        if seat in self._here:
            return None
        return max(0.0, self._left.get(seat, self._opened) + self._grace - now)
