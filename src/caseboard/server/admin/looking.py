"""A database seen from beside its server: one moment of it, and nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from caseboard.server.databases import StoreTrouble, database_of
from caseboard.server.migrations import MIGRATIONS
from caseboard.server.store import Row


class Looking:
    """Reads as a store does, all of it at the same moment."""

    def __init__(self, url: str, connection: Any) -> None:
        self._database = database_of(url, "power")
        self._connection = connection
        self._cursor = connection.cursor()

    async def read(self, sql: str, *parameters: Any) -> list[Row]:
        return self.rows(sql, *parameters)

    def rows(self, sql: str, *parameters: Any) -> list[Row]:
        self._cursor.execute(self._database.spelled(sql), parameters)
        return list(self._cursor.fetchall())

    def tables(self) -> list[str]:
        return [row[0] for row in self.rows(self._database.tables)]

    def columns(self, table: str) -> list[str]:
        self._cursor.execute(f"SELECT * FROM {table} LIMIT 0")
        return [column[0] for column in self._cursor.description]

    def batches(self, sql: str, most: int) -> Iterator[list[Row]]:
        """However many rows there are, only so many are in memory at once."""
        with closing(self._database.stream(self._connection)) as cursor:
            cursor.execute(sql)
            while rows := cursor.fetchmany(most):
                yield list(rows)


@contextmanager
def looking(url: str) -> Iterator[Looking]:
    """``url``: a file of SQLite, or postgresql://…"""
    with closing(database_of(url, "power").look()) as connection:
        seen = Looking(url, connection)
        version = _version(seen)
        if version != len(MIGRATIONS):
            raise StoreTrouble(
                f"the database is of version {version}, and these commands read version "
                f"{len(MIGRATIONS)}: a server of this release brings it up to date when it starts"
            )
        yield seen


def _version(seen: Looking) -> int:
    try:
        return int(seen.rows("SELECT max(number) FROM schema_version")[0][0])
    except Exception as error:
        # Either driver has errors of its own.
        raise StoreTrouble(f"this is no database of a server: {error}") from None
