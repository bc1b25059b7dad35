"""What players have learnt from earlier trials: where juries go, what counts, who is who."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from typing import Final

from caseboard.bots.voices.chances import CALM, TURNING, Tide
from caseboard.bots.voices.goals import DIRECTIONS, HARMONY, REGIONS
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES


@dataclass(frozen=True, slots=True, eq=False)
class Experience:
    """Worths are in chances to win."""

    tide: Tide
    uses: tuple[float, ...]
    """By region: what one use of it is worth, of an ability or, in Planning, of a new card."""
    stays: float
    """The chance that control of a region lasts another round."""
    unused: float
    """What every point of an unused marker is worth."""
    usual_turn: tuple[float, float]
    """By stage: how much guiltier a trial card leaves the jury on average."""
    strongest_turn: float
    """Beyond this a turn of the jury tells no more about who caused it."""
    conviction: float
    """How strongly one turn of the jury speaks for or against a role."""
    habits: Mapping[str, tuple[float, ...]]
    """By role and region: how strongly holding the region speaks for the role."""
    counts_rounds: bool
    """Whether it counts how long somebody held a region instead of who holds it now."""
    eliminates: bool
    """Whether it knows that nobody has a role that another has."""
    affinity: Mapping[tuple[str, str], float]
    """By one's own role and another: how gladly one sees that role have a say, from -1 to 1."""
    reserve: float
    """How much less gladly than that."""


GOAL_REGION: Final = log(1.5)
HELD_FOR_ITS_GOAL: Final = 2.4
HELD_IN_VAIN: Final = -1.5
"""How strongly holding a region speaks for a role that needs it, or needs others."""

OF_A_DETECTIVE: Final = Experience(
    tide=CALM,
    uses=(0.03, 0.06, 0.06, 0.06, 0.06),
    stays=0.7,
    unused=0.0,
    usual_turn=(0.5, 0.5),
    strongest_turn=1.5,
    conviction=1.2,
    habits={
        each.id: tuple(GOAL_REGION * (region in REGIONS[each.id]) for region in Region)
        for each in ROLES
    },
    counts_rounds=False,
    eliminates=False,
    affinity={
        (each.id, other.id): 2 * DIRECTIONS[each.id] * DIRECTIONS[other.id]
        for each in ROLES
        for other in ROLES
    },
    reserve=0.15,
)


def _held_for_its_goal(id: str) -> tuple[float, ...]:
    if not REGIONS[id]:
        return (0.0,) * len(Region)
    return tuple(HELD_FOR_ITS_GOAL if region in REGIONS[id] else HELD_IN_VAIN for region in Region)


OF_AN_INSPECTOR: Final = Experience(
    tide=TURNING,
    uses=(0.04, 0.24, 0.14, 0.06, 0.24),
    stays=0.6,
    unused=0.02,
    usual_turn=(0.92, -0.09),
    strongest_turn=3.0,
    conviction=0.7,
    habits={
        **{each.id: _held_for_its_goal(each.id) for each in ROLES},
        "selfishness": (-0.9, -1.0, -1.1, 0.3, 0.0),
        "honesty": (-3.4, 2.3, 2.5, -1.6, -1.6),
        "doubt": (4.3, -1.3, -1.4, 1.3, 1.6),
    },
    counts_rounds=True,
    eliminates=True,
    affinity=HARMONY,
    reserve=0.1,
)
"""Fitted to games of detectives: 1,338 for the jury and the regions, 485 for the habits."""
