"""What roles want of the jury and of each other, and which of them are in the game."""

from __future__ import annotations

from math import sqrt
from typing import Final

from caseboard.bots.voices.chances import COUNTS, JURY, Outlook, goal_chances, verdict_chances
from caseboard.games.voices.content.goals import Control, Goal, walk_goal
from caseboard.games.voices.content.roles import ROLES, Role
from caseboard.games.voices.rules.optional_rules import persona_piles

EVEN: Final = Outlook(
    control=(0.5,) * 5, destroyed=2, most_destroyed_of_others=2, cancelled_guilty=6
)
"""A trial that may still go either way in everything but the votes."""
MIDDLE: Final = ((0, 1), (1, 0), (0, 0), (1, 1), (0, 1), (-1, 0))
ROUNDS_FROM_THE_MIDDLE: Final = 4
"""What a jury usually looks like half-way."""
NOTHING: Final = 1e-12


def direction(goal: Goal) -> float:
    """Where a goal pulls the jury: 1 towards guilty, -1 towards innocent."""
    fulfils = goal_chances(goal, EVEN)
    pull = sum(
        chance * (guilty - innocent)
        for chance, (guilty, innocent) in zip(fulfils, COUNTS, strict=True)
    )
    return 2 * pull / (JURY * (sum(fulfils) or 1.0))


DIRECTIONS: Final = {each.id: max(-1.0, min(1.0, direction(each.goal))) for each in ROLES}
REGIONS: Final = {
    each.id: frozenset(
        region
        for part in walk_goal(each.goal)
        if isinstance(part, Control)
        for region in part.regions
    )
    for each in ROLES
}


def harmony(goal: Goal, other: Goal) -> float:
    """How far two goals are met by the same verdicts: 1 always, -1 never, 0 as chance has it."""
    verdicts = verdict_chances(MIDDLE, ROUNDS_FROM_THE_MIDDLE)

    def expected(values: list[float]) -> float:
        return sum([chance * value for chance, value in zip(verdicts, values, strict=True)])

    def deviations(one: Goal) -> list[float]:
        fulfils = goal_chances(one, EVEN)
        usual = expected(list(fulfils))
        return [chance - usual for chance in fulfils]

    mine, theirs = deviations(goal), deviations(other)
    both = expected([one * two for one, two in zip(mine, theirs, strict=True)])
    spread = expected([one * one for one in mine]) * expected([two * two for two in theirs])
    return both / sqrt(spread) if spread > NOTHING else 0.0


HARMONY: Final = {
    (each.id, other.id): harmony(each.goal, other.goal) for each in ROLES for other in ROLES
}


def possible_roles(seats: int, advanced: bool, own: Role) -> dict[str, float]:
    """How likely each role is for any one other persona, before anything has happened."""
    chances: dict[str, float] = {}
    for pile, count in persona_piles(seats, advanced):
        rest = [ROLES[number].id for number in pile if ROLES[number] is not own]
        left = count - (len(rest) < len(pile))
        for id in rest:
            chances[id] = left / len(rest)
    total = sum(chances.values())
    return {id: chance / total for id, chance in chances.items() if chance}
