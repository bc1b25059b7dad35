"""Nothing is lost to a clock that jumps: into the bin first, and out of it again by a visit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from caseboard.server import archive
from caseboard.server.address import Caller
from caseboard.server.budgets import Allowances
from caseboard.server.crew import Crew
from caseboard.server.databases import StoreTrouble
from caseboard.server.hub import Full, Hub
from caseboard.server.lifetime import Lifetime
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.store import open_store
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks
from tests.server.inside import Ear
from tests.server.test_door import Time

DAY = 86_400.0
WANTED = NewTable("voices", [NewSeat("me"), NewSeat("open"), NewSeat("random")])


class World:
    """A hub on a real store, with clocks that are set by hand."""

    def __init__(self, path: Path | str, alive: float = 0.0, **settings: float) -> None:
        self.store = open_store(str(path))
        self.clock, self.monotonic = Time(), Time()
        self.clock.now = 1_800_000_000.0
        self.hub = Hub(
            Services(
                self.store,
                Crew(1, 1.0),
                Settings(**settings),  # type: ignore[arg-type]
                Metrics(),
                Webhooks(allowed=False),
                clock=self.clock,
                monotonic=self.monotonic,
                allowances=Allowances(Settings(tables_per_hour=1000)),
                lifetime=Lifetime(alive, self.monotonic),
            )
        )

    def pass_days(self, days: float) -> None:
        self.clock.now += days * DAY
        self.monotonic.now += days * DAY

    async def make(self, host: str = "host") -> str:
        """A table that is asleep."""
        table = (await self.hub.make(Caller("", host), WANTED)).row.id
        del self.hub.rooms[table]
        return table

    async def tidy(self) -> None:
        await self.hub.bin.tidy(self.hub.rooms)

    async def where(self, table: str) -> str:
        row = await archive.read_table(self.store, table)
        return "gone" if row is None else "binned" if row.binned else "there"


def in_world(path: Path | str, test: Callable[[World], Awaitable[None]], **settings: float) -> None:
    async def run() -> None:
        world = World(path, **settings)
        try:
            await test(world)
        finally:
            await world.store.close()

    asyncio.run(run())


def test_what_nobody_visits_is_binned_and_deleted_much_later(
    new_database: Callable[[], str],
) -> None:
    async def test(world: World) -> None:
        old = await world.make()
        world.pass_days(100)
        new = await world.make()
        await world.tidy()
        assert (await world.where(old), await world.where(new)) == ("there", "there")
        world.pass_days(81)
        await world.tidy()
        assert (await world.where(old), await world.where(new)) == ("binned", "there")
        world.pass_days(179)
        await world.tidy()
        assert (await world.where(old), await world.where(new)) == ("binned", "binned")
        world.pass_days(2)
        await world.tidy()
        assert (await world.where(old), await world.where(new)) == ("gone", "binned")
        left = await world.store.read("SELECT count(*) FROM seats WHERE table_id = ?", old)
        assert left == [(0,)]

    in_world(new_database(), test)


@pytest.mark.parametrize("days", [-10_000, 10_000])
def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, days: float) -> None:
    async def test(world: World) -> None:
        table = await world.make()
        world.clock.now += days * DAY
        await world.tidy()
        await world.tidy()
        assert await world.where(table) == "there"

    in_world(tmp_path / "t.db", test)


def test_the_servers_lifetime_alone_deletes_nothing_either(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        table = await world.make()
        world.monotonic.now += 10_000 * DAY
        await world.tidy()
        assert await world.where(table) == "there"

    in_world(tmp_path / "t.db", test)


def test_a_visit_takes_a_table_out_of_the_bin(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        table = await world.make()
        world.pass_days(181)
        await world.tidy()
        assert await archive.tables_of(world.store, "host", 5) == [table]
        room = await world.hub.visible_room(table, "host", None)
        assert await world.where(table) == "there"
        ear = Ear("host")
        room.attach(ear, 0, None, 0)
        room.detach(ear)
        del world.hub.rooms[table]
        await asyncio.sleep(0.05)
        world.pass_days(100)
        await world.tidy()
        assert await world.where(table) == "there"

    in_world(tmp_path / "t.db", test)


def test_lifetime_is_kept_and_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path / "t.db", alive=5.0)
        world.monotonic.now += 60
        await world.hub._look_after_store()
        assert await archive.read_vital(world.store, "alive") == 65.0
        await world.store.close()

    asyncio.run(run())


def test_tables_that_were_never_played_make_room_first(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        played = await world.make()
        await world.store.write(("UPDATE tables SET played = 1 WHERE id = ?", (played,)))
        idle = []
        for _ in range(2):
            world.pass_days(0.1)
            idle.append(await world.make())
        await world.make("other")
        assert [await world.where(table) for table in (played, *idle)] == [
            "there", "binned", "there",
        ]  # fmt: skip
        for _ in range(8):
            world.pass_days(0.1)
            await world.make("other")
        rows = await world.store.read("SELECT count(*) FROM tables WHERE binned > 0")
        assert rows == [(3,)], "the bin does not grow for ever either"
        await world.store.write(("UPDATE tables SET played = 1 WHERE binned = ?", (0,)))
        with pytest.raises(Full):
            await world.make("other")

    in_world(tmp_path / "t.db", test, max_tables=3)


def test_health_is_that_something_can_be_written(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        assert await world.hub.healthy()
        keep = world.store.write

        async def full(*_: object) -> None:
            raise StoreTrouble("no space is left")

        world.store.write = full  # type: ignore[method-assign]
        assert await world.hub.healthy(), "asked again at once, it has no new answer"
        world.monotonic.now += 2
        assert not await world.hub.healthy()
        world.store.write = keep  # type: ignore[method-assign]
        world.monotonic.now += 2
        assert await world.hub.healthy()

    in_world(tmp_path / "t.db", test)
