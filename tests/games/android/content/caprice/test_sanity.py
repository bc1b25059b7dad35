"""Caprice's Sanity card at work (Special Cards; A18)."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.content.caprice.plots import DANIEL, MADNESS, OWNERSHIP
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.life import Sanity
from caseboard.games.android.numbers import CROSSROADS_BAD, NOBODY
from caseboard.games.android.rules.closing import breakdown
from tests.games.android.content.caprice.scene import CAPRICE, FLOYD, LOUIS, Scene


def test_it_starts_in_the_middle() -> None:
    assert Scene().state.sanity == 0


def test_trauma_takes_sanity_with_it() -> None:
    assert Scene().happens(GainTrauma(2)).state.sanity == -1


def test_other_peoples_trauma_leaves_her_alone() -> None:
    assert Scene().happens(GainTrauma(1), target=LOUIS).state.sanity == 0


def test_the_umbrella_makes_up_for_it() -> None:
    name = "He is waiting downstairs with the umbrella"
    scene = Scene().hold(CAPRICE, name).play(name).happens(GainTrauma(1))
    assert scene.state.sanity == 0
    assert scene.state.trauma[CAPRICE] == 1


def test_it_ends_at_three_on_both_sides() -> None:
    assert Scene().happens(Sanity(9)).state.sanity == 3
    assert Scene().happens(Sanity(-9)).state.sanity == -3


@pytest.mark.parametrize(("sanity", "time"), [(-3, 5), (-2, 6)])
def test_at_the_bottom_every_turn_is_shorter(sanity: int, time: int) -> None:
    scene = Scene(OWNERSHIP).sanity(sanity).at("city-hall").end_turns_until(2)
    assert scene.state.turn == CAPRICE
    assert scene.state.time == time


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
    assert Scene(OWNERSHIP).sanity(sanity).at(place).do("end-turn").state.sanity == after


def test_starlight_crusade_heals_more_than_trauma() -> None:
    scene = Scene().at("starlight-crusade")
    scene.state.trauma[CAPRICE] = 1
    scene.state.favors[CAPRICE][0] = 1
    scene.at("starlight-crusade").do("ability starlight-crusade")
    assert (scene.state.trauma[CAPRICE], scene.state.sanity) == (0, 1)


@pytest.mark.parametrize("sanity", [-3, 2])
def test_it_counts_at_the_end(sanity: int) -> None:
    scene = Scene().sanity(sanity)
    lines = breakdown(scene.state, CAPRICE, NOBODY)
    assert [line.points for line in lines if line.reason == "Sanity"] == [sanity]
    assert not [line for line in breakdown(scene.state, FLOYD, NOBODY) if line.reason == "Sanity"]


@pytest.mark.parametrize(("sanity", "playable"), [(0, True), (-1, True), (-2, False), (-3, False)])
def test_sanity_that_is_not_there_cannot_be_given_up(sanity: int, playable: bool) -> None:
    scene = Scene().sanity(sanity).hold(CAPRICE, "I see it. I see all of it")
    assert ("play caprice-light-21" in scene.offered()) == playable
    reason = scene.game.why_not("play caprice-light-21")
    assert (reason and reason.text) == (None if playable else "2 sanity must be given up for it")


class TestDescentIntoMadness:
    """It never comes by chance, only to a mind that is low at the end of week one."""

    @pytest.mark.parametrize("first", [OWNERSHIP, DANIEL])
    @pytest.mark.parametrize(("sanity", "comes"), [(-3, True), (-2, True), (-1, False), (3, False)])
    def test_comes_in_week_two(self, first: int, sanity: int, comes: bool) -> None:
        scene = Scene(first).at("city-hall").end_turns_until(6)
        scene.state.plots_used[CAPRICE] = 1 << first
        scene.state.good[CAPRICE] = 9
        scene.sanity(sanity).end_turns_until(7)
        assert (scene.state.plot[CAPRICE] == MADNESS) == comes
        assert scene.state.plot[CAPRICE] != first

    def test_can_be_brought_on_by_grief(self) -> None:
        scene = Scene(DANIEL).at("city-hall").end_turns_until(6)
        scene.state.plots_used[CAPRICE] = 1 << DANIEL
        assert scene.state.plot_line[CAPRICE] == CROSSROADS_BAD
        assert scene.sanity(-1).end_turns_until(7).state.plot[CAPRICE] == MADNESS

    def test_is_not_among_the_plots_of_chance(self) -> None:
        assert [PLOTS[n].by_chance for n in (OWNERSHIP, DANIEL, MADNESS)] == [True, True, False]
