"""A round robin of levels: each against a table of each other, in every seat, on the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from caseboard.core.errors import BadOption
from caseboard.pack.research import Match, Row, Share
from caseboard.research.rows import won
from caseboard.research.simulate import GAMES_A_SEED, Plan
from caseboard.research.stats import share


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """``games`` deals, each played once for every pair of levels and every seat."""

    game: str
    seats: int
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise what is wrong with it before any game begins."""
        if len(set(self.levels)) < 2 or len(set(self.levels)) != len(self.levels):
            raise BadOption("an arena needs two levels of bots or more, each named once")
        for level in self.levels:
            Plan(self.game, self.seats, (level,), self.games, self.seed, self.options).check()

    def pairs(self) -> list[tuple[str, str]]:
        """Every level alone against a field of every other."""
        return [(one, field) for one in self.levels for field in self.levels if one != field]

    def matches(self) -> list[Match]:
        return [
            Match(
                self.game,
                tuple(one if seat == own else field for seat in range(self.seats)),
                self.seed * GAMES_A_SEED + deal,
                self.options,
            )
            for one, field in self.pairs()
            for deal in range(self.games)
            for own in range(self.seats)
        ]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot of a level among bots of another: what it won, and what each of them won."""

    one: str
    field: str
    alone: Share
    others: Share


def single(row: Row) -> int | None:
    """The seat of the only bot of its level, if all others are of one other level."""
    bots: list[str] = row["bots"]
    lonely = [seat for seat, level in enumerate(bots) if bots.count(level) == 1]
    return lonely[0] if len(lonely) == 1 and len(set(bots)) == 2 else None


def pairings(rows: Sequence[Row], part: str | None = None) -> list[Pairing]:
    """The pairings of an arena's games; ``part``: only seats that played this part."""
    alone: dict[tuple[str, str], list[float]] = {}
    others: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        own = single(row)
        if own is None:
            continue
        pair = row["bots"][own], row["bots"][own - 1]
        for seat, played in enumerate(row["parts"]):
            if part in (None, played):
                where = alone if seat == own else others
                where.setdefault(pair, []).append(won(row, seat))
    return [
        Pairing(*pair, _share(alone[pair]), _share(others.get(pair, []))) for pair in sorted(alone)
    ]


def _share(won: Sequence[float]) -> Share:
    return share(sum(won), len(won))


def parts_of(rows: Sequence[Row]) -> Iterator[str]:
    """Every part that was played."""
    yield from sorted({part for row in rows for part in row["parts"]})
