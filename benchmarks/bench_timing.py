"""Whether the times of a reaction window tell that somebody was asked in secret.

``make timing-server`` runs a real server in a process of its own. At its tables the same choice is
made in the same position, where another hand either can meet it, and its owner answers, passes by
order or says nothing, or cannot. From what the acting player and a spectator hear, and when, one
guesses which is which: the area under the curve is 0.5 where one can only toss a coin.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final

import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from benchmarks.beside import another
from benchmarks.lines import Line, frame
from caseboard.server import archive
from caseboard.server.app import make_app
from caseboard.server.garbage import keep_pauses_short
from caseboard.server.hub import Hub
from caseboard.server.lines import config_for
from caseboard.server.model import hashed, new_token
from caseboard.server.room import Room
from caseboard.server.run import Server, listen
from caseboard.server.schema import Order
from caseboard.server.settings import Settings
from tests.server.inside import put
from tests.server.test_reactions import opening

DELAY = 0.3
AT_ONCE = 8
BLIND: Final = (0.45, 0.55)
SERVER, CLIENTS = 0, 1
"""The processors of either side."""
ORDERS: Final = [Order("pass")]
READERS: Final = {
    "actor": ("sent", "acknowledged", "waiting", "end"),
    "spectator": ("waiting", "end"),
}


async def plant(request: Request) -> Response:
    """A table before the choice; its people's cookies, and what is to be chosen."""
    hub: Hub = request.app.state.hub
    at, asked = opening(), request.query_params["asked"] == "1"
    model = at.room(delay=DELAY)
    if not asked:
        put(model, at.harmless(model))
    tokens = [new_token() for _ in model.row.seats]
    for seat, token in zip(model.row.seats, tokens, strict=True):
        seat.holders = [hashed(token)]
        seat.orders = ORDERS if request.query_params["way"] == "order" else []
    model.row.listed = True
    await hub.services.store.write(*archive.add_table(model.row))
    room = Room(model.row, hub.services, model.live)
    hub.rooms[room.row.id] = room
    return JSONResponse(
        {"table": room.row.id, "tokens": tokens, "actor": at.actor, "action": at.path[-1],
         "asked": at.asked[0]}
    )  # fmt: skip


def serve(database: str, told: Connection) -> None:
    os.sched_setaffinity(0, {SERVER})
    settings = Settings(
        port=0, database=database, log_level="warning", requests_per_second=1e6,
        messages_per_second=1e6, max_connections_per_address=1000, strain_seconds=0,
    )  # fmt: skip
    opening()
    keep_pauses_short()
    listening = listen(settings)
    app: Starlette = make_app(settings)
    app.router.routes.insert(0, Route("/plant", plant, methods=["POST"]))
    config = config_for(app, settings, app.state.lines)
    port = listening.getsockname()[1]
    Server(config, app, lambda: told.send(port)).run(sockets=[listening])


class Reader(Line):
    """A socket that notes when each message came."""

    def __init__(self, port: int, table: str, token: str, seat: int | None) -> None:
        super().__init__(f"localhost:{port}", table, f"caseboard={token}", seat)
        self._now = 0.0
        self.heard: list[tuple[float, dict[str, Any]]] = []

    def data_received(self, data: bytes) -> None:
        self._now = asyncio.get_running_loop().time()
        super().data_received(data)

    def hears(self, message: bytes) -> None:
        self.heard.append((self._now, json.loads(message)))

    def times(self, since: float) -> list[float]:
        """When something was said of the game."""
        return [at for at, message in self.heard
                if at >= since and message["type"] in ("ack", "update")]  # fmt: skip

    def ask(self) -> int:
        asks = [message["ask"] for _, message in self.heard if "ask" in message]
        return int(asks[-1])


async def gaps(port: int, asked: bool, chance: Random) -> dict[str, list[float]]:
    """Of one window: the times between what each reader hears of it."""
    way = chance.choice(("order", "answer", "nothing"))
    where = await planted(port, f"/plant?asked={int(asked)}&way={way}")
    loop = asyncio.get_running_loop()

    async def sit(seat: int | None) -> Reader:
        token = "A" * 32 if seat is None else where["tokens"][seat]
        _, line = await loop.create_connection(
            lambda: Reader(port, where["table"], token, seat), "127.0.0.1", port
        )
        return line

    lines = {seat: await sit(seat) for seat in (None, 0, 1, 2)}
    while not all(line.heard for line in lines.values()):
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.2 + chance.random() * 0.1)
    actor, other = lines[where["actor"]], lines[where["asked"]]
    began = loop.time()
    actor.transport.write(
        frame(type="act", id="it", seat=where["actor"], ask=actor.ask(), action=where["action"])
    )
    if way == "answer" and asked:
        await asyncio.sleep(0.15 + DELAY * chance.uniform(0.1, 0.6))
        other.transport.write(
            frame(type="act", id="mine", seat=where["asked"], ask=other.ask(), action="pass")
        )
    await asyncio.sleep(began + DELAY + 0.7 - loop.time())
    for line in lines.values():
        line.transport.close()
    return {
        "actor": differences([began, *actor.times(began)]),
        "spectator": differences(lines[None].times(began)),
    }


def differences(times: list[float]) -> list[float]:
    return [later - sooner for sooner, later in pairwise(times)]


async def planted(port: int, path: str) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n"
        "Content-Length: 0\r\n\r\n".encode()
    )
    answer = await reader.read(-1)
    writer.close()
    told: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return told


def area(some: list[float], others: list[float]) -> float:
    """The chance that one of these is larger than one of those; of those alike, half."""
    ranked = sorted([(value, 1) for value in some] + [(value, 0) for value in others])
    below = area = 0.0
    start = 0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end][0] == ranked[start][0]:
            end += 1
        alike = [mine for _, mine in ranked[start:end]]
        mine = sum(alike)
        area += mine * (below + (len(alike) - mine) / 2)
        below += len(alike) - mine
        start = end
    return area / (len(some) * len(others))


async def measure(port: int, windows: int) -> dict[bool, list[dict[str, list[float]]]]:
    chance, found = Random(1), {True: list[Any](), False: list[Any]()}
    room_for = asyncio.Semaphore(AT_ONCE)

    async def one(asked: bool) -> None:
        async with room_for:
            found[asked].append(await gaps(port, asked, chance))

    await asyncio.gather(*(one(number % 2 == 0) for number in range(windows)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=2000)
    parser.add_argument("--folder", help="where the database lies; a temporary folder by default")
    given = parser.parse_args()
    os.sched_setaffinity(0, {CLIENTS})
    with (
        tempfile.TemporaryDirectory(dir=given.folder) as folder,
        another(serve, str(Path(folder) / "t.db")) as told,
    ):
        found = uvloop.run(measure(told.recv(), given.windows))
    blind = True
    for reader, names in READERS.items():
        for number, (sooner, later) in enumerate(pairwise(names)):
            some, others = (
                [one[reader][number] for one in found[asked] if len(one[reader]) == len(names) - 1]
                for asked in (True, False)
            )
            under = area(some, others)
            blind &= BLIND[0] <= under <= BLIND[1]
            sys.stdout.write(
                f"{reader}, {sooner} to {later}: area under the curve {under:.3f} "
                f"({len(some)} and {len(others)} windows)\n"
            )
    return 0 if blind else 1


if __name__ == "__main__":
    sys.exit(main())
