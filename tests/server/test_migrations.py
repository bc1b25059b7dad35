"""Databases of older servers: their tables go on where they were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from caseboard.core.chance import seeded
from caseboard.server import archive, store
from caseboard.server.history import History, begun, restored
from caseboard.server.hub import new_row
from caseboard.server.migrations import MIGRATIONS
from caseboard.server.model import Entry, TableRow
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.store import Statement, open_store

NewDatabase = Callable[[], str]
BEFORE_KEYED_CHANCE = 2


def a_game(moves: int) -> tuple[TableRow, History, list[Entry]]:
    row = new_row("device", NewTable("android", [NewSeat("me"), *[NewSeat("random")] * 2]))
    row.state = "running"
    history, chance = begun(row), Random(5)
    entries = [history.first_entry(0.0)]
    for _ in range(moves):
        assert history.game.decision is not None
        action = chance.choice(history.game.decision.actions)
        entries.append(history.choose(history.game.decision.seat, action, None, 0.0)[0])
    return row, history, entries


def as_older_servers_wrote(row: TableRow, entries: list[Entry]) -> list[Statement]:
    _, *seats = archive.add_table(row)
    table = {
        "id": row.id, "created": row.created, "touched": row.touched, "game": row.game,
        "rules": row.rules, "options": archive.text(row.options), "seed": str(row.seed),
        "salt": row.salt, "host": row.host, "invite": row.invite, "listed": 0, "hot_seat": 0,
        "open_undo": int(row.open_undo), "delay": row.delay, "patience": row.patience,
        "state": row.state,
    }  # fmt: skip
    return [
        _insert("tables", table),
        *seats,
        *(
            _insert(
                "entries",
                {
                    "table_id": row.id, "number": entry.number, "kind": entry.kind,
                    "seat": entry.seat, "action": entry.action,
                    "outcomes": archive.text(entry.outcomes), "generator": "1234567890",
                    "client_id": None, "at": entry.at, "moment": entry.moment,
                },
            )
            for entry in entries
        ),
        archive.add_snapshot(row.id, 9, 9, '{"format":"caseboard-record-1"}'),
    ]  # fmt: skip


def _insert(table: str, values: dict[str, object]) -> Statement:
    marks = ", ".join("?" * len(values))
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values())


@pytest.mark.parametrize("moves", [0, 1, 60])
def test_a_game_from_before_keyed_chance_goes_on_with_chance_that_nobody_knows(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    url = new_database()
    row, history, entries = a_game(moves)

    async def written() -> None:
        with monkeypatch.context() as older:
            older.setattr(store, "MIGRATIONS", MIGRATIONS[:BEFORE_KEYED_CHANCE])
            old = open_store(url)
            await old.write(*as_older_servers_wrote(row, entries))
            await old.close()

    async def read_back() -> tuple[TableRow, History]:
        new = open_store(url)
        read = await archive.read_table(new, row.id)
        assert read is not None
        again = restored(
            read,
            await archive.read_entries(new, row.id),
            await archive.read_snapshot(new, row.id),
        )
        await new.close()
        return read, again

    asyncio.run(written())
    read, again = asyncio.run(read_back())
    assert again.game.history == history.game.history
    for seat in (None, 0, 1, 2):
        assert again.game.view(seat) == history.game.view(seat)
    assert again.game.state.generator.key != seeded(row.seed).key, "the seed may be known by now"
    assert again.game.state.generator.drawn == history.game.state.generator.drawn
    assert asyncio.run(read_back())[1].game.to_json() == again.game.to_json()
    assert read.bots, "what bots choose follows from something else than the seed"
