"""The interpreter's housekeeping: seldom, in quiet moments, and not needed for tables."""

from __future__ import annotations

import asyncio
import gc
import weakref

from caseboard.server.garbage import LATEST, MOST_SOCKETS, QuietMoments
from caseboard.server.room import Room
from tests.server import virtual
from tests.server.inside import act, listening, people_apart


def test_everything_is_looked_at_when_nobody_speaks_or_it_is_high_time() -> None:
    quiet = QuietMoments(now=0.0)
    assert not quiet.tidy(heard=5, sockets=1, now=30.0)
    assert not quiet.tidy(heard=6, sockets=1, now=60.0)
    assert quiet.tidy(heard=6, sockets=1, now=90.0)
    assert not quiet.tidy(heard=7, sockets=MOST_SOCKETS + 1, now=120.0)
    assert quiet.tidy(heard=8, sockets=MOST_SOCKETS + 2, now=150.0)
    assert not quiet.tidy(heard=9, sockets=MOST_SOCKETS + 2, now=180.0)
    assert quiet.tidy(heard=10, sockets=MOST_SOCKETS + 2, now=150.0 + LATEST + 1)


async def let_go(room: Room) -> None:
    """Wait until the window that the last choice has opened is closed."""
    while room.held:
        await asyncio.sleep(0.01)


def test_a_table_that_is_left_is_freed_without_the_collector() -> None:
    async def run() -> None:
        room = people_apart("android", 3, 1, delay=0.05)
        ears = await listening(room)
        await let_go(room)
        decision = room.game.decision
        assert decision is not None
        await act(room, ears[decision.seat], decision.seat, decision.actions[0].id, "c")
        await let_go(room)
        for ear in ears.values():
            room.detach(ear)
        room.stop()
        await asyncio.sleep(0.01)
        gone = weakref.ref(room)
        del room
        assert gone() is None

    gc.collect()
    gc.disable()
    try:
        virtual.run(run())
    finally:
        gc.enable()
