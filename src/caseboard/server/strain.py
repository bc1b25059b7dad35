"""Whether the server can keep up: how late it comes to what it wanted to do."""

from __future__ import annotations

import asyncio
from typing import Final

LOOK_EVERY: Final = 0.05
MEMORY: Final = 0.9
"""How much of the last look is still in the next; a second makes up for most of what was."""
LONGEST_WAIT: Final = 5.0


class Strain:
    """``bearable``: seconds that the event loop may be late on average; 0: whatever it is."""

    def __init__(self, bearable: float) -> None:
        self._bearable = bearable
        self.late = 0.0

    @property
    def heavy(self) -> bool:
        return 0 < self._bearable < self.late

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.note(loop.time() - due)

    def note(self, late: float) -> None:
        self.late = MEMORY * self.late + (1 - MEMORY) * max(0.0, late)

    async def relief(self) -> None:
        """Returns when it is over, or after a while."""
        for _ in range(int(LONGEST_WAIT / LOOK_EVERY)):
            if not self.heavy:
                break
            await asyncio.sleep(LOOK_EVERY)
