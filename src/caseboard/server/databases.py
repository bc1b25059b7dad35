"""The two databases, and the little in which they differ."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
import time
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Any, Final, Protocol

from caseboard.core.errors import CaseboardError

WRITER_LOCK: Final = 4_607_194
LOCK_TRIES: Final = 20
LOCK_PAUSE: Final = 0.1
CHECKPOINT_SECONDS: Final = 2.0
MOST_LOG_PAGES: Final = 50_000
MOST_PREPARED: Final = 512
"""So many statements need not be read again; for each number of rows there is one."""
LINE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""A line to PostgreSQL that is dead is known to be so within seconds."""

log = logging.getLogger("caseboard.server.database")


class StoreTrouble(CaseboardError):
    """The database cannot be opened, or has refused to keep something."""


class Unreachable(StoreTrouble):
    """The database is not there, for one as for all."""


class Database(Protocol):
    """How to open it for one server alone, and how it is spoken to."""

    begin: str
    gate: threading.Lock
    """Held during a transaction."""

    def connect(self) -> Any: ...

    def lost(self, connection: Any) -> bool:
        """Whether the connection is of no more use."""
        ...

    def spelled(self, sql: str) -> str: ...

    def close(self, connection: Any) -> None: ...


class Lookable(Database, Protocol):
    """What can be read beside its server too."""

    tables: str
    """A question for the names of all tables."""

    def look(self) -> Any:
        """A connection that only reads, all at one moment, whether a server is running or not."""
        ...

    def stream(self, connection: Any) -> Any:
        """A cursor of it that takes no more rows into memory than were asked for."""
        ...


def database_of(url: str, durability: str) -> Lookable:
    if url.startswith(("postgresql://", "postgres://")):
        return PostgreSQL(url, durability)
    return SQLite(url.removeprefix("sqlite:///"), durability)


def log_is_sound(version: tuple[int, ...]) -> bool:
    """Whether this SQLite may commit and carry its log over at the same time.

    Before 3.51.3 that could damage the file (its makers call it the WAL-reset bug); two older
    series have been mended as well.
    """
    mended = {(3, 44): 6, (3, 50): 7}
    return version >= (3, 51, 3) or version[2] >= mended.get((version[0], version[1]), 1_000)


class SQLite:
    """A file with a write-ahead log, and a second file that is locked by whoever serves it."""

    begin = "BEGIN IMMEDIATE"
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"

    def __init__(self, path: str, durability: str) -> None:
        self.gate = threading.Lock()
        # The log and the lock are named after the file, so it must have one name only.
        self._path = os.path.realpath(path)
        self._level = "FULL" if durability == "power" else "NORMAL"

    def connect(self) -> Any:
        self._lock = self._locked()
        try:
            self._require_one_name()
            return self._connected()
        except StoreTrouble:
            self._lock.close()
            raise

    def look(self) -> Any:
        try:
            path = f"{Path(self._path).as_uri()}?mode=ro"
            connection = sqlite3.connect(path, uri=True, isolation_level=None)
            connection.execute("BEGIN")
            return connection
        except sqlite3.OperationalError as error:
            raise StoreTrouble(f"the database {self._path!r} cannot be read: {error}") from None

    def stream(self, connection: Any) -> Any:
        return connection.cursor()

    def _connected(self) -> Any:
        try:
            connection = _opened(self._path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {self._level}")
            connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_LOG_PAGES}")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise StoreTrouble(f"the database {self._path!r} cannot be opened: {error}") from None
        except sqlite3.DatabaseError as error:
            raise StoreTrouble(f"{self._path!r} is not a database of ours: {error}") from None
        beside = nullcontext() if log_is_sound(sqlite3.sqlite_version_info) else self.gate
        self._caretaker = Caretaker(self._path, self.gate, beside)
        return connection

    def _require_one_name(self) -> None:
        names = os.stat(self._path).st_nlink if os.path.exists(self._path) else 1
        if names > 1:
            raise StoreTrouble(
                f"the database {self._path!r} has {names} names (hard links), and another server "
                "may be using it under one of them: leave it one"
            )

    def _locked(self) -> sqlite3.Connection:
        try:
            lock = _opened(f"{self._path}-server")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise StoreTrouble(f"another server is using {self._path!r}") from None
            raise StoreTrouble(f"the database {self._path!r} cannot be opened: {error}") from None
        return lock

    def lost(self, connection: Any) -> bool:
        return False

    def spelled(self, sql: str) -> str:
        return sql

    def close(self, connection: Any) -> None:
        self._caretaker.close()
        connection.close()
        self._lock.close()


def _opened(path: str) -> sqlite3.Connection:
    return sqlite3.connect(
        path,
        isolation_level=None,
        timeout=0,
        check_same_thread=False,
        cached_statements=MOST_PREPARED,
    )


class Caretaker:
    """Carries what the log holds into the file, beside the writer: no commit waits for that.

    Only for the little that came meanwhile it holds the writer up a moment, so that the log begins
    anew in its old place: a file that does not grow is made durable in half the time.

    ``beside``: held while it works beside the writer; the gate, where the two must not.
    """

    def __init__(
        self, path: str, gate: threading.Lock, beside: AbstractContextManager[Any]
    ) -> None:
        self._path = path
        self._gate = gate
        self._beside = beside
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._work, name="caretaker", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        """Until the end, whatever happens: a disk that was full has room again some time."""
        while not self._end.wait(CHECKPOINT_SECONDS):
            try:
                self._carry_over()
            except sqlite3.Error as error:
                log.warning("the log was not carried over: %s", error)

    def _carry_over(self) -> None:
        with closing(_opened(self._path)) as connection:
            with self._beside:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            with self._gate:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self._end.set()
        self._thread.join()


class PostgreSQL:
    """A server of its own, with an advisory lock for whoever writes."""

    begin = "BEGIN"
    tables = (
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
    )

    def __init__(self, url: str, durability: str) -> None:
        self.gate = threading.Lock()
        self._url = url
        self._level = "on" if durability == "power" else "off"

    def look(self) -> Any:
        psycopg = _psycopg()
        try:
            connection = psycopg.connect(self._url, **LINE)
            connection.read_only = True
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        except psycopg.Error as error:
            raise Unreachable(f"the database cannot be read: {error}") from None
        return connection

    def stream(self, connection: Any) -> Any:
        return connection.cursor(name="stream")

    def connect(self) -> Any:
        psycopg = _psycopg()
        try:
            connection = psycopg.connect(self._url, autocommit=True, **LINE)
            connection.execute(f"SET synchronous_commit = {self._level}")
            # The session of a server that has just died may hold its lock a little longer.
            for _ in range(LOCK_TRIES):
                row = connection.execute(f"SELECT pg_try_advisory_lock({WRITER_LOCK})").fetchone()
                if row is not None and row[0]:
                    return connection
                time.sleep(LOCK_PAUSE)
        except psycopg.Error as error:
            raise Unreachable(f"the database cannot be opened: {error}") from None
        connection.close()
        raise Unreachable("another server is using this database")

    def lost(self, connection: Any) -> bool:
        return bool(connection.closed)

    def spelled(self, sql: str) -> str:
        return sql.replace("?", "%s")

    def close(self, connection: Any) -> None:
        connection.close()


def _psycopg() -> Any:
    try:
        import psycopg
    except ImportError:
        raise StoreTrouble(
            "PostgreSQL needs a driver: pip install 'caseboard[postgresql]'"
        ) from None
    return psycopg
