"""Games in bulk, over all cores: game number i of a seed is the same on any number of them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import caseboard
from caseboard.core.errors import BadOption
from caseboard.pack.registry import pack_of
from caseboard.pack.research import Match, Row
from caseboard.play.table import seated
from caseboard.research.playing import play
from caseboard.research.rows import row_of

GAMES_A_SEED: Final = 1_000_000
"""Seed s numbers its games from s times this, so that no two seeds share a game."""
RUN_SEEDS: Final = (1 << 63) // GAMES_A_SEED
"""Data sets keep the seed of a game in 63 bits."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. ``bots``: levels by seat, the last one repeated for the seats left."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise what is wrong with it before any game begins."""
        if not 1 <= self.games <= GAMES_A_SEED:
            raise BadOption(f"games is a number from 1 to {GAMES_A_SEED}, not {self.games}")
        if not 0 <= self.seed < RUN_SEEDS:
            raise BadOption(f"seed is a number from 0 to {RUN_SEEDS - 1}, not {self.seed}")
        match = self.match(0)
        caseboard.new(match.game, seats=self.seats, seed=match.seed, **dict(match.options))
        for level in self.bots:
            pack_of(self.game).bot(level, 0)

    def match(self, index: int) -> Match:
        levels = seated(self.seats, (), self.bots)
        return Match(self.game, levels, self.seed * GAMES_A_SEED + index, self.options)

    def matches(self) -> list[Match]:
        return [self.match(index) for index in range(self.games)]


def simulate(
    matches: Sequence[Match],
    jobs: int,
    records: str | None = None,
    played: Collection[int] = (),
) -> Iterator[Row]:
    """Play every match, ``jobs`` at a time, and give the rows as the games end, in any order.

    ``records``: a directory that gets the record file of every game. ``played``: the numbers of
    matches that need not be played again.
    """
    if jobs < 1:
        raise BadOption(f"jobs is 1 or more, not {jobs}")
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    one_a_deal = len({match.seed for match in matches}) == len(matches)
    one = partial(_play_one, records, one_a_deal)
    numbered = [(index, one) for index, one in enumerate(matches) if index not in played]
    if jobs == 1:
        yield from map(one, numbered)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_it_alone) as pool:
        yield from pool.imap_unordered(one, numbered)


def _leave_it_alone() -> None:
    """Ctrl-C is for the process that hands out the games; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_one(records: str | None, one_a_deal: bool, numbered: tuple[int, Match]) -> Row:
    index, match = numbered
    try:
        played = play(match)
    except Exception as error:
        error.add_note(f"This is game {index} of the plan: {match}")
        raise
    if records is not None:
        number = "" if one_a_deal else f"-{index}"
        path = Path(records) / f"{match.game}-{match.seed}{number}.json"
        path.write_text(played.game.to_json(), encoding="utf-8")
    return row_of(played, index)
