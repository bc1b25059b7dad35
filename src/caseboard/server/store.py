"""Durable storage: one connection, one writer thread, many writes per commit.

SQLite and PostgreSQL go the same way: both speak the DB-API, and the SQL here is what both share.
Jobs that wait together are committed together; a job is done only after its commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, groupby
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from caseboard.server.databases import Database, StoreTrouble, Unreachable, database_of
from caseboard.server.migrations import MIGRATIONS

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Row: TypeAlias = tuple[Any, ...]

MOST_AT_ONCE: Final = 512
MOST_ROWS: Final = 64

log = logging.getLogger("caseboard.server.store")


class _Job:
    __slots__ = ("future", "reads", "statements")

    def __init__(
        self, statements: Sequence[Statement], reads: bool, future: asyncio.Future[list[Row]]
    ) -> None:
        self.statements = statements
        self.reads = reads
        self.future = future


class _Call(NamedTuple):
    """``reader``: the number of the job that waits for what it finds."""

    sql: str
    parameters: tuple[Any, ...]
    reader: int | None = None


Commit: TypeAlias = Callable[[list[_Job]], None]


class Reader(Protocol):
    """What can be asked what is stored."""

    async def read(self, sql: str, *parameters: Any) -> list[Row]: ...


class Writer(Protocol):
    """Who commits what the event loop hands over, in that order."""

    def put(self, jobs: list[_Job]) -> None: ...

    async def close(self) -> None:
        """Returns when everything handed over is committed."""
        ...


class WriterThread:
    """A thread of its own: the event loop never waits for the disk."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def put(self, jobs: list[_Job]) -> None:
        self._jobs.put(jobs)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        closing = False
        while not closing:
            jobs: list[_Job] = []
            while True:
                more = self._jobs.get()
                if more is None:
                    closing = True
                    break
                jobs += more
                if len(jobs) >= MOST_AT_ONCE or self._jobs.empty():
                    break
            if jobs:
                self._commit(jobs)


class Store:
    """The database as the event loop sees it."""

    def __init__(
        self, database: Database, writer: Callable[[Commit], Writer] = WriterThread
    ) -> None:
        self._database = database
        self._connection = self._database.connect()
        self._gathered: list[_Job] = []
        self._spelled: dict[str, str] = {}
        self.commits = 0
        self.writes = 0
        migrate(self._database, self._connection)
        self._writer = writer(self._commit)

    async def write(self, *statements: Statement) -> None:
        """Returns when all of them, or none, are durable."""
        await self._submit(statements, reads=False)

    async def read(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._submit([(sql, parameters)], reads=True)

    def _submit(self, statements: Sequence[Statement], *, reads: bool) -> asyncio.Future[list[Row]]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[Row]] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Job(statements, reads, future))
        return future

    def _hand_over(self) -> None:
        """All that one round of the event loop brought: to wake a thread costs more than a move."""
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._writer.put(jobs)

    async def close(self) -> None:
        """Everything handed in before is written first."""
        self._hand_over()
        await self._writer.close()
        self._database.close(self._connection)

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction; if one of them fails, each in its own.

        Whatever goes wrong, whoever waits gets an answer and this thread lives on.
        """
        try:
            results: list[list[Row] | Exception] = list(self._transact(jobs))
        except Exception as error:
            log.warning("%d jobs failed together and are tried one by one: %s", len(jobs), error)
            results = list(self._one_by_one(jobs))
        loop = jobs[0].future.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, jobs, results)

    def _one_by_one(self, jobs: list[_Job]) -> Iterator[list[Row] | Exception]:
        there = True
        for job in jobs:
            try:
                if there:
                    yield self._transact([job])[0]
                    continue
            except Unreachable as error:
                there = False
                log.warning("the database is not there: %s", error)
            except Exception:
                log.exception("the database did not do what it was asked")
            yield StoreTrouble("the database did not keep this")

    def _transact(self, jobs: list[_Job]) -> list[list[Row]]:
        with self._database.gate:
            results = self._transaction(jobs)
        self.commits += 1
        return results

    def _transaction(self, jobs: list[_Job]) -> list[list[Row]]:
        if self._database.lost(self._connection):
            # Should the last commit have come through after all, its rows are there and refuse to
            # be written twice; the table concerned is then read anew.
            self._connection = self._database.connect()
        cursor = self._connection.cursor()
        calls = list(self._calls(jobs))
        # One statement is a transaction by itself; two calls fewer to wait for the interpreter.
        together = len(calls) > 1
        results: list[list[Row]] = [[] for _ in jobs]
        try:
            if together:
                cursor.execute(self._database.begin)
            for sql, parameters, reader in calls:
                cursor.execute(self._spell(sql), parameters)
                if reader is not None:
                    results[reader] = cursor.fetchall()
            if together:
                cursor.execute("COMMIT")
        except Exception:
            if together and not self._database.lost(self._connection):
                # Some failures have taken everything back already.
                with suppress(Exception):
                    cursor.execute("ROLLBACK")
            raise
        return results

    def _calls(self, jobs: list[_Job]) -> Iterator[_Call]:
        """In order; rows that follow each other into the same table go in together.

        Every call of the database gives the interpreter away and has to wait for it again.
        """
        waiting: list[Statement] = []
        for number, job in enumerate(jobs):
            if job.reads:
                yield from self._writes(waiting)
                waiting = []
                sql, parameters = job.statements[0]
                yield _Call(sql, parameters, number)
            else:
                waiting += job.statements
        yield from self._writes(waiting)

    def _writes(self, statements: list[Statement]) -> Iterator[_Call]:
        self.writes += len(statements)
        for sql, group in groupby(statements, key=lambda statement: statement[0]):
            rows = [parameters for _, parameters in group]
            head, values, row = sql.partition(" VALUES ")
            most = MOST_ROWS if values and row.endswith("?)") else 1
            for at in range(0, len(rows), most):
                some = rows[at : at + most]
                many = f"{head} VALUES {', '.join([row] * len(some))}" if len(some) > 1 else sql
                yield _Call(many, tuple(chain(*some)))

    def _spell(self, sql: str) -> str:
        spelled = self._spelled.get(sql)
        if spelled is None:
            spelled = self._spelled[sql] = self._database.spelled(sql)
        return spelled


def migrate(database: Database, connection: Any) -> None:
    """Bring a database up to this release, or leave it as it is."""
    cursor = connection.cursor()
    cursor.execute(database.begin)
    cursor.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
    cursor.execute("SELECT max(number) FROM schema_version")
    done = cursor.fetchall()[0][0] or 0
    if done > len(MIGRATIONS):
        cursor.execute("ROLLBACK")
        raise StoreTrouble(
            f"the database is of version {done}; this server knows {len(MIGRATIONS)}: "
            "use a newer one"
        )
    for number, statements in enumerate(MIGRATIONS[done:], done + 1):
        for statement in statements:
            cursor.execute(statement)
        cursor.execute(
            database.spelled("INSERT INTO schema_version (number) VALUES (?)"), (number,)
        )
    cursor.execute("COMMIT")


def open_store(url: str, durability: str = "power") -> Store:
    """The database of that address, for this server alone."""
    return Store(database_of(url, durability))


def _resolve(jobs: list[_Job], results: list[list[Row] | Exception]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.future.done():
            continue
        if isinstance(result, Exception):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
