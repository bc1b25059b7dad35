"""Shares with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from caseboard.pack.research import Share

Z95: Final = 1.959964
"""How many standard deviations hold 95 % of a normal distribution, to both sides."""


def share(hits: float, count: int) -> Share:
    """Wilson's score interval, which holds for small counts and for shares near 0 and 1 too."""
    if count == 0:
        return Share(0.0, 0.0, 1.0, 0)
    part = hits / count
    spread = Z95 * sqrt(part * (1 - part) / count + Z95**2 / (4 * count**2))
    middle = part + Z95**2 / (2 * count)
    scale = 1 + Z95**2 / count
    return Share(part, max(0.0, (middle - spread) / scale), (middle + spread) / scale, count)


def shares_by(cases: Iterable[tuple[str, float]]) -> dict[str, Share]:
    """From pairs of a name and what it won (0 to 1), each name's share, names in order."""
    won: dict[str, list[float]] = {}
    for name, hit in cases:
        won.setdefault(name, []).append(hit)
    return {name: share(sum(won[name]), len(won[name])) for name in sorted(won)}


@dataclass(frozen=True, slots=True)
class Mean:
    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f}–{self.high:.1f})"


def mean(values: Sequence[float]) -> Mean:
    middle = fmean(values)
    spread = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - spread, middle + spread)
