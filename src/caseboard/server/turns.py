"""Whose turn it is to work long: one table in every round of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A queue for work that nobody waits for at his screen: bots' moves, pictures of the table.

    One piece of it is done in each round of the event loop, so that an answer that comes in waits
    for one piece at most, however many tables are at work.
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
        turn = self._waiting.popleft()
        if not turn.done():
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
