"""Caprice's Sanity card at work (Special Cards; A18)."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.life import Sanity
from caseboard.games.android.numbers import CROSSROADS_BAD, NOBODY
from caseboard.games.android.rules.closing import breakdown
from tests.games.android.names import PLOT
from tests.games.android.scenario import table

CAPRICE, FLOYD = range(2)
OWNERSHIP, DANIEL, MADNESS = "property-of-jinteki", "daniel", "descent-into-madness"
caprice = partial(table, "caprice", "floyd", "louis")


def test_it_starts_in_the_middle() -> None:
    assert caprice().s.sanity == 0


def test_trauma_takes_sanity_with_it() -> None:
    assert caprice().resolve(GainTrauma(2), "caprice").s.sanity == -1


def test_other_peoples_trauma_leaves_her_alone() -> None:
    assert caprice().resolve(GainTrauma(1), "caprice", target="louis").s.sanity == 0


def test_the_umbrella_makes_up_for_it() -> None:
    name = "He is waiting downstairs with the umbrella"
    t = caprice().hold("caprice", name).play(name).resolve(GainTrauma(1), "caprice")
    assert t.s.sanity == 0
    assert t.of("trauma", "caprice") == 1


def test_it_ends_at_three_on_both_sides() -> None:
    assert caprice().resolve(Sanity(9), "caprice").s.sanity == 3
    assert caprice().resolve(Sanity(-9), "caprice").s.sanity == -3


@pytest.mark.parametrize(("sanity", "time"), [(-3, 5), (-2, 6)])
def test_at_the_bottom_every_turn_is_shorter(sanity: int, time: int) -> None:
    t = caprice(plot=OWNERSHIP).set(sanity=sanity).at("caprice", "city-hall").next_turn("caprice")
    assert t.s.turn == CAPRICE
    assert t.time == time


@pytest.mark.parametrize(
    ("sanity", "place", "after"),
    [
        (-2, "the-quiet-shrine", -1),
        (-1, "the-quiet-shrine", 0),
        (0, "the-quiet-shrine", 0),
        (-2, "laurel-court", -2),
    ],
)
def test_below_zero_a_religious_place_helps_at_the_end_of_a_turn(
    sanity: int, place: str, after: int
) -> None:
    t = caprice(plot=OWNERSHIP).set(sanity=sanity).at("caprice", place).do("end-turn")
    assert t.s.sanity == after


def test_starlight_crusade_heals_more_than_trauma() -> None:
    t = caprice().at("caprice", "starlight-crusade").has("caprice", trauma=1)
    t.favors("caprice", corp=1).do("ability starlight-crusade")
    assert (t.of("trauma", "caprice"), t.s.sanity) == (0, 1)


@pytest.mark.parametrize("sanity", [-3, 2])
def test_it_counts_at_the_end(sanity: int) -> None:
    t = caprice().set(sanity=sanity)
    lines = breakdown(t.s, CAPRICE, NOBODY)
    assert [line.points for line in lines if line.reason == "Sanity"] == [sanity]
    assert not [line for line in breakdown(t.s, FLOYD, NOBODY) if line.reason == "Sanity"]


@pytest.mark.parametrize(("sanity", "playable"), [(0, True), (-1, True), (-2, False), (-3, False)])
def test_sanity_that_is_not_there_cannot_be_given_up(sanity: int, playable: bool) -> None:
    t = caprice().set(sanity=sanity).hold("caprice", "I see it. I see all of it")
    assert ("play caprice-light-21" in t.keys) == playable
    reason = t.game.why_not("play caprice-light-21")
    assert (reason and reason.text) == (None if playable else "2 sanity must be given up for it")


class TestDescentIntoMadness:
    """It never comes by chance, only to a mind that is low at the end of week one."""

    @pytest.mark.parametrize("first", [OWNERSHIP, DANIEL])
    @pytest.mark.parametrize(("sanity", "comes"), [(-3, True), (-2, True), (-1, False), (3, False)])
    def test_comes_in_week_two(self, first: str, sanity: int, comes: bool) -> None:
        t = caprice(plot=first).at("caprice", "city-hall").next_turn("caprice", day=6)
        t.has("caprice", plots_used=1 << PLOT[first], good=9)
        t.set(sanity=sanity).next_turn("caprice", day=7)
        assert (t.of("plot", "caprice") == PLOT[MADNESS]) == comes
        assert t.of("plot", "caprice") != PLOT[first]

    def test_can_be_brought_on_by_grief(self) -> None:
        t = caprice(plot=DANIEL).at("caprice", "city-hall").next_turn("caprice", day=6)
        t.has("caprice", plots_used=1 << PLOT[DANIEL])
        assert t.of("plot_line", "caprice") == CROSSROADS_BAD
        assert t.set(sanity=-1).next_turn("caprice", day=7).of("plot", "caprice") == PLOT[MADNESS]

    def test_is_not_among_the_plots_of_chance(self) -> None:
        assert [PLOTS[PLOT[key]].by_chance for key in (OWNERSHIP, DANIEL, MADNESS)] == [
            True,
            True,
            False,
        ]
