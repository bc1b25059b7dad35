"""Processes beside the one that measures."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

SECONDS = 5.0


@contextmanager
def another(work: Callable[..., None], *given: Any) -> Iterator[Connection]:
    """One of them, and what it says; it is ended when it is not needed any more."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=work, args=(*given, theirs))
    process.start()
    theirs.close()
    try:
        yield ours
        process.join(SECONDS)
    finally:
        process.terminate()
        process.join()
