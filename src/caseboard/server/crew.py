"""Bots at work: the quick ones at once, those that think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Final
from zlib import crc32

import msgspec

import caseboard
from caseboard.bots.base import Bot, sight_of
from caseboard.bots.registry import LEVELS, make_bot
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.record import FORMAT, checksum, position

QUICK: Final = frozenset({"random"})
"""Levels that answer in microseconds; asking another process would take a hundred times as long."""

MOST_REMEMBERED: Final = 400

log = logging.getLogger("caseboard.server.bots")


def levels_for(game: str) -> list[str]:
    return [level for level, games in LEVELS.items() if game in games]


class Crew:
    """Worker processes; the bots of one table always think in the same one."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, workers)
        self._seconds = seconds

    def at_once(self, level: str, game: Game, seed: int) -> Action | None:
        """The choice of a quick bot; None if this level must think elsewhere."""
        if level not in QUICK:
            return None
        return make_bot(level, game.rules.name, seed).choose(sight_of(game))

    async def think(self, level: str, game: Game, seed: int, who: tuple[str, int, int]) -> Action:
        """The choice of a bot that thinks. ``who``: table, seat, epoch, so that it remembers."""
        number = crc32(who[0].encode()) % len(self._pools)
        loop = asyncio.get_running_loop()
        try:
            pool = self._pool(number)
            answer = loop.run_in_executor(pool, _choose, level, packed(game), seed, who)
            key = await asyncio.wait_for(answer, self._seconds)
        except Exception:
            log.exception("a bot of level %s gave no answer; one is chosen at random", level)
            self._drop(number)
            key = make_bot("random", game.rules.name, seed).choose(sight_of(game)).key
        return game.rules.actions[key]

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = ProcessPoolExecutor(max_workers=1, mp_context=self._context)
            self._pools[number] = pool
        return pool

    def _drop(self, number: int) -> None:
        """A worker that hangs or died is replaced at the next question."""
        pool = self._pools[number]
        self._pools[number] = None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for number in range(len(self._pools)):
            self._drop(number)


def packed(game: Game) -> bytes:
    """The position without its history, as a record that ``caseboard.load`` reads."""
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "game": game.rules.name,
            "rules": game.rules.version,
            "seats": game.seats,
            "seed": 0,
            "options": game.options,
            "steps": [],
            "position": position(game.state),
            "checksum": checksum(game.state),
        }
    )


_remembered: OrderedDict[tuple[str, int, int, str], Bot] = OrderedDict()


def _choose(level: str, data: bytes, seed: int, who: tuple[str, int, int]) -> str:
    """In a worker: the bot sees what its seat may know, and remembers its own table."""
    game = caseboard.load(data)
    key = (*who, level)
    bot = _remembered.pop(key, None)
    if bot is None:
        bot = make_bot(level, game.rules.name, seed)
    _remembered[key] = bot
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return bot.choose(sight_of(game)).key
