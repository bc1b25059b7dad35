"""Records are read and played again in a process apart: however long one is, no table waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, Final, TypeVar

from caseboard.core.errors import BrokenRecord, CaseboardError
from caseboard.server.fairness import Customer, FairQueue, Turns
from caseboard.server.records import made_of_record
from caseboard.server.workers import Process, Worker

T = TypeVar("T")

SECONDS: Final = 10.0
MOST_WAITING: Final = 6
"""Of one address."""


class Busy(CaseboardError):
    """Too much to read at once."""


class Clerk:
    def __init__(
        self, worker: Worker | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._worker = worker or Process()
        self._queue = FairQueue(Turns(clock))

    async def read(self, address: str, function: Callable[..., T], *given: Any) -> T:
        """What the function makes of a record that came from there."""
        if self._queue.waiting(address) >= MOST_WAITING:
            raise Busy("one record after the other: ask again in a moment")
        async with self._queue.turn(Customer(address)):
            try:
                return await self._worker.ask(SECONDS, made_of_record, function, *given)
            except TimeoutError:
                raise BrokenRecord(f"the record was not read in {SECONDS:g} seconds") from None
            except BrokenExecutor:
                raise Busy("the record could not be read just now: ask again") from None

    def close(self) -> None:
        self._worker.end()
