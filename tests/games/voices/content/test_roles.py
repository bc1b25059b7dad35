"""Role goals, judged on hand-made ends of trials, and who is dealt what."""

from __future__ import annotations

from dataclasses import replace

import pytest

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
    Summary,
    walk_goal,
)
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import (
    ADVANCED_SETUP,
    PERSONAS,
    PROSECUTOR,
    ROLES,
    SetupIcon,
    basic_roles,
    role,
)


def end(
    guilty: int,
    innocent: int,
    *,
    cancelled: int = 0,
    controlled: tuple[Region, ...] = (),
    destroyed: int = 0,
    others: tuple[int, ...] = (1, 2),
) -> Summary:
    undecided = 6 - guilty - innocent
    return Summary(guilty, innocent, undecided, cancelled, frozenset(controlled), destroyed, others)


OBSERVATION, SPEECH = Region.OBSERVATION, Region.SPEECH
MOTOR_SKILLS, PLANNING = Region.MOTOR_SKILLS, Region.PLANNING

JUDGED: list[tuple[str, Summary, bool]] = [
    ("prosecutor", end(3, 2), True),
    ("prosecutor", end(3, 3), False),
    ("selfishness", end(3, 3), True),
    ("selfishness", end(0, 0), True),
    ("selfishness", end(3, 2), False),
    ("honesty", end(3, 3, controlled=(SPEECH,)), True),
    ("honesty", end(3, 3, controlled=(OBSERVATION,)), True),
    ("honesty", end(3, 3, controlled=(PLANNING, MOTOR_SKILLS)), False),
    ("honesty", end(2, 0, controlled=(SPEECH, OBSERVATION)), False),
    ("doubt", end(2, 2), True),
    ("doubt", end(0, 0), True),
    ("doubt", end(3, 2), False),
    ("doubt", end(2, 3), False),
    ("bravery", end(0, 0, cancelled=8), True),
    ("bravery", end(0, 6, cancelled=7), False),
    ("justice", end(1, 3), True),
    ("justice", end(2, 2), False),
    ("justice", end(3, 0), False),
    ("fairness", end(3, 1), True),
    ("fairness", end(4, 1), True),
    ("fairness", end(3, 3), False),
    ("fairness", end(2, 2), False),
    ("fairness", end(4, 0), False),
    ("charm", end(4, 2, controlled=(SPEECH, MOTOR_SKILLS)), True),
    ("charm", end(4, 2, controlled=(OBSERVATION, MOTOR_SKILLS)), True),
    ("charm", end(4, 2, controlled=(SPEECH,)), True),
    ("charm", end(4, 2, controlled=(OBSERVATION,)), False),
    ("charm", end(0, 1, controlled=(SPEECH, MOTOR_SKILLS)), False),
    ("pride", end(4, 2, destroyed=1), True),
    ("pride", end(0, 6, destroyed=2), False),
    ("pride", end(0, 1, destroyed=0), False),
    ("hope", end(0, 4, cancelled=0), True),
    ("hope", end(4, 2, cancelled=6), True),
    ("hope", end(2, 3, cancelled=5), False),
    ("hope", end(0, 1, cancelled=9), False),
    ("remorse", end(4, 2), True),
    ("remorse", end(2, 4, destroyed=3), True),
    ("remorse", end(3, 3, destroyed=2), False),
    ("remorse", end(1, 5, destroyed=8), False),
    ("mischief", end(3, 3, destroyed=3, others=(2, 2, 0)), True),
    ("mischief", end(2, 1, destroyed=0, others=(2, 1)), True),
    ("mischief", end(3, 1, destroyed=2, others=(2, 1)), False),
    ("mischief", end(3, 3, destroyed=0, others=(0,)), False),
    ("curiosity", end(3, 1, controlled=(OBSERVATION,)), True),
    ("curiosity", end(2, 2, controlled=(OBSERVATION,)), False),
    ("curiosity", end(5, 0, controlled=(OBSERVATION,)), False),
    ("curiosity", end(3, 1, controlled=(PLANNING,)), False),
]


@pytest.mark.parametrize(("id", "summary", "won"), JUDGED)
def test_a_role_wins_exactly_when_its_goal_is_met(id: str, summary: Summary, won: bool) -> None:
    assert role(id).goal.met(summary) is won


def test_every_role_is_seen_winning_and_losing() -> None:
    assert {(id, won) for id, _, won in JUDGED} == {
        (each.id, won) for each in ROLES for won in (True, False)
    }


@pytest.mark.parametrize("region", [SPEECH, MOTOR_SKILLS])
def test_one_of_the_regions_shown_is_enough_v17(region: Region) -> None:
    assert role("charm").goal.met(end(4, 2, controlled=(region,)))


def test_selfishness_wins_exactly_when_the_prosecutor_loses() -> None:
    for guilty in range(7):
        for innocent in range(7 - guilty):
            summary = end(guilty, innocent)
            lost = not PROSECUTOR.goal.met(summary)
            assert role("selfishness").goal.met(summary) is lost


def test_no_two_roles_want_the_same() -> None:
    assert len({each.goal for each in ROLES}) == len({each.goal.text for each in ROLES}) == 13
    assert len({each.id for each in ROLES}) == len({each.name for each in ROLES}) == 13


def test_no_role_depends_on_what_its_goal_does_not_name() -> None:
    """A goal without a control icon ignores control; one without destroyed markers ignores them."""
    for each in ROLES:
        kinds = {type(part) for part in walk_goal(each.goal)}
        for guilty, innocent in ((2, 2), (4, 1), (1, 4), (3, 3)):
            before = end(guilty, innocent, cancelled=6, destroyed=1)
            if Control not in kinds:
                after = replace(before, controlled=frozenset(Region))
                assert each.goal.met(after) is each.goal.met(before)
            if Count.DESTROYED not in counts(each.goal) and MostDestroyed not in kinds:
                assert each.goal.met(replace(before, destroyed=8)) is each.goal.met(before)


def counts(goal: Goal) -> set[Count]:
    return {
        value
        for part in walk_goal(goal)
        for value in (getattr(part, "count", None), getattr(part, "than", None))
        if value is not None
    }


def test_the_whole_goal_vocabulary_is_used() -> None:
    used = {type(part) for each in ROLES for part in walk_goal(each.goal)}
    assert used == {More, EqualOrMore, AtLeast, AtMost, Control, MostDestroyed, All, OneOf}
    assert set().union(*(counts(each.goal) for each in ROLES)) == set(Count)


def test_goal_text() -> None:
    assert role("prosecutor").goal.text == (
        "More jurors who vote guilty than jurors who vote innocent."
    )
    assert role("selfishness").goal.text == (
        "At least as many jurors who vote innocent as jurors who vote guilty."
    )
    assert role("honesty").goal.text == (
        "3 or more jurors who vote guilty AND the highest total, alone or tied, in Observation "
        "or Speech."
    )
    assert role("remorse").goal.text == (
        "4 or more jurors who vote guilty OR (2 or more jurors who vote guilty AND 3 or more "
        "destroyed control markers of your own)."
    )


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (3, {"prosecutor", "selfishness", "fairness"}),
        (4, {"prosecutor", "selfishness", "honesty", "doubt"}),
        (5, {"prosecutor", "selfishness", "honesty", "doubt", "bravery"}),
        (6, {"prosecutor", "selfishness", "honesty", "doubt", "bravery", "justice"}),
    ],
)
def test_the_basic_set_up_deals_one_card_each(players: int, names: set[str]) -> None:
    assert {each.id for each in basic_roles(players)} == names
    assert len(names) == players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_advanced_set_up_deals_one_card_each_from_piles_that_are_large_enough(
    players: int,
) -> None:
    dealt = ADVANCED_SETUP[players]
    assert sum(dealt.values()) + 1 == players
    for icon in SetupIcon:
        assert dealt[icon] < sum(each.icon is icon for each in PERSONAS), "no pile is dealt out"


def test_known_cards_keep_their_player_counts() -> None:
    known = {each.id: each.players for each in ROLES}
    assert known["prosecutor"] == known["selfishness"] == (3, 4, 5, 6)
    assert known["honesty"] == known["doubt"] == (4, 5, 6)
    assert known["justice"] == (6,)
    assert (5, 6) in known.values()
    assert list(known.values()).count(()) == 6
