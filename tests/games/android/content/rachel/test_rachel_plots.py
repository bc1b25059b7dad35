"""Scenes with Rachel's plots: what brings baggage, where the roads lead, what the endings leave."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import NPC
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, NOBODY, START
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.movement import why_not_enter
from tests.games.android.names import PLOT, card_key, card_named, favor_named, play_key
from tests.games.android.scenario import Scenario, table

RACHEL = 0

GOOD_SACRIFICE, BAD_SACRIFICE = "sacrifice rachel-good-1", "sacrifice rachel-bad-1"


class TestTheCaptainsDaughter:
    KEY = "the-captains-daughter"

    def test_a_visit_at_the_precinct_is_good(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).at("rachel", "tonys-flophouse").move("napd")
        assert t.baggage("rachel") == (1, 0)

    def test_spending_his_favor_is_bad(self, t: Scenario) -> None:
        t.favors("rachel", captain_beckmann=1).has("rachel", trauma=1)
        t.plot("rachel", self.KEY).at("rachel", "starlight-crusade")
        t.do("ability starlight-crusade", "spend captain-beckmann")
        assert t.baggage("rachel") == (0, 1)

    def test_spending_anybody_elses_is_not(self, t: Scenario) -> None:
        t.favors("rachel", lena=1).has("rachel", trauma=1)
        t.plot("rachel", self.KEY).at("rachel", "starlight-crusade")
        t.do("ability starlight-crusade", "spend lena")
        assert t.baggage("rachel") == (0, 0)

    def test_doing_him_a_favor_is_good(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        assert t.s.money == 1

    def test_but_not_with_his_own(self, t: Scenario) -> None:
        t.favors("rachel", captain_beckmann=1)
        t.plot("rachel", self.KEY).do(GOOD_SACRIFICE, "spend captain-beckmann")
        assert t.baggage("rachel") == (1, 1)

    def test_love_is_good_and_pride_is_bad(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).hold("rachel", "Same blue thermos, same bad coffee")
        t.play("Same blue thermos, same bad coffee").do("option 2")
        assert t.baggage("rachel") == (2, 0)
        t.hold("louis", "He hung up first").play_later("He hung up first")
        assert t.baggage("rachel") == (2, 1)

    def test_another_player_may_give_1_time_and_a_dark_card_to_hurt(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).until(by="louis")
        assert BAD_SACRIFICE not in t.keys
        t.hold("louis", "That noise is new")
        time = t.time
        t.do(BAD_SACRIFICE)
        assert t.baggage("rachel") == (0, 1)
        assert t.time == time - 1
        assert not t.of("hands", "louis")

    def test_dinner_is_in_meridian(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).at("rachel", "rockvil-estates").do("end-turn")
        assert t.baggage("rachel") == (1, 0)

    def test_a_bottle_is_welcome_and_a_favor_calls_him_away(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        assert t.s.money == 1
        t.favors("louis", mr_li=0, sara=0, corp=1)
        t.until(by="louis").do(BAD_SACRIFICE)
        assert t.baggage("rachel") == (1, 1)
        assert not any(t.of("favors", "louis"))

    def test_a_fight_spoils_the_dinner(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).hold("rachel", "Cuff him, weigh him, cash him")
        t.play("Cuff him, weigh him, cash him")
        assert t.baggage("rachel") == (0, 1)

    def test_while_they_dine_the_precinct_works_faster(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).at("rachel", "napd")
        time = t.time
        t.do("ability napd")
        assert t.of("dropship", "rachel") == 1
        assert t.time == time

    def test_internal_affairs_keeps_her_out_of_the_precinct(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_BAD).at("rachel", "tonys-flophouse")
        reason = why_not_enter(t.s, RACHEL, PLACE["napd"])
        assert reason is not None
        assert reason.code == "no-entry"

    def test_documents_clear_him_and_offices_wear_her_down(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_BAD).move("city-hall")
        assert t.baggage("rachel") == (0, 1)
        t.follow("document-rachel")
        assert t.baggage("rachel") == (1, 1)

    def test_reading_his_old_reports_takes_2_time(self, t: Scenario) -> None:
        time = t.plot("rachel", self.KEY, CROSSROADS_BAD).time
        t.do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        assert t.time == time - 2

    def test_the_spare_badge_pays_for_every_favor_kept(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).resolve_plot("rachel", 2, 1, day=12)
        assert t.ending("rachel") == "The spare badge"
        t.favors("rachel", captain_beckmann=2)
        lines = {line.reason: line.points for line in breakdown(t.s, RACHEL, NOBODY)}
        assert lines["Ending: The spare badge"] == 6
        assert lines["2 × unspent Captain Beckmann favor, by a plot ending"] == 2

    def test_a_tie_leaves_the_chair_empty(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).resolve_plot("rachel", 1, 1)
        assert t.ending("rachel") == "One chair too many"

    def test_the_captains_end_takes_his_favors(self, t: Scenario) -> None:
        t.favors("rachel", captain_beckmann=2)
        t.plot("rachel", self.KEY, CROSSROADS_BAD).resolve_plot("rachel", 0, 1)
        assert t.ending("rachel") == "His badge, signed for by me"
        assert t.s.npc_gone[NPC["captain-beckmann"]]
        assert t.favor("rachel", "captain-beckmann") == 0
        assert t.s.favor_bank[favor_named("captain-beckmann")] == 3

    def test_under_oath_with_courage(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_BAD).resolve_plot("rachel", 1, 0)
        assert t.ending("rachel") == "I said it under oath"


class TestInHock:
    KEY = "in-hock"

    def test_a_thousand_on_the_counter_is_good_and_takes_no_time(self, t: Scenario) -> None:
        time = t.time
        t.do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        assert (t.s.money, t.time) == (1, time)

    def test_nothing_can_be_paid_with_nothing(self, t: Scenario) -> None:
        t.set(money=0)
        assert GOOD_SACRIFICE not in t.keys

    @pytest.mark.parametrize(
        ("money", "found"), [(0, (0, 1)), (1, (0, 0)), (3, (0, 0)), (4, (1, 0))]
    )
    def test_sable_looks_into_her_purse_at_night(
        self, t: Scenario, money: int, found: tuple[int, int]
    ) -> None:
        t.set(money=money)
        t.do("end-turn")
        assert t.baggage("rachel") == found

    def test_a_street_favor_sends_the_collectors(self, t: Scenario) -> None:
        t.favors("louis", mr_li=0, sara=0)
        assert BAD_SACRIFICE not in t.until(by="louis").keys
        t.favors("louis", street=1).do(BAD_SACRIFICE)
        assert t.baggage("rachel") == (0, 1)
        assert not any(t.of("favors", "louis"))

    def test_the_lead_is_given_up_for_quill(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD)
        t.follow("physical-rachel")
        t.do("sacrifice-lead")
        assert t.baggage("rachel") == (1, 0)

    def test_a_hotel_register_costs_a_thousand(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        assert t.s.money == 1

    def test_wounds_slow_her_down(self, t: Scenario) -> None:
        name = "The bounty was fake. The gun wasn't"
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).hold("louis", name)
        t.move("the-drowned-bell").play(name)
        t.do(t.keys[1])
        assert t.of("trauma", "rachel") == 2
        assert t.baggage("rachel") == (0, 1)

    def test_the_tow_crane_comes_at_the_bad_crossroads(self, t: Scenario) -> None:
        t.resolve_plot("rachel", 1, 1, day=3)
        assert t.of("plot_line", "rachel") == CROSSROADS_BAD
        assert t.s.stalled
        _, burden = t.baggage("rachel")
        t.do("end-turn")
        assert t.baggage("rachel") == (0, burden + 1)

    def test_without_money_she_sweeps_the_floor(self, t: Scenario) -> None:
        t.set(money=0)
        time = t.plot("rachel", self.KEY, CROSSROADS_BAD).time
        t.do("sacrifice rachel-good-2")
        assert t.baggage("rachel") == (1, 0)
        assert t.time == time - 2

    def test_oliver_has_a_bay_behind_kite_market(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_BAD).at("rachel", "tonys-flophouse")
        t.move("kite-market")
        assert t.baggage("rachel") == (1, 0)

    @pytest.mark.parametrize(
        ("line", "good", "name"),
        [
            (CROSSROADS_GOOD, 1, "Paid in full"),
            (CROSSROADS_GOOD, 0, "Quill jumped first"),
            (CROSSROADS_BAD, 1, "Lot nineteen, sold"),
            (CROSSROADS_BAD, 0, "Oliver's hands"),
        ],
    )
    def test_endings(self, t: Scenario, line: int, good: int, name: str) -> None:
        t.set(stalled=int(name == "Lot nineteen, sold"))
        t.plot("rachel", self.KEY, line).resolve_plot("rachel", good, 0)
        assert t.ending("rachel") == name
        assert t.of("trauma", "rachel") == int(name == "Quill jumped first")
        assert t.s.stalled == t.s.npc_gone[NPC["oliver"]] == int(name == "Oliver's hands")

    def test_a_new_plot_begins_after_the_first_week(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD)
        t.has("rachel", plots_used=t.of("plots_used", "rachel") | 1 << PLOT[self.KEY])
        t.resolve_plot("rachel", 1, 0, day=6)
        assert t.of("plot", "rachel") not in (NOBODY, PLOT[self.KEY])
        assert t.of("plot_line", "rachel") == START


class TestLenasName:
    KEY = "lenas-name"

    def test_her_favors_and_her_table_are_good(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).hold("rachel", "Lena's table, Lena's tab")
        t.play("Lena's table, Lena's tab")
        assert t.favor("rachel", "lena") == 1
        assert t.baggage("rachel") == (2, 0)
        t.at("rachel", "equator-archive").move("plume-tonic")
        assert t.baggage("rachel") == (3, 0)

    def test_hunting_people_is_bad(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).hold("rachel", "Dead or alive? Your call")
        t.play("Dead or alive? Your call").do(f"suspect {SUSPECTS[t.s.lineup[0]].key}")
        assert t.baggage("rachel") == (0, 1)

    def test_duty_is_bad_here(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).hold("rachel", "Tell him his daughter is here").move("city-hall")
        t.play("Tell him his daughter is here")
        assert t.baggage("rachel") == (0, 1)

    def test_another_player_gives_up_one_of_her_dark_cards(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).hold("louis", "That noise is new", "Fuel is up again")
        time = t.until(by="louis").time
        t.do(BAD_SACRIFICE, f"card {card_key('That noise is new')}")
        assert t.baggage("rachel") == (0, 1)
        assert t.time == time - 1
        assert t.of("hands", "louis") == [card_named("Fuel is up again")]

    def test_the_couch_is_in_tidewall(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).next_turn("rachel")
        assert t.baggage("rachel") == (1, 0)
        assert len(t.of("hands", "rachel")) == 1

    def test_elsewhere_there_is_neither_comfort_nor_card(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).at("rachel", "equator-archive")
        t.next_turn("rachel")
        assert t.baggage("rachel") == (0, 0)
        assert not t.of("hands", "rachel")

    def test_loose_talk_is_bad(self, t: Scenario) -> None:
        t.people(jimmy="rachel")
        t.plot("rachel", self.KEY, CROSSROADS_GOOD).do("jimmy")
        assert t.baggage("rachel") == (0, 1)

    def test_an_advance_comes_at_the_bad_crossroads(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY).resolve_plot("rachel", 0, 2, day=3)
        assert t.of("plot_line", "rachel") == CROSSROADS_BAD
        assert t.s.money == 3

    def test_she_flies_the_wrong_way_and_witnesses_point_the_right_one(self, t: Scenario) -> None:
        t.plot("rachel", self.KEY, CROSSROADS_BAD).do(GOOD_SACRIFICE)
        assert t.baggage("rachel") == (1, 0)
        t.follow(f"testimony-{SUSPECTS[t.s.lineup[0]].key}")
        assert t.baggage("rachel") == (1, 1)

    def test_guilt_is_good_once_she_hunts_her(self, t: Scenario) -> None:
        t.favors("rachel", lena=1)
        t.plot("rachel", self.KEY, CROSSROADS_BAD).hold("louis", "Lena needs it back by tonight")
        t.follow("physical-rachel")
        t.play("Lena needs it back by tonight")
        assert t.baggage("rachel") == (1, 0)

    @pytest.mark.parametrize(
        ("line", "good", "name", "favors", "money"),
        [
            (CROSSROADS_GOOD, 1, "Charges dropped, curtains up", 1, 2),
            (CROSSROADS_GOOD, 0, "A note, and no coat", 0, 2),
            (CROSSROADS_BAD, 1, "I looked at my watch", 0, 2),
            (CROSSROADS_BAD, 0, "I collected", 0, 5),
        ],
    )
    def test_endings(
        self, t: Scenario, line: int, good: int, name: str, favors: int, money: int
    ) -> None:
        t.plot("rachel", self.KEY, line).resolve_plot("rachel", good, 0, day=12)
        assert t.ending("rachel") == name
        assert t.favor("rachel", "lena") == favors
        assert t.s.money == money
        assert t.s.npc_gone[NPC["lena"]] == int(name == "I collected")

    def test_nobody_is_held_for_ransom_when_lena_is_gone(self, t: Scenario) -> None:
        card = "We have your friend. Bring the money"
        t.gone("lena").hold("louis", card).next_turn("rachel")
        assert card_named(card) in t.of("hands", "louis")
        assert play_key(card) not in t.keys


def test_the_rulebooks_rachel_scores_thirteen_for_two_endings_two_for_favors_three_for_money() -> (
    None
):
    t = table("rachel", "louis", "floyd")
    t.plot("rachel", "in-hock", CROSSROADS_GOOD).resolve_plot("rachel", 1, 0)
    t.plot("rachel", "the-captains-daughter", CROSSROADS_GOOD).resolve_plot("rachel", 1, 0, day=12)
    t.favors("rachel", captain_beckmann=2)
    t.set(money=3)
    lines = {line.reason: line.points for line in breakdown(t.s, RACHEL, NOBODY)}
    assert sum(points for reason, points in lines.items() if reason.startswith("Ending")) == 13
    assert lines["2 × unspent Captain Beckmann favor, by a plot ending"] == 2
    assert lines["$3,000 left"] == 3
