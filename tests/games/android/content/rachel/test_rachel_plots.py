"""Scenes with Rachel's plots: what brings baggage, where the roads lead, what the endings leave."""

from __future__ import annotations

import pytest

from caseboard.games.android.actions import (
    ABILITY,
    CARD,
    END_TURN,
    JIMMY,
    PLAY,
    SACRIFICE,
    SACRIFICE_LEAD,
    SPEND,
    SUSPECT,
)
from caseboard.games.android.catalogue import ENDINGS, FAVOR_OF, NPC
from caseboard.games.android.content.map import PLACE as AT
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, NOBODY, START
from caseboard.games.android.numbers import RACHEL as DETECTIVE
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.movement import why_not_enter
from tests.games.android.content.rachel.office import CARD_NAMED, LOUIS, PLOT_KEYED, RACHEL, Office

CAPTAIN, LENA = FAVOR_OF[NPC["captain-beckmann"]], FAVOR_OF[NPC["lena"]]
GOOD_SACRIFICE, BAD_SACRIFICE = SACRIFICE[DETECTIVE * 4], SACRIFICE[DETECTIVE * 4 + 2]
PHYSICAL_LEAD, DOCUMENT_LEAD = 6 + DETECTIVE, 11 + DETECTIVE


@pytest.fixture
def office() -> Office:
    return Office()


def baggage(office: Office) -> tuple[int, int]:
    return office.s.good[RACHEL], office.s.bad[RACHEL]


def others_turn(office: Office) -> Office:
    """Louis's turn, with an answer to everything that is asked before."""
    office.act(END_TURN)
    while not (office.decision.kind == "turn" and office.s.turn == LOUIS):
        office.act(office.decision.actions[-1])
    return office


def ending(office: Office) -> str:
    assert office.s.endings[RACHEL], "no plot has ended"
    return ENDINGS[office.s.endings[RACHEL][-1]].name


class TestTheCaptainsDaughter:
    KEY = "the-captains-daughter"

    def test_a_visit_at_the_precinct_is_good(self, office: Office) -> None:
        office.plot(self.KEY).at("tonys-flophouse").move("napd")
        assert baggage(office) == (1, 0)

    def test_spending_his_favor_is_bad(self, office: Office) -> None:
        office.s.favors[RACHEL][CAPTAIN] = 1
        office.s.trauma[RACHEL] = 1
        office.plot(self.KEY).at("starlight-crusade")
        office.act(ABILITY[AT["starlight-crusade"]], SPEND[CAPTAIN])
        assert baggage(office) == (0, 1)

    def test_spending_anybody_elses_is_not(self, office: Office) -> None:
        office.s.favors[RACHEL][LENA] = 1
        office.s.trauma[RACHEL] = 1
        office.plot(self.KEY).at("starlight-crusade")
        office.act(ABILITY[AT["starlight-crusade"]], SPEND[LENA])
        assert baggage(office) == (0, 0)

    def test_doing_him_a_favor_is_good(self, office: Office) -> None:
        office.plot(self.KEY).act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        assert office.s.money == 1

    def test_but_not_with_his_own(self, office: Office) -> None:
        office.s.favors[RACHEL][CAPTAIN] = 1
        office.plot(self.KEY).act(GOOD_SACRIFICE, SPEND[CAPTAIN])
        assert baggage(office) == (1, 1)

    def test_love_is_good_and_pride_is_bad(self, office: Office) -> None:
        office.plot(self.KEY).hand(RACHEL, "Same blue thermos, same bad coffee")
        office.play("Same blue thermos, same bad coffee")
        assert baggage(office) == (1, 0)
        office.hand(LOUIS, "He hung up first").next_morning_with("He hung up first")
        assert baggage(office) == (1, 1)

    def test_another_player_may_give_1_time_and_a_dark_card_to_hurt(self, office: Office) -> None:
        others_turn(office.plot(self.KEY))
        assert BAD_SACRIFICE not in office.decision.actions
        office.hand(LOUIS, "That noise is new")
        time = office.s.time
        office.act(BAD_SACRIFICE)
        assert baggage(office) == (0, 1)
        assert office.s.time == time - 1
        assert not office.s.hands[LOUIS]

    def test_dinner_is_in_meridian(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).at("rockvil-estates").act(END_TURN)
        assert baggage(office) == (1, 0)

    def test_a_bottle_is_welcome_and_a_favor_calls_him_away(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        assert office.s.money == 1
        office.s.favors[LOUIS] = [0] * len(office.s.favors[LOUIS])
        office.s.favors[LOUIS][FavorKind.CORP] = 1
        others_turn(office).act(BAD_SACRIFICE)
        assert baggage(office) == (1, 1)
        assert not any(office.s.favors[LOUIS])

    def test_a_fight_spoils_the_dinner(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).hand(RACHEL, "Cuff him, weigh him, cash him")
        office.play("Cuff him, weigh him, cash him")
        assert baggage(office) == (0, 1)

    def test_while_they_dine_the_precinct_works_faster(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).at("napd")
        time = office.s.time
        office.act(ABILITY[AT["napd"]])
        assert office.s.dropship[RACHEL] == 1
        assert office.s.time == time

    def test_internal_affairs_keeps_her_out_of_the_precinct(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_BAD).at("tonys-flophouse")
        reason = why_not_enter(office.s, RACHEL, AT["napd"])
        assert reason is not None
        assert reason.code == "no-entry"

    def test_documents_clear_him_and_offices_wear_her_down(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_BAD).move("city-hall")
        assert baggage(office) == (0, 1)
        office.follow(DOCUMENT_LEAD)
        assert baggage(office) == (1, 1)

    def test_reading_his_old_reports_takes_2_time(self, office: Office) -> None:
        time = office.plot(self.KEY, CROSSROADS_BAD).s.time
        office.act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        assert office.s.time == time - 2

    def test_the_spare_badge_pays_for_every_favor_kept(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).resolve(good=2, bad=1, ended=12)
        assert ending(office) == "The spare badge"
        office.s.favors[RACHEL][CAPTAIN] = 2
        lines = {line.reason: line.points for line in breakdown(office.s, RACHEL, NOBODY)}
        assert lines["Ending: The spare badge"] == 6
        assert lines["2 × unspent Captain Beckmann favor, by a plot ending"] == 2

    def test_a_tie_leaves_the_chair_empty(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).resolve(good=1, bad=1)
        assert ending(office) == "One chair too many"

    def test_the_captains_end_takes_his_favors(self, office: Office) -> None:
        office.s.favors[RACHEL][CAPTAIN] = 2
        office.s.favor_bank[CAPTAIN] -= 2
        office.plot(self.KEY, CROSSROADS_BAD).resolve(good=0, bad=1)
        assert ending(office) == "His badge, signed for by me"
        assert office.s.npc_gone[NPC["captain-beckmann"]]
        assert office.s.favors[RACHEL][CAPTAIN] == 0
        assert office.s.favor_bank[CAPTAIN] == 3

    def test_under_oath_with_courage(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_BAD).resolve(good=1, bad=0)
        assert ending(office) == "I said it under oath"


class TestInHock:
    KEY = "in-hock"

    def test_a_thousand_on_the_counter_is_good_and_takes_no_time(self, office: Office) -> None:
        time = office.s.time
        office.act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        assert (office.s.money, office.s.time) == (1, time)

    def test_nothing_can_be_paid_with_nothing(self, office: Office) -> None:
        office.s.money = 0
        office.look_again()
        assert GOOD_SACRIFICE not in office.decision.actions

    @pytest.mark.parametrize(
        ("money", "found"), [(0, (0, 1)), (1, (0, 0)), (3, (0, 0)), (4, (1, 0))]
    )
    def test_sable_looks_into_her_purse_at_night(
        self, office: Office, money: int, found: tuple[int, int]
    ) -> None:
        office.s.money = money
        office.act(END_TURN)
        assert baggage(office) == found

    def test_a_street_favor_sends_the_collectors(self, office: Office) -> None:
        office.s.favors[LOUIS] = [0] * len(office.s.favors[LOUIS])
        assert BAD_SACRIFICE not in others_turn(office).decision.actions
        office.s.favors[LOUIS][FavorKind.STREET] = 1
        office.look_again()
        office.act(BAD_SACRIFICE)
        assert baggage(office) == (0, 1)
        assert not any(office.s.favors[LOUIS])

    def test_the_lead_is_given_up_for_quill(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD)
        office.follow(PHYSICAL_LEAD)
        office.act(SACRIFICE_LEAD)
        assert baggage(office) == (1, 0)

    def test_a_hotel_register_costs_a_thousand(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        assert office.s.money == 1

    def test_wounds_slow_her_down(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).hand(LOUIS, "The bounty was fake. The gun wasn't")
        office.move("the-drowned-bell").play("The bounty was fake. The gun wasn't")
        office.act(office.decision.actions[1])
        assert office.s.trauma[RACHEL] == 2
        assert baggage(office) == (0, 1)

    def test_the_tow_crane_comes_at_the_bad_crossroads(self, office: Office) -> None:
        office.resolve(good=1, bad=1, ended=3)
        assert office.s.plot_line[RACHEL] == CROSSROADS_BAD
        assert office.s.stalled
        _, burden = baggage(office)
        office.act(END_TURN)
        assert baggage(office) == (0, burden + 1)

    def test_without_money_she_sweeps_the_floor(self, office: Office) -> None:
        office.s.money = 0
        time = office.plot(self.KEY, CROSSROADS_BAD).s.time
        office.act(SACRIFICE[DETECTIVE * 4 + 1])
        assert baggage(office) == (1, 0)
        assert office.s.time == time - 2

    def test_oliver_has_a_bay_behind_kite_market(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_BAD).at("tonys-flophouse").move("kite-market")
        assert baggage(office) == (1, 0)

    @pytest.mark.parametrize(
        ("line", "good", "name"),
        [
            (CROSSROADS_GOOD, 1, "Paid in full"),
            (CROSSROADS_GOOD, 0, "Quill jumped first"),
            (CROSSROADS_BAD, 1, "Lot nineteen, sold"),
            (CROSSROADS_BAD, 0, "Oliver's hands"),
        ],
    )
    def test_endings(self, office: Office, line: int, good: int, name: str) -> None:
        office.s.stalled = int(name == "Lot nineteen, sold")
        office.plot(self.KEY, line).resolve(good=good, bad=0)
        assert ending(office) == name
        assert office.s.trauma[RACHEL] == int(name == "Quill jumped first")
        assert office.s.stalled == office.s.npc_gone[NPC["oliver"]] == int(name == "Oliver's hands")

    def test_a_new_plot_begins_after_the_first_week(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD)
        office.s.plots_used[RACHEL] |= 1 << PLOT_KEYED[self.KEY]
        office.resolve(good=1, bad=0, ended=6)
        assert office.s.plot[RACHEL] not in (NOBODY, PLOT_KEYED[self.KEY])
        assert office.s.plot_line[RACHEL] == START


class TestLenasName:
    KEY = "lenas-name"

    def test_her_favors_and_her_table_are_good(self, office: Office) -> None:
        office.plot(self.KEY).hand(RACHEL, "Lena's table, Lena's tab")
        office.play("Lena's table, Lena's tab")
        assert office.s.favors[RACHEL][LENA] == 1
        assert baggage(office) == (2, 0)
        office.at("equator-archive").move("plume-tonic")
        assert baggage(office) == (3, 0)

    def test_hunting_people_is_bad(self, office: Office) -> None:
        office.plot(self.KEY).hand(RACHEL, "Dead or alive? Your call")
        office.play("Dead or alive? Your call", SUSPECT[office.s.lineup[0]])
        assert baggage(office) == (0, 1)

    def test_duty_is_bad_here(self, office: Office) -> None:
        office.plot(self.KEY).hand(RACHEL, "Tell him his daughter is here").move("city-hall")
        office.play("Tell him his daughter is here")
        assert baggage(office) == (0, 1)

    def test_another_player_gives_up_one_of_her_dark_cards(self, office: Office) -> None:
        office.plot(self.KEY).hand(LOUIS, "That noise is new", "Fuel is up again")
        time = others_turn(office).s.time
        office.act(BAD_SACRIFICE, CARD[CARD_NAMED["That noise is new"]])
        assert baggage(office) == (0, 1)
        assert office.s.time == time - 1
        assert office.s.hands[LOUIS] == [CARD_NAMED["Fuel is up again"]]

    def test_the_couch_is_in_tidewall(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).next_morning()
        assert baggage(office) == (1, 0)
        assert len(office.s.hands[RACHEL]) == 1

    def test_elsewhere_there_is_neither_comfort_nor_card(self, office: Office) -> None:
        office.plot(self.KEY, CROSSROADS_GOOD).at("equator-archive").next_morning()
        assert baggage(office) == (0, 0)
        assert not office.s.hands[RACHEL]

    def test_loose_talk_is_bad(self, office: Office) -> None:
        office.s.jimmy = office.s.place[RACHEL]
        office.plot(self.KEY, CROSSROADS_GOOD).act(JIMMY)
        assert baggage(office) == (0, 1)

    def test_an_advance_comes_at_the_bad_crossroads(self, office: Office) -> None:
        office.plot(self.KEY).resolve(good=0, bad=2, ended=3)
        assert office.s.plot_line[RACHEL] == CROSSROADS_BAD
        assert office.s.money == 3

    def test_she_flies_the_wrong_way_and_witnesses_point_the_right_one(
        self, office: Office
    ) -> None:
        office.plot(self.KEY, CROSSROADS_BAD).act(GOOD_SACRIFICE)
        assert baggage(office) == (1, 0)
        office.follow(office.s.lineup[0])
        assert baggage(office) == (1, 1)

    def test_guilt_is_good_once_she_hunts_her(self, office: Office) -> None:
        office.s.favors[RACHEL][LENA] = 1
        office.plot(self.KEY, CROSSROADS_BAD).hand(LOUIS, "Lena needs it back by tonight")
        office.follow(PHYSICAL_LEAD)
        office.play("Lena needs it back by tonight")
        assert baggage(office) == (1, 0)

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
        self, office: Office, line: int, good: int, name: str, favors: int, money: int
    ) -> None:
        office.plot(self.KEY, line).resolve(good=good, bad=0, ended=12)
        assert ending(office) == name
        assert office.s.favors[RACHEL][LENA] == favors
        assert office.s.money == money
        assert office.s.npc_gone[NPC["lena"]] == int(name == "I collected")

    def test_nobody_is_held_for_ransom_when_lena_is_gone(self, office: Office) -> None:
        card = "We have your friend. Bring the money"
        office.s.npc_gone[NPC["lena"]] = 1
        office.hand(LOUIS, card).next_morning()
        assert CARD_NAMED[card] in office.s.hands[LOUIS]
        assert PLAY[CARD_NAMED[card]] not in office.decision.actions


def test_the_rulebooks_rachel_scores_thirteen_for_two_endings_two_for_favors_three_for_money() -> (
    None
):
    office = Office()
    office.plot("in-hock", CROSSROADS_GOOD).resolve(good=1, bad=0)
    office.plot("the-captains-daughter", CROSSROADS_GOOD).resolve(good=1, bad=0, ended=12)
    office.s.favors[RACHEL][CAPTAIN] = 2
    office.s.money = 3
    lines = {line.reason: line.points for line in breakdown(office.s, RACHEL, NOBODY)}
    assert sum(points for reason, points in lines.items() if reason.startswith("Ending")) == 13
    assert lines["2 × unspent Captain Beckmann favor, by a plot ending"] == 2
    assert lines["$3,000 left"] == 3
