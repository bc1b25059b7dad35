"""A disk that fails when it is told to, under the server's own SQL and the server's own store."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from random import Random
from typing import Any

from caseboard.server.store import Commit


class Disk:
    """What survives a crash: one database, and how the disk behaves now."""

    def __init__(self) -> None:
        self.data = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.full = False
        self.fail_commits = 0
        self.lose_answers = 0

    def crash(self) -> None:
        """What was not committed is gone."""
        if self.data.in_transaction:
            self.data.execute("ROLLBACK")


class _Cursor:
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._cursor = disk.data.cursor()

    def execute(self, sql: str, parameters: tuple[Any, ...] = ()) -> None:
        disk = self._disk
        ends = sql == "COMMIT" or (not disk.data.in_transaction and _changes(sql))
        if disk.full and _changes(sql):
            raise sqlite3.OperationalError("database or disk is full")
        if ends and disk.fail_commits:
            disk.fail_commits -= 1
            raise sqlite3.OperationalError("disk I/O error")
        self._cursor.execute(sql, parameters)
        if ends and disk.lose_answers:
            disk.lose_answers -= 1
            raise sqlite3.OperationalError("disk I/O error after the commit")

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()


def _changes(sql: str) -> bool:
    return sql.startswith(("INSERT", "UPDATE", "DELETE"))


class _Line:
    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    def cursor(self) -> _Cursor:
        return _Cursor(self._disk)


class SimulatedDatabase:
    """The server's way to the disk."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, disk: Disk) -> None:
        self.gate = threading.Lock()
        self._disk = disk

    def connect(self) -> Any:
        return _Line(self._disk)

    def lost(self, connection: Any) -> bool:
        return False

    def spelled(self, sql: str) -> str:
        return sql

    def close(self, connection: Any) -> None:
        self._disk.crash()


class LoopWriter:
    """Commits in the event loop's own time, a moment after it was asked, in order."""

    def __init__(self, commit: Commit, chance: Random) -> None:
        self._commit = commit
        self._chance = chance
        self._last = 0.0
        self._dead = False
        self._waiting: list[asyncio.TimerHandle] = []

    def put(self, jobs: Any) -> None:
        if self._dead:
            return
        loop = asyncio.get_running_loop()
        self._last = max(self._last, loop.time()) + self._chance.uniform(0.0001, 0.02)
        self._waiting = [handle for handle in self._waiting if handle.when() > loop.time()]
        self._waiting.append(loop.call_at(self._last, self._commit, jobs))

    def crash(self) -> None:
        """What waits or comes later is never committed, and nobody is told."""
        self._dead = True
        for handle in self._waiting:
            handle.cancel()

    async def close(self) -> None:
        await asyncio.sleep(max(0.0, self._last - asyncio.get_running_loop().time()))


def writing(chance: Random, made: list[LoopWriter]) -> Callable[[Commit], LoopWriter]:
    """Writers for a store, remembered so that they can crash."""

    def make(commit: Commit) -> LoopWriter:
        made.append(LoopWriter(commit, chance))
        return made[-1]

    return make
