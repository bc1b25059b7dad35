"""What players want of a position."""

from __future__ import annotations

import pytest

from caseboard.bots.voices.experience import OF_A_DETECTIVE, OF_AN_INSPECTOR, Experience
from caseboard.bots.voices.reading import Reading, region_worth
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.state import UNUSED
from tests.games.voices.table import Table

NOTHING = frozenset[int]()


def reading(
    table: Table, seat: int, friends: dict[int, float], experience: Experience = OF_A_DETECTIVE
) -> Reading:
    return Reading(table.state, seat, friends, experience)


def value(table: Table, seat: int, friends: dict[int, float] | None = None) -> float:
    return reading(table, seat, friends or {}).value(table.state, NOTHING)


def chance(table: Table, seat: int, known: frozenset[int] = NOTHING) -> float:
    return reading(table, seat, {}).win_chance(table.state, known)


@pytest.mark.parametrize(
    ("role", "more_guilt_helps"),
    [("selfishness", False), ("honesty", True), ("remorse", True), ("hope", False)],
)
def test_guilt_helps_those_who_want_it(role: str, more_guilt_helps: bool) -> None:
    table = Table().role(1, role)
    before, prosecution = chance(table, 1), chance(table, 0)
    table.tokens("logical", guilty=1).tokens("relaxed", guilty=1)
    assert (chance(table, 1) > before) is more_guilt_helps
    assert chance(table, 0) > prosecution


def test_a_token_counts_by_its_face_only_for_who_knows_it() -> None:
    table = Table().role(1, "selfishness")
    table.tokens("logical", influence="guilty")
    (token,) = table.state.influence[0]
    unknown = chance(table, 1)
    assert chance(table, 1, frozenset({token})) < unknown
    _, *others = table.state.influence[0]
    table.state.influence[0] = (table.state.influence_pile[0], *others)
    assert chance(table, 1) == unknown, "whatever lies there"


def test_regions_on_the_trial_card_are_worth_most() -> None:
    table = Table().trial(10).again().choose("trial 10")
    worth = region_worth(table.state, OF_A_DETECTIVE)
    asked = {Region.OBSERVATION, Region.SPEECH}
    assert min(worth[one] for one in asked) > max(worth[one] for one in set(Region) - asked)


def test_in_the_last_round_only_the_regions_asked_are_worth_anything() -> None:
    table = Table().trial(10).again().choose("trial 10")
    table.state.round = 8
    worth = region_worth(table.state, OF_A_DETECTIVE)
    assert [region for region in Region if worth[region]] == [Region.OBSERVATION, Region.SPEECH]


def test_a_lead_is_good_and_a_firm_one_better() -> None:
    table = Table().role(1, "selfishness").role(2, "doubt")
    table.marker(2, "fear", "speech", 0, 20)
    behind = value(table, 1)
    marker = table.marker(1, "joy", "speech", 16, 20)
    ahead = value(table, 1)
    assert ahead > behind
    table.state.y[marker] = 52_000
    assert behind < value(table, 1) < ahead


def test_a_friends_lead_is_better_than_a_foes() -> None:
    table = Table()
    table.marker(2, "joy", "speech", 0, 20)
    assert value(table, 0, {2: 0.8}) > value(table, 0, {2: -0.8})


def test_roles_that_count_destroyed_markers_look_at_them() -> None:
    table = Table().role(1, "mischief").role(2, "pride").role(3, "selfishness")
    before = [chance(table, seat) for seat in (1, 2, 3)]
    for seat in (1, 2, 3):
        marker = table.marker(seat, "anger", "destroyed")
        after = chance(table, seat)
        table.state.place[marker] = UNUSED
        assert (after > before[seat - 1], after < before[seat - 1]) == {
            1: (True, False), 2: (False, True), 3: (False, False),
        }[seat]  # fmt: skip


def test_roles_that_need_a_region_value_it_most() -> None:
    table = Table().role(1, "honesty").role(2, "doubt")
    before = chance(table, 1), chance(table, 2)
    table.marker(1, "joy", "speech")
    assert chance(table, 1) > before[0]
    assert chance(table, 2) == before[1]


def test_an_inspector_keeps_strong_markers_for_later_if_a_weak_one_does() -> None:
    table = Table().role(1, "selfishness")
    seen = reading(table, 1, {}, OF_AN_INSPECTOR)
    before = seen.value(table.state, NOTHING)
    for points, emotion in ((1, "anger"), (3, "joy")):
        marker = table.marker(1, emotion, "destroyed")
        without = seen.value(table.state, NOTHING)
        assert before - without == pytest.approx(points * OF_AN_INSPECTOR.unused)
        table.state.place[marker] = UNUSED


def test_an_inspector_prefers_the_regions_that_decide_trials() -> None:
    worth = region_worth(Table().state, OF_AN_INSPECTOR)
    assert min(worth[Region.OBSERVATION], worth[Region.MOTOR_SKILLS]) > worth[Region.SPEECH]
    assert worth[Region.SPEECH] > worth[Region.INSTINCT]
