"""People at their tables while somebody floods the server: how long they are kept waiting.

``make flood-server`` runs a server with its usual limits on one processor, tables of four people
who play over sockets, and each flood beside them from another process on another processor, once
from one address and once from many. It fails where one in a hundred waits a quarter of a second.

A machine that others use too may stand still by itself: on both processors somebody only looks at
the clock. A run in which he stood still for long says nothing of the server and is made again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import caseboard
from benchmarks.bench_server import at, cpu_seconds
from benchmarks.beside import another
from benchmarks.floods import FLOODS, Target, flood
from benchmarks.people import Company, Times, play
from caseboard.server.settings import Settings
from tests.server.harness import Browser, ServerProcess

SERVER, CLIENTS = 0, 1
"""The processors of either side."""
APART: Final = {"delay": 0}
COMPANIES: Final[list[tuple[str, dict[str, Any]]]] = [("android", APART), ("voices", {})] * 2
BEARABLE_MS = 250.0
STANDSTILL_MS = 100.0
TRIES = 4
LOOK_EVERY = 0.005
MANY = 20
QUIET = "no flood"
SPECIAL: Final[dict[str, dict[str, Any]]] = {"spare tables": {"max_live_tables": 20}}
SHED: Final = ("cut_off", "refused_requests", "refused_lines", "shed_lines", "slow_readers")
HEADING: Final = (
    "| flood | addresses | acks | p50 ms | p99 ms | worst | updates | p50 ms | p99 ms | worst "
    "| bots p99 s | worst | errors | server's processor | stood still ms | what became of it |\n"
    "| --- " + "| ---: " * 14 + "| --- |\n"
)


def usual() -> dict[str, Any]:
    """Every limit as it is if nobody sets it."""
    own = ("host", "port", "database", "log_level")
    defaults = {one.name: one.default for one in fields(Settings) if one.name not in own}
    return {name: value for name, value in defaults.items() if value != ""}


@contextmanager
def server_on(processor: int, database: Path, **settings: Any) -> Iterator[ServerProcess]:
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {processor})
    try:
        server = ServerProcess(database, **{**usual(), **settings})
    finally:
        os.sched_setaffinity(0, mine)
    with server:
        yield server


def long_record() -> bytes:
    """The body of a request that goes on from a long game."""
    game, chance = caseboard.new("android", seats=3, seed=1), Random(1)
    for _ in range(1_500):
        decision = game.decision
        if decision is None:
            break
        game.apply(chance.choice(decision.actions))
    seats = [{"player": "me"}, {"player": "random"}, {"player": "random"}]
    return json.dumps({"record": json.loads(game.to_json()), "seats": seats}).encode()


@dataclass(slots=True)
class Run:
    """What was seen of one flood; times in seconds."""

    name: str
    addresses: int
    times: Times
    bots: Times
    errors: list[str]
    load: float
    """Share of its processor that the server itself has used."""
    became: Counter[str]
    stood_still: float

    @property
    def waits(self) -> tuple[list[float], list[float]]:
        return sorted(self.times.acks), sorted(self.times.updates)

    @property
    def bearable(self) -> bool:
        return not self.errors and all(
            bool(some) and at(some, 0.99) < BEARABLE_MS for some in self.waits
        )

    @property
    def says_something(self) -> bool:
        return self.bearable or self.stood_still * 1000 < STANDSTILL_MS

    def row(self) -> str:
        columns = [self.name, str(self.addresses)]
        for some in self.waits:
            columns += [str(len(some)), *(f"{at(some, share):.1f}" for share in (0.5, 0.99, 1.0))]
        thoughts = sorted(self.bots.news)
        columns += [f"{at(thoughts, share) / 1000:.1f}" for share in (0.99, 1.0)]
        columns += [str(len(self.errors)), f"{self.load:.0%}", f"{self.stood_still * 1000:.0f}"]
        columns.append(", ".join(f"{word} {number:,}" for word, number in self.became.items()))
        told = "".join(f"  {error}\n" for error in sorted(set(self.errors))[:5])
        return f"| {' | '.join(columns)} |\n{told}"


def watch(processor: int, seconds: float, told: Connection) -> None:
    """The longest time for which a process that only looks at the clock was not run."""
    os.sched_setaffinity(0, {processor})
    worst, last = 0.0, time.perf_counter()
    end = last + seconds
    while last < end:
        time.sleep(LOOK_EVERY)
        now = time.perf_counter()
        worst, last = max(worst, now - last - LOOK_EVERY), now
    told.send(worst)


def measured(name: str, addresses: int, seconds: float, folder: str) -> Run:
    database = Path(folder) / f"{name}-{addresses}-{time.monotonic_ns()}.db"
    with server_on(SERVER, database, **SPECIAL.get(name, {})) as server, ExitStack() as beside:
        companies = [
            Company(server.url, game, "open", number, listed=True, **more)
            for number, (game, more) in enumerate(COMPANIES)
        ]
        alone = Company(server.url, "android", "inspector", 9)
        address = urlsplit(server.url)
        sources = tuple(f"127.0.{n // 200 + 1}.{n % 200 + 1}" for n in range(addresses))
        target = Target(
            address.hostname or "", address.port or 0, companies[0].table, RECORD, sources, seconds
        )
        spent = cpu_seconds(server.process.pid)
        said = [
            beside.enter_context(another(watch, processor, seconds))
            for processor in (SERVER, CLIENTS)
        ]
        if addresses:
            said.append(beside.enter_context(another(flood, name, target, CLIENTS)))
        times, bots = asyncio.run(both(companies, alone, seconds))
        spent = cpu_seconds(server.process.pid) - spent
        *still, became = [one.recv() for one in said] + [Counter()] * (not addresses)
        became += shed(server)
        errors = [*times.errors, *bots.errors, *lasting_harm(server.url)]
    return Run(name, addresses, times, bots, errors, spent / seconds, became, max(still))


async def both(companies: list[Company], alone: Company, seconds: float) -> tuple[Times, Times]:
    return await asyncio.gather(play(companies, seconds), play([alone], seconds))


def lasting_harm(url: str) -> list[str]:
    """Whether somebody who comes afterwards can play."""
    status, answer = Browser(url).request(
        "/api/tables", {"game": "voices", "seats": [{"player": "me"}] + [{"player": "random"}] * 3}
    )
    return [] if status == 201 else [f"afterwards nobody can make a table: {answer}"]


def shed(server: ServerProcess) -> Counter[str]:
    counts = Browser(server.url).counted()
    found = {name: int(counts.get(f"caseboard_{name}_total", 0)) for name in SHED}
    return Counter({name.replace("_", " "): number for name, number in found.items() if number})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--folder", help="where the database lies; a temporary folder by default")
    parser.add_argument("--only", choices=FLOODS, action="append", help="instead of all floods")
    given = parser.parse_args()
    os.sched_setaffinity(0, {CLIENTS})
    sys.stdout.write(HEADING)
    failed = []
    runs = [(QUIET, 0)] + [(name, many) for name in given.only or FLOODS for many in (1, MANY)]
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        for name, addresses in runs:
            for _ in range(TRIES):
                run = measured(name, addresses, given.seconds, folder)
                sys.stdout.write(run.row())
                sys.stdout.flush()
                if run.says_something:
                    break
            if not run.bearable:
                failed.append(f"{name} from {addresses}")
    if failed:
        sys.stdout.write(f"\nunbearable: {', '.join(failed)}\n")
    return 1 if failed else 0


RECORD: Final = long_record()

if __name__ == "__main__":
    sys.exit(main())
