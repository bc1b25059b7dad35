"""Keeping the interpreter's own pauses short, so that no move waits for its housekeeping."""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG: Final = 2_000
NEVER: Final = 1_000_000
LATEST: Final = 6 * 3600.0
MOST_SOCKETS: Final = 5_000
SWITCH_SECONDS: Final = 0.0001


def keep_pauses_short() -> None:
    """Look at new objects a few at a time, and at all of them only in quiet moments.

    What a game leaves behind is freed without the collector; it only has to find the few objects
    that lost connections leave tied to each other. Nor may the thread that stores moves wait long
    for the interpreter.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(SWITCH_SECONDS)


class QuietMoments:
    """When to look at everything: nobody said a word since the last look, or it is high time."""

    def __init__(self, now: float) -> None:
        self._heard = -1
        self._collected = now
        self._sockets = 0

    def tidy(self, heard: int, sockets: int, now: float) -> bool:
        """``heard`` and ``sockets``: how many messages and sockets there have been up to now.

        Whether the collector was run.
        """
        quiet, self._heard = heard == self._heard, heard
        high_time = now - self._collected > LATEST or sockets - self._sockets > MOST_SOCKETS
        if not quiet and not high_time:
            return False
        gc.collect()
        self._collected, self._sockets = now, sockets
        return True
