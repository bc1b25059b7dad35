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
