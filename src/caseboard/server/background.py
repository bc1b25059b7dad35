"""Work that nobody waits for at a screen: a little of it in every round of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

FEW: Final = 4
STANDS_BACK: Final = 0.004
"""Seconds that a piece of work stands back for answers at most."""


class _Piece(NamedTuple):
    latest: float
    turn: asyncio.Future[None]


class Background:
    """The queue of such work: bots' moves, pictures of the table.

    While an answer is under way, from its arrival until it is acknowledged, work stands back.
    Otherwise one piece of it is done in each round of the event loop, so that an answer that comes
    in waits for one piece at most. When many wait, a share of them works in each round whatever is
    under way, since rounds cost time too.
    """

    def __init__(self) -> None:
        self._waiting: deque[_Piece] = deque()
        self._answers = 0
        self._looks_soon = False
        self._looks_later: asyncio.TimerHandle | None = None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Somebody waits at his screen while this lasts."""
        self._answers += 1
        try:
            yield
        finally:
            self._answers -= 1
            if not self._answers and self._waiting:
                self._look_soon()

    @property
    def crowded(self) -> bool:
        """Whether many wait, so that the next turn of each is far away."""
        return len(self._waiting) >= FEW

    async def turn(self) -> None:
        """Returns when it is this piece's turn."""
        loop = asyncio.get_running_loop()
        piece = _Piece(loop.time() + STANDS_BACK, loop.create_future())
        self._waiting.append(piece)
        if self._looks_later is None or self.crowded:
            self._look_soon()
        await piece.turn

    def _look_soon(self) -> None:
        if self._looks_later is not None:
            self._looks_later.cancel()
            self._looks_later = None
        if not self._looks_soon:
            self._looks_soon = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._looks_soon, self._looks_later = False, None
        loop = asyncio.get_running_loop()
        stands_back = self._answers > 0 and loop.time() < self._waiting[0].latest
        for _ in range(len(self._waiting) // FEW + (not stands_back)):
            piece = self._waiting.popleft()
            if not piece.turn.done():
                piece.turn.set_result(None)
        if self._answers and self._waiting and not self.crowded:
            self._looks_later = loop.call_at(self._waiting[0].latest, self._next)
        elif self._waiting:
            self._look_soon()
