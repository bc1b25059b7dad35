"""Whose turn it is to work long: few tables in every round of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

FEW: Final = 4


class Turns:
    """A queue for work that nobody waits for at his screen: bots' moves, pictures of the table.

    As long as few wait, one of them works in each round of the event loop, so that an answer that
    comes in waits for one piece of work at most. When many wait, a share of them works in each
    round, since rounds cost time too.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        """Returns when it is this piece's turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._next)
        self._waiting.append(turn)
        await turn

    def _next(self) -> None:
        for _ in range(1 + len(self._waiting) // FEW):
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
