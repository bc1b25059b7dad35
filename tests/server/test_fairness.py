"""Who has many tables takes no more from the others than who has one."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import pytest

import caseboard
from caseboard.bots.levels import THINKING
from caseboard.core.errors import BrokenRecord
from caseboard.server.clerk import MOST_WAITING, Busy, Clerk
from caseboard.server.crew import Crew, Thought
from caseboard.server.fairness import Customer, FairQueue, Turns
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.workers import Process
from tests.server.inside import Ear, alone_with, people_apart
from tests.server.test_door import Time


async def served(queue: FairQueue, time: Time, customers: list[Customer]) -> list[str]:
    """In which order they are served; each takes a second."""
    order: list[str] = []

    async def one(customer: Customer) -> None:
        async with queue.turn(customer):
            await asyncio.sleep(0)
            time.now += 1.0
            order.append(f"{customer.address}{customer.table}")

    await asyncio.gather(*map(one, customers))
    return order


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    time = Time()
    queue = FairQueue(Turns(time))
    many = [Customer("a", str(number % 3)) for number in range(9)]
    order = asyncio.run(served(queue, time, [*many, Customer("b", "8"), Customer("b", "9")]))
    assert order[:4] == ["a0", "b8", "a1", "b9"]
    assert sorted(order[4:7]) == ["a0", "a1", "a2"], "and no table twice before the others"


def test_who_was_alone_before_owes_nothing_to_those_who_come_later() -> None:
    """However much he has had up to then, he waits for one turn of each who was there first."""
    time = Time()
    queue = FairQueue(Turns(time))

    async def run() -> list[str]:
        await served(queue, time, [Customer("a", "1")] * 9)
        late = [Customer(address, "2") for address in "bcd" for _ in range(9)]
        return await served(queue, time, [*late, Customer("a", "1"), Customer("e", "3")])

    order = asyncio.run(run())
    assert order.index("a1") <= 4
    assert order.index("e3") <= 4


def test_what_nobody_waits_for_comes_last() -> None:
    time = Time()
    queue = FairQueue(Turns(time))
    gone = [Customer("a", str(number), lambda: False) for number in range(5)]
    order = asyncio.run(served(queue, time, [*gone, Customer("b", "8"), Customer("b", "9")]))
    assert order[1:3] == ["b8", "b9"]


def test_who_goes_away_while_he_waits_holds_nobody_up() -> None:
    time = Time()

    async def run() -> list[str]:
        queue = FairQueue(Turns(time))
        async with queue.turn(Customer("a")):
            waiting = [asyncio.ensure_future(served(queue, time, [Customer(x)])) for x in "bcd"]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
            assert queue.waiting("b") == 0
        # It is c's turn now, and just then he goes.
        waiting[1].cancel()
        return await waiting[2]

    assert asyncio.run(run()) == ["d"]


def test_time_is_shared_between_addresses_where_somebody_waits() -> None:
    async def run() -> list[float]:
        queue, shares = FairQueue(Turns(Time())), list[float]()

        async def one(customer: Customer) -> None:
            async with queue.turn(customer) as share:
                shares.append(share)
                await asyncio.sleep(0)

        here = [Customer("a", "1"), Customer("b", "2"), Customer("b", "3"), Customer("c", "4")]
        gone = [Customer(address, "5", lambda: False) for address in "defg"]
        await asyncio.gather(*map(one, here + gone))
        return shares

    assert asyncio.run(run()) == [1, 1 / 2, 1 / 2, 1, 1, 1, 1, 1]


class Searching:
    """A worker whose bots search for all the time that they are given, by a clock of its own."""

    def __init__(self, time: Time) -> None:
        self._time = time

    async def ask(self, seconds: float, function: Any, *given: Any) -> Any:
        *_, share = given
        await asyncio.sleep(0)
        self._time.now += THINKING.seconds * share
        return "pass", "inspector", []

    def end(self) -> None: ...


def test_a_crowd_of_addresses_keeps_a_player_waiting_no_longer_than_one_of_them() -> None:
    """Twenty that want bots to think for them all the time, and somebody who plays a game."""
    time = Time()
    crew = Crew(1, 60.0, lambda: Searching(time), time)
    game = caseboard.new("android", seats=3, seed=1)
    first = game.rules.actions["pass"]

    async def thinks(address: str) -> None:
        table = f"table of {address}"
        thought = await crew.think("inspector", game, 1, (table, 0, 0), Customer(address, table))
        assert thought.action is first

    async def run() -> float:
        async def again_and_again(address: str) -> None:
            while True:
                await thinks(address)

        crowd = [asyncio.ensure_future(again_and_again(str(number))) for number in range(20)]
        waits = []
        for _ in range(30):
            began = time.now
            await thinks("player")
            waits.append(time.now - began)
        for one in crowd:
            one.cancel()
        return max(waits)

    assert asyncio.run(run()) <= 2 * THINKING.seconds


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_work_that_was_left_is_not_counted_against_the_next() -> None:
    async def run() -> None:
        process = Process()
        await process.ask(60.0, nap, 0.0)
        left = asyncio.ensure_future(process.ask(60.0, nap, 0.4))
        await asyncio.sleep(0.05)
        left.cancel()
        assert await process.ask(60.0, nap, 0.0) == 0.0
        process.end()

    asyncio.run(run())


class Slow:
    """A worker that answers when it is told."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def ask(self, seconds: float, function: Any, *given: Any) -> Any:
        await self.go.wait()
        if seconds < 0:
            raise TimeoutError
        return function(*given)

    def end(self) -> None: ...


def test_a_clerk_reads_for_everybody_in_turn() -> None:
    async def run() -> None:
        worker = Slow()
        clerk = Clerk(worker)
        many = [asyncio.ensure_future(clerk.read("a", len, "abc")) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await clerk.read("a", len, "abc")
        other = asyncio.ensure_future(clerk.read("b", len, "x"))
        await asyncio.sleep(0)
        worker.go.set()
        assert await other == 1
        assert await asyncio.gather(*many) == [3] * (MOST_WAITING + 1)

    asyncio.run(run())


def test_a_record_that_takes_for_ever_is_none() -> None:
    class Hanging(Slow):
        async def ask(self, seconds: float, function: Any, *given: Any) -> Any:
            raise TimeoutError

    async def run() -> None:
        with pytest.raises(BrokenRecord, match="not read in 10 seconds"):
            await Clerk(Hanging()).read("a", len, "abc")

    asyncio.run(run())


class Noting(Crew):
    """Notes who has asked for thoughts, and never has any."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: Counter[str] = Counter()

    async def think(self, level: str, game: Any, seed: int, who: Any, customer: Any) -> Thought:  # type: ignore[override]
        self.asked[who[0]] += 1
        self.customer = customer
        await asyncio.Event().wait()
        raise AssertionError


def test_bots_do_not_think_where_nobody_is() -> None:
    async def run() -> None:
        first = caseboard.new("voices", seats=3, seed=3).decision
        assert first is not None
        me = (first.seat + 1) % 3
        seats = [NewSeat("me" if seat == me else "inspector") for seat in range(3)]
        room = alone_with(NewTable("voices", seats, seed=3))
        crew = Noting()
        object.__setattr__(room.services, "crew", crew)
        await room.resume()
        await asyncio.sleep(0)
        assert not crew.asked
        ear = Ear("device-0")
        ear.address = "192.0.2.1"
        room.attach(ear, me, None, 0)
        await asyncio.sleep(0)
        assert crew.asked[room.row.id] == 1
        assert crew.customer.address == "192.0.2.1"
        assert crew.customer.waits()
        room.attach(Ear("watcher"), None, None, 0)
        await asyncio.sleep(0)
        assert crew.asked[room.row.id] == 1, "once for each question"
        room.stop()

    asyncio.run(run())


def test_bots_think_for_people_apart_but_come_last() -> None:
    async def run() -> None:
        room = people_apart("voices", 3, 5)
        crew = Noting()
        object.__setattr__(room.services, "crew", crew)
        assert room.game.decision is not None
        room.row.seats[room.game.decision.seat].stand_in = "inspector"
        await room.resume()
        await asyncio.sleep(0)
        assert crew.asked[room.row.id] == 1
        assert not crew.customer.waits()
        room.stop()

    asyncio.run(run())
