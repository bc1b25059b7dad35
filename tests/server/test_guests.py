"""What a guest learns of tables that are not his, and what a host may do to his guests."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caseboard.server.address import Caller
from caseboard.server.crew import Crew
from caseboard.server.databases import database_of
from caseboard.server.hub import Hub, NotFound
from caseboard.server.requests import obey
from caseboard.server.schema import NewSeat, NewTable, StandIn
from caseboard.server.services import Refusal, Services
from caseboard.server.settings import Settings
from caseboard.server.store import Row, Store
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks
from tests.server.inside import Ear, people_apart
from tests.server.test_door import Time
from tests.server.virtual import run as in_virtual_time


def test_a_missing_table_takes_as_many_looks_as_a_private_one(tmp_path: Path) -> None:
    class Counting(Store):
        reads = 0

        async def read(self, sql: str, *parameters: Any) -> list[Row]:
            self.reads += 1
            return await super().read(sql, *parameters)

    async def run() -> None:
        store = Counting(database_of(str(tmp_path / "t.db"), "process"))
        services = Services(store, Crew(1, 1.0), Settings(), Metrics(), Webhooks(allowed=False))
        hub = Hub(services)
        wanted = NewTable("voices", [NewSeat("me"), NewSeat("open"), NewSeat("random")])
        live, asleep = [(await hub.make(Caller("", "host"), wanted)).row.id for _ in range(2)]
        del hub.rooms[asleep]
        looks = []
        for table in ("0123456789abcdef", live, asleep):
            before = store.reads
            with pytest.raises(NotFound, match="no such table, or it is private"):
                await hub.visible_room(table, "stranger", "guess")
            looks.append(store.reads - before)
        assert looks == [3, 3, 3]
        assert asleep not in hub.rooms, "nobody wakes a table that he may not see"
        await store.close()

    asyncio.run(run())


def test_a_host_puts_no_bot_on_somebody_who_only_reloads() -> None:
    async def run() -> None:
        time = Time()
        room = people_apart("voices", 3, 1)
        room.services = replace(room.services, monotonic=time)
        room.presence.look([], time.now)
        host, guest = Ear("device-0"), Ear("device-1")
        room.attach(host, 0, None, 0)
        room.attach(guest, 1, None, 0)
        ask = StandIn("s", 1, "random")
        with pytest.raises(Refusal, match="only its holder"):
            await obey(room, host, ask)
        room.detach(guest)
        time.now += 59
        with pytest.raises(Refusal, match="may be back in 1 seconds"):
            await obey(room, host, ask)
        room.attach(guest, 1, None, 0)
        room.detach(guest)
        time.now += 59
        with pytest.raises(Refusal, match="may be back"):
            await obey(room, host, ask)
        time.now += 1
        await obey(room, host, ask)
        assert room.row.seats[1].now == "random"
        room.stop()

    asyncio.run(run())


def test_who_comes_and_goes_a_hundred_times_is_told_of_once() -> None:
    """And who says hello again where he is, to nobody but himself."""

    async def run() -> None:
        room = people_apart("voices", 3, 1)
        player, watcher = Ear("device-0"), Ear("watcher")
        room.attach(player, 0, None, 0)
        room.attach(watcher, None, None, 0)
        await asyncio.sleep(1)
        told = len(player.heard)
        for _ in range(100):
            room.attach(watcher, None, None, 0)
        await asyncio.sleep(1)
        assert len(player.heard) == told
        assert [message["type"] for message in watcher.heard[-2:]] == ["position", "table"]
        for _ in range(100):
            room.detach(watcher)
            room.attach(watcher, None, None, 0)
        others = [Ear(f"watcher {number}") for number in range(20)]
        for other in others:
            room.attach(other, None, None, 0)
        await asyncio.sleep(1)
        (news,) = player.heard[told:]
        assert (news["type"], news["table"]["spectators"]) == ("table", 21)
        assert news["table"]["mine"] == [0]
        assert others[0].heard[-1]["table"]["mine"] == []
        room.stop()

    in_virtual_time(run())
