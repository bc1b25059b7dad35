"""What Caprice's plots do while they are in play, and how they end (Plots; Resolving Plots)."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android.catalogue import CARDS, ENDINGS, NPC, PLOTS
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.daytime import time_per_turn
from caseboard.games.android.rules.locations import ability_time
from tests.games.android.names import PLOT, play_key, the_card
from tests.games.android.scenario import Scenario, table

CAPRICE, FLOYD = range(2)
OWNERSHIP, DANIEL, MADNESS = "property-of-jinteki", "daniel", "descent-into-madness"
caprice = partial(table, "caprice", "floyd", "louis")


def ended(plot: str, line: int, positive: bool) -> Scenario:
    """The end of week one, with her crossroads card resolved one way."""
    t = caprice(plot=plot).at("caprice", "city-hall").next_turn("caprice", day=6)
    t.plot("caprice", plot, line)
    t.has("caprice", plots_used=1 << PLOT[plot], good=9 if positive else 0)
    return t.next_turn("caprice", day=7)


def test_good_and_bad_endings_are_good_and_bad() -> None:
    worth = {
        PLOTS[PLOT[key]].name: [end.vp for end in PLOTS[PLOT[key]].endings]
        for key in (OWNERSHIP, DANIEL)
    }
    assert worth == {"Property of Jinteki": [7, -1, 2, -4], "Daniel": [7, -1, 3, -5]}
    assert [end.vp for end in PLOTS[PLOT[MADNESS]].endings] == [5, -2, 3, -7]


class TestTheLibertySocietyHasFiledASuit:
    def test_is_where_a_good_start_leads(self) -> None:
        assert PLOTS[PLOT[OWNERSHIP]].crossroads[0].name == "The Liberty Society has filed a suit"

    def test_human_first_costs_nothing(self) -> None:
        t = caprice(plot=OWNERSHIP, line=CROSSROADS_GOOD)
        for found in CARDS[22:44]:
            assert found is not None
            free = "Human First" in found.traits
            assert base_cost(t.s, CAPRICE, found) == (0 if free else found.cost)

    def test_so_it_can_be_played_with_the_marker_at_its_light_end(self) -> None:
        t = caprice(plot=OWNERSHIP, line=CROSSROADS_GOOD).hold("floyd", "Boys, bring the big one")
        t.has("floyd", twilight=-4)
        t.do("move laurel-court")
        assert (t.kind, t.asked) == ("free-draw", "caprice")
        t.do("pass").play("Boys, bring the big one")
        assert (t.kind, t.asked) == ("fight", "caprice")
        assert t.of("bad", "caprice") == 1
        assert t.of("twilight", "floyd") == -4

    def test_before_it_human_first_has_its_price(self) -> None:
        assert (
            base_cost(caprice(plot=OWNERSHIP).s, CAPRICE, the_card("Boys, bring the big one")) == 2
        )


class TestPropertyOfJinteki:
    def test_city_hall_and_the_lawyers_help(self) -> None:
        t = caprice(plot=OWNERSHIP).at("caprice", "city-hall").do("ability city-hall")
        assert t.baggage("caprice") == (1, 0)
        t = (
            caprice(plot=OWNERSHIP)
            .at("caprice", "jacks-diner")
            .do("move monroe-associates", "pass")
        )
        assert t.of("good", "caprice") == 1

    def test_going_home_hurts(self) -> None:
        t = caprice(plot=OWNERSHIP).at("caprice", "laurel-court").do("move jinteki", "pass")
        assert t.of("bad", "caprice") == 1

    def test_loyalty_changes_its_meaning_at_the_review(self) -> None:
        before = caprice(plot=OWNERSHIP).resolve(Gains("loyalty"), "caprice")
        after = caprice(plot=OWNERSHIP, line=CROSSROADS_BAD).resolve(Gains("loyalty"), "caprice")
        assert before.baggage("caprice") == (0, 1)
        assert after.baggage("caprice") == (1, 0)

    def test_the_review_takes_time_and_opens_the_lab(self) -> None:
        t = caprice(plot=OWNERSHIP).at("caprice", "city-hall").next_turn("caprice", day=4)
        assert t.of("plot_line", "caprice") == CROSSROADS_BAD
        assert (t.s.turn, t.time) == (CAPRICE, 5)
        assert ability_time(t.s, CAPRICE, PLACE["jinteki"]) == 1
        assert ability_time(t.s, FLOYD, PLACE["jinteki"]) == 2

    def test_a_lease_comes_with_a_jinteki_token(self) -> None:
        t = ended(OWNERSHIP, CROSSROADS_BAD, positive=True)
        assert t.of("jinteki", "caprice") == 1
        assert t.of("endings", "caprice") == [4 * PLOT[OWNERSHIP] + 2]

    def test_a_recall_takes_the_free_thoughts_away(self) -> None:
        t = ended(OWNERSHIP, CROSSROADS_BAD, positive=False)
        assert t.at("caprice", "city-hall").do("move weyland-real-estate").kind == "turn"
        assert t.of("hands", "caprice") == []


class TestDaniel:
    @pytest.mark.parametrize(
        ("place", "good", "bad"),
        [("laurel-court", 1, 0), ("jinteki", 0, 0), ("castle-club", 0, 1), ("wyldside", 0, 1)],
    )
    def test_it_matters_where_she_is_at_the_end_of_the_day(
        self, place: str, good: int, bad: int
    ) -> None:
        t = caprice(plot=DANIEL).at("caprice", place).do("end-turn")
        assert t.baggage("caprice") == (good, bad)

    def test_the_promise_makes_minds_dearer_and_dangerous(self) -> None:
        name = "I was behind his eyes when he did it"
        t = caprice(plot=DANIEL, line=CROSSROADS_GOOD).hold("caprice", name)
        assert base_cost(t.s, CAPRICE, the_card(name)) == 1
        assert base_cost(t.s, CAPRICE, the_card("I kept your dinner warm")) == 0
        t.play(name)
        assert t.of("bad", "caprice") == 1
        assert t.of("twilight", "caprice") == 1

    def test_alone_she_has_more_time(self) -> None:
        t = caprice(plot=DANIEL, line=CROSSROADS_BAD)
        assert time_per_turn(t.s, CAPRICE) == time_per_turn(caprice(plot=DANIEL).s, CAPRICE) + 1

    def test_he_can_be_caught_at_the_root(self) -> None:
        t = caprice(plot=DANIEL, line=CROSSROADS_BAD).at("caprice", "the-root").do("end-turn")
        assert t.of("good", "caprice") == 1

    def test_the_worst_ending_takes_him_away(self) -> None:
        t = ended(DANIEL, CROSSROADS_BAD, positive=False)
        assert t.s.npc_gone[NPC["daniel"]] == 1
        assert t.s.sanity == -1
        name = "I kept your dinner warm"
        assert t.hold("caprice", name).why_not(play_key(name)) == "condition"

    def test_the_umbrella_brings_a_favor(self) -> None:
        t = ended(DANIEL, CROSSROADS_BAD, positive=True)
        assert sum(t.of("favors", "caprice")[4:]) == 1

    def test_a_parting_takes_a_favor(self) -> None:
        t = caprice(plot=DANIEL).at("caprice", "city-hall").next_turn("caprice", day=6)
        name = "I kept your dinner warm"
        t.hold("caprice", name).play(name)
        assert sum(t.of("favors", "caprice")[4:]) == 1
        t.plot("caprice", DANIEL, CROSSROADS_GOOD).next_turn("caprice", day=7)
        assert ENDINGS[t.of("endings", "caprice")[0]].vp == -1
        assert sum(t.of("favors", "caprice")[4:]) == 0


class TestDescentIntoMadness:
    def test_prayer_helps_and_reading_minds_does_not(self) -> None:
        t = caprice(plot=MADNESS).at("caprice", "the-quiet-shrine").do("end-turn")
        assert t.of("good", "caprice") == 1
        name = "You can't hide your secrets from me"
        t = caprice(plot=MADNESS).hold("caprice", name).play(name)
        assert t.of("bad", "caprice") == 1

    def test_sitting_still_is_a_sacrifice_of_her_own(self) -> None:
        t = caprice(plot=MADNESS).do("sacrifice caprice-good-1")
        assert (t.of("good", "caprice"), t.time) == (1, 4)

    def test_with_their_names_known_they_think_for_her(self) -> None:
        assert "draw-two" not in caprice(plot=MADNESS).keys
        t = caprice(plot=MADNESS, line=CROSSROADS_GOOD).do("draw-two", "draw-light", "draw-light")
        assert (len(t.of("hands", "caprice")), t.time) == (2, 5)
        assert "draw-two" not in t.keys

    def test_trauma_hurts_the_one_who_knows_their_names(self) -> None:
        assert (
            caprice(plot=MADNESS, line=CROSSROADS_GOOD)
            .resolve(GainTrauma(1), "caprice")
            .of("bad", "caprice")
            == 1
        )

    @pytest.mark.parametrize("line", [CROSSROADS_GOOD, CROSSROADS_BAD])
    @pytest.mark.parametrize(("sanity", "bad"), [(0, 0), (-1, 1), (-3, 1)])
    def test_a_night_below_zero_weighs(self, line: int, sanity: int, bad: int) -> None:
        t = caprice(plot=MADNESS, line=line).at("caprice", "city-hall").set(sanity=sanity)
        assert t.do("end-turn").baggage("caprice") == (0, bad)

    def test_somebody_else_driving_is_cheap_and_careless(self) -> None:
        t = caprice(plot=MADNESS, line=CROSSROADS_BAD).at("caprice", "city-hall")
        assert base_cost(t.s, CAPRICE, the_card("I see it. I see all of it")) == 1
        assert base_cost(t.s, CAPRICE, the_card("You can't hide your secrets from me")) == 0
        t.hold("caprice", "I kept your dinner warm").next_turn("caprice", day=2)
        assert t.of("hands", "caprice") == []

    def test_one_voice_is_sane_and_sure_of_the_innocent(self) -> None:
        t = ended(MADNESS, CROSSROADS_GOOD, positive=True)
        assert t.s.sanity == 2
        seat, state = CAPRICE, t.s
        culprit = next(who for who in state.lineup if who != state.innocent[seat])
        bonus = [line.points for line in breakdown(state, seat, culprit) if "bonus" in line.reason]
        assert bonus == [2]

    def test_letting_them_go_is_for_good(self) -> None:
        t = ended(MADNESS, CROSSROADS_BAD, positive=True)
        assert t.s.npc_gone[NPC["the-sisters"]] == 1
        assert t.s.sanity == 1


def test_others_can_pay_to_hurt_each_of_her_plots() -> None:
    for plot in (OWNERSHIP, DANIEL, MADNESS):
        t = caprice(plot=plot).at("caprice", "city-hall").until(by="floyd")
        before = t.time
        bad = t.of("bad", "caprice")
        t.do("sacrifice caprice-bad-1")
        assert t.of("bad", "caprice") == bad + 1
        assert t.time == before - 2
