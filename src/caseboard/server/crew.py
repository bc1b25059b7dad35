"""Bots at work: the quick ones at once, those that think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.levels import simpler_levels
from caseboard.bots.watchdog import Watched, stepping_down
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.record import FORMAT, checksum, position
from caseboard.pack.registry import pack_of

QUICK: Final = frozenset({"random"})
"""Levels that answer in microseconds; asking another process would take a hundred times as long."""

MOST_REMEMBERED: Final = 400

MODEST: Final = 10

T = TypeVar("T")

log = logging.getLogger("caseboard.server.bots")


def be_modest() -> None:
    """Bots think with what the server and its tables leave of the processor."""
    if sys.platform != "win32":
        os.nice(MODEST)


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's choice, and the level that made it: a simpler one than was asked if that failed."""

    action: Action
    level: str


class Worker:
    """A process in which one bot thinks at a time; the others wait for it outside."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def ask(self, seconds: float, function: Callable[..., T], *given: Any) -> T:
        """TimeoutError or BrokenExecutor if it gives no answer; the next one finds a new process.

        Only the bot's own thinking counts, not the wait for those before it.
        """
        async with self._turn:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, self._prepare)
            loop = asyncio.get_running_loop()
            try:
                return await asyncio.wait_for(
                    loop.run_in_executor(self._pool, function, *given), seconds
                )
            except (TimeoutError, BrokenExecutor):
                self.end()
                raise

    def end(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Crew:
    """Worker processes; the bots of one table always think in the same one."""

    def __init__(
        self, workers: int, seconds: float, prepare: Callable[[], None] = be_modest
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        self._workers = [Worker(prepare) for _ in range(count)]
        self._seconds = seconds
        self._instead: dict[tuple[str, int, str], str] = {}

    def at_once(self, level: str, game: Game, seed: int) -> Action | None:
        """The choice of a quick bot; None if this level must think elsewhere."""
        if level not in QUICK:
            return None
        return pack_of(game.rules.name).bot(level, seed).choose(sight_of(game))

    async def think(self, level: str, game: Game, seed: int, who: tuple[str, int, int]) -> Thought:
        """The choice of a bot that thinks. ``who``: table, seat, epoch, so that it remembers."""
        table, seat, _ = who
        worker = self._workers[crc32(table.encode()) % len(self._workers)]
        now = self._instead.get((table, seat, level), level)
        while (action := self.at_once(now, game, seed)) is None:
            try:
                key, after, words = await worker.ask(
                    self._seconds, _choose, now, packed(game), seed, who
                )
            except (TimeoutError, BrokenExecutor) as error:
                after = simpler_levels(pack_of(game.rules.name).levels, now)[1]
                words = [stepping_down(now, f"gave no answer ({type(error).__name__})", after)]
                key = None
            for text in words:
                log.warning("table %s, seat %d: %s", table, seat, text)
            if after != now:
                self._instead[table, seat, level] = now = after
            if key is not None:
                action = game.rules.actions[key]
                break
        return Thought(action, now)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


def packed(game: Game) -> bytes:
    """The position without its history, as a record that ``caseboard.load`` reads."""
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "game": game.rules.name,
            "rules": game.rules.version,
            "seats": game.seats,
            "seed": "0",
            "options": game.options,
            "steps": [],
            "position": position(game.state),
            "checksum": checksum(game.state),
        }
    )


_remembered: OrderedDict[tuple[str, int, int, str], Watched] = OrderedDict()
_words: list[str] = []


def _choose(
    level: str, data: bytes, seed: int, who: tuple[str, int, int]
) -> tuple[str, str, list[str]]:
    """In a worker: the bot sees what its seat may know, and remembers its own table.

    Its choice, the level that goes on, and what the watchdog said.
    """
    game = caseboard.load(data)
    key = (*who, level)
    bot = _remembered.pop(key, None)
    if bot is None:
        bot = Watched(pack_of(game.rules.name).levels, level, seed, _words.append)
    _remembered[key] = bot
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    _words.clear()
    chosen = bot.choose(sight_of(game))
    return chosen.key, bot.level, _words.copy()
