"""The three Directive cards, at the table (Special Cards)."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.bots.android.plots import way_worth
from caseboard.games.android import events
from caseboard.games.android.catalogue import PLOTS, Plot
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import FLOYD as FLOYDS
from caseboard.games.android.rules.closing import link_values, score_special
from caseboard.games.android.rules.favors import gain_trauma
from tests.games.android.names import play_key
from tests.games.android.scenario import Scenario, table

FLOYD = 0
floyd = partial(table, "floyd", "louis", "caprice", plot="hammers")

FIRST, SECOND, THIRD = range(3)
KATE_TESTIFIES = 0
"""A general event that costs nobody any Time."""
COATS = "There is a hammer under every one of those coats"
JOKE, BACK_PEW = "Define 'joke', please", "May I sit at the back, Father?"


def without(directive: int) -> Scenario:
    return floyd().set(directives=[int(number != directive) for number in range(3)])


def attacked(t: Scenario) -> Scenario:
    t.at("floyd", "rockvil-estates").hold("louis", COATS)
    return t.do("move jacks-diner").play(COATS)


def test_first_floyd_must_fight_with_light_tactics() -> None:
    t = attacked(floyd())
    assert [fact.light for fact in t.told(events.Tactics)] == [True]
    assert t.of("twilight", "floyd") == -1


def test_first_once_shed_floyd_may_fight_back() -> None:
    t = attacked(without(FIRST))
    assert t.kind == "fight"
    t.do("dark-tactics")
    assert t.of("trauma", "floyd") == 1
    assert t.of("twilight", "floyd") == 1


@pytest.mark.parametrize(("kept", "trauma"), [(True, 0), (False, 2)])
def test_first_floyd_takes_no_trauma(kept: bool, trauma: int) -> None:
    t = floyd() if kept else without(FIRST)
    gain_trauma(t.s, FLOYD, 2)
    assert t.of("trauma", "floyd") == trauma


@pytest.mark.parametrize("kept", [True, False])
def test_second_only_one_light_card_a_turn(kept: bool) -> None:
    t = floyd() if kept else without(SECOND)
    t.hold("floyd", JOKE, BACK_PEW).play(BACK_PEW)
    assert (play_key(JOKE) in t.keys) is not kept


def test_second_the_limit_is_a_reason_and_ends_with_the_turn() -> None:
    t = floyd().hold("floyd", JOKE, BACK_PEW).play(BACK_PEW)
    assert t.why_not(play_key(JOKE)) == "light-card-limit"
    t.next_turn("floyd")
    assert play_key(JOKE) in t.keys


@pytest.mark.parametrize(("kept", "spent"), [(True, [0, 1]), (False, [1, 1])])
def test_second_one_lead_a_turn_is_free(kept: bool, spent: list[int]) -> None:
    t = floyd() if kept else without(SECOND)
    costs = []
    for lead in ("testimony-eve", "testimony-noise"):
        t.at("floyd", "levy-university").lead(lead, "levy-university")
        before = t.time
        t.do(f"follow {lead}")
        costs.append(before - t.time)
        t.until()
    assert costs == spent


@pytest.mark.parametrize(("kept", "time"), [(True, 7), (False, 6)])
def test_third_one_more_time_a_turn(kept: bool, time: int) -> None:
    t = floyd() if kept else without(THIRD)
    t.next_turn("floyd")
    assert t.s.turn == FLOYD
    assert t.time == time


def maintenance(t: Scenario, day: int, place: str) -> tuple[int, int]:
    """Time lost in the next turn and bad baggage gained as a day ends with Floyd at a place."""
    t.set(day=day, event_bag=[KATE_TESTIFIES]).at("floyd", place)
    while t.s.day == day:
        t.idle()
    lost = [e.amount for e in t.told(events.NextTurnTime) if e.seat == FLOYD]
    bad = [e.count for e in t.told(events.BadBaggage) if e.seat == FLOYD]
    return sum(lost), sum(bad)


@pytest.mark.parametrize("day", [4, 10])
def test_third_maintenance_missed(day: int) -> None:
    assert maintenance(floyd(), day, "jacks-diner") == (-2, 1)


@pytest.mark.parametrize(
    ("day", "place"), [(4, "haas-bioroid"), (10, "haas-bioroid"), (2, "jacks-diner")]
)
def test_third_maintenance_kept_or_not_due(day: int, place: str) -> None:
    assert maintenance(floyd(), day, place) == (0, 0)


def test_third_once_shed_nobody_waits_for_him() -> None:
    assert maintenance(without(THIRD), 4, "jacks-diner") == (0, 0)


def test_he_starts_at_haas_bioroid_with_all_three() -> None:
    t = floyd()
    assert t.s.directives == [1, 1, 1]
    assert t.of("place", "floyd") == PLACE["haas-bioroid"]


@pytest.mark.parametrize(("kept", "vp"), [([1, 1, 1], 3), ([1, 0, 1], 2), ([0, 0, 0], 0)])
def test_a_directive_that_was_kept_is_worth_a_point(kept: list[int], vp: int) -> None:
    t = table("floyd", "louis", "caprice").bare().set(directives=kept)
    lines = score_special(t.s, 0, 0, link_values(t.s))
    assert sum(line.points for line in lines) == vp
    assert not score_special(t.s, 1, 0, link_values(t.s))


@pytest.mark.parametrize("plot", [plot for plot in PLOTS if plot.detective == FLOYDS])
@pytest.mark.parametrize(("positive", "way"), [(True, 0), (False, 1)])
def test_a_bot_sheds_a_directive_only_after_a_good_start(
    plot: Plot, positive: bool, way: int
) -> None:
    t = table("floyd", "louis", "caprice").has("floyd", plot=PLOTS.index(plot))
    worth = [way_worth(t.s, 0, side, positive) for side in (0, 1)]
    assert worth.index(max(worth)) == way
