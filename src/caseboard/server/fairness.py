"""Whose turn it is where one works at a time: those who had least lately, and are waited for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

HALF_LIFE: Final = 60.0
"""Seconds after which half of what somebody has used is forgotten."""
MOST_REMEMBERED: Final = 10_000


def somebody() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Customer:
    """For whom something is done: an address, at a table, where somebody waits for it or not."""

    address: str = ""
    table: str = ""
    waits: Callable[[], bool] = somebody


class Usage:
    """How many seconds each has used lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, name: str) -> float:
        seconds, at = self._used.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def add(self, name: str, seconds: float) -> None:
        used = self.of(name) + seconds
        self._used.pop(name, None)
        self._used[name] = (used, self.clock())
        if len(self._used) > MOST_REMEMBERED:
            self._used.popitem(last=False)


class FairQueue:
    """One at a time. What nobody waits for comes last; then who has used least, by address first.

    So whoever has many tables takes no more time from the others than who has one.
    """

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._busy = False
        self._waiting: list[tuple[Customer, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, customer: Customer) -> AsyncIterator[None]:
        if self._busy:
            coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((customer, coming))
            try:
                await coming
            except asyncio.CancelledError:
                self._leave(customer, coming)
                raise
        self._busy = True
        began = self._usage.clock()
        try:
            yield
        finally:
            took = self._usage.clock() - began
            self._usage.add(f"address {customer.address}", took)
            self._usage.add(f"table {customer.table}", took)
            self._next()

    def waiting(self, address: str) -> int:
        """How many turns the address waits for."""
        return sum(customer.address == address for customer, _ in self._waiting)

    def _leave(self, customer: Customer, coming: asyncio.Future[None]) -> None:
        """He does not wait any longer; if it was just his turn, it is the next one's."""
        if coming.cancelled():
            self._waiting.remove((customer, coming))
        else:
            self._next()

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if self._waiting:
            # The first of those that are alike: who came first.
            first = min(self._waiting, key=lambda one: self._rank(one[0]))
            self._waiting.remove(first)
            first[1].set_result(None)

    def _rank(self, customer: Customer) -> tuple[bool, float, float]:
        return (
            not customer.waits(),
            self._usage.of(f"address {customer.address}"),
            self._usage.of(f"table {customer.table}"),
        )
