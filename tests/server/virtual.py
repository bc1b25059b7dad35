"""An event loop with a time of its own: nobody waits in it, and every run takes the same time.

Whenever nothing is left to do, its clock jumps to the next timer. ``loop_time`` is what to give a
server as its monotonic clock.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LATE = 1e-7
"""Seconds by which timers are late, as real ones are: rounding must not make them early."""


def loop_time() -> float:
    """The time of the loop that runs, virtual or not."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return time.monotonic()


class _Jumping(selectors.DefaultSelector):
    """Looks at what is ready, and lets time pass where the loop would wait for a timer."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(None)
        ready = super().select(0)
        if not ready and timeout > 0:
            self.now += timeout + LATE
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    def let_pass(self, seconds: float) -> None:
        """As if whoever runs now took so long."""
        self._jumping.now += seconds

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """At once: a thread would take time of another kind."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run(work: Coroutine[Any, Any, T]) -> T:
    """As ``asyncio.run``, in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
