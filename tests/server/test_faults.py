"""When something of ours goes wrong: said, logged, counted, and nobody plays on with half of it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from caseboard.server import connection
from caseboard.server.address import Caller
from caseboard.server.connection import Connection
from caseboard.server.databases import StoreTrouble
from caseboard.server.hub import Hub
from caseboard.server.requests import HANDLERS
from caseboard.server.schema import Hello, Ping, Rename
from tests.server.faults import full_disk
from tests.server.harness import Browser, ConnectionClosed, Player, ServerProcess
from tests.server.inside import act, listening, people_apart
from tests.server.postgres import own_cluster


def test_a_fault_of_ours_sends_everybody_back_to_what_is_stored(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(HANDLERS, Ping, broken)

    async def run() -> None:
        room = people_apart("voices", 3, 1)
        ears = await listening(room)
        line = Connection(cast(WebSocket, None), Caller("", "device-0"))
        await connection._obey(line, room, Ping("p"))
        assert b'"code":"internal"' in line._waiting.get_nowait()
        assert room.broken
        assert room.services.metrics.counts["errors"] == 1
        for ear in ears.values():
            assert (ear.heard[-1]["type"], ear.heard[-1]["again"]) == ("goodbye", True)
        with pytest.raises(connection.Cut, match="connect again"):
            await connection._obey(line, room, Ping("p"))

    asyncio.run(run())
    assert "Ping failed" in caplog.text


def test_who_waits_for_a_table_while_it_gives_up_is_sent_back_too() -> None:
    async def run() -> None:
        room = people_apart("voices", 3, 1)
        hub = Hub(room.services)
        hub.rooms[room.row.id] = room
        line = Connection(cast(WebSocket, None), Caller("", "device-0"))
        async with room.lock:
            coming = asyncio.ensure_future(
                connection._hello(line, hub, room.row.id, Hello(seat=0), None)
            )
            await asyncio.sleep(0)
            room.give_up("the database did not keep this: connect again")
        with pytest.raises(connection.Cut, match="connect again"):
            await coming
        assert not room.audience.listeners

    asyncio.run(run())


def test_a_move_that_is_not_stored_is_shown_to_nobody() -> None:
    async def run() -> None:
        room = people_apart("voices", 3, 1)
        ears = await listening(room)

        async def full(*_: Any) -> None:
            raise StoreTrouble("no space is left")

        room.services.store.write = full  # type: ignore[method-assign]
        decision = room.game.decision
        assert decision is not None
        seat = decision.seat
        with pytest.raises(StoreTrouble):
            await act(room, ears[seat], seat, decision.actions[0].id, "lost")
        assert room.broken
        for ear in ears.values():
            told = [message["type"] for message in ear.heard if message["type"] != "table"]
            assert told == ["position", "goodbye"]

    asyncio.run(run())


def test_what_could_not_be_stored_is_neither_answered_nor_kept_in_memory() -> None:
    async def run() -> None:
        room = people_apart("voices", 3, 1)
        ears = await listening(room)

        async def full(*_: Any) -> None:
            raise StoreTrouble("no space is left")

        room.services.store.write = full  # type: ignore[method-assign]
        line = Connection(cast(WebSocket, None), Caller("", "device-0"))
        room.attach(line, 0, None, 0)
        await connection._obey(line, room, Rename("r", 0, "Ada"))
        assert room.broken
        assert all(ear.closed for ear in ears.values())
        assert line.hung_up.is_set()
        told = [json.loads(line._waiting.get_nowait()) for _ in range(line._waiting.qsize())]
        assert [one["type"] for one in told] == ["position", "table", "goodbye"]
        assert told[-1]["again"]

    asyncio.run(run())


def play_through(player: Player, fault: Callable[[], AbstractContextManager[None]]) -> None:
    """Act while the store fails: cut off and told to come again, and the act is done once."""
    player.until_asked()
    ask, action = player.last["ask"], player.decision["actions"][0]["id"]
    act = {"type": "act", "id": f"during {ask}", "seat": 0, "ask": ask, "action": action}
    with fault():
        player.send(**act)
        assert player.until_kind("goodbye")["again"]
        with pytest.raises(ConnectionClosed):
            player.receive()
        health = player.browser.request("/health")[0]
        while health == 200:
            health = player.browser.request("/health")[0]
        assert health == 503
    player.connect()
    first = player.receive()
    while first["type"] == "goodbye":
        assert first["again"]
        player.connect()
        first = player.receive()
    assert player.last["ask"] in (ask, ask + 1)
    player.send(**act)
    assert player.until(lambda message: message.get("id") == act["id"])["type"] == "ack"
    while player.last["ask"] == ask:
        player.receive()
    while player.browser.request("/health")[0] != 200:
        pass
    player.play(Random(1), most=5)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's own")
def test_a_disk_that_is_full_for_a_while_loses_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.db") as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        player = browser.open(table, 0)
        for _ in range(3):
            play_through(player, lambda: full_disk(server))


def test_a_database_that_is_gone_for_a_while_loses_nothing() -> None:
    with own_cluster() as cluster, ServerProcess(cluster.new_database()) as server:
        browser = Browser(server.url)
        table = browser.make("voices", "me", "random", "random")["table"]["id"]
        player = browser.open(table, 0)
        for _ in range(2):
            play_through(player, cluster.gone)
