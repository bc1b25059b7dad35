"""The server under load: many games at once over loopback, every move durable.

``make bench-server`` prints the table. One process plays all the people, so on two cores the
clients take about as much time as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from caseboard.server.delta import patched
from tests.server.harness import Browser, ServerProcess

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Load:
    """What the clients do together, and how long each answer took until it was acknowledged."""

    def __init__(
        self, browser: Browser, games: int, acts_per_second: float | None, process: int
    ) -> None:
        self.browser = browser
        self.games = games
        self.pause = None if acts_per_second is None else games / acts_per_second
        self.seconds: list[float] = []
        self.tables: dict[int, str] = {}
        self.until = 0.0
        self.process = process
        self.cpu_per_move = 0.0

    async def run(self, seconds: float) -> tuple[float, list[float]]:
        """Moves per second, and the times."""
        for number in range(self.games):
            await self._set_up(number)
        self.until = time.monotonic() + seconds
        before, began, used = self._moves(), time.monotonic(), cpu_seconds(self.process)
        await asyncio.gather(*(self._sit(number) for number in range(self.games)))
        moves = self._moves() - before
        self.cpu_per_move = (cpu_seconds(self.process) - used) / max(1, moves)
        return moves / (time.monotonic() - began), sorted(self.seconds)

    def _moves(self) -> int:
        lines = self.browser.get("/metrics").splitlines()
        counts = dict(line.split() for line in lines if line.startswith("caseboard_moves_total"))
        return int(counts.get("caseboard_moves_total", 0))

    async def _set_up(self, number: int) -> None:
        made = await asyncio.to_thread(self.browser.make, "android", "me", "random", "random")
        self.tables[number] = made["table"]["id"]

    async def _sit(self, number: int) -> None:
        chance = Random(number)
        await asyncio.sleep(chance.random() * (self.pause or 0.0))
        while time.monotonic() < self.until:
            await self._play(self.tables[number], chance)
            await self._set_up(number)

    async def _play(self, table: str, chance: Random) -> None:
        address = self.browser.url.replace("http", "ws") + f"/api/tables/{table}/ws"
        headers = {"Cookie": self.browser.cookie}
        async with connect(
            address, additional_headers=headers, compression=None, max_queue=None
        ) as line:
            await line.send('{"type":"hello","seat":0}')
            view: Any = None
            ask = -1
            sent = -1
            began = 0.0
            next_at = time.monotonic()
            while time.monotonic() < self.until:
                message = decode(await line.recv())
                kind = message["type"]
                if kind == "position":
                    view, ask = message["view"], message["ask"]
                elif kind == "update":
                    view, ask = patched(view, message["changes"]), message["ask"]
                elif kind == "ack":
                    self.seconds.append(time.perf_counter() - began)
                    continue
                else:
                    continue
                decision = view["decision"]
                if decision is None:
                    return
                if decision["seat"] != 0 or ask == sent:
                    continue
                if self.pause is not None:
                    next_at += self.pause * chance.uniform(0.5, 1.5)
                    await asyncio.sleep(max(0.0, next_at - time.monotonic()))
                sent = ask
                action = chance.choice(decision["actions"])["id"]
                act = {"type": "act", "id": str(ask), "seat": 0, "ask": ask, "action": action}
                began = time.perf_counter()
                await line.send(encode(act).decode())


def cpu_seconds(process: int) -> float:
    """The time that the server has spent on a processor, however busy the machine is."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def measure(durability: str, games: int, seconds: float, acts: float | None) -> str:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"durability": durability, "max_connections_per_address": 1000,
                    "max_tables_per_device": 100_000, "max_tables": 100_000}  # fmt: skip
        with ServerProcess(Path(folder) / "tables.db", **settings) as server:
            browser = Browser(server.url)
            browser.get("/api/games")
            load = Load(browser, games, acts, server.process.pid)
            moves, times = asyncio.run(load.run(seconds))
    pace = "as fast as it goes" if acts is None else f"{acts:g} answers/s"
    return (
        f"| {durability} | {games} | {pace} | {moves:,.0f} | {len(times) / seconds:,.0f} "
        f"| {at(times, 0.5):.1f} | {at(times, 0.99):.1f} "
        f"| {load.cpu_per_move * 1e6:.0f} |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--acts", type=float, default=350.0, help="answers per second when paced")
    given = parser.parse_args()
    out = sys.stdout
    out.write(
        "| survives loss of | games | pace | moves/s | answers/s | p50 ms | p99 ms "
        "| server µs/move |\n"
    )
    out.write("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |\n")
    for durability in ("power", "process"):
        for acts in (None, given.acts):
            out.write(measure(durability, given.games, given.seconds, acts))
            out.flush()


if __name__ == "__main__":
    main()
