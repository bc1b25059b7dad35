"""How long servers have been alive with a database, by a clock that never jumps.

The time of day can be set wrong for a moment, and then everything looks old. Nothing is deleted
that has not been left alone for long by this count too. It is stored now and then; what a crash
takes from it only makes everything look younger.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Lifetime:
    __slots__ = ("_before", "_began", "_monotonic")

    def __init__(
        self, before: float = 0.0, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """``before``: the seconds of all servers before this one."""
        self._before = before
        self._monotonic = monotonic
        self._began = monotonic()

    @property
    def seconds(self) -> float:
        return self._before + self._monotonic() - self._began
