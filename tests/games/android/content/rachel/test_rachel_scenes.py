"""Scenes with Rachel's cards: bounties, the hopper, creditors, and what stays in play."""

from __future__ import annotations

import pytest

from caseboard.core.actions import Action
from caseboard.games.android.actions import (
    ABILITY,
    DARK_TACTICS,
    DRAW_LIGHT,
    END_TURN,
    LIGHT_TACTICS,
    MOVE,
    NO,
    OPTION,
    PASS,
    PLACE,
    PLAY,
    REPAIR,
    SPEND_MONEY,
    SUSPECT,
    YES,
)
from caseboard.games.android.catalogue import FAVOR_OF, NPC
from caseboard.games.android.content.map import DISTRICT_OF
from caseboard.games.android.content.map import PLACE as AT
from caseboard.games.android.numbers import NORMAL_FAVORS
from caseboard.games.android.numbers import RACHEL as DETECTIVE
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.movement import entry_time
from tests.games.android.content.rachel.office import CARD_NAMED, LOUIS, RACHEL, Office

CAPTAIN, LENA = FAVOR_OF[NPC["captain-beckmann"]], FAVOR_OF[NPC["lena"]]
PHYSICAL_LEAD = 6 + DETECTIVE


@pytest.fixture
def office() -> Office:
    return Office()


def broken_down(office: Office) -> Office:
    office.s.stalled = 1
    office.look_again()
    return office


class TestMoney:
    def test_rachel_starts_with_two_thousand_dollars(self, office: Office) -> None:
        assert office.s.money == 2

    def test_a_thousand_stands_for_a_favor(self, office: Office) -> None:
        office.s.trauma[RACHEL] = 1
        office.at("starlight-crusade").act(ABILITY[AT["starlight-crusade"]])
        assert office.s.money == 1
        assert office.s.trauma[RACHEL] == 0

    def test_a_favor_can_be_kept_and_money_spent_instead(self, office: Office) -> None:
        office.s.favors[RACHEL][CAPTAIN] = 1
        office.s.trauma[RACHEL] = 1
        office.at("starlight-crusade").act(ABILITY[AT["starlight-crusade"]], SPEND_MONEY)
        assert office.s.favors[RACHEL][CAPTAIN] == 1
        assert office.s.money == 1

    def test_a_bounty_pays(self, office: Office) -> None:
        office.hand(RACHEL, "Biggest fish in the twin cities")
        office.play("Biggest fish in the twin cities")
        assert office.s.money == 5
        assert office.s.twilight[RACHEL] == 3

    def test_she_never_has_less_than_nothing(self, office: Office) -> None:
        office.s.money = 0
        office.hand(LOUIS, "Voss got there first").act(END_TURN)
        office.play("Voss got there first")
        assert office.s.money == 0

    def test_nobody_talks_for_nothing(self, office: Office) -> None:
        office.s.money = 0
        office.hand(RACHEL, "Everybody talks for a thousand")
        refused = office.game.why_not(PLAY[CARD_NAMED["Everybody talks for a thousand"]])
        assert refused is not None
        assert refused.code == "card-cost"

    def test_somebody_talks_for_a_thousand(self, office: Office) -> None:
        office.hand(RACHEL, "Everybody talks for a thousand")
        office.play("Everybody talks for a thousand")
        assert office.s.money == 1
        assert office.decision.seat == RACHEL
        assert {action.verb for action in office.decision.actions} == {"pile"}


class TestTheHopper:
    def test_breaks_down_and_reaches_less_far(self, office: Office) -> None:
        office.hand(LOUIS, "That noise is new").move("city-hall").play("That noise is new")
        assert office.s.stalled
        assert MOVE[AT["equator-archive"]] not in office.decision.actions
        assert MOVE[AT["the-drowned-bell"]] in office.decision.actions

    def test_is_repaired_for_a_thousand_and_1_time(self, office: Office) -> None:
        time = broken_down(office).s.time
        office.act(REPAIR)
        assert (office.s.stalled, office.s.money, office.s.time) == (0, 1, time - 1)

    def test_is_repaired_by_oliver_for_nothing(self, office: Office) -> None:
        broken_down(office).hand(RACHEL, "Oliver, tell me you have the part")
        time = office.s.time
        office.play("Oliver, tell me you have the part")
        assert (office.s.stalled, office.s.money, office.s.time) == (0, 2, time)

    def test_waits_when_oliver_is_gone(self, office: Office) -> None:
        broken_down(office).s.npc_gone[NPC["oliver"]] = 1
        office.hand(RACHEL, "Oliver, tell me you have the part")
        refused = office.game.why_not(PLAY[CARD_NAMED["Oliver, tell me you have the part"]])
        assert refused is not None
        assert refused.code == "condition"

    def test_holds_with_a_military_part(self, office: Office) -> None:
        office.hand(RACHEL, "Military grade. Don't ask which military")
        office.hand(LOUIS, "That noise is new")
        broken_down(office).play("Military grade. Don't ask which military")
        assert not office.s.stalled
        office.move("city-hall").play("That noise is new")
        assert not office.s.stalled

    def test_drifts_to_a_place_that_the_other_player_picks(self, office: Office) -> None:
        office.hand(LOUIS, "Oliver said not to touch the red one").move("city-hall")
        time = office.s.time
        office.play("Oliver said not to touch the red one")
        assert office.decision.seat == LOUIS
        tidewall = DISTRICT_OF[AT["city-hall"]]
        assert {DISTRICT_OF[a.argument] for a in office.decision.actions} == {tidewall}
        office.act(PLACE[AT["old-war-memorial"]])
        assert office.s.place[RACHEL] == AT["old-war-memorial"]
        assert (office.s.stalled, office.s.time) == (1, time - 1)

    def test_flies_free_once_a_turn_when_it_is_hers_to_fly(self, office: Office) -> None:
        office.hand(RACHEL, "My hopper, my sky").play("My hopper, my sky")
        time = office.s.time
        office.move("old-war-memorial")
        assert office.s.time == time
        office.move("chapel-of-the-tides")
        assert office.s.time == time - 1
        assert CARD_NAMED["My hopper, my sky"] in office.s.in_play[RACHEL]


class TestCreditors:
    def test_served_she_pays(self, office: Office) -> None:
        office.hand(LOUIS, "You've been served")
        office.follow(PHYSICAL_LEAD).play("You've been served")
        time = office.s.time
        office.act(YES)
        assert (office.s.money, office.s.time) == (0, time)

    def test_served_she_waits(self, office: Office) -> None:
        office.hand(LOUIS, "You've been served")
        office.follow(PHYSICAL_LEAD).play("You've been served")
        time = office.s.time
        office.act(NO)
        assert (office.s.money, office.s.time) == (2, time - 3)

    def test_served_without_money_there_is_nothing_to_decide(self, office: Office) -> None:
        office.s.money = 1
        office.hand(LOUIS, "You've been served")
        office.follow(PHYSICAL_LEAD)
        time = office.s.time
        office.play("You've been served")
        assert (office.s.money, office.s.time) == (1, time - 3)

    def test_fuel_makes_every_move_dearer_until_the_turn_ends(self, office: Office) -> None:
        office.hand(LOUIS, "Fuel is up again").next_morning_with("Fuel is up again")
        assert office.s.money == 1
        assert entry_time(office.s, RACHEL, AT["city-hall"]) == 2
        office.act(END_TURN)
        assert entry_time(office.s, RACHEL, AT["city-hall"]) == 1
        assert not office.s.in_play[RACHEL]

    def test_voss_is_ahead_of_her_for_the_whole_next_turn(self, office: Office) -> None:
        office.hand(LOUIS, "Voss got there first").act(END_TURN)
        office.play("Voss got there first").next_morning()
        assert lead_time(office.s, RACHEL) == 2
        office.act(END_TURN)
        assert lead_time(office.s, RACHEL) == 1

    @pytest.mark.parametrize(
        ("tactics", "money", "time_lost", "trauma", "stalled"),
        [(LIGHT_TACTICS, 0, 2, 0, 0), (DARK_TACTICS, 2, 0, 2, 1)],
    )
    def test_crowbar_and_receipt_book(
        self,
        office: Office,
        tactics: Action,
        money: int,
        time_lost: int,
        trauma: int,
        stalled: int,
    ) -> None:
        card = "They brought a crowbar and a receipt book"
        office.hand(LOUIS, card).next_morning_with(card)
        time = office.s.time
        assert office.decision.seat == RACHEL
        office.act(tactics)
        assert office.s.money == money
        assert office.s.time == time - time_lost
        assert office.s.trauma[RACHEL] == trauma
        assert office.s.stalled == stalled

    @pytest.mark.parametrize("pays", [True, False])
    def test_lena_is_held_for_money_or_a_day(self, office: Office, pays: bool) -> None:
        card = "We have your friend. Bring the money"
        office.s.money = 3
        office.hand(LOUIS, card).next_morning_with(card)
        office.act(YES if pays else NO)
        assert office.s.money == (0 if pays else 3)
        assert (office.s.turn == RACHEL and office.s.time == 6) is pays
        assert (office.s.place[RACHEL] == AT["kite-market"]) is not pays


class TestPeople:
    def test_the_desk_sergeant_calls_the_captain(self, office: Office) -> None:
        office.hand(RACHEL, "Tell him his daughter is here").move("city-hall")
        office.play("Tell him his daughter is here")
        assert office.s.favors[RACHEL][CAPTAIN] == 1

    def test_nobody_is_called_from_a_bar(self, office: Office) -> None:
        office.hand(RACHEL, "Tell him his daughter is here").move("the-drowned-bell")
        assert office.decision.kind == "turn"

    def test_the_captain_cancels_her_card(self, office: Office) -> None:
        office.hand(RACHEL, "Small fish, small bills")
        office.hand(LOUIS, "I taught you better than that")
        office.play("Small fish, small bills").play("I taught you better than that")
        assert office.s.money == 2

    def test_and_she_cancels_his(self, office: Office) -> None:
        office.hand(LOUIS, "That noise is new")
        office.hand(RACHEL, "You have the right to stay horizontal").move("city-hall")
        office.play("That noise is new").play("You have the right to stay horizontal")
        assert not office.s.stalled

    def test_seen_to_the_door_she_loses_the_lead_and_a_favor(self, office: Office) -> None:
        office.s.favors[RACHEL][LENA] = 1
        office.hand(LOUIS, "See Beckmann's girl to the door")
        office.follow(PHYSICAL_LEAD).play("See Beckmann's girl to the door")
        assert office.decision.kind == "turn"
        assert not any(office.s.favors[RACHEL])

    @pytest.mark.parametrize(("option", "time_lost", "bad"), [(0, 3, 0), (1, 0, 2)])
    def test_line_two_costs_time_or_peace(
        self, office: Office, option: int, time_lost: int, bad: int
    ) -> None:
        office.hand(LOUIS, "Lena's on line two, and she's crying")
        office.follow(PHYSICAL_LEAD).play("Lena's on line two, and she's crying")
        time = office.s.time
        assert office.decision.seat == RACHEL
        office.act(OPTION[option])
        assert office.s.time == time - time_lost
        assert office.s.bad[RACHEL] == bad

    def test_lena_talks_in_her_sleep(self, office: Office) -> None:
        office.hand(LOUIS, "Lena talks in her sleep").hand(RACHEL, "Small fish, small bills")
        office.act(DRAW_LIGHT).play("Lena talks in her sleep")
        assert len(office.s.hands[RACHEL]) == len(office.s.hands[LOUIS]) == 1
        assert office.s.recalled[LOUIS][0][:2] == [RACHEL, 1]

    def test_the_captains_orders_add_evidence_to_a_lead(self, office: Office) -> None:
        office.hand(RACHEL, "Captain's orders. I said Captain's")
        office.follow(PHYSICAL_LEAD).play("Captain's orders. I said Captain's")
        placed = 0
        while office.decision.kind != "turn":
            wanted = [a for a in office.decision.actions if a.verb in ("place-evidence", "suspect")]
            placed += bool(wanted) and wanted[0].verb == "suspect"
            office.act(wanted[0] if wanted else office.decision.actions[0])
        assert placed == 2
        assert sum(map(len, office.s.files)) == 2
        assert office.s.favors[RACHEL][CAPTAIN] == 1

    def test_dead_or_alive(self, office: Office) -> None:
        victim = office.s.lineup[0]
        office.hand(RACHEL, "Dead or alive? Your call")
        office.play("Dead or alive? Your call", SUSPECT[victim])
        assert office.s.hits[victim] == 1
        assert office.s.money == 4

    def test_an_alibi_and_an_invitation(self, office: Office) -> None:
        friend = office.s.lineup[1]
        office.hand(RACHEL, "All night, at my place, losing at cards")
        office.play("All night, at my place, losing at cards", SUSPECT[friend])
        assert office.s.alibis[friend] == 1
        assert sum(office.s.favors[RACHEL][:NORMAL_FAVORS]) == 1

    def test_home_heals_at_the_end_of_the_day(self, office: Office) -> None:
        office.s.trauma[RACHEL] = 3
        office.hand(RACHEL, "Home is where the couch is").act(END_TURN)
        office.play("Home is where the couch is")
        assert office.s.trauma[RACHEL] == 1

    def test_a_place_without_a_card_to_play_asks_nothing(self, office: Office) -> None:
        office.hand(LOUIS, "Somebody told him you were coming").move("city-hall")
        assert PASS not in office.decision.actions
