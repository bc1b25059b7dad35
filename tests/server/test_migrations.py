"""Databases of older servers: their tables go on where they were."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import caseboard
from caseboard.core.chance import seeded
from caseboard.pack.registry import pack_of
from caseboard.server import archive, store
from caseboard.server.history import History, begun, restored
from caseboard.server.migrations import MIGRATIONS
from caseboard.server.model import TableRow
from caseboard.server.store import Statement, open_store

NewDatabase = Callable[[], str]

OLD_FILES = Path(__file__).parent / "databases"
VERSION_0_1 = 2
"""How many migrations the servers of version 0.1.0 knew."""


@pytest.fixture
def old(tmp_path: Path) -> sqlite3.Connection:
    """A database that a server of version 0.1.0 has left.

    Android and Voices against bots, each in the middle and Voices once to its end, Android among
    people apart, and a table of Voices that has not begun.
    """
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress((OLD_FILES / "0.1.0.db.gz").read_bytes()))
    return sqlite3.connect(path)


def copied(old: sqlite3.Connection) -> list[Statement]:
    """Every row of the old database, to be put into another one of its version."""
    names = [
        name
        for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if name != "schema_version"
    ]
    names.sort(key=lambda name: name != "tables")
    statements: list[Statement] = []
    for name in names:
        rows = old.execute(f"SELECT * FROM {name}")
        columns = [column for column, *_ in rows.description]
        marks = ", ".join("?" * len(columns))
        head = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
        statements += [(head, row) for row in rows]
    return statements


def carried_over(url: str, rows: list[Statement], monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        with monkeypatch.context() as older:
            older.setattr(store, "MIGRATIONS", MIGRATIONS[:VERSION_0_1])
            before = open_store(url)
            await before.write(*rows)
            await before.close()

    asyncio.run(write())


def read_back(url: str, table: str) -> tuple[TableRow, History | None]:
    async def read() -> tuple[TableRow, History | None]:
        now = open_store(url)
        row = await archive.read_table(now, table)
        assert row is not None
        history = None
        if row.state != "open":
            entries = await archive.read_entries(now, table)
            snapshot = await archive.read_snapshot(now, table)
            if row.rules == pack_of(row.game).rules.version:
                history = restored(row, entries, snapshot)
            else:
                with pytest.raises(caseboard.BrokenRecord, match="was begun with version"):
                    restored(row, entries, snapshot)
        await now.close()
        return row, history

    return asyncio.run(read())


def with_games_of_today(old: sqlite3.Connection) -> None:
    """The same tables, as if they had been begun with today's rules and played as long."""
    for table, name, options, state in old.execute(
        "SELECT id, game, options, state FROM tables WHERE state <> 'open'"
    ).fetchall():
        ((seats,),) = old.execute("SELECT COUNT(*) FROM seats WHERE table_id = ?", (table,))
        ((entries,),) = old.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (table,))
        game = caseboard.new(name, seats=seats, seed=entries, **json.loads(options))
        chance, asked = Random(entries), [-1]
        while (decision := game.decision) and (state == "over" or len(asked) < entries):
            asked.append(decision.seat)
            game.apply(chance.choice(decision.actions))
        ((generator,),) = old.execute(
            "SELECT generator FROM entries WHERE table_id = ? AND number = 0", (table,)
        )
        for kept in ("entries", "snapshots"):
            old.execute(f"DELETE FROM {kept} WHERE table_id = ?", (table,))
        old.executemany(
            "INSERT INTO entries (table_id, number, kind, seat, action, outcomes, generator, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
            [
                (
                    *(table, number, "act" if number else "start", seat),
                    *(str(action or ""), json.dumps(list(outcomes)), generator),
                )
                for number, (seat, (action, outcomes)) in enumerate(
                    zip(asked, game.history, strict=True)
                )
            ],
        )
        version = pack_of(name).rules.version
        old.execute("UPDATE tables SET rules = ? WHERE id = ?", (version, table))


def play_on(game: caseboard.Game) -> None:
    chance = Random(3)
    while game.decision is not None:
        game.apply(chance.choice(game.decision.actions))


def is_dealt_by_numbers(row: TableRow, seed: str) -> None:
    """A table that waits for people forgets the seed that the older server had drawn for it."""
    assert (row.seed, row.chance) == (None, "")
    assert row.promise
    for seat in row.seats:
        seat.player = "random"
    assert row.commitment
    assert begun(row).game.seed == row.seed != int(seed)
    assert row.rules == pack_of(row.game).rules.version


def test_every_table_of_version_0_1_goes_on_whose_rules_have_not_changed(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, old: sqlite3.Connection
) -> None:
    with_games_of_today(old)
    url = new_database()
    carried_over(url, copied(old), monkeypatch)
    tables = old.execute("SELECT id, game, state, seed FROM tables").fetchall()
    assert sorted(state for _, _, state, _ in tables) == [
        "open", "over", "running", "running", "running",
    ]  # fmt: skip
    went_on = 0
    for table, name, state, seed in tables:
        row, history = read_back(url, table)
        assert (row.game, row.state) == (name, state)
        assert row.bots, "what bots choose follows from something else than the seed"
        if state == "open":
            is_dealt_by_numbers(row, seed)
        if history is None:
            continue
        went_on += 1
        assert str(row.seed) == seed
        assert row.commitment is None, "that seed was not promised by numbers"
        game = history.game
        left = old.execute(
            "SELECT kind, action, outcomes FROM entries WHERE table_id = ? ORDER BY number",
            (table,),
        ).fetchall()
        assert all(kind != "undo" for kind, _, _ in left)
        assert [(str(action or ""), list(outcomes)) for action, outcomes in game.history] == [
            (action, json.loads(outcomes)) for _, action, outcomes in left
        ]
        assert game.over == (state == "over")
        again = read_back(url, table)[1]
        assert again is not None
        assert again.game.to_json() == game.to_json()
        if not game.over:
            unknown = game.state.generator.key != seeded(int(seed)).key
            assert unknown, "the seed may be known by now"
        play_on(game)
        assert game.result is not None
    assert went_on == 4


def test_a_table_of_version_0_1_whose_rules_have_changed_is_kept_and_says_so(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, old: sqlite3.Connection
) -> None:
    url = new_database()
    carried_over(url, copied(old), monkeypatch)
    for table, name, state, rules in old.execute("SELECT id, game, state, rules FROM tables"):
        row, history = read_back(url, table)
        assert (row.game, row.state) == (name, state)
        if state != "open":
            assert row.rules == rules != pack_of(name).rules.version
            assert history is None
