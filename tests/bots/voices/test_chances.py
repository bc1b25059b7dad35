"""How likely verdicts and goals are."""

from __future__ import annotations

from itertools import product

import pytest

from caseboard.bots.voices.chances import (
    CALM,
    COUNTS,
    TURNING,
    Outlook,
    goal_chances,
    verdict_chances,
    vote_chances,
)
from caseboard.games.voices.content.goals import Summary
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ROLES, Role
from caseboard.games.voices.content.tokens import INFLUENCE_SPLIT, Face


def test_known_tokens_decide_a_vote_when_nothing_is_to_come() -> None:
    assert vote_chances(2, 0, 0) == (1, 0, 0)
    assert vote_chances(-1, 0, 0) == (0, 1, 0)
    assert vote_chances(0, 0, 0) == (0, 0, 1)


def test_one_unknown_token_on_an_even_juror_is_as_likely_as_its_face() -> None:
    guilty, innocent, undecided = vote_chances(0, 1, 0)
    assert guilty == pytest.approx(INFLUENCE_SPLIT[Face.GUILTY] / 30)
    assert innocent == pytest.approx(INFLUENCE_SPLIT[Face.INNOCENT] / 30)
    assert undecided == pytest.approx(INFLUENCE_SPLIT[Face.BLANK] / 30)


def test_rounds_to_come_make_a_vote_less_certain_and_no_chance_is_lost() -> None:
    certain = [vote_chances(1, 0, rounds)[0] for rounds in range(9)]
    assert certain == sorted(certain, reverse=True)
    for net, unknown, rounds, tide in product(range(-3, 4), range(4), range(9), (CALM, TURNING)):
        chances = vote_chances(net, unknown, rounds, tide)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_the_prosecution_accuses_and_guy_is_believed() -> None:
    """By the tide that an inspector expects; a calm one favours neither side."""
    even = vote_chances(0, 0, 8, CALM)
    assert even[0] == pytest.approx(even[1])
    whole, second_half = vote_chances(0, 0, 8, TURNING), vote_chances(0, 0, 4, TURNING)
    assert whole[0] > whole[1]
    assert second_half[0] < second_half[1]
    assert vote_chances(1, 0, 4, TURNING)[0] < vote_chances(1, 0, 4, CALM)[0]


def test_verdicts_add_the_votes_up() -> None:
    found = dict(zip(COUNTS, verdict_chances([(1, 0)] * 4 + [(-1, 0)] * 2, 0), strict=True))
    assert found[4, 2] == 1
    assert sum(found.values()) == 1
    open_end = verdict_chances([(0, 1), (2, 1), (-1, 0), (0, 0), (1, 2), (0, 3)], 5)
    assert sum(open_end) == pytest.approx(1)


CONTROLLED = [frozenset[Region](), frozenset({Region.SPEECH}), frozenset(Region)]


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.id)
def test_with_nothing_left_to_happen_a_goal_is_certain_or_lost(role: Role) -> None:
    """The chance agrees with the judgment of the rules at every possible end."""
    for controlled, destroyed, others, cancelled in product(
        CONTROLLED, (0, 1, 3, 5), (0, 2, 3), (0, 6, 9)
    ):
        outlook = Outlook(
            tuple(float(region in controlled) for region in Region),
            destroyed, others, 0, cancelled, 0,
        )  # fmt: skip
        chances = goal_chances(role.goal, outlook)
        for (guilty, innocent), chance in zip(COUNTS, chances, strict=True):
            summary = Summary(
                guilty, innocent, 6 - guilty - innocent, cancelled, controlled, destroyed,
                (0, others),
            )  # fmt: skip
            assert chance == role.goal.met(summary)
