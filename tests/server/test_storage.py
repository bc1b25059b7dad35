"""The store and the archive, on both databases."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from caseboard.server import archive, databases
from caseboard.server.databases import (
    CHECKPOINT_SECONDS,
    Caretaker,
    StoreTrouble,
    Unreachable,
    log_is_sound,
)
from caseboard.server.history import begun, restored
from caseboard.server.hub import new_row
from caseboard.server.model import Entry, TableRow
from caseboard.server.schema import ChatLine, NewSeat, NewTable, Order
from caseboard.server.store import Statement, open_store
from caseboard.server.talk import MOST_REMEMBERED, Spoken, Talk
from tests.server.postgres import Cluster

NewDatabase = Callable[[], str]
PUT = "INSERT INTO reports (id, table_id, at, body) VALUES (?, ?, ?, ?)"


def new_table(game: str = "android") -> TableRow:
    seats = [NewSeat("me", "Ada", "#aabbcc"), NewSeat("random"), NewSeat("random")]
    return new_row("device", NewTable(game, seats))


def test_what_was_written_is_there_after_closing(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        store = open_store(url)
        await asyncio.gather(
            *(store.write((PUT, (str(n), "t", float(n), "x"))) for n in range(100))
        )
        assert store.commits < 100, "writes that wait together share a commit"
        await store.close()
        again = open_store(url)
        rows = await again.read("SELECT count(*), max(at) FROM reports WHERE table_id = ?", "t")
        assert rows == [(100, 99.0)]
        await again.close()

    asyncio.run(run())


def test_rows_that_go_in_together_are_all_there_and_in_order(new_database: NewDatabase) -> None:
    """However many, and whatever else is written between them."""
    row = new_table()
    named = [archive.put_seat(row.id, 0, replace(row.seats[0], name=name)) for name in "abc"]
    rows = [(PUT, (f"{n:04}", "t", float(n), "x")) for n in range(333)]

    async def run() -> None:
        store = open_store(new_database())
        await store.write(*rows[:5], named[0], *rows[5:300], named[1], named[2], *rows[300:])
        ids = await store.read("SELECT id FROM reports ORDER BY id")
        assert [one for (one,) in ids] == [f"{n:04}" for n in range(333)]
        assert await store.read("SELECT name FROM seats") == [("c",)]
        assert store.writes == 336
        await store.close()

    asyncio.run(run())


def test_one_bad_write_fails_alone_and_wholly(new_database: NewDatabase) -> None:
    async def run() -> None:
        store = open_store(new_database())
        await store.write((PUT, ("taken", "t", 0.0, "")))
        results = await asyncio.gather(
            store.write((PUT, ("a", "t", 0.0, ""))),
            store.write((PUT, ("b", "t", 0.0, "")), (PUT, ("taken", "t", 0.0, ""))),
            store.write((PUT, ("c", "t", 0.0, ""))),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreTrouble, type(None)]
        rows = await store.read("SELECT id FROM reports ORDER BY id")
        assert rows == [("a",), ("c",), ("taken",)]
        await store.close()

    asyncio.run(run())


def test_a_second_server_on_the_same_database_is_refused(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        store = open_store(url)
        with pytest.raises(StoreTrouble, match="another server"):
            open_store(url)
        await store.close()
        await open_store(url).close()

    asyncio.run(run())


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_second_server_through_a_link_is_refused(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    first, second = tmp_path / "first.db", tmp_path / "second.db"

    async def run() -> None:
        store = open_store(str(first))
        link(first, second)
        with pytest.raises(StoreTrouble, match="another server"):
            open_store(str(second))
        await store.write((PUT, ("a", "t", 0.0, "")))
        await store.close()

    asyncio.run(run())


def test_a_connection_that_was_cut_is_made_anew(cluster: Cluster) -> None:
    url = cluster.new_database()

    async def run() -> None:
        store = open_store(url)
        await store.write((PUT, ("a", "t", 0.0, "")))
        cluster.cut_connections()
        await store.write((PUT, ("b", "t", 0.0, "")))
        assert await store.read("SELECT id FROM reports ORDER BY id") == [("a",), ("b",)]
        with pytest.raises(StoreTrouble, match="another server"):
            open_store(url)
        await store.close()

    asyncio.run(run())


def test_what_the_database_says_is_for_the_log_not_for_players(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = open_store(str(tmp_path / "a.db"))
        with pytest.raises(StoreTrouble) as caught:
            await store.write(("INSERT INTO nowhere VALUES (?)", (1,)))
        assert str(caught.value) == "the database did not keep this"
        await store.close()

    asyncio.run(run())
    assert "no such table: nowhere" in caplog.text


def test_the_log_is_carried_into_the_file_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def run() -> None:
        store = open_store(str(path))
        before = path.stat().st_size
        await store.write(*((PUT, (str(n), "t", 0.0, "x" * 500)) for n in range(400)))
        end = asyncio.get_running_loop().time() + 5 * CHECKPOINT_SECONDS
        while path.stat().st_size < before + 200_000:
            assert asyncio.get_running_loop().time() < end, "nothing was carried over"
            await asyncio.sleep(0.05)
        log = tmp_path / "tables.db-wal"
        grown, number = -1, 0
        while log.stat().st_size != grown:
            assert asyncio.get_running_loop().time() < end, "the log never begins anew in its place"
            grown, number = log.stat().st_size, number + 1
            await store.write((PUT, (f"later {number}", "t", 0.0, "")))
            await asyncio.sleep(0.05)
        await store.close()
        assert not log.exists()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("version", "sound"),
    [
        ((3, 40, 1), False), ((3, 44, 5), False), ((3, 44, 6), True), ((3, 45, 3), False),
        ((3, 50, 6), False), ((3, 50, 7), True), ((3, 51, 2), False), ((3, 51, 3), True),
        ((3, 53, 0), True),
    ],
)  # fmt: skip
def test_builds_that_damage_their_log_are_known(version: tuple[int, int, int], sound: bool) -> None:
    assert log_is_sound(version) == sound


def test_nothing_is_carried_over_beside_a_commit_where_that_does_harm(tmp_path: Path) -> None:
    """Each of the caretaker's two looks at the log waits for the writer's gate."""
    path = str(tmp_path / "t.db")
    sqlite3.connect(path).close()
    passed: list[str] = []

    class Gate:
        def __enter__(self) -> None:
            passed.append("in")

        def __exit__(self, *_: object) -> None:
            passed.append("out")

    gate = cast(threading.Lock, Gate())
    caretaker = Caretaker(path, gate, gate)
    caretaker._carry_over()
    caretaker.close()
    assert passed[:4] == ["in", "out", "in", "out"]


def test_the_caretaker_outlives_a_disk_that_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(databases, "CHECKPOINT_SECONDS", 0.001)
    path = tmp_path / "t.db"
    path.mkdir()
    gate = threading.Lock()
    caretaker = Caretaker(str(path), gate, gate)
    while len(caplog.records) < 3:
        time.sleep(0.001)
    assert caretaker._thread.is_alive()
    assert "was not carried over" in caplog.text
    caretaker.close()


def test_a_database_that_is_gone_is_not_asked_for_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One try for all who wait; and the first who comes after its return is served."""
    tries = 0

    async def run() -> None:
        nonlocal tries
        store = open_store(str(tmp_path / "t.db"))
        database = cast(Any, store._database)

        def refused() -> None:
            nonlocal tries
            tries += 1
            raise Unreachable("nobody is there")

        with monkeypatch.context() as gone:
            gone.setattr(database, "lost", lambda connection: True)
            gone.setattr(database, "connect", refused)
            results = await asyncio.gather(
                *(store.write((PUT, (str(n), "t", 0.0, ""))) for n in range(50)),
                return_exceptions=True,
            )
        assert {type(result) for result in results} == {StoreTrouble}
        assert tries <= 4, "together and then once more, for each batch"
        await store.write((PUT, ("a", "t", 0.0, "")))
        await store.close()

    asyncio.run(run())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(StoreTrouble, match="not a database of ours"):
        open_store(str(tmp_path / "letter.db"))


def test_a_database_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "new.db")
    asyncio.run(open_store(path).close())
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
    connection.close()
    with pytest.raises(StoreTrouble, match="version 99"):
        open_store(path)


def test_a_table_keeps_its_last_lines_of_talk(new_database: NewDatabase) -> None:
    def line(table: str, number: int) -> list[Statement]:
        said = ChatLine(number, 0, "Ada", "say", "Well?", 12.5)
        return archive.add_line(table, Spoken(said, "device", f"c{number}"))

    async def run() -> None:
        store = open_store(new_database())
        await store.write(*line("another", 0))
        for number in range(MOST_REMEMBERED + 50):
            await store.write(*line("talkative", number))
        stored = await store.read("SELECT table_id, count(*) FROM talk GROUP BY table_id")
        assert dict(stored) == {"another": 1, "talkative": MOST_REMEMBERED}
        kept = Talk(await archive.read_talk(store, "talkative"))
        assert [one.number for one in kept.lines] == [*range(50, MOST_REMEMBERED + 50)]
        assert kept.line(0, "Ada", "say", "Well!", 13.0).number == MOST_REMEMBERED + 50
        await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was(new_database: NewDatabase) -> None:
    row = new_table()
    row.seats[0].orders = [Order("pass", until="turn"), Order("play", "play floyd-dark-01", 2)]
    said = [
        Spoken(ChatLine(n, 0, "Ada", "say", f"Ça va? “Oui {n}.”", 12.5), "device", f"c{n}")
        for n in range(4)
    ]

    async def run() -> None:
        store = open_store(new_database())
        lines = [statement for one in said for statement in archive.add_line(row.id, one)]
        await store.write(*archive.add_table(row), *lines)
        assert await archive.read_table(store, row.id) == row
        assert await archive.read_talk(store, row.id) == said
        assert await archive.tables_of(store, "device", 10) == [row.id]
        assert await archive.tables_of(store, "stranger", 10) == []
        assert await archive.count_tables(store, "device") == (1, 1)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["android", "voices"])
def test_a_game_with_undos_is_restored_exactly(new_database: NewDatabase, game: str) -> None:
    """Position, chance to come, logs, answer counts and undo are all as before."""
    row = new_table(game)
    row.state = "running"
    history = begun(row)
    chance = Random(5)
    entries = [history.first_entry(0.0)]
    snapshot = None
    for number in range(150):
        decision = history.game.decision
        if decision is None:
            break
        if number % 7 == 6 and (to_step := history.step_before_last_choice(0)) is not None:
            entries.append(history.undo(0, to_step, f"u{number}", 0.0))
            continue
        action = chance.choice(decision.actions)
        entries.append(history.choose(decision.seat, action, f"c{number}", 0.0)[0])
        if number == 40:
            snapshot = (history.count - 1, history.table.step, history.game.to_json())

    async def run() -> list[Entry]:
        store = open_store(new_database())
        await store.write(*archive.add_table(row))
        await store.write(*(archive.add_entry(row.id, entry) for entry in entries))
        read = await archive.read_entries(store, row.id)
        await store.close()
        return read

    read = asyncio.run(run())
    assert read == entries
    again = restored(row, read, snapshot)
    assert again.game.to_json() == history.game.to_json()
    assert [again.ask_of(seat) for seat in (None, 0, 1, 2)] == [
        history.ask_of(seat) for seat in (None, 0, 1, 2)
    ]
    assert again.moments == history.moments
    assert again.done == history.done
    assert all(again.log(seat) == history.log(seat) for seat in (None, 0))
    for one in (history, again):
        one.undo(0, one.step_before_last_choice(0) or 0, None, 0.0)
    assert again.game.to_json() == history.game.to_json()
