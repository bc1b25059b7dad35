"""Processes of their own for work that takes long: bots' thoughts, other people's records."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar

MODEST: Final = 10

T = TypeVar("T")


def be_modest() -> None:
    """Such work is done with what the server and its tables leave of the processor."""
    if sys.platform != "win32":
        os.nice(MODEST)


class Worker(Protocol):
    """Does one thing at a time, elsewhere."""

    async def ask(self, seconds: float, function: Callable[..., T], *given: Any) -> T:
        """TimeoutError or BrokenExecutor if there is no answer; the next one finds it well."""
        ...

    def end(self) -> None: ...


class Process:
    """A worker that is a process of this machine, there when it is first needed."""

    def __init__(self, prepare: Callable[[], None] = be_modest) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._left: asyncio.Future[Any] | None = None
        """Work of somebody who has gone away meanwhile."""

    async def ask(self, seconds: float, function: Callable[..., T], *given: Any) -> T:
        await self._finish(seconds)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, self._prepare)
        try:
            work = asyncio.get_running_loop().run_in_executor(self._pool, function, *given)
            return await self._within(seconds, work)
        except (TimeoutError, BrokenExecutor):
            self.end()
            raise

    async def _within(self, seconds: float, work: asyncio.Future[T]) -> T:
        try:
            done, _ = await asyncio.wait([work], timeout=seconds)
        except asyncio.CancelledError:
            self._left = work
            raise
        if not done:
            work.cancel()
            raise TimeoutError
        return work.result()

    async def _finish(self, seconds: float) -> None:
        if self._left is not None:
            done, _ = await asyncio.wait([self._left], timeout=seconds)
            if not done or self._left.exception() is not None:
                self.end()
            self._left = None

    def end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
