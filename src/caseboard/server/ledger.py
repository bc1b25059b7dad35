"""What a table has yet to store, and what is told once it is stored: durable first, then seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

from caseboard.server.services import Services
from caseboard.server.store import Statement

Tell: TypeAlias = Callable[[], None]


class Ledger:
    __slots__ = ("_noted", "_services", "_since", "_tell")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._noted: list[Statement] = []
        self._tell: list[Tell] = []
        self._since: float | None = None

    @property
    def waiting(self) -> bool:
        """Whether something is not stored yet."""
        return bool(self._noted)

    def note(self, *statements: Statement) -> None:
        """To be stored with the next write, all or nothing."""
        self._noted += statements
        if self._since is None:
            self._since = time.perf_counter()

    def afterwards(self, tell: Tell) -> None:
        """To be done when all that is noted is durable."""
        self._tell.append(tell)

    async def write(self) -> None:
        statements, self._noted = self._noted, []
        if statements:
            began = time.perf_counter()
            await self._services.store.write(*statements)
            self._services.metrics.durable_after(time.perf_counter() - began)

    def tell(self) -> None:
        """Everything is written: do what had to wait for that."""
        told, self._tell = self._tell, []
        for tell in told:
            tell()

    def shown(self) -> None:
        """Everybody was sent what he may see of it."""
        if self._since is not None and not self._noted:
            self._services.metrics.shown_after(time.perf_counter() - self._since)
            self._since = None
