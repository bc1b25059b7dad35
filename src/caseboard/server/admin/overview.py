"""Lists for an operator: tables, people, and how much there is of everything."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from typing import Any, Final

from caseboard.core.errors import CaseboardError
from caseboard.server import archive
from caseboard.server.admin.looking import Looking, looking
from caseboard.server.store import Row


class NoTable(CaseboardError):
    """A table that there is not."""


@dataclass(frozen=True, slots=True)
class TableLine:
    id: str
    game: str
    rules: str
    state: str
    """open, running or over; in the bin: binned."""
    seats: str
    choices: int
    created: float
    visited: float


@dataclass(frozen=True, slots=True)
class PersonLine:
    id: str
    name: str
    devices: int
    seats: int
    last_seen: float


LINES: Final = (
    "SELECT id, game, rules, state, created, touched, binned, "
    "(SELECT count(*) FROM entries WHERE table_id = tables.id AND kind = 'act') FROM tables"
)
PEOPLE: Final = (
    "SELECT persons.id, persons.name, "
    "(SELECT count(*) FROM devices WHERE person = persons.id), "
    "(SELECT count(*) FROM holders WHERE device = persons.id), "
    "coalesce((SELECT max(seen) FROM devices WHERE person = persons.id), 0) "
    "FROM persons ORDER BY 5 DESC, 1 LIMIT ?"
)
COUNTED: Final = ("tables", "entries", "snapshots", "talk", "reports", "persons", "devices")


def tables(url: str, most: int) -> list[TableLine]:
    """Those visited last come first."""
    with looking(url) as seen:
        rows = seen.rows(f"{LINES} ORDER BY touched DESC, id LIMIT ?", most)
        return [_table_line(seen, row) for row in rows]


def _table_line(seen: Looking, row: Row) -> TableLine:
    id, game, rules, state, created, touched, binned, choices = row
    players = seen.rows(
        "SELECT name, player, stand_in FROM seats WHERE table_id = ? ORDER BY seat", id
    )
    seats = ", ".join(
        f"{name or player} ({stand_in} plays)" if stand_in else (name or player)
        for name, player, stand_in in players
    )
    where = "binned" if binned else state
    return TableLine(id, game, rules, where, seats, choices, created, touched)


def table(url: str, id: str) -> dict[str, Any]:
    """All about one table but what would tell its players' secrets."""
    with looking(url) as seen:
        row = asyncio.run(archive.read_table(seen, id))
        if row is None:
            raise NoTable(f"there is no table {id!r}: 'caseboard admin tables' lists them")
        return {
            **asdict(_table_line(seen, seen.rows(f"{LINES} WHERE id = ?", id)[0])),
            "options": row.options,
            "listed": row.listed,
            "players": [
                {"seat": number, "name": seat.name, "player": seat.player, "bot": seat.stand_in,
                 "devices": len(seat.holders)}
                for number, seat in enumerate(row.seats)
            ],
            "talk": _count(seen, "talk", id),
            "reports": _count(seen, "reports", id),
        }  # fmt: skip


def _count(seen: Looking, what: str, table: str) -> int:
    return int(seen.rows(f"SELECT count(*) FROM {what} WHERE table_id = ?", table)[0][0])


def people(url: str, most: int) -> list[PersonLine]:
    """Those seen last come first."""
    with looking(url) as seen:
        return [PersonLine(*row) for row in seen.rows(PEOPLE, most)]


def stats(url: str) -> dict[str, int]:
    """How many rows there are of each kind, and tables by game and state."""
    with looking(url) as seen:
        counts = {what: int(seen.rows(f"SELECT count(*) FROM {what}")[0][0]) for what in COUNTED}
        grouped = seen.rows(
            "SELECT game, state, count(*) FROM tables WHERE binned = 0 "
            "GROUP BY game, state ORDER BY game, state"
        )
        binned = seen.rows("SELECT count(*) FROM tables WHERE binned > 0")[0][0]
        return counts | {f"{game}, {state}": n for game, state, n in grouped} | {"binned": binned}
