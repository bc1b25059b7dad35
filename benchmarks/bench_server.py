"""The server under load: many games at once over loopback, every move durable.

``make bench-server`` prints the table. The clients share the processors with the server, so they
read no more of a message than what they can answer; what they use themselves is in the table too,
and which share of the processors a virtual machine's host kept.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from collections import deque
from functools import partial
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import uvloop

import caseboard
from benchmarks.lines import Line, frame
from tests.server.harness import Browser, ServerProcess

SEEDS = 20
PLAYERS = ("me", "random", "random")
ASK = re.compile(rb'"ask":(\d+)')
OPTION = re.compile(rb'"id":(\d+),"key":')
RESULT = b'"result":'
WARM_UP = 1.0
STANDSTILL = 0.001
WATCHED = 5.0


class Player(Line):
    """A person who sends a choice at random whenever he is asked."""

    def __init__(self, load: Load, table: str, chance: Random) -> None:
        super().__init__(load.host, table, load.browser.cookie, 0)
        self._load = load
        self._chance = chance
        self._began = 0.0
        self._shown = True
        self._next = time.perf_counter()
        self.over = asyncio.get_running_loop().create_future()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def hears(self, message: bytes) -> None:
        kind = message[9:12]
        if kind == b"ack":
            self._load.acknowledged.append(time.perf_counter() - self._began)
        elif kind == b"ref":
            raise AssertionError(message)
        elif kind in (b"pos", b"upd"):
            if not self._shown:
                self._shown = True
                self._load.shown.append(time.perf_counter() - self._began)
            if RESULT in message or time.perf_counter() > self._load.until:
                self.transport.close()
            elif options := OPTION.findall(message):
                asks = ASK.search(message)
                assert asks is not None
                self._answer_in_time(asks[1], self._chance.choice(options))

    def _answer_in_time(self, ask: bytes, action: bytes) -> None:
        pause = self._load.pause
        if pause is None:
            self._answer(ask, action)
            return
        self._next = max(self._next + pause * self._chance.uniform(0.5, 1.5), time.perf_counter())
        loop = asyncio.get_running_loop()
        loop.call_later(self._next - time.perf_counter(), self._answer, ask, action)

    def _answer(self, ask: bytes, action: bytes) -> None:
        self._began, self._shown = time.perf_counter(), False
        self.transport.write(
            frame(type="act", id=ask.decode(), seat=0, ask=int(ask), action=int(action))
        )


class Load:
    """What the clients do together.

    How long each answer took until it was acknowledged, and until what came of it was shown, the
    bots' moves included.
    """

    def __init__(
        self, browser: Browser, games: int, acts_per_second: float | None, process: int
    ) -> None:
        self.browser = browser
        self.host = urlsplit(browser.url).netloc
        self.pause = None if acts_per_second is None else games / acts_per_second
        self.until = 0.0
        self._games = games
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self._process = process
        self.server_cpu = 0.0
        self.client_cpu = 0.0
        self.stolen = 0.0

    async def run(self, seconds: float) -> float:
        """Moves per second; the first moments do not count."""
        tables = deque([await self._set_up(number) for number in range(self._games)])
        self.until = time.perf_counter() + WARM_UP + seconds
        playing = [
            asyncio.ensure_future(self._sit(number, tables.popleft()))
            for number in range(self._games)
        ]
        await asyncio.sleep(WARM_UP)
        self.acknowledged.clear()
        self.shown.clear()
        moves, began = self._moves(), time.perf_counter()
        server, client = cpu_seconds(self._process), time.process_time()
        stolen, everything = processor_times()
        await asyncio.sleep(self.until - time.perf_counter())
        moves, elapsed = self._moves() - moves, time.perf_counter() - began
        self.server_cpu = (cpu_seconds(self._process) - server) / max(1, moves)
        self.client_cpu = (time.process_time() - client) / max(1, moves)
        stolen_now, everything_now = processor_times()
        self.stolen = (stolen_now - stolen) / max(1, everything_now - everything)
        times = sorted(self.acknowledged), sorted(self.shown)
        await asyncio.gather(*playing)
        self.acknowledged, self.shown = times
        return moves / elapsed

    def _moves(self) -> int:
        return int(self.browser.counted().get("caseboard_moves_total", 0))

    async def _set_up(self, number: int) -> str:
        made = await asyncio.to_thread(self.browser.make, "android", *PLAYERS, seed=number % SEEDS)
        return str(made["table"]["id"])

    async def _sit(self, number: int, table: str) -> None:
        chance = Random(number)
        await asyncio.sleep(chance.random() * min(WARM_UP, self.pause or 0.0))
        address = urlsplit(self.browser.url)
        loop = asyncio.get_running_loop()
        assert address.hostname is not None
        assert address.port is not None
        while time.perf_counter() < self.until:
            _, player = await loop.create_connection(
                partial(Player, self, table, chance), address.hostname, address.port
            )
            await player.over
            if time.perf_counter() < self.until:
                table = await self._set_up(number)


def cpu_seconds(process: int) -> float:
    """The time that the server has spent on a processor, however busy the machine is."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def processor_times() -> tuple[int, int]:
    """Of all processors since the start: what the host kept for others, and everything."""
    first_line = Path("/proc/stat").read_text().partition("\n")[0]
    ticks = [int(number) for number in first_line.split()[1:]]
    return ticks[7], sum(ticks[:8])


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def measure(durability: str, games: int, seconds: float, acts: float | None, folder: str) -> str:
    settings = {"durability": durability, "max_connections_per_address": 1000,
                "max_tables_per_device": 100_000, "max_tables": 100_000}  # fmt: skip
    with ServerProcess(Path(folder) / f"{durability}-{acts}.db", **settings) as server:
        browser = Browser(server.url)
        browser.get("/api/games")
        load = Load(browser, games, acts, server.process.pid)
        moves = uvloop.run(load.run(seconds))
    times = load.acknowledged
    pace = "as fast as it goes" if acts is None else f"{acts:g} answers/s"
    return (
        f"| {durability} | {games} | {pace} | {moves:,.0f} | {len(times) / seconds:,.0f} "
        f"| {at(times, 0.5):.1f} | {at(times, 0.99):.1f} "
        f"| {at(load.shown, 0.5):.1f} | {at(load.shown, 0.99):.1f} "
        f"| {load.server_cpu * 1e6:.0f} | {load.client_cpu * 1e6:.0f} | {load.stolen:.1%} |\n"
    )


def fsync_times(folder: str) -> list[float]:
    """What the disk needs to keep a few bytes: no durable move can be faster."""
    times = []
    with (Path(folder) / "probe").open("wb") as file:
        for _ in range(100):
            file.write(b"x" * 200)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return sorted(times)


def standstills(seconds: float) -> list[float]:
    """How long a process that only looks at the clock was not run, each time for 1 ms or more."""
    pauses = []
    last = time.perf_counter()
    end = last + seconds
    while last < end:
        now = time.perf_counter()
        if now - last >= STANDSTILL:
            pauses.append(now - last)
        last = now
    return sorted(pauses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--acts", type=float, default=313.0, help="answers per second when paced")
    parser.add_argument("--folder", help="where the database lies; a temporary folder by default")
    given = parser.parse_args()
    out = sys.stdout
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        out.write(f"engine: {'compiled' if caseboard.COMPILED else 'plain'}\n")
        disk = fsync_times(folder)
        out.write(f"fsync alone: half within {at(disk, 0.5):.1f} ms, 99 of 100 within ")
        out.write(f"{at(disk, 0.99):.1f} ms\n")
        pauses = standstills(WATCHED)
        out.write(f"the machine alone: stood still {len(pauses)} times in {WATCHED:g} s for 1 ms ")
        out.write(f"or more, at most {at(pauses, 1.0) if pauses else 0.0:.1f} ms\n\n")
        out.write(
            "| survives loss of | games | pace | moves/s | answers/s | p50 ms | p99 ms "
            "| shown p50 | shown p99 | server µs/move | clients µs/move | stolen |\n"
        )
        out.write("| --- | ---: | --- | " + " | ".join(["---:"] * 9) + " |\n")
        for durability in ("power", "process"):
            for acts in (None, given.acts):
                out.write(measure(durability, given.games, given.seconds, acts, folder))
                out.flush()


if __name__ == "__main__":
    main()
