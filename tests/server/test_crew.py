"""Bots at work: outside the event loop, one way to hand over, and never a table that stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, TypeVar

import pytest

import caseboard
from caseboard.bots.levels import simpler_levels
from caseboard.pack.registry import adding, pack_of
from caseboard.server.crew import Crew, Thought
from caseboard.server.workers import Process
from tests.server.inside import Ear, act, people_apart
from tests.server.odd_bots import enlist, with_odd_bot

T = TypeVar("T")

TABLES = 14
PATIENCE = 6.0
"""Less than all tables need one after the other, far more than any of them alone."""


@pytest.fixture
def game() -> caseboard.Game:
    return caseboard.new("voices", seats=3, seed=4)


@contextmanager
def odd_crew(level: str, seconds: float) -> Iterator[Crew]:
    crew = Crew(1, seconds, partial(Process, partial(enlist, level)))
    with adding(with_odd_bot(level)):
        yield crew
    crew.close()


async def ticking(ticks: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(0.001)
        ticks.append(loop.time())


def test_bots_that_burn_a_processor_hold_up_nobody_and_wait_for_each_other(
    game: caseboard.Game,
) -> None:
    """Many tables, one worker: the wait for its turn is not held against a bot."""

    async def run(crew: Crew) -> list[Thought]:
        await crew.think("detective", game, 1, ("warm-up", 0, 0))
        ticks: list[float] = []
        tick = asyncio.ensure_future(ticking(ticks))
        thoughts = await asyncio.gather(
            *(crew.think("burning", game, 1, (f"table {n}", 0, 0)) for n in range(TABLES))
        )
        tick.cancel()
        assert ticks[-1] - ticks[0] > PATIENCE, "they took their time"
        assert len(ticks) > 200, "the loop went on meanwhile"
        return list(thoughts)

    with odd_crew("burning", PATIENCE) as crew:
        thoughts = asyncio.run(run(crew))
    assert [thought.level for thought in thoughts] == ["burning"] * TABLES


@pytest.mark.parametrize(
    ("level", "seconds", "words"),
    [
        ("failing", 60.0, ["failed (ZeroDivisionError"]),
        ("dying", 60.0, ["gave no answer (BrokenProcessPool)"] * 4),
        ("hanging", PATIENCE, ["gave no answer (TimeoutError)"] * 2),
    ],
)
def test_a_bot_that_gives_no_answer_hands_over(
    game: caseboard.Game,
    caplog: pytest.LogCaptureFixture,
    level: str,
    seconds: float,
    words: list[str],
) -> None:
    """One that fails for good; one that dies or hangs is asked again for the next answer."""
    assert game.decision is not None

    async def run(crew: Crew) -> list[Thought]:
        return [await crew.think(level, game, 1, ("table", 0, 0)) for _ in range(2)]

    with odd_crew(level, seconds) as crew:
        simpler = simpler_levels(pack_of("voices").levels, level)[1]
        thoughts = asyncio.run(run(crew))
    assert [thought.level for thought in thoughts] == [simpler] * 2
    assert all(thought.action in game.decision.actions for thought in thoughts)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == len(words)
    assert all(word in text for word, text in zip(words, said, strict=True))


def test_a_worker_that_is_killed_costs_nothing(game: caseboard.Game) -> None:
    """Between two thoughts or during one: the same level answers from a new process."""
    process = Process()

    async def run(crew: Crew) -> None:
        for during in (False, True, False):
            assert (await crew.think("rookie", game, 1, ("table", 0, 0))).level == "rookie"
            pool = process._pool
            assert pool is not None
            (worker,) = (pool._processes or {}).values()
            thinking = asyncio.ensure_future(crew.think("inspector", game, 1, ("table", 0, 0)))
            if during:
                await asyncio.sleep(0.1)
            worker.kill()
            assert (await thinking).level == "inspector"

    crew = Crew(1, 60.0, lambda: process)
    asyncio.run(run(crew))
    crew.close()


class Scripted:
    """A worker that fails as it is told, and otherwise answers in place."""

    def __init__(self, faults: list[type[Exception] | None]) -> None:
        self.faults = faults
        self.asked = 0

    async def ask(self, seconds: float, function: Callable[..., T], *given: Any) -> T:
        self.asked += 1
        fault = self.faults.pop(0) if self.faults else None
        if fault is not None:
            raise fault
        return function(*given)

    def end(self) -> None: ...


def levels_with(game: caseboard.Game, worker: Scripted, answers: int) -> list[str]:
    async def run() -> list[str]:
        crew = Crew(1, 1.0, lambda: worker)
        who = ("table", 0, 0)
        return [(await crew.think("rookie", game, 1, who)).level for _ in range(answers)]

    return asyncio.run(run())


def test_a_bot_is_back_at_its_level_for_the_next_answer(game: caseboard.Game) -> None:
    worker = Scripted([TimeoutError, None, BrokenProcessPool, BrokenProcessPool])
    assert levels_with(game, worker, 4) == ["random", "rookie", "random", "rookie"]


def test_a_bot_that_never_answers_is_tried_ever_more_seldom(game: caseboard.Game) -> None:
    worker = Scripted([TimeoutError] * 5)
    levels = levels_with(game, worker, 40)
    assert worker.asked < 20
    assert levels.index("rookie") == 1 + 1 + (1 + 1) + (3 + 1) + (7 + 1) + 15
    assert set(levels[levels.index("rookie") :]) == {"rookie"}, "and is forgiven"


def test_the_table_is_told_who_plays_on_but_no_secret_of_the_failure() -> None:
    async def run(crew: Crew) -> None:
        room = people_apart("voices", 3, 5)
        object.__setattr__(room.services, "crew", crew)
        room.row.seats[1].stand_in = "failing"
        room.live.table.seats = tuple(seat.now for seat in room.row.seats)
        await room.resume()
        ear = Ear("device-0")
        room.attach(ear, None, None, 0)
        chance = Random(1)
        async with asyncio.timeout(20):
            while not room.talk.lines:
                decision = room.game.decision
                assert decision is not None
                if decision.seat == 1:
                    await asyncio.sleep(0.01)
                    continue
                action = chance.choice(decision.actions)
                name = f"c{room.live.count}"
                await act(room, Ear(f"device-{decision.seat}"), decision.seat, action.id, name)
        simpler = simpler_levels(pack_of("voices").levels, "failing")[1]
        line = room.talk.lines[0]
        assert (line.kind, line.seat) == ("notice", None)
        assert line.text == f"P1 lost the thread: {simpler} plays on in its place."
        heard = [
            one for message in ear.heard if message["type"] == "chat" for one in message["lines"]
        ]
        assert [one["text"] for one in heard] == [line.text]
        room.stop()

    with odd_crew("failing", 10.0) as crew:
        asyncio.run(run(crew))
