"""A person at a browser: looks, answers after a while, comes again when the line is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from caseboard.core.delta import patched
from tests.simulation.network import Line


class Breach(Exception):
    """Something that must never happen."""


class Person:
    """Holds a seat. What was acknowledged and seen is kept for the judge."""

    def __init__(
        self, seat: int, device: str, chance: Random, connect: Callable[[Person], Line | None]
    ) -> None:
        self.seat = seat
        self.device = device
        self.line: Line | None = None
        self.acknowledged: list[str] = []
        self.seen: list[tuple[int, dict[str, Any]]] = []
        self.view: dict[str, Any] = {}
        self.over = False
        self._chance = chance
        self._connect = connect
        self._version = -1
        self._ask = -1
        self._pending: dict[str, Any] | None = None
        self._answers = 0

    @property
    def asked(self) -> bool:
        decision: dict[str, Any] = self.view.get("decision") or {}
        return decision.get("seat") == self.seat and bool(decision.get("actions"))

    async def live(self) -> None:
        """Until the game is over or the task is ended."""
        while not self.over:
            line = self._connect(self)
            if line is not None:
                self.line = line
                self._say_hello(line)
                await self._converse(line)
                line.tear()
            await asyncio.sleep(self._chance.uniform(0.1, 1.5))

    def _say_hello(self, line: Line) -> None:
        line.say(json.dumps({"type": "hello", "seat": self.seat}))

    async def _converse(self, line: Line) -> None:
        while not self.over:
            text = await line.down.get()
            if text is None:
                return
            await asyncio.sleep(self._chance.uniform(0.0, 0.03))
            if self._hears(line, json.loads(text)):
                await asyncio.sleep(self._chance.choice((0.0, 0.01, 0.3, 2.0)))
                self._answer(line)

    def _hears(self, line: Line, message: dict[str, Any]) -> bool:
        """Whether something has changed, so that there may be something to answer."""
        kind = message["type"]
        if kind == "position":
            self._version, self._ask = message["version"], message["ask"]
            self.view = message["view"]
            self._note(message["step"])
            if self._pending is not None:
                line.say(json.dumps(self._pending))
            return True
        if kind == "update":
            if message["base"] != self._version:
                self._say_hello(line)
                return False
            self._version, self._ask = message["version"], message["ask"]
            for step in message["steps"]:
                self.view = patched(self.view, step["changes"])
                self._note(step["step"])
            return True
        if kind == "ack":
            self.acknowledged.append(message["id"])
            return self._settled(message["id"])
        if kind == "refused":
            if message["reason"]["code"] == "internal":
                raise Breach(f"a fault of the server's own: {message}")
            self._say_hello(line)
            return self._settled(message["id"])
        if kind == "goodbye" and not message["again"]:
            raise Breach(f"sent away for good: {message}")
        return False

    def _settled(self, name: str) -> bool:
        if self._pending is not None and self._pending["id"] == name:
            self._pending = None
        return True

    def _note(self, step: int) -> None:
        seen = deepcopy(self.view)
        del seen["decision"]
        self.seen.append((step, seen))
        self.over = "result" in self.view

    def _answer(self, line: Line) -> None:
        if self._pending is not None or not self.asked:
            return
        self._answers += 1
        self._pending = {
            "type": "act",
            "id": f"{self.seat}-{self._answers}",
            "seat": self.seat,
            "ask": self._ask,
            "action": self._chance.choice(self.view["decision"]["actions"])["id"],
        }
        line.say(json.dumps(self._pending))
