"""Tables, seats, histories and talk, to and from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from caseboard.server.model import Entry, SeatRow, TableRow, TableState
from caseboard.server.schema import ChatLine, Order
from caseboard.server.store import Reader, Row, Statement, Store
from caseboard.server.talk import MOST_REMEMBERED, Spoken

_ADD_TABLE: Final = (
    "INSERT INTO tables (id, created, touched, game, rules, options, seed, number, chance, bots, "
    "host, invite, listed, hot_seat, open_undo, delay, patience, state, played, touched_alive, "
    "binned, tempo, again, turn, turn_since, tale, winners) "
    f"VALUES ({', '.join('?' * 27)})"
)
_PUT_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, player, name, emblem, colour, key_hash, stand_in, webhook, "
    "promise, number, orders) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, name = excluded.name, "
    "emblem = excluded.emblem, colour = excluded.colour, key_hash = excluded.key_hash, "
    "stand_in = excluded.stand_in, webhook = excluded.webhook, promise = excluded.promise, "
    "number = excluded.number, orders = excluded.orders"
)
_ADD_ENTRY: Final = (
    "INSERT INTO entries (table_id, number, kind, seat, action, outcomes, client_id, at, moment) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_COLUMNS: Final = (
    "id, created, touched, game, rules, options, seed, number, chance, bots, host, invite, "
    "listed, hot_seat, open_undo, delay, patience, state, played, touched_alive, "
    "binned, tempo, again, turn, turn_since, tale, winners"
)
_decode_orders = msgspec.json.Decoder(list[Order]).decode


def text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def add_table(row: TableRow) -> list[Statement]:
    values = (
        row.id, row.created, row.touched, row.game, row.rules, text(row.options), _seed_of(row),
        row.number, row.chance, row.bots, row.host, row.invite, int(row.listed), int(row.hot_seat),
        int(row.open_undo), row.delay, row.patience, row.state, int(row.played),
        row.touched_alive, row.binned, row.tempo, row.again, row.turn, row.turn_since, row.tale,
        text(row.winners),
    )  # fmt: skip
    seats = [put_seat(row.id, number, seat) for number, seat in enumerate(row.seats)]
    holders = [
        add_holder(row.id, number, device, place)
        for number, seat in enumerate(row.seats)
        for place, device in enumerate(seat.holders)
    ]
    return [(_ADD_TABLE, values), *seats, *holders]


def add_holder(table: str, seat: int, device: str, place: int) -> Statement:
    """``place``: how many devices have had the seat before this one."""
    sql = (
        "INSERT INTO holders (device, table_id, seat, number) VALUES (?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING"
    )
    return sql, (device, table, seat, place)


def drop_holder(table: str, seat: int, device: str) -> Statement:
    sql = "DELETE FROM holders WHERE device = ? AND table_id = ? AND seat = ?"
    return sql, (device, table, seat)


def put_seat(table: str, number: int, seat: SeatRow) -> Statement:
    return (
        _PUT_SEAT,
        (
            table, number, seat.player, seat.name, seat.emblem, seat.colour, seat.key_hash,
            seat.stand_in, seat.webhook, seat.promise, seat.number, text(seat.orders),
        ),
    )  # fmt: skip


def put_state(row: TableRow, state: TableState | None = None) -> Statement:
    """``state``: one that the table is in as soon as this is stored."""
    sql = (
        "UPDATE tables SET state = ?, touched = ?, touched_alive = ?, played = ?, binned = ?, "
        "turn = ?, turn_since = ?, tale = ?, winners = ? WHERE id = ?"
    )
    told = (state or row.state, row.touched, row.touched_alive, int(row.played), row.binned)
    stands = (row.turn, row.turn_since, row.tale, text(row.winners))
    return sql, (*told, *stands, row.id)


def put_deal(row: TableRow) -> Statement:
    sql = "UPDATE tables SET seed = ?, rules = ? WHERE id = ?"
    return sql, (_seed_of(row), row.rules, row.id)


def _seed_of(row: TableRow) -> str:
    return "" if row.seed is None else str(row.seed)


def put_again(row: TableRow) -> Statement:
    return "UPDATE tables SET again = ? WHERE id = ?", (row.again, row.id)


def put_invite(row: TableRow) -> Statement:
    return "UPDATE tables SET invite = ? WHERE id = ?", (row.invite, row.id)


def put_vital(name: str, value: float) -> Statement:
    sql = (
        "INSERT INTO vitals (name, value) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    return sql, (name, value)


async def read_vital(store: Store, name: str) -> float:
    rows = await store.read("SELECT value FROM vitals WHERE name = ?", name)
    return float(rows[0][0]) if rows else 0.0


def add_entry(table: str, entry: Entry) -> Statement:
    return (
        _ADD_ENTRY,
        (
            table, entry.number, entry.kind, entry.seat, entry.action, text(entry.outcomes),
            entry.client_id, entry.at, entry.moment,
        ),
    )  # fmt: skip


def add_snapshot(table: str, number: int, step: int, record: str) -> Statement:
    sql = "INSERT INTO snapshots (table_id, number, step, record) VALUES (?, ?, ?, ?)"
    return sql, (table, number, step, record)


def add_line(table: str, spoken: Spoken) -> list[Statement]:
    """With it the oldest line goes, where a table has as many as it keeps."""
    sql = (
        "INSERT INTO talk "
        "(table_id, number, seat, name, kind, text, at, claim, step, sender, client_id) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    line = spoken.line
    said = (
        line.number, line.seat, line.name, line.kind, line.text, line.at, line.claim, line.step,
    )  # fmt: skip
    oldest = line.number - MOST_REMEMBERED
    return [
        (sql, (table, *said, spoken.sender, spoken.client_id)),
        ("DELETE FROM talk WHERE table_id = ? AND number <= ?", (table, oldest)),
    ]


def add_report(report: str, table: str, at: float, body: str) -> Statement:
    return (
        "INSERT INTO reports (id, table_id, at, body) VALUES (?, ?, ?, ?)",
        (report, table, at, body),
    )


def put_report(report: str, body: str) -> Statement:
    return "UPDATE reports SET body = ? WHERE id = ?", (body, report)


def drop_report(report: str) -> Statement:
    return "DELETE FROM reports WHERE id = ?", (report,)


async def read_reports(store: Store, table: str) -> dict[str, str]:
    """Their bodies by their ids."""
    rows = await store.read("SELECT id, body FROM reports WHERE table_id = ?", table)
    return dict(rows)


async def read_table(store: Reader, table: str) -> TableRow | None:
    """The same questions are put whether there is such a table or not."""
    rows = await read_tables(store, [table])
    return rows[0] if rows else None


async def read_tables(store: Reader, tables: Sequence[str]) -> list[TableRow]:
    """Those of them that there are, in this order."""
    found, seats, holders = await asyncio.gather(
        store.read(f"SELECT {_COLUMNS} FROM tables WHERE id IN {_some(tables)}", *tables),
        store.read(
            "SELECT table_id, player, name, emblem, colour, key_hash, stand_in, webhook, promise, "
            f"number, orders FROM seats WHERE table_id IN {_some(tables)} ORDER BY table_id, seat",
            *tables,
        ),
        store.read(
            f"SELECT table_id, seat, device FROM holders WHERE table_id IN {_some(tables)} "
            "ORDER BY number, device",
            *tables,
        ),
    )
    made = {row[0]: _table(row, seats, holders) for row in found}
    return [made[table] for table in tables if table in made]


def _some(values: Sequence[str]) -> str:
    """Room for so many values in a statement."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


def _table(row: Row, seats: list[Row], holders: list[Row]) -> TableRow:
    named = dict(zip(_COLUMNS.split(", "), row, strict=True))
    named["options"] = msgspec.json.decode(named["options"])
    named["winners"] = msgspec.json.decode(named["winners"])
    named["seed"] = int(named["seed"]) if named["seed"] else None
    for switch in ("listed", "hot_seat", "open_undo", "played"):
        named[switch] = bool(named[switch])
    made = TableRow(**named, seats=[_seat(seat) for seat in seats if seat[0] == row[0]])
    for table, seat, device in holders:
        if table == row[0]:
            made.seats[seat].holders.append(device)
    return made


def _seat(row: Row) -> SeatRow:
    (
        _, player, name, emblem, colour, key_hash, stand_in, webhook, promise, number, orders,
    ) = row  # fmt: skip
    return SeatRow(
        player,
        name,
        emblem,
        colour,
        key_hash,
        stand_in,
        webhook,
        promise,
        number,
        _decode_orders(orders),
    )


async def read_entries(store: Reader, table: str) -> list[Entry]:
    rows = await store.read(
        "SELECT number, kind, seat, action, outcomes, client_id, at, moment "
        "FROM entries WHERE table_id = ? ORDER BY number",
        table,
    )
    return [
        Entry(
            number,
            kind,
            seat,
            action,
            tuple(msgspec.json.decode(outcomes)),
            client_id,
            at,
            moment,
        )
        for number, kind, seat, action, outcomes, client_id, at, moment in rows
    ]


async def read_snapshot(store: Reader, table: str) -> tuple[int, int, str] | None:
    """The latest: number of the entry after which it was taken, step, record."""
    rows = await store.read(
        "SELECT number, step, record FROM snapshots WHERE table_id = ? "
        "ORDER BY number DESC LIMIT 1",
        table,
    )
    return (rows[0][0], rows[0][1], rows[0][2]) if rows else None


async def read_talk(store: Store, table: str) -> list[Spoken]:
    """The lines that a table keeps, the oldest first."""
    rows = await store.read(
        "SELECT number, seat, name, kind, text, at, claim, step, sender, client_id FROM talk "
        "WHERE table_id = ? ORDER BY number",
        table,
    )
    return [Spoken(ChatLine(*said), sender, client_id) for *said, sender, client_id in rows]


async def read_moments(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """How many open choices the game of each table has had up to now."""
    rows = await store.read(
        "SELECT id, (SELECT moment FROM entries WHERE table_id = tables.id "
        f"ORDER BY number DESC LIMIT 1) FROM tables WHERE id IN {_some(tables)}",
        *tables,
    )
    return {table: moment or 0 for table, moment in rows}


async def count_reports(store: Store, table: str) -> int:
    rows = await store.read("SELECT count(*) FROM reports WHERE table_id = ?", table)
    return int(rows[0][0])


async def count_tables(store: Store, host: str) -> tuple[int, int]:
    """How many tables there are outside the bin, and how many of them the device has made."""
    everything = await store.read("SELECT count(*) FROM tables WHERE binned = 0")
    own = await store.read("SELECT count(*) FROM tables WHERE host = ? AND binned = 0", host)
    return int(everything[0][0]), int(own[0][0])


async def tables_of(store: Store, device: str, most: int) -> list[str]:
    rows = await store.read(
        "SELECT id FROM tables WHERE host = ? OR id IN "
        "(SELECT table_id FROM holders WHERE device = ?) ORDER BY touched DESC LIMIT ?",
        device,
        device,
        most,
    )
    return [row[0] for row in rows]


def delete_table(table: str) -> list[Statement]:
    """Everything about a table but the reports of problems with it."""
    parts = ("seats", "holders", "entries", "snapshots", "talk", "heard")
    return [
        *((f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in parts),
        ("DELETE FROM tables WHERE id = ?", (table,)),
    ]


async def listed_tables(store: Store, most: int) -> list[str]:
    rows = await store.read(
        "SELECT id FROM tables WHERE listed = 1 AND state <> 'over' AND binned = 0 "
        "ORDER BY touched DESC LIMIT ?",
        most,
    )
    return [row[0] for row in rows]
