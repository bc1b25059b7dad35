"""How strong each level is: ratings by openskill, with intervals from resampled games.

openskill's own sigma says how far a rating has settled, not how much another set of games would
have changed it; so the games are drawn anew with replacement, rated, and the spread is taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from caseboard.pack.research import Row

RESAMPLES: Final = 100
TAIL: Final = 0.025


@dataclass(frozen=True, slots=True)
class Rating:
    """A level's strength on openskill's scale, where a beginner is 25."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ({self.low:.1f}–{self.high:.1f})"


def ratings(rows: Sequence[Row], seed: int) -> dict[str, Rating]:
    """Every level's rating, the strongest first."""
    chance = Random(seed)
    finals = [_rated(chance.choices(rows, k=len(rows))) for _ in range(RESAMPLES)]
    order = list(rows)
    chance.shuffle(order)
    made = {}
    for level, value in _rated(order).items():
        spread = sorted(final[level] for final in finals if level in final)
        tail = int(len(spread) * TAIL)
        made[level] = Rating(value, spread[tail], spread[-1 - tail])
    return dict(sorted(made.items(), key=lambda pair: -pair[1].value))


def _rated(rows: Sequence[Row]) -> dict[str, float]:
    """The ratings after these games, one after the other."""
    model = PlackettLuce()
    held: dict[str, PlackettLuceRating] = {}
    for row in rows:
        levels = row["bots"]
        players = [[_as_held(model, held, level)] for level in levels]
        after = model.rate(players, ranks=ranks(row))
        for level in set(levels):
            own = [team[0] for team, name in zip(after, levels, strict=True) if name == level]
            held[level] = model.rating(
                mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own)
            )
    return {level: rating.mu for level, rating in held.items()}


def _as_held(
    model: PlackettLuce, held: Mapping[str, PlackettLuceRating], level: str
) -> PlackettLuceRating:
    """A rating of its own for every seat: several seats of a level begin alike."""
    if level not in held:
        return model.rating()
    return model.rating(mu=held[level].mu, sigma=held[level].sigma)


def ranks(row: Row) -> list[float]:
    """By seat: winners first, then by points."""
    scores = row["scores"]
    order = sorted({(seat not in row["winners"], -score) for seat, score in enumerate(scores)})
    return [
        float(order.index((seat not in row["winners"], -score)))
        for seat, score in enumerate(scores)
    ]
