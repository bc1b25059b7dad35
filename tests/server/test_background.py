"""Answers come first: bots and pictures wait for their turn, few in every round of the loop."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

import caseboard
from caseboard.server import background as background_work
from caseboard.server.api import stored_record
from caseboard.server.background import Background
from tests.server import virtual
from tests.server.inside import act, alone_with_bots


async def rounds_of_the_loop(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_while_few_wait_one_of_them_works_in_every_round_of_the_loop() -> None:
    async def run() -> list[str]:
        background, told = Background(), list[str]()
        loop = asyncio.get_running_loop()

        def tick(left: int) -> None:
            told.append("round")
            if left:
                loop.call_soon(tick, left - 1)

        async def work(name: str) -> None:
            await background.turn()
            told.append(name)

        loop.call_soon(tick, 10)
        await asyncio.gather(*(work(name) for name in "abc"))
        return told

    told = virtual.run(run())
    assert [name for name in told if name != "round"] == list("abc")
    assert all("round" in pair for pair in pairwise(told)), told


def test_when_many_wait_some_of_them_work_in_every_round_of_the_loop() -> None:
    async def run() -> int:
        background, rounds = Background(), 0
        waiting = [asyncio.ensure_future(background.turn()) for _ in range(200)]
        while not all(turn.done() for turn in waiting):
            rounds += 1
            await asyncio.sleep(0)
        return rounds

    assert virtual.run(run()) < 40


def test_work_stands_back_while_an_answer_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_work, "STANDS_BACK", 60.0)

    async def run() -> None:
        background = Background()
        with background.answering():
            work = asyncio.ensure_future(background.turn())
            await rounds_of_the_loop(50)
            assert not work.done()
            with background.answering():
                pass
            await rounds_of_the_loop(50)
            assert not work.done(), "the first answer is still under way"
        await rounds_of_the_loop(3)
        assert work.done()

    virtual.run(run())


def test_an_answer_that_fails_holds_no_work_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_work, "STANDS_BACK", 60.0)

    async def run() -> None:
        background = Background()

        async def answer() -> None:
            with background.answering():
                await rounds_of_the_loop(5)
                raise OSError("the disk is full")

        work = asyncio.ensure_future(background.turn())
        with pytest.raises(OSError, match="disk"):
            await answer()
        await rounds_of_the_loop(3)
        assert work.done()

    virtual.run(run())


def test_work_stands_back_for_a_few_milliseconds_only() -> None:
    async def run() -> None:
        background = Background()
        with background.answering():
            waiting = [asyncio.ensure_future(background.turn()) for _ in range(3)]
            await asyncio.wait(waiting, timeout=10.0)
            assert all(turn.done() for turn in waiting)

    virtual.run(run())


def test_many_do_not_stand_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_work, "STANDS_BACK", 60.0)

    async def run() -> None:
        background = Background()
        with background.answering():
            waiting = [asyncio.ensure_future(background.turn())]
            await rounds_of_the_loop(10)
            assert not waiting[0].done()
            waiting += [asyncio.ensure_future(background.turn()) for _ in range(199)]
            await rounds_of_the_loop(60)
            assert sum(turn.done() for turn in waiting) > 190

    virtual.run(run())


def test_who_has_left_the_queue_holds_nobody_up() -> None:
    async def run() -> None:
        background = Background()
        gone = asyncio.ensure_future(background.turn())
        other = asyncio.ensure_future(background.turn())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(other, 1.0)

    virtual.run(run())


def test_no_answer_waits_for_a_bot() -> None:
    """The choice alone is stored and acknowledged; only then the bots move, and all is shown."""

    async def run() -> None:
        room, ear, told = await alone_with_bots("android", 3, seed=4)
        followed_by_bots = 0
        for number in range(30):
            decision = room.game.decision
            assert decision is not None
            told.clear()
            await act(room, ear, 0, decision.actions[-1].id, f"{number}")
            assert told[:2] == [("stored", 1), ("sent", "ack")]
            rest = told[2:]
            assert rest[-1] == ("sent", "update")
            followed_by_bots += len(rest) > 1
        assert followed_by_bots > 0

    virtual.run(run())


def test_what_is_being_stored_is_seen_by_nobody() -> None:
    """Neither in what is known of the table nor in its record."""

    async def run() -> None:
        room, ear, _ = await alone_with_bots("android", 3, seed=4)
        free = asyncio.Event()
        stored = room.services.store.write

        async def slow(*statements: Any) -> None:
            await free.wait()
            await stored(*statements)

        room.services.store.write = slow  # type: ignore[method-assign]
        before = room.info("device-0")
        decision = room.game.decision
        assert decision is not None
        playing = asyncio.ensure_future(act(room, ear, 0, decision.actions[0].id, "a"))
        await asyncio.sleep(0.01)
        assert room.live.moment == before.step + 1
        room.tell_table()
        assert ear.heard[-1]["table"]["step"] == before.step
        record = asyncio.ensure_future(stored_record(room))
        await asyncio.sleep(0.01)
        assert not record.done()
        free.set()
        await playing
        assert caseboard.replay(await record).to_json() == room.game.to_json()
        assert room.info("device-0").step > before.step

    virtual.run(run())


def test_a_game_is_over_for_others_when_its_end_is_stored() -> None:
    async def run() -> None:
        room, ear, _ = await alone_with_bots("voices", 4, seed=4)
        stored = room.services.store.write
        states: list[str] = []

        async def watched(*statements: Any) -> None:
            if any("over" in given for _, given in statements):
                states.append(room.row.state)
                assert room.info("device-0").seed is None
            await stored(*statements)

        room.services.store.write = watched  # type: ignore[method-assign]
        number = 0
        while (decision := room.game.decision) is not None:
            await act(room, ear, 0, decision.actions[0].id, f"{number}")
            number += 1
        assert states == ["running"]
        assert room.info("device-0").seed == str(room.row.seed)
        tables = [message["table"] for message in ear.heard if message["type"] == "table"]
        assert (tables[-1]["over"], tables[-1]["step"]) == (True, room.live.moment)

    virtual.run(run())
