"""Nothing that is sent tells more than its reader may know; see test_reactions for timing."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from caseboard.server.channel import encode
from caseboard.server.room import Room
from tests.server.inside import Ear, act, people_apart


def told(room: Room, seat: int | None) -> bytes:
    """All that this seat is sent of the present position: sight, log, table."""
    room.audience.join(ear := Ear(f"device-{seat}"), seat)
    room.audience._channels.pop(seat, None)
    room._show_all(ear, None, 0)
    room.audience.leave(ear)
    return encode([ear.heard[-1], room.info(f"device-{seat}")])


@pytest.mark.parametrize(("game", "seats"), [("android", 3), ("android", 4), ("voices", 4)])
def test_everything_sent_is_a_function_of_what_the_reader_knows(game: str, seats: int) -> None:
    """At every step, deal anew what a seat cannot know: it must be sent the same bytes."""

    async def run() -> None:
        room = people_apart(game, seats, seed=11, delay=0)
        await room.resume()
        chance = Random(12)
        for step in range(160):
            decision = room.game.decision
            if decision is None:
                break
            for seat in range(seats):
                real = room.game
                before = [told(room, reader) for reader in (seat, None)]
                room.live.table.game = real.determinize(seat, step)
                after = [told(room, reader) for reader in (seat, None)]
                room.live.table.game = real
                assert after == before
            action = chance.choice(decision.actions)
            await act(room, Ear(f"device-{decision.seat}"), decision.seat, action.id, f"{step}")
        room.stop()

    asyncio.run(run())
