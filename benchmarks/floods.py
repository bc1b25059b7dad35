"""Floods: what somebody may send a server to keep it from everybody else.

Each is bounded in count and time, comes from one address or from many of this machine, and counts
how it was received.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.connection import Connection
from typing import Final

import uvloop

from benchmarks.lines import frame

SOCKETS = 60
TABLES = 40
HALF_REQUESTS = 1_100
AT_ONCE = 16
ANSWER_SECONDS = 20.0
PATIENCE = 0.02
"""Seconds after which who was hung up on comes again."""
MODEST = 5

ALONE: Final = json.dumps(
    {"game": "android", "seats": [{"player": "me"}] + [{"player": "random"}] * 3, "listed": True}
).encode()
WITH_INSPECTORS: Final = json.dumps(
    {"game": "android", "seats": [{"player": "me"}] + [{"player": "inspector"}] * 3}
).encode()
BRACKETS: Final = b"[],[]," * (4_000_000 // 6)


@dataclass(frozen=True, slots=True)
class Target:
    """A server, a listed table at which people play, and the record of a long game."""

    host: str
    port: int
    table: str
    record: bytes
    sources: tuple[str, ...]
    seconds: float


@dataclass(slots=True)
class Attack:
    target: Target
    until: float
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def source(self, number: int) -> str:
        return self.target.sources[number % len(self.target.sources)]

    async def line(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        target = self.target
        return await asyncio.open_connection(
            target.host, target.port, local_addr=(self.source(number), 0), limit=2**20
        )

    async def ask(
        self, number: int, method: str, path: str, body: bytes = b"", cookie: str = ""
    ) -> tuple[int, str, bytes]:
        """The status, the cookie and the body of an answer; 0 if there was none."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                reader, writer = await self.line(number)
                try:
                    with suppress(OSError):
                        await write(writer, head.encode() + body)
                    answer = await reader.read(-1)
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            answer = b""
        top, _, content = answer.partition(b"\r\n\r\n")
        given = top.lower().partition(b"set-cookie: ")[0]
        cookie = top[len(given) + 12 :].partition(b";")[0].decode() or cookie
        status = int(top.split(b" ", 2)[1]) if top else 0
        self.counts[str(status) if status else "hung up"] += 1
        if not status:
            await asyncio.sleep(PATIENCE)
        return status, cookie, content

    async def socket(
        self, number: int, table: str, cookie: str = ""
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                reader, writer = await self.line(number)
                writer.write(
                    f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: localhost\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
                    "".encode()
                )
                top = await reader.readuntil(b"\r\n\r\n")
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            top = b""
        if b" 101 " in top[:20]:
            self.counts["sockets"] += 1
            return reader, writer
        self.counts["sockets refused"] += 1
        await asyncio.sleep(PATIENCE)
        return None

    async def together(self, work: Callable[[int], Awaitable[None]], many: int) -> None:
        async def on_and_on(number: int) -> None:
            while self.goes_on:
                await work(number)

        tasks = [asyncio.ensure_future(on_and_on(number)) for number in range(many)]
        await asyncio.wait(tasks, timeout=max(0.0, self.until - time.monotonic()))
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if writer.is_closing():
        raise ConnectionResetError
    writer.write(data)
    await writer.drain()


async def discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(2**20):
            pass


async def hellos(attack: Attack) -> None:
    """Sockets that say hello again and again, to the very table at which people play."""
    hello = frame(type="hello", seat=None)

    async def work(number: int) -> None:
        line = await attack.socket(number, attack.target.table)
        if line is None:
            return
        reader, writer = line
        reading = asyncio.ensure_future(discard(reader))
        try:
            while not reading.done() and attack.goes_on:
                await write(writer, hello * 10)
                attack.counts["hellos"] += 10
                await asyncio.sleep(0)
        except OSError:
            attack.counts["cut off"] += 1
        finally:
            reading.cancel()
            writer.close()

    await attack.together(work, SOCKETS)


async def frames(attack: Attack) -> None:
    """Sockets that send pings, thousands at a time."""
    asides = frame(type="hello", seat=None) + b"\x89\x80\0\0\0\0" * 5_000

    async def work(number: int) -> None:
        line = await attack.socket(number, attack.target.table)
        if line is None:
            return
        reader, writer = line
        try:
            await write(writer, asides)
            attack.counts["floods"] += 1
            async with asyncio.timeout(1.0):
                await discard(reader)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.close()

    await attack.together(work, SOCKETS)


async def tables(attack: Attack) -> None:
    """A fresh cookie for every table."""

    async def work(number: int) -> None:
        await attack.ask(number, "POST", "/api/tables", ALONE)

    await attack.together(work, AT_ONCE)


async def requests(attack: Attack) -> None:
    """Thousands of requests on a line, one behind the other, without waiting for an answer."""
    many = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2_000

    async def work(number: int) -> None:
        try:
            reader, writer = await attack.line(number)
            try:
                await write(writer, many)
                attack.counts["lines"] += 1
                async with asyncio.timeout(5.0):
                    await discard(reader)
            finally:
                writer.close()
        except (OSError, TimeoutError):
            await asyncio.sleep(PATIENCE)

    await attack.together(work, SOCKETS)


async def bodies(attack: Attack) -> None:
    """Brackets without end, as large as they may be and larger, and a record that is one."""
    numbers = count()
    record = b'{"seats": [{"player": "me"}], "record": {"x": [%s[]]}}'
    large = [BRACKETS, record % BRACKETS[:999_996], record % BRACKETS[:99_996]]
    whole = [attack.target.record]

    async def work(number: int) -> None:
        turn = next(numbers)
        path = ("/api/import", "/api/replay?at=9", "/api/scores?at=9", "/api/tables")[turn % 4]
        await attack.ask(turn, "POST", path, [*large, *whole][turn // 4 % 4])

    await attack.together(work, AT_ONCE)


async def inspectors(attack: Attack) -> None:
    """Tables of bots that think long, played until they think and then left, again and again."""
    own: list[tuple[str, str]] = []

    async def work(number: int) -> None:
        if len(own) < TABLES:
            status, cookie, content = await attack.ask(
                number, "POST", "/api/tables", WITH_INSPECTORS
            )
            if status == 201:
                own.append((json.loads(content)["table"]["id"], cookie))
            return
        table, cookie = own[number % TABLES]
        line = await attack.socket(number, table, cookie)
        if line is None:
            return
        reader, writer = line
        try:
            await write(writer, frame(type="hello", seat=0))
            for ask in range(4):
                act = frame(type="act", id=f"{ask}", seat=0, ask=ask, action=ask)
                await write(writer, act)
            async with asyncio.timeout(2.0):
                await discard(reader)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.close()

    await attack.together(work, TABLES)


async def half_requests(attack: Attack) -> None:
    """Requests that never come to their end, a byte now and then."""

    async def work(number: int) -> None:
        try:
            _, writer = await attack.line(number)
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            attack.counts["begun"] += 1
            try:
                while attack.goes_on:
                    await asyncio.sleep(0.5)
                    await write(writer, b"x")
            finally:
                writer.close()
        except OSError:
            attack.counts["hung up"] += 1
            await asyncio.sleep(PATIENCE)

    await attack.together(work, HALF_REQUESTS)


async def spare_tables(attack: Attack) -> None:
    """More long games than memory has room for, made, woken again and again, and sat at."""
    own: list[tuple[str, str]] = []
    visits = count()

    async def work(number: int) -> None:
        if number < AT_ONCE // 4 or len(own) < AT_ONCE:
            body = attack.target.record if number % 2 else ALONE
            path = "/api/import" if number % 2 else "/api/tables"
            status, cookie, content = await attack.ask(number, "POST", path, body)
            if status == 201:
                own.append((json.loads(content)["table"]["id"], cookie))
            return
        table, cookie = own[next(visits) % len(own)]
        if number % 3:
            await attack.ask(number, "GET", f"/api/tables/{table}", cookie=cookie)
            return
        line = await attack.socket(number, table, cookie)
        if line is not None:
            reader, writer = line
            with suppress(OSError, TimeoutError):
                await write(writer, frame(type="hello", seat=0))
                async with asyncio.timeout(1.0):
                    await discard(reader)
            writer.close()

    await attack.together(work, 2 * AT_ONCE)


FLOODS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    "hellos": hellos,
    "frames": frames,
    "tables": tables,
    "requests": requests,
    "bodies": bodies,
    "inspectors": inspectors,
    "half requests": half_requests,
    "spare tables": spare_tables,
}


def flood(name: str, target: Target, processor: int, told: Connection) -> None:
    """In a process of its own, which leaves the processor to who measures."""
    os.sched_setaffinity(0, {processor})
    os.setpriority(os.PRIO_PROCESS, 0, MODEST)

    async def run() -> Counter[str]:
        attack = Attack(target, time.monotonic() + target.seconds)
        await FLOODS[name](attack)
        return attack.counts

    told.send(uvloop.run(run()))
