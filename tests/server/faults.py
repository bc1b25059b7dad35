"""Faults that come and go, for a server that runs: a full disk, a lost database, killed workers."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import ServerProcess


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of the server's grows meanwhile: what a full disk does to a log."""
    process = server.process.pid
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def workers_of(server: ServerProcess) -> list[int]:
    """The processes in which the server's bots think."""
    return [
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdecimal() and _is_worker(folder, server.process.pid)
    ]


def _is_worker(folder: Path, parent: int) -> bool:
    try:
        status = (folder / "stat").read_text().rpartition(")")[2].split()
        words = (folder / "cmdline").read_bytes()
    except OSError:
        return False
    return int(status[1]) == parent and b"spawn_main" in words


def kill_workers(server: ServerProcess) -> int:
    """As by kill -9; how many there were."""
    workers = workers_of(server)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    return len(workers)
