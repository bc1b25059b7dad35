"""Bots at work: the quick ones at once, those that think in processes of their own."""

from __future__ import annotations

import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Final
from zlib import crc32

import msgspec

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.levels import simpler_levels
from caseboard.bots.watchdog import Watched
from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.record import FORMAT, checksum, position
from caseboard.pack.registry import pack_of
from caseboard.server.fairness import Customer, FairQueue, Turns
from caseboard.server.workers import Process, Worker

RANDOM: Final = "random"
"""The level that answers in a microsecond; asking another process would take a thousand."""

ANYBODY: Final = Customer()
TRIES: Final = 2
MOST_REMEMBERED: Final = 400

MOST_FORMS: Final = 2_000
MOST_REST: Final = 31

log = logging.getLogger("caseboard.server.bots")


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's choice, and the level that made it: a simpler one than was asked if that failed."""

    action: Action
    level: str


class Form:
    """Whether a level is fit to answer at a seat, after it has given no answer there.

    A simpler one answers in its place that once; if it happens again and again, for longer each
    time, but never for good.
    """

    __slots__ = ("_failures", "_rest")

    def __init__(self) -> None:
        self._failures = 0
        self._rest = 0

    def is_fit(self) -> bool:
        """Asked for every answer."""
        self._rest -= 1
        return self._rest < 0

    def gave_none(self) -> None:
        self._rest = min(2**self._failures - 1, MOST_REST)
        self._failures += 1

    def answered(self) -> None:
        self._failures = 0


class Crew:
    """Workers for bots that think; the bots of one table always think with the same one."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        hire: Callable[[], Worker] = Process,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        turns = Turns(clock)
        self._workers = [(hire(), FairQueue(turns)) for _ in range(count)]
        self._seconds = seconds
        self._forms: OrderedDict[tuple[str, int, str], Form] = OrderedDict()

    def at_once(self, level: str, game: Game, seed: int) -> Action | None:
        """Any of the actions, if that is all the level does; None if it must think elsewhere."""
        decision = game.decision
        if level != RANDOM or decision is None:
            return None
        return decision.actions[seed % len(decision.actions)]

    async def think(
        self,
        level: str,
        game: Game,
        seed: int,
        who: tuple[str, int, int],
        customer: Customer = ANYBODY,
    ) -> Thought:
        """The choice of a bot that thinks. ``who``: table, seat, epoch, so that it remembers."""
        table, seat, _ = who
        # As it is now: the table may go on while its bot waits for its turn to think.
        data = packed(game)
        for now in simpler_levels(pack_of(game.rules.name).levels, level):
            form = self._form(table, seat, now)
            quick = self.at_once(now, game, seed)
            if quick is not None:
                return Thought(quick, now)
            if not form.is_fit():
                continue
            answer = await self._asked(now, data, seed, who, customer)
            if answer is not None:
                form.answered()
                key, after = answer
                return Thought(game.rules.actions[key], after)
            form.gave_none()
        raise AssertionError("the simplest level answers at once")

    def _form(self, table: str, seat: int, level: str) -> Form:
        form = self._forms.pop((table, seat, level), None) or Form()
        self._forms[table, seat, level] = form
        if len(self._forms) > MOST_FORMS:
            self._forms.popitem(last=False)
        return form

    async def _asked(
        self, level: str, data: bytes, seed: int, who: tuple[str, int, int], customer: Customer
    ) -> tuple[str, str] | None:
        """What is chosen in another process, and by which level; if that one dies, in a new one."""
        table, seat, _ = who
        worker, queue = self._workers[crc32(table.encode()) % len(self._workers)]
        async with queue.turn(customer) as share:
            for _ in range(TRIES):
                try:
                    key, after, words = await worker.ask(
                        self._seconds, _choose, level, data, seed, who, share
                    )
                except (TimeoutError, BrokenExecutor) as error:
                    text = f"{level} gave no answer ({type(error).__name__})"
                    log.warning("table %s, seat %d: %s", table, seat, text)
                    if isinstance(error, TimeoutError):
                        break
                else:
                    for text in words:
                        log.warning("table %s, seat %d: %s", table, seat, text)
                    return key, after
        return None

    def close(self) -> None:
        for worker, _ in self._workers:
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
    level: str, data: bytes, seed: int, who: tuple[str, int, int], share: float
) -> tuple[str, str, list[str]]:
    """In a worker: the bot sees what its seat may know, and remembers its own table.

    ``share``: how much of its budget it may use. The result is its choice, the level that goes on,
    and what the watchdog said.
    """
    game = caseboard.load(data)
    key = (*who, level)
    bot = _remembered.pop(key, None)
    if bot is None:
        # By the processor's time: a machine that is busy is no fault of the bot's.
        levels = pack_of(game.rules.name).levels
        bot = Watched(levels, level, seed, _words.append, clock=time.process_time)
    _remembered[key] = bot
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    _words.clear()
    sight = sight_of(game)
    sight.share = share
    chosen = bot.choose(sight)
    return chosen.key, bot.level, _words.copy()
