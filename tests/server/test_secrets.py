"""Nothing that is sent tells more than its reader may know; see test_reactions for timing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from caseboard.server.address import Caller
from caseboard.server.channel import encode
from caseboard.server.connection import Connection, _obey
from caseboard.server.room import Room
from caseboard.server.schema import Act, Undo, Why
from tests.server.inside import Ear, act, listening, people_apart, put

SEED = 11
LONGEST = 180
EVERY = 8
PROBES = 25


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
                put(room, real.determinize(seat, step))
                after = [told(room, reader) for reader in (seat, None)]
                put(room, real)
                assert after == before
            action = chance.choice(decision.actions)
            await act(room, Ear(f"device-{decision.seat}"), decision.seat, action.id, f"{step}")
        room.stop()

    asyncio.run(run())


def room_after(game: str, seats: int, path: Sequence[tuple[int, int]]) -> Room:
    """A table after choices of seats."""
    room = people_apart(game, seats, SEED, delay=0)
    for seat, action in path:
        room.live.choose(seat, action, None, 0.0)
    return room


async def refusals(room: Room, seat: int, actions: Sequence[int | str]) -> list[bytes]:
    """What the seat is answered when it asks for things that it may not do, or why not."""
    line = Connection(cast(WebSocket, None), Caller("", f"device-{seat}"))
    ask, other = room.live.ask_of(seat), (seat + 1) % len(room.row.seats)
    illegal = [one for one in actions if (at := room.question(seat)) and at.why_not(one)]
    for message in (
        Why("w", seat, list(actions)),
        Act("other", other, ask, actions[0]),
        Act("late", seat, ask + 1, actions[0]),
        Undo("u", other),
        *(Act(f"{number}", seat, ask, action) for number, action in enumerate(illegal)),
    ):
        await _obey(line, room, message)
    told = []
    while not line._waiting.empty():
        told.append(line._waiting.get_nowait())
    return told


async def sent_after(room: Room, actor: int, action: int, seat: int) -> list[list[dict[str, Any]]]:
    """All that the seat and a spectator are sent because of a choice."""
    ears = await listening(room)
    before = {reader: len(ears[reader].heard) for reader in (seat, None)}
    await act(room, ears[actor], actor, action, "it")
    room.stop()
    return [ears[reader].heard[before[reader] :] for reader in (seat, None)]


@pytest.mark.parametrize(("game", "seats"), [("android", 3), ("voices", 4)])
def test_what_a_choice_sends_is_a_function_of_what_the_reader_knows(game: str, seats: int) -> None:
    """Deltas, events, story, acknowledgements and refusals, with all else dealt anew.

    The same choice is made in both worlds. Where the reader then sees the same position, whatever
    led there must have been told to him in the same words.
    """

    async def run() -> int:
        chance, path, compared = Random(12), list[tuple[int, int]](), 0
        ahead = room_after(game, seats, path).game
        while (decision := ahead.decision) is not None and len(path) < LONGEST:
            actor, action = decision.seat, chance.choice(decision.actions)
            for seat in range(seats) if len(path) % EVERY == 0 else ():
                real, other = room_after(game, seats, path), room_after(game, seats, path)
                put(other, real.game.determinize(seat, len(path)))
                some = [chance.randrange(len(real.game.rules.actions)) for _ in range(PROBES)]
                assert await refusals(real, seat, some) == await refusals(other, seat, some)
                possible = other.game.decision
                if possible is None or possible.seat != actor or action not in possible.actions:
                    continue
                here = await sent_after(real, actor, action.id, seat)
                there = await sent_after(other, actor, action.id, seat)
                for reader, one, two in zip((seat, None), here, there, strict=True):
                    if real.game.view(reader) == other.game.view(reader):
                        assert one == two
                        compared += 1
            path.append((actor, action.id))
            ahead.apply(action)
        return compared

    assert asyncio.run(run()) > 100
