"""What players have reported: read beside the server, which may be running."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import msgspec

from caseboard.core.errors import CaseboardError
from caseboard.server.databases import StoreTrouble, database_of


class NoReport(CaseboardError):
    """A report that there is not."""


@dataclass(frozen=True, slots=True)
class Report:
    """``record``: the whole game as it was then, empty if it had not begun."""

    id: str
    table: str
    at: float
    note: str
    error: str
    client: Mapping[str, Any]
    record: Mapping[str, Any]


def reports(url: str) -> list[Report]:
    """Every report in a server's database, the oldest first."""
    return list(_read(url, "SELECT id, table_id, at, body FROM reports ORDER BY at, id"))


def report(url: str, id: str) -> Report:
    for found in _read(url, "SELECT id, table_id, at, body FROM reports WHERE id = ?", id):
        return found
    raise NoReport(f"there is no report {id!r}: 'caseboard reports' lists those there are")


def _read(url: str, sql: str, *parameters: str) -> Iterator[Report]:
    database = database_of(url, "power")
    with closing(database.look()) as connection:
        cursor = connection.cursor()
        try:
            cursor.execute(database.spelled(sql), parameters)
        except Exception as error:
            # Either driver has errors of its own.
            raise StoreTrouble(f"there are no reports to read in this database: {error}") from None
        for id, table, at, body in cursor:
            record = msgspec.json.decode(body)
            words = record.pop("report")
            yield Report(id, table, at, words["note"], words["error"], words["client"], record)
