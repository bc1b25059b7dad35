"""How likely a jury votes which way, and how likely a role's goal is met by it.

Every open token counts, every influence token with an unknown face counts as one drawn at random,
and every round to come may put a token on anybody, as the tide of the trial has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any, Final, TypeAlias

from caseboard.games.voices.content.goals import (
    All,
    AtLeast,
    AtMost,
    Control,
    Count,
    EqualOrMore,
    Goal,
    More,
    MostDestroyed,
    OneOf,
)
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.tokens import INFLUENCE_FACES, INFLUENCE_SPLIT, Face
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.stage_two import LAST_ROUND_OF_STAGE_ONE

FACE_CHANCE: Final = {face: count / len(INFLUENCE_FACES) for face, count in INFLUENCE_SPLIT.items()}
JURY: Final = len(JurorType)
COUNTS: Final = tuple(
    (guilty, innocent) for guilty in range(JURY + 1) for innocent in range(JURY + 1 - guilty)
)
"""Every verdict: how many juror types vote guilty, how many innocent."""

Lean: TypeAlias = tuple[int, int]
"""Of a juror type: guilty minus innocent tokens that are known, and how many are not."""


Drift: TypeAlias = tuple[float, float]
"""The chances that a token makes a juror type guiltier, or more innocent."""


@dataclass(frozen=True, slots=True, eq=False)
class Tide:
    """What a round to come does to a juror type that leans to guilty, to neither, to innocent."""

    first_stage: tuple[Drift, Drift, Drift]
    second_stage: tuple[Drift, Drift, Drift]

    def drift(self, net: int, rounds: int) -> Drift:
        """In the next round, if so many are to come."""
        first = rounds > ROUNDS - LAST_ROUND_OF_STAGE_ONE
        stage = self.first_stage if first else self.second_stage
        return stage[0 if net > 0 else 1 if net == 0 else 2]


CALM: Final = Tide(((0.17, 0.17),) * 3, ((0.17, 0.17),) * 3)
"""Anybody may get a token of either kind."""
TURNING: Final = Tide(
    ((0.37, 0.18), (0.30, 0.125), (0.16, 0.09)), ((0.206, 0.368), (0.169, 0.233), (0.218, 0.146))
)
"""The prosecution accuses; then Guy is heard, and whoever leans to guilty is worked on."""
DRAWN: Final = FACE_CHANCE[Face.GUILTY], FACE_CHANCE[Face.INNOCENT]


@lru_cache(maxsize=8192)
def vote_chances(
    net: int, unknown: int, rounds: int, tide: Tide = CALM
) -> tuple[float, float, float]:
    """That a juror type ends guilty, innocent, undecided."""
    spread = {net: 1.0}
    for left in range(rounds, 0, -1):
        spread = _moved(spread, {at: tide.drift(at, left) for at in spread})
    for _ in range(unknown):
        spread = _moved(spread, dict.fromkeys(spread, DRAWN))
    guilty = sum([chance for at, chance in spread.items() if at > 0])
    innocent = sum([chance for at, chance in spread.items() if at < 0])
    return guilty, innocent, max(0.0, 1 - guilty - innocent)


def _moved(spread: dict[int, float], drifts: dict[int, Drift]) -> dict[int, float]:
    further: dict[int, float] = {}
    for at, chance in spread.items():
        up, down = drifts[at]
        for to, share in ((at - 1, down), (at, 1 - up - down), (at + 1, up)):
            further[to] = further.get(to, 0.0) + chance * share
    return further


@lru_cache(maxsize=65536)
def _verdicts(leans: tuple[Lean, ...], rounds: int, tide: Tide) -> tuple[float, ...]:
    table = {(0, 0): 1.0}
    for net, unknown in leans:
        guilty, innocent, undecided = vote_chances(net, unknown, rounds, tide)
        further: dict[tuple[int, int], float] = {}
        for (g, i), chance in table.items():
            further[g, i] = further.get((g, i), 0.0) + chance * undecided
            further[g + 1, i] = further.get((g + 1, i), 0.0) + chance * guilty
            further[g, i + 1] = further.get((g, i + 1), 0.0) + chance * innocent
        table = further
    return tuple(table[count] for count in COUNTS)


def verdict_chances(leans: Sequence[Lean], rounds: int, tide: Tide = CALM) -> tuple[float, ...]:
    """The chance of each verdict, in the order of ``COUNTS``."""
    return _verdicts(tuple(sorted(leans)), rounds, tide)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a goal counts besides votes: expected at the end, and how far that may be off."""

    control: tuple[float, ...] = (0.0,) * len(Region)
    """By region, the chance to have the highest total there at the end."""
    destroyed: float = 0.0
    most_destroyed_of_others: float = 0.0
    destroyed_spread: float = 0.5
    cancelled_guilty: float = 0.0
    cancelled_spread: float = 0.5


def at_least_zero(mean: float, spread: float) -> float:
    """The chance that a whole number, expected about the mean, is zero or more."""
    if not spread:
        return float(mean >= 0)
    return 1 / (1 + exp(-max(-30.0, min(30.0, (mean + 0.5) / spread))))


class _Verdict:
    __slots__ = ("guilty", "innocent", "outlook")

    def __init__(self, guilty: int, innocent: int, outlook: Outlook) -> None:
        self.guilty = guilty
        self.innocent = innocent
        self.outlook = outlook

    def number(self, count: Count) -> tuple[float, float]:
        """Of an icon that counts: what to expect, and how far it may be off."""
        if count is Count.GUILTY:
            return self.guilty, 0.0
        if count is Count.INNOCENT:
            return self.innocent, 0.0
        if count is Count.UNDECIDED:
            return JURY - self.guilty - self.innocent, 0.0
        if count is Count.DESTROYED:
            return self.outlook.destroyed, self.outlook.destroyed_spread
        return self.outlook.cancelled_guilty, self.outlook.cancelled_spread


def _compare(verdict: _Verdict, count: Count, than: Count, edge: int) -> float:
    (one, spread), (other, other_spread) = verdict.number(count), verdict.number(than)
    return at_least_zero(one - other - edge, spread + other_spread)


def _more(goal: More, verdict: _Verdict) -> float:
    return _compare(verdict, goal.count, goal.than, 1)


def _equal_or_more(goal: EqualOrMore, verdict: _Verdict) -> float:
    return _compare(verdict, goal.count, goal.than, 0)


def _at_least(goal: AtLeast, verdict: _Verdict) -> float:
    number, spread = verdict.number(goal.count)
    return at_least_zero(number - goal.number, spread)


def _at_most(goal: AtMost, verdict: _Verdict) -> float:
    number, spread = verdict.number(goal.count)
    return at_least_zero(goal.number - number, spread)


def _control(goal: Control, verdict: _Verdict) -> float:
    missed = 1.0
    for region in goal.regions:
        missed *= 1 - verdict.outlook.control[region]
    return 1 - missed


def _most_destroyed(goal: MostDestroyed, verdict: _Verdict) -> float:
    outlook = verdict.outlook
    ahead = outlook.destroyed - outlook.most_destroyed_of_others - 1
    return at_least_zero(ahead, 1.5 * outlook.destroyed_spread)


def _all(goal: All, verdict: _Verdict) -> float:
    chance = 1.0
    for part in goal.goals:
        chance *= _chance(part, verdict)
    return chance


def _one_of(goal: OneOf, verdict: _Verdict) -> float:
    missed = 1.0
    for part in goal.goals:
        missed *= 1 - _chance(part, verdict)
    return 1 - missed


_CHANCES: Final[dict[type[Goal], Callable[[Any, _Verdict], float]]] = {
    More: _more,
    EqualOrMore: _equal_or_more,
    AtLeast: _at_least,
    AtMost: _at_most,
    Control: _control,
    MostDestroyed: _most_destroyed,
    All: _all,
    OneOf: _one_of,
}


def _chance(goal: Goal, verdict: _Verdict) -> float:
    return _CHANCES[type(goal)](goal, verdict)


@lru_cache(maxsize=4096)
def goal_chances(goal: Goal, outlook: Outlook) -> tuple[float, ...]:
    """For each verdict of ``COUNTS``, the chance that it fulfils the goal."""
    return tuple(_chance(goal, _Verdict(guilty, innocent, outlook)) for guilty, innocent in COUNTS)
