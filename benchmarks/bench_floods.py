"""People at their tables while somebody floods the server: how long they are kept waiting.

``make flood-server`` runs a server with its usual limits on one processor, tables of four people
who play over sockets, and each flood beside them from another process on another processor, once
from one address and once from many. It fails where one in a hundred waits a quarter of a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import caseboard
from benchmarks.bench_server import at
from benchmarks.floods import FLOODS, Target, flood
from benchmarks.people import Company, Times, play
from caseboard.server.settings import Settings
from tests.server.harness import Browser, ServerProcess

SERVER, CLIENTS = 0, 1
"""The processors of either side."""
COMPANIES = (("android", {"delay": 0}), ("voices", {}), ("android", {"delay": 0}), ("voices", {}))
BEARABLE_MS = 250.0
MANY = 20
QUIET = "no flood"
SPECIAL: Final[dict[str, dict[str, Any]]] = {"spare tables": {"max_live_tables": 20}}
SHED: Final = ("cut_off", "refused_requests", "refused_lines", "shed_lines", "slow_readers")
HEADING: Final = (
    "| flood | addresses | acks | p50 ms | p99 ms | worst | updates | p50 ms | p99 ms | worst "
    "| bots p50 s | worst | errors | server's processor | what became of it |\n"
    "| --- " + "| ---: " * 13 + "| --- |\n"
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


def measured(name: str, addresses: int, seconds: float, folder: str) -> tuple[str, bool]:
    """A line of the table, and whether it was bearable."""
    database = Path(folder) / f"{name}-{addresses}.db"
    with server_on(SERVER, database, **SPECIAL.get(name, {})) as server:
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
        spent = server_seconds(server)
        ours, theirs = multiprocessing.Pipe()
        attacker = multiprocessing.get_context("spawn").Process(
            target=flood, args=(name, target, CLIENTS, theirs)
        )
        if addresses:
            attacker.start()
            theirs.close()
        times, bots = asyncio.run(both(companies, alone, seconds))
        spent = server_seconds(server) - spent
        became = Counter[str]()
        if addresses:
            became += ours.recv()
            attacker.join()
        became += shed(server)
        errors = [*times.errors, *bots.errors, *lasting_harm(server.url)]
    return row(name, addresses, times, bots, errors, spent / seconds, became)


async def both(companies: list[Company], alone: Company, seconds: float) -> tuple[Times, Times]:
    return await asyncio.gather(play(companies, seconds), play([alone], seconds))


def lasting_harm(url: str) -> list[str]:
    """Whether somebody who comes afterwards can play."""
    status, answer = Browser(url).request(
        "/api/tables", {"game": "voices", "seats": [{"player": "me"}] + [{"player": "random"}] * 3}
    )
    return [] if status == 201 else [f"afterwards nobody can make a table: {answer}"]


def server_seconds(server: ServerProcess) -> float:
    """Processor time of the server itself, without its workers."""
    fields_after = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields_after[11]) + int(fields_after[12])) / os.sysconf("SC_CLK_TCK")


def shed(server: ServerProcess) -> Counter[str]:
    lines = Browser(server.url).get("/metrics").splitlines()
    counts = dict(line.split() for line in lines if line[0] != "#")
    found = {name: int(counts.get(f"caseboard_{name}_total", 0)) for name in SHED}
    return Counter({name.replace("_", " "): number for name, number in found.items() if number})


def row(
    name: str, addresses: int, times: Times, bots: Times, errors: list[str], spent: float,
    became: Counter[str],
) -> tuple[str, bool]:  # fmt: skip
    acks, updates, thoughts = sorted(times.acks), sorted(times.updates), sorted(bots.turns)
    columns = [name, str(addresses)]
    for some in (acks, updates):
        columns += [str(len(some)), *(f"{at(some, share):.1f}" for share in (0.5, 0.99, 1.0))]
    columns += [f"{at(thoughts, share) / 1000:.1f}" for share in (0.5, 1.0)]
    columns += [str(len(errors)), f"{spent:.0%}"]
    columns.append(", ".join(f"{word} {number:,}" for word, number in became.items()))
    bearable = bool(acks) and at(acks, 0.99) < BEARABLE_MS and at(updates, 0.99) < BEARABLE_MS
    told = "".join(f"  {error}\n" for error in sorted(set(errors))[:5])
    return f"| {' | '.join(columns)} |\n{told}", bearable and not errors


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
            text, bearable = measured(name, addresses, given.seconds, folder)
            sys.stdout.write(text)
            sys.stdout.flush()
            if not bearable:
                failed.append(f"{name} from {addresses}")
    if failed:
        sys.stdout.write(f"\nunbearable: {', '.join(failed)}\n")
    return 1 if failed else 0


RECORD: Final = long_record()

if __name__ == "__main__":
    sys.exit(main())
