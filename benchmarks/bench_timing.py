"""Whether the times of a reaction window tell that somebody was asked in secret.

``make timing-server`` opens windows that ask somebody, who answers, passes by order or says
nothing, and windows that ask nobody; everything stored is flushed to a real disk. From the gaps
between what the acting player hears one guesses which is which: the area under the curve is 0.5
where one can only toss a coin.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from itertools import pairwise
from random import Random
from typing import Any

from caseboard.server.schema import Order
from tests.server.inside import Ear, act, put
from tests.server.test_reactions import opening, question_of, until_open_play

DELAY = 0.2
AT_ONCE = 8


class Watch(Ear):
    """Notes only when it heard something, by the clock of the machine."""

    def send(self, data: bytes) -> None:
        self.times.append(time.perf_counter())


async def gaps(asked: bool, chance: Random, file: int) -> list[float]:
    """Of one window: from the acknowledgement to the word that we wait, and on to its end."""
    at = opening()
    room = at.room(delay=DELAY)
    if not asked:
        put(room, at.harmless(room))
    way = chance.choice(("order", "answer", "nothing"))
    if way == "order":
        for seat in room.row.seats:
            seat.orders = [Order("pass")]

    async def write(*statements: Any) -> None:
        os.write(file, b"x" * 200 * len(statements))
        await asyncio.to_thread(os.fdatasync, file)

    room.services.store.write = write  # type: ignore[method-assign]
    await room.resume()
    ears = {seat: Watch(f"device-{seat}") for seat in (None, 0, 1, 2)}
    for reader, ear in ears.items():
        room.attach(ear, reader, None, 0)
    await until_open_play(room)
    watch = ears[at.actor]
    heard = len(watch.times)
    await act(room, watch, at.actor, at.path[-1], "it")
    if way == "answer" and asked:
        await asyncio.sleep(DELAY * chance.uniform(0.6, 1.2))
        if room.question(at.asked[0]) is not None:
            question = question_of(room, at.asked[0])
            await act(room, ears[at.asked[0]], at.asked[0], question.actions[-1].id, "mine")
    await until_open_play(room)
    room.stop()
    times = watch.times[heard:]
    return [later - sooner for sooner, later in pairwise(times)]


def area(some: list[float], others: list[float]) -> float:
    """The chance that one of these is larger than one of those."""
    ranked = sorted([(value, 1) for value in some] + [(value, 0) for value in others])
    ranks = sum(rank for rank, (_, mine) in enumerate(ranked, 1) if mine)
    return (ranks - len(some) * (len(some) + 1) / 2) / (len(some) * len(others))


async def measure(windows: int) -> dict[bool, list[list[float]]]:
    chance, found = Random(1), {True: list[list[float]](), False: list[list[float]]()}
    room_for = asyncio.Semaphore(AT_ONCE)
    with tempfile.NamedTemporaryFile() as file:

        async def one(asked: bool) -> None:
            async with room_for:
                found[asked].append(await gaps(asked, chance, file.fileno()))

        await asyncio.gather(*(one(number % 2 == 0) for number in range(windows)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=2000)
    given = parser.parse_args()
    found = asyncio.run(measure(given.windows))
    for number, name in enumerate(("acknowledged to waiting", "waiting to the end")):
        some, others = ([one[number] for one in found[asked]] for asked in (True, False))
        sys.stdout.write(f"{name}: area under the curve {area(some, others):.3f}\n")


if __name__ == "__main__":
    main()
