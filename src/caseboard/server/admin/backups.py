"""A database in one file: saved while the server runs, restored into either kind of database.

The file is one of SQLite with the same tables, whatever it was saved from, so a backup also carries
a site from one kind of database to the other.
"""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from caseboard.core.errors import CaseboardError
from caseboard.server.admin.looking import Looking, looking
from caseboard.server.databases import Database, database_of
from caseboard.server.store import migrate

ROWS_AT_ONCE: Final = 1_000
NOT_COPIED: Final = frozenset({"schema_version"})
"""A database of this release says its version itself."""


class BackupTrouble(CaseboardError):
    """A backup that cannot be made or used."""


def back_up(url: str, file: str) -> dict[str, int]:
    """Everything at one moment, into a new file; how many rows of each table."""
    path = Path(file)
    if path.exists():
        raise BackupTrouble(f"{file!r} is there already: a backup never writes over a file")
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.unlink(missing_ok=True)
    with looking(url) as seen:
        target = database_of(str(unfinished), "power")
        connection = target.connect()
        try:
            copied = _fill(seen, target, connection)
        finally:
            target.close(connection)
    for left in (f"{unfinished}-server", f"{unfinished}-wal", f"{unfinished}-shm"):
        Path(left).unlink(missing_ok=True)
    os.rename(unfinished, path)
    return copied


def restore(file: str, url: str) -> dict[str, int]:
    """A backup into an empty database that no server uses; all of it or nothing."""
    if not Path(file).is_file():
        raise BackupTrouble(f"there is no backup {file!r}")
    with looking(file) as seen:
        target = database_of(url, "power")
        connection = target.connect()
        try:
            return _fill(seen, target, connection)
        finally:
            target.close(connection)


def _fill(seen: Looking, target: Database, connection: Any) -> dict[str, int]:
    migrate(target, connection)
    names = _tables(seen)
    with closing(connection.cursor()) as cursor:
        cursor.execute(target.begin)
        try:
            for name in names:
                cursor.execute(f"SELECT count(*) FROM {name}")
                if cursor.fetchall()[0][0]:
                    raise BackupTrouble(
                        f"there is something in this database already ({name}): a backup is "
                        "restored into an empty one"
                    )
            copied = {name: _copy(seen, target, cursor, name) for name in names}
        except BaseException:
            cursor.execute("ROLLBACK")
            raise
        cursor.execute("COMMIT")
    return copied


def _copy(seen: Looking, target: Database, cursor: Any, name: str) -> int:
    copied = 0
    columns = seen.columns(name)
    room = ", ".join("?" * len(columns))
    put = target.spelled(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({room})")
    for rows in seen.batches(f"SELECT {', '.join(columns)} FROM {name}", ROWS_AT_ONCE):
        cursor.executemany(put, rows)
        copied += len(rows)
    return copied


def _tables(seen: Looking) -> list[str]:
    return [name for name in seen.tables() if name not in NOT_COPIED]
