"""What Caprice's plots do while they are in play, and how they end (Plots; Resolving Plots)."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import CARDS, ENDINGS, NPC, PLOTS
from caseboard.games.android.content.caprice.plots import DANIEL, MADNESS, OWNERSHIP
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, START
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.daytime import time_per_turn
from caseboard.games.android.rules.locations import ability_time
from tests.games.android.content.caprice.scene import CAPRICE, FLOYD, Scene, card


def ended(plot: int, line: int, positive: bool) -> Scene:
    """The end of week one, with her crossroads card resolved one way."""
    scene = Scene(plot, START).at("city-hall").end_turns_until(6).plot(plot, line)
    scene.state.plots_used[CAPRICE] = 1 << plot
    scene.state.good[CAPRICE] = 9 if positive else 0
    return scene.end_turns_until(7)


def test_good_and_bad_endings_are_good_and_bad() -> None:
    worth = {PLOTS[n].name: [end.vp for end in PLOTS[n].endings] for n in (OWNERSHIP, DANIEL)}
    assert worth == {"Property of Jinteki": [7, -1, 2, -4], "Daniel": [7, -1, 3, -5]}
    assert [end.vp for end in PLOTS[MADNESS].endings] == [5, -2, 3, -7]


class TestTheLibertySocietyHasFiledASuit:
    def test_is_where_a_good_start_leads(self) -> None:
        assert PLOTS[OWNERSHIP].crossroads[0].name == "The Liberty Society has filed a suit"

    def test_human_first_costs_nothing(self) -> None:
        scene = Scene(OWNERSHIP, CROSSROADS_GOOD)
        for found in CARDS[22:44]:
            assert found is not None
            free = "Human First" in found.traits
            assert base_cost(scene.state, CAPRICE, found) == (0 if free else found.cost)

    def test_so_it_can_be_played_with_the_marker_at_its_light_end(self) -> None:
        scene = Scene(OWNERSHIP, CROSSROADS_GOOD).hold(FLOYD, "Boys, bring the big one")
        scene.state.twilight[FLOYD] = -4
        scene.do("move laurel-court")
        assert (scene.kind, scene.seat) == ("free-draw", CAPRICE)
        scene.do("pass").play("Boys, bring the big one")
        assert (scene.kind, scene.seat) == ("fight", CAPRICE)
        assert scene.state.bad[CAPRICE] == 1
        assert scene.state.twilight[FLOYD] == -4

    def test_before_it_human_first_has_its_price(self) -> None:
        assert base_cost(Scene(OWNERSHIP).state, CAPRICE, card("Boys, bring the big one")) == 2


class TestPropertyOfJinteki:
    def test_city_hall_and_the_lawyers_help(self) -> None:
        scene = Scene(OWNERSHIP).at("city-hall").do("ability city-hall")
        assert (scene.state.good[CAPRICE], scene.state.bad[CAPRICE]) == (1, 0)
        scene = Scene(OWNERSHIP).at("jacks-diner").do("move monroe-associates", "pass")
        assert scene.state.good[CAPRICE] == 1

    def test_going_home_hurts(self) -> None:
        scene = Scene(OWNERSHIP).at("laurel-court").do("move jinteki", "pass")
        assert scene.state.bad[CAPRICE] == 1

    def test_loyalty_changes_its_meaning_at_the_review(self) -> None:
        before = Scene(OWNERSHIP).happens(Gains("loyalty"))
        after = Scene(OWNERSHIP, CROSSROADS_BAD).happens(Gains("loyalty"))
        assert (before.state.good[CAPRICE], before.state.bad[CAPRICE]) == (0, 1)
        assert (after.state.good[CAPRICE], after.state.bad[CAPRICE]) == (1, 0)

    def test_the_review_takes_time_and_opens_the_lab(self) -> None:
        scene = Scene(OWNERSHIP).at("city-hall").end_turns_until(4)
        assert scene.state.plot_line[CAPRICE] == CROSSROADS_BAD
        assert (scene.state.turn, scene.state.time) == (CAPRICE, 5)
        assert ability_time(scene.state, CAPRICE, PLACE["jinteki"]) == 1
        assert ability_time(scene.state, FLOYD, PLACE["jinteki"]) == 2

    def test_a_lease_comes_with_a_jinteki_token(self) -> None:
        scene = ended(OWNERSHIP, CROSSROADS_BAD, positive=True)
        assert scene.state.jinteki[CAPRICE] == 1
        assert scene.state.endings[CAPRICE] == [4 * OWNERSHIP + 2]

    def test_a_recall_takes_the_free_thoughts_away(self) -> None:
        scene = ended(OWNERSHIP, CROSSROADS_BAD, positive=False)
        assert scene.at("city-hall").do("move weyland-real-estate").kind == "turn"
        assert scene.state.hands[CAPRICE] == []


class TestDaniel:
    @pytest.mark.parametrize(
        ("place", "good", "bad"),
        [("laurel-court", 1, 0), ("jinteki", 0, 0), ("castle-club", 0, 1), ("wyldside", 0, 1)],
    )
    def test_it_matters_where_she_is_at_the_end_of_the_day(
        self, place: str, good: int, bad: int
    ) -> None:
        scene = Scene(DANIEL).at(place).do("end-turn")
        assert (scene.state.good[CAPRICE], scene.state.bad[CAPRICE]) == (good, bad)

    def test_the_promise_makes_minds_dearer_and_dangerous(self) -> None:
        name = "I was behind his eyes when he did it"
        scene = Scene(DANIEL, CROSSROADS_GOOD).hold(CAPRICE, name)
        assert base_cost(scene.state, CAPRICE, card(name)) == 2
        assert base_cost(scene.state, CAPRICE, card("I kept your dinner warm")) == 0
        scene.play(name)
        assert scene.state.bad[CAPRICE] == 1
        assert scene.state.twilight[CAPRICE] == 2

    def test_alone_she_has_more_time(self) -> None:
        scene = Scene(DANIEL, CROSSROADS_BAD)
        assert (
            time_per_turn(scene.state, CAPRICE) == time_per_turn(Scene(DANIEL).state, CAPRICE) + 1
        )

    def test_he_can_be_caught_at_the_root(self) -> None:
        scene = Scene(DANIEL, CROSSROADS_BAD).at("the-root").do("end-turn")
        assert scene.state.good[CAPRICE] == 1

    def test_the_worst_ending_takes_him_away(self) -> None:
        scene = ended(DANIEL, CROSSROADS_BAD, positive=False)
        assert scene.state.npc_gone[NPC["daniel"]] == 1
        assert scene.state.sanity == -1
        name = "I kept your dinner warm"
        scene.hold(CAPRICE, name).play(name)
        assert not any(scene.state.favors[CAPRICE][4:])

    def test_the_umbrella_brings_a_favor(self) -> None:
        scene = ended(DANIEL, CROSSROADS_BAD, positive=True)
        assert sum(scene.state.favors[CAPRICE][4:]) == 1

    def test_a_parting_takes_a_favor(self) -> None:
        scene = Scene(DANIEL, START).at("city-hall").end_turns_until(6)
        name = "I kept your dinner warm"
        scene.hold(CAPRICE, name).play(name)
        assert sum(scene.state.favors[CAPRICE][4:]) == 1
        scene.plot(DANIEL, CROSSROADS_GOOD).end_turns_until(7)
        assert ENDINGS[scene.state.endings[CAPRICE][0]].vp == -1
        assert sum(scene.state.favors[CAPRICE][4:]) == 0


class TestDescentIntoMadness:
    def test_prayer_helps_and_reading_minds_does_not(self) -> None:
        scene = Scene(MADNESS).at("the-quiet-shrine").do("end-turn")
        assert scene.state.good[CAPRICE] == 1
        name = "You can't hide your secrets from me"
        scene = Scene(MADNESS).hold(CAPRICE, name).play(name)
        assert scene.state.bad[CAPRICE] == 1

    def test_sitting_still_is_a_sacrifice_of_her_own(self) -> None:
        scene = Scene(MADNESS).do("sacrifice caprice-good-1")
        assert (scene.state.good[CAPRICE], scene.state.time) == (1, 4)

    def test_with_their_names_known_they_think_for_her(self) -> None:
        assert "draw-two" not in Scene(MADNESS).offered()
        scene = Scene(MADNESS, CROSSROADS_GOOD).do("draw-two", "draw-light", "draw-light")
        assert (len(scene.state.hands[CAPRICE]), scene.state.time) == (2, 5)
        assert "draw-two" not in scene.offered()

    def test_trauma_hurts_the_one_who_knows_their_names(self) -> None:
        assert Scene(MADNESS, CROSSROADS_GOOD).happens(GainTrauma(1)).state.bad[CAPRICE] == 1

    def test_somebody_else_driving_is_cheap_and_careless(self) -> None:
        scene = Scene(MADNESS, CROSSROADS_BAD).at("city-hall")
        assert base_cost(scene.state, CAPRICE, card("I see it. I see all of it")) == 2
        assert base_cost(scene.state, CAPRICE, card("You can't hide your secrets from me")) == 0
        scene.hold(CAPRICE, "I kept your dinner warm").end_turns_until(2)
        assert scene.state.hands[CAPRICE] == []

    def test_one_voice_is_sane_and_sure_of_the_innocent(self) -> None:
        scene = ended(MADNESS, CROSSROADS_GOOD, positive=True)
        assert scene.state.sanity == 2
        seat, state = CAPRICE, scene.state
        culprit = next(who for who in state.lineup if who != state.innocent[seat])
        bonus = [line.points for line in breakdown(state, seat, culprit) if "bonus" in line.reason]
        assert bonus == [2]

    def test_letting_them_go_is_for_good(self) -> None:
        scene = ended(MADNESS, CROSSROADS_BAD, positive=True)
        assert scene.state.npc_gone[NPC["the-sisters"]] == 1
        assert scene.state.sanity == 1


def test_others_can_pay_to_hurt_each_of_her_plots() -> None:
    for plot in (OWNERSHIP, DANIEL, MADNESS):
        scene = Scene(plot).at("city-hall").do("end-turn")
        while scene.seat != FLOYD or scene.kind != "turn":
            scene.do("pass")
        before = scene.state.time
        bad = scene.state.bad[CAPRICE]
        scene.do("sacrifice caprice-bad-1")
        assert scene.state.bad[CAPRICE] == bad + 1
        assert scene.state.time == before - 2
