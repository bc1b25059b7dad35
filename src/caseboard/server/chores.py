"""Work that a table has started for later: timers and tasks that end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Work: TypeAlias = Coroutine[Any, Any, None]


def _nobody_waits(error: BaseException) -> None:
    """What fails after the end of a table's work concerns nobody."""


class Chores:
    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def at(self, name: str, seconds: float, then: Callable[[], Work]) -> None:
        """Do it after that time; an earlier timer of the same name is replaced."""
        earlier = self._timers.pop(name, None)
        if earlier is not None:
            earlier.cancel()
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(max(0.0, seconds), lambda: self.do(then()))

    def do(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._timers.clear()
        # So that a table and its chores do not keep each other in memory.
        self._failed = _nobody_waits
