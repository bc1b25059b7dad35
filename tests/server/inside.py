"""A table without a network: the same room that the server runs, with ears instead of sockets."""

from __future__ import annotations

import json
from typing import Any

from caseboard.core.game import Game
from caseboard.play.table import PERSON
from caseboard.server.crew import Crew
from caseboard.server.history import begun
from caseboard.server.hub import new_row
from caseboard.server.model import SeatRow, TableRow
from caseboard.server.room import Room
from caseboard.server.schema import NewSeat, NewTable
from caseboard.server.services import Services
from caseboard.server.settings import Settings
from caseboard.server.telemetry import Metrics
from caseboard.server.webhooks import Webhooks
from tests.server.virtual import loop_time


class Memory:
    """A store that keeps nothing."""

    async def write(self, *statements: object) -> None:
        return None


class Ear:
    """A listener that remembers what it heard, and when."""

    def __init__(self, device: str) -> None:
        self.address = ""
        self.device = device
        self.heard: list[dict[str, Any]] = []
        self.times: list[float] = []
        self.closed = False

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))
        self.times.append(loop_time())

    def close(self) -> None:
        self.closed = True


def people_apart(game: str, seats: int, seed: int, **more: Any) -> Room:
    """A running table whose seats belong to as many devices: device-0, device-1 …"""
    wanted = NewTable(game, [NewSeat("me")] + [NewSeat("open")] * (seats - 1), **more)
    row = new_row("device-0", wanted)
    row.seats = [SeatRow(PERSON, f"P{seat}", holders=[f"device-{seat}"]) for seat in range(seats)]
    row.seed = seed
    return _running(row, Memory())


def room_of(row: TableRow) -> Room:
    """A table that may still wait for people."""
    return Room(row, _services(Memory()), None)


def _running(row: TableRow, store: Memory) -> Room:
    row.state, row.played = "running", True
    return Room(row, _services(store), begun(row))


def _services(store: Memory) -> Services:
    return Services(
        store=store,  # type: ignore[arg-type]
        crew=Crew(1, 1.0),
        settings=Settings(),
        metrics=Metrics(),
        webhooks=Webhooks(allowed=False),
        monotonic=loop_time,
    )


def alone_with(wanted: NewTable) -> Room:
    """A running table of device-0 and bots."""
    return _running(new_row("device-0", wanted), Memory())


async def alone_with_bots(
    game: str, seats: int, seed: int
) -> tuple[Room, Ear, list[tuple[str, Any]]]:
    """Device-0 in seat 0 against random bots; what is stored and sent, in order."""
    told: list[tuple[str, Any]] = []

    class Noting(Memory):
        async def write(self, *statements: object) -> None:
            told.append(("stored", len(statements)))

    class NotingEar(Ear):
        def send(self, data: bytes) -> None:
            super().send(data)
            told.append(("sent", self.heard[-1]["type"]))

    wanted = NewTable(game, [NewSeat("me"), *[NewSeat("random")] * (seats - 1)], seed=seed)
    room = _running(new_row("device-0", wanted), Noting())
    await room.resume()
    ear = NotingEar("device-0")
    room.attach(ear, 0, None, 0)
    return room, ear, told


async def listening(room: Room) -> dict[int | None, Ear]:
    """An ear at every seat and one for spectators."""
    await room.resume()
    ears: dict[int | None, Ear] = {}
    for seat in (None, *range(len(room.row.seats))):
        ears[seat] = Ear(f"device-{seat}")
        room.attach(ears[seat], seat, None, 0)
    return ears


def put(room: Room, game: Game) -> None:
    """Go on with another game at this point."""
    room.live.game = room.live.table.game = game


async def act(room: Room, ear: Ear, seat: int, action: int | str, name: str) -> None:
    async with room.lock:
        await room.act(ear, seat, room.live.ask_of(seat), action, name)
