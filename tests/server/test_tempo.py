"""Bots leave time to see what they do, and nothing secret is told by it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from caseboard.pack.registry import adding
from caseboard.server.room import Room
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.tempo import MOST, Tempo
from tests import nim
from tests.server import virtual
from tests.server.inside import Ear, act, alone_with


def test_what_is_shown_takes_its_time_one_after_the_other() -> None:
    tempo = Tempo("unhurried")
    assert tempo.left(10.0) == 0
    tempo.shown(800, 10.0)
    tempo.shown(400, 10.2)
    assert tempo.left(10.2) == pytest.approx(1.0)
    assert tempo.left(12.0) == 0
    tempo.shown(10_000_000, 12.0)
    assert tempo.left(12.0) == MOST


def test_brisk_takes_half_the_time_and_at_once_none() -> None:
    brisk, at_once = Tempo("brisk"), Tempo("at once")
    for tempo in (brisk, at_once):
        tempo.shown(800, 5.0)
    assert brisk.left(5.0) == pytest.approx(0.4)
    assert at_once.left(5.0) == 0


def test_who_has_seen_all_is_waited_for_only_where_it_would_tell_a_secret() -> None:
    tempo = Tempo("unhurried")
    tempo.shown(800, 5.0)
    tempo.all_seen()
    assert tempo.left(5.0) == 0
    tempo.shown(800, 5.0, firm=True)
    tempo.shown(400, 5.0)
    tempo.all_seen()
    assert tempo.left(5.0) == pytest.approx(0.8)


@pytest.fixture(autouse=True)
def nim_is_there() -> Iterator[None]:
    with adding(nim.PACK):
        yield


async def bots_play(tempo: str, *, sees: bool) -> list[float]:
    """When device-0 has heard of each step of two bots after its own move, since that move."""
    seats = [NewSeat("me"), NewSeat("random"), NewSeat("random")]
    wanted = NewTable("nim", seats, seed=4, tempo=tempo)  # type: ignore[arg-type]
    room = alone_with(wanted)
    await room.resume()
    ear = Seeing(room) if sees else Ear("device-0")
    room.attach(ear, 0, None, 0)
    start = virtual.loop_time()
    await act(room, ear, 0, "take 1", "a")
    for _ in range(200):
        if (decision := room.game.decision) is None or decision.seat == 0:
            break
        await asyncio.sleep(0.05)
    times = [
        time - start
        for time, one in zip(ear.times, ear.heard, strict=True)
        if one["type"] == "update" and one["steps"]
    ]
    room.stop()
    return times


class Seeing(Ear):
    """A page that shows at once whatever it is told."""

    def __init__(self, room: Room) -> None:
        super().__init__("device-0")
        self._room = room

    def send(self, data: bytes) -> None:
        super().send(data)
        told: dict[str, Any] = self.heard[-1]
        if told["type"] == "update":
            loop = asyncio.get_running_loop()
            loop.call_later(0.01, lambda: self._room.seen(self, 0, told["version"]))


def test_a_bot_moves_when_the_move_before_has_been_seen() -> None:
    """Nim's moves are a beat each, so that the last of three begins after two of them."""
    assert virtual.run(bots_play("unhurried", sees=False)) == pytest.approx([0, 0.8, 1.6], abs=0.2)
    assert virtual.run(bots_play("brisk", sees=False)) == pytest.approx([0, 0.4, 0.8], abs=0.2)


def test_a_bot_waits_no_longer_than_until_every_page_has_shown_it() -> None:
    assert virtual.run(bots_play("unhurried", sees=True))[-1] < 0.2


def test_at_once_nobody_waits() -> None:
    assert max(virtual.run(bots_play("at once", sees=False))) < 0.01
