"""Tables of four people who play real moves over sockets, and how long each is kept waiting."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caseboard.core.delta import patched
from tests.server.harness import Browser

THINKS: Final = (0.1, 0.3)
"""Seconds that a person looks at a question."""
SECRET: Final = ("react", "sealed")
"""Questions whose answers wait for those of others, and may be overtaken by them."""


@dataclass(slots=True)
class Times:
    """In seconds: until the acknowledgement, until each person at the table sees what was chosen,
    and between two moments at which a person who waits for others sees something."""

    acks: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Company:
    """The people of one table, each with a device of his own, or one with bots."""

    def __init__(self, url: str, game: str, others: str, seed: int, **more: Any) -> None:
        host = Browser(url)
        made = host.make(game, "me", *[others] * 3, **more)
        self.table = str(made["table"]["id"])
        self.chance = Random(seed)
        self.began = 0.0
        self.waiting: set[Person] = set()
        devices = [host]
        if others == "open":
            guests = [Browser(url) for _ in range(3)]
            for guest in guests:
                guest.post(f"/api/tables/{self.table}/join", {"key": made["invite"]})
            devices += guests
        self.people = [Person(self, device, seat) for seat, device in enumerate(devices)]

    async def play(self, times: Times, until: float) -> None:
        await asyncio.gather(*(person.play(times, until) for person in self.people))


class Person:
    def __init__(self, company: Company, device: Browser, seat: int) -> None:
        self._company = company
        self._device = device
        self._seat = seat
        self._view: Any = None
        self._ask = -1
        self._answered = -1
        self._began = 0.0
        self._last_news = time.perf_counter()

    async def play(self, times: Times, until: float) -> None:
        """Whoever loses his line comes back, as a page does; that it was lost is an error."""
        url = self._device.url.replace("http", "ws")
        while time.perf_counter() < until:
            try:
                async with connect(
                    f"{url}/api/tables/{self._company.table}/ws",
                    additional_headers={"Cookie": self._device.cookie},
                    compression=None,
                    max_size=None,
                ) as line:
                    await self._sit(line, times, until)
            except (ConnectionClosed, InvalidStatus, OSError, TimeoutError) as error:
                if time.perf_counter() < until:
                    times.errors.append(f"{type(error).__name__}: {error}")
                    await asyncio.sleep(0.2)

    async def _sit(self, line: ClientConnection, times: Times, until: float) -> None:
        self._answered = -1
        await line.send(msgspec.json.encode({"type": "hello", "seat": self._seat}), text=True)
        while (left := until - time.perf_counter()) > 0:
            try:
                async with asyncio.timeout(left):
                    data = await line.recv(decode=False)
            except TimeoutError:
                return
            await self._heard(line, data, times)

    async def _heard(self, line: ClientConnection, data: bytes, times: Times) -> None:
        now, company = time.perf_counter(), self._company
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "ack" and self._began:
            times.acks.append(now - self._began)
            self._began = 0.0
        elif kind == "refused":
            self._answered = -1
            if self._began:
                times.errors.append(str(message["reason"]))
        elif kind == "position":
            self._view = message["view"]
        elif kind == "update":
            if self in company.waiting:
                company.waiting.remove(self)
                times.updates.append(now - company.began)
            for step in message["steps"]:
                self._view = patched(self._view, step["changes"])
        if kind in ("position", "update"):
            times.news.append(now - self._last_news)
            self._last_news = now
            self._ask = message["ask"]
        decision = self._view and self._view["decision"]
        if decision and decision["seat"] == self._seat and self._ask != self._answered:
            self._answered = self._ask
            await self._answer(line, decision)

    async def _answer(self, line: ClientConnection, decision: dict[str, Any]) -> None:
        company = self._company
        await asyncio.sleep(company.chance.uniform(*THINKS))
        action = company.chance.choice(decision["actions"])["id"]
        message = {"type": "act", "id": f"{id(self)}-{self._ask}", "seat": self._seat,
                   "ask": self._ask, "action": action}  # fmt: skip
        self._last_news = time.perf_counter()
        if decision["kind"] not in SECRET:
            self._began = company.began = self._last_news
            company.waiting = set(company.people)
        await line.send(msgspec.json.encode(message), text=True)


async def play(companies: list[Company], seconds: float) -> Times:
    times, until = Times(), time.perf_counter() + seconds
    await asyncio.gather(*(company.play(times, until) for company in companies))
    return times
