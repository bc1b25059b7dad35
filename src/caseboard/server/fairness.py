"""Whose turn it is where one works at a time: everybody's in turn, first where somebody waits."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple

MOST_REMEMBERED: Final = 10_000


def somebody() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Customer:
    """For whom something is done: an address, at a table, where somebody waits for it or not."""

    address: str = ""
    table: str = ""
    waits: Callable[[], bool] = somebody


class Turns:
    """When each has had his last turn."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._last: OrderedDict[str, float] = OrderedDict()

    def last(self, name: str) -> float:
        return self._last.get(name, -inf)

    def note(self, name: str) -> None:
        self._last[name] = self.clock()
        self._last.move_to_end(name)
        if len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)


class _Waiting(NamedTuple):
    customer: Customer
    since: float
    coming: asyncio.Future[None]


class FairQueue:
    """One at a time: what nobody waits for comes last, and otherwise who came first.

    An address counts as having come when it has had its last turn, and so do its tables among
    themselves. So nobody waits for more than one turn of every address that was there before him,
    however many tables it has and however little it has asked for up to then; and if each takes no
    more than its share, not longer than for one of them alone.
    """

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._busy = False
        self._waiting: list[_Waiting] = []

    @asynccontextmanager
    async def turn(self, customer: Customer) -> AsyncIterator[float]:
        """Gives the share of his time that he should take, so that the others' turns come soon."""
        if self._busy:
            coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(_Waiting(customer, self._turns.clock(), coming))
            try:
                await coming
            except asyncio.CancelledError:
                # If it was just his turn, it is the next one's.
                if not coming.cancelled():
                    self._next()
                raise
        self._busy = True
        try:
            yield self._share(customer)
        finally:
            self._turns.note(f"address {customer.address}")
            self._turns.note(f"table {customer.table}")
            self._next()

    def _share(self, customer: Customer) -> float:
        """One of as many as there are addresses where somebody waits."""
        others = {one.customer.address for one in self._who_waits() if one.customer.waits()}
        return 1 / len(others | {customer.address})

    def _who_waits(self) -> list[_Waiting]:
        """Without those who have gone away meanwhile."""
        self._waiting = [one for one in self._waiting if not one.coming.cancelled()]
        return self._waiting

    def waiting(self, address: str) -> int:
        """How many turns the address waits for."""
        return sum(one.customer.address == address for one in self._who_waits())

    def _next(self) -> None:
        waiting = self._who_waits()
        self._busy = bool(waiting)
        if waiting:
            # The first of those that are alike: who came first.
            first = min(waiting, key=self._rank)
            waiting.remove(first)
            first.coming.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[bool, float, float]:
        customer = one.customer
        return (
            not customer.waits(),
            max(one.since, self._turns.last(f"address {customer.address}")),
            self._turns.last(f"table {customer.table}"),
        )
