"""Scenes with Rachel's cards: bounties, the hopper, creditors, and what stays in play."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.content.map import DISTRICT_OF, PLACE
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.numbers import NORMAL_FAVORS
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.movement import entry_time
from tests.games.android.names import card_named, play_key
from tests.games.android.scenario import Scenario

RACHEL = 0


class TestMoney:
    def test_rachel_starts_with_two_thousand_dollars(self, t: Scenario) -> None:
        assert t.s.money == 2

    def test_a_thousand_stands_for_a_favor(self, t: Scenario) -> None:
        t.has("rachel", trauma=1)
        t.at("rachel", "starlight-crusade").do("ability starlight-crusade")
        assert t.s.money == 1
        assert t.of("trauma", "rachel") == 0

    def test_a_favor_can_be_kept_and_money_spent_instead(self, t: Scenario) -> None:
        t.favors("rachel", captain_beckmann=1)
        t.has("rachel", trauma=1)
        t.at("rachel", "starlight-crusade").do("ability starlight-crusade", "spend-money")
        assert t.favor("rachel", "captain-beckmann") == 1
        assert t.s.money == 1

    def test_a_bounty_pays(self, t: Scenario) -> None:
        t.hold("rachel", "Biggest fish in the twin cities")
        t.play("Biggest fish in the twin cities").do("option 1")
        assert t.s.money == 5
        assert t.of("twilight", "rachel") == 2

    def test_or_the_big_fish_talks(self, t: Scenario) -> None:
        name = "Biggest fish in the twin cities"
        t.hold("rachel", name).play(name).do("option 2", "file physical")
        t.do(t.keys[0], "face-down")
        assert (t.s.money, t.filed, t.kind) == (2, 1, "benefit")

    def test_custody_of_evidence_is_for_sale(self, t: Scenario) -> None:
        for answer, left in (("yes", 1), ("no", 0)):
            t.s.files[0] = (t.s.pool.pop(),)
            t.set(money=2).resolve_card("Chain of custody, Miss Beckmann?", "floyd", "rachel")
            assert t.asked == "rachel"
            t.do(answer)
            assert len(t.s.files[0]) == left

    def test_a_favor_of_her_fathers_buys_his_silence(self, t: Scenario) -> None:
        name, light = "I taught you better than that", "Small fish, small bills"
        t.favors("rachel", captain_beckmann=1).hold("rachel", light).hold("floyd", name)
        t.has("floyd", twilight=4).play(light).play(name)
        assert (t.asked, t.kind) == ("rachel", "unless")

    def test_she_never_has_less_than_nothing(self, t: Scenario) -> None:
        t.set(money=0)
        t.hold("louis", "Voss got there first").do("end-turn")
        t.play("Voss got there first")
        assert t.s.money == 0

    def test_nobody_talks_for_nothing(self, t: Scenario) -> None:
        t.set(money=0)
        t.hold("rachel", "Everybody talks for a thousand")
        assert t.why_not(play_key("Everybody talks for a thousand")) == "card-cost"

    def test_somebody_talks_for_a_thousand(self, t: Scenario) -> None:
        t.hold("rachel", "Everybody talks for a thousand")
        t.play("Everybody talks for a thousand")
        assert t.s.money == 1
        assert t.asked == "rachel"
        assert {key.split()[0] for key in t.keys} == {"pile"}


class TestTheHopper:
    def test_breaks_down_and_reaches_less_far(self, t: Scenario) -> None:
        t.hold("louis", "That noise is new").move("city-hall").play("That noise is new")
        assert t.s.stalled
        assert "move equator-archive" not in t.keys
        assert "move the-drowned-bell" in t.keys

    def test_is_repaired_for_a_thousand_and_1_time(self, t: Scenario) -> None:
        time = t.set(stalled=1).time
        t.do("repair")
        assert (t.s.stalled, t.s.money, t.time) == (0, 1, time - 1)

    def test_is_repaired_by_oliver_for_nothing(self, t: Scenario) -> None:
        t.set(stalled=1).hold("rachel", "Oliver, tell me you have the part")
        time = t.time
        t.play("Oliver, tell me you have the part")
        assert (t.s.stalled, t.s.money, t.time) == (0, 2, time)

    def test_waits_when_oliver_is_gone(self, t: Scenario) -> None:
        t.set(stalled=1).gone("oliver").hold("rachel", "Oliver, tell me you have the part")
        assert t.why_not(play_key("Oliver, tell me you have the part")) == "condition"

    def test_holds_with_a_military_part(self, t: Scenario) -> None:
        t.hold("rachel", "Military grade. Don't ask which military")
        t.hold("louis", "That noise is new")
        t.set(stalled=1).play("Military grade. Don't ask which military")
        assert not t.s.stalled
        t.move("city-hall").play("That noise is new")
        assert not t.s.stalled

    def test_drifts_to_a_place_that_the_other_player_picks(self, t: Scenario) -> None:
        t.hold("louis", "Oliver said not to touch the red one").move("city-hall")
        time = t.time
        t.play("Oliver said not to touch the red one")
        assert t.asked == "louis"
        tidewall = DISTRICT_OF[PLACE["city-hall"]]
        offered = {DISTRICT_OF[PLACE[key.removeprefix("place ")]] for key in t.keys}
        assert offered == {tidewall}
        t.do("place old-war-memorial")
        assert t.of("place", "rachel") == PLACE["old-war-memorial"]
        assert (t.s.stalled, t.time) == (1, time - 1)

    def test_flies_free_once_a_turn_when_it_is_hers_to_fly(self, t: Scenario) -> None:
        t.hold("rachel", "My hopper, my sky").play("My hopper, my sky")
        time = t.time
        t.move("old-war-memorial")
        assert t.time == time
        t.move("chapel-of-the-tides")
        assert t.time == time - 1
        assert card_named("My hopper, my sky") in t.of("in_play", "rachel")


class TestCreditors:
    def test_served_she_pays(self, t: Scenario) -> None:
        t.hold("louis", "You've been served")
        t.follow("physical-rachel").play("You've been served")
        time = t.time
        t.do("yes")
        assert (t.s.money, t.time) == (0, time)

    def test_served_she_waits(self, t: Scenario) -> None:
        t.hold("louis", "You've been served")
        t.follow("physical-rachel").play("You've been served")
        time = t.time
        t.do("no")
        assert (t.s.money, t.time) == (2, time - 3)

    def test_served_without_money_there_is_nothing_to_decide(self, t: Scenario) -> None:
        t.set(money=1)
        t.hold("louis", "You've been served")
        t.follow("physical-rachel")
        time = t.time
        t.play("You've been served")
        assert (t.s.money, t.time) == (1, time - 3)

    def test_fuel_makes_every_move_dearer_until_the_turn_ends(self, t: Scenario) -> None:
        t.hold("louis", "Fuel is up again").play_later("Fuel is up again")
        assert t.s.money == 1
        assert entry_time(t.s, RACHEL, PLACE["city-hall"]) == 2
        t.do("end-turn")
        assert entry_time(t.s, RACHEL, PLACE["city-hall"]) == 1
        assert not t.of("in_play", "rachel")

    def test_voss_is_ahead_of_her_for_the_whole_next_turn(self, t: Scenario) -> None:
        t.hold("louis", "Voss got there first").do("end-turn")
        t.play("Voss got there first").next_turn("rachel")
        assert lead_time(t.s, RACHEL) == 2
        t.do("end-turn")
        assert lead_time(t.s, RACHEL) == 1

    @pytest.mark.parametrize(
        ("tactics", "money", "time_lost", "trauma", "stalled"),
        [("light-tactics", 0, 2, 0, 0), ("dark-tactics", 2, 0, 2, 1)],
    )
    def test_crowbar_and_receipt_book(
        self,
        t: Scenario,
        tactics: str,
        money: int,
        time_lost: int,
        trauma: int,
        stalled: int,
    ) -> None:
        card = "They brought a crowbar and a receipt book"
        t.hold("louis", card).play_later(card)
        time = t.time
        assert t.asked == "rachel"
        t.do(tactics)
        assert t.s.money == money
        assert t.time == time - time_lost
        assert t.of("trauma", "rachel") == trauma
        assert t.s.stalled == stalled

    @pytest.mark.parametrize("pays", [True, False])
    def test_lena_is_held_for_money_or_a_day(self, t: Scenario, pays: bool) -> None:
        card = "We have your friend. Bring the money"
        t.set(money=3)
        t.hold("louis", card).play_later(card)
        t.do("yes" if pays else "no")
        assert t.s.money == (0 if pays else 3)
        assert (t.s.turn == RACHEL and t.time == 6) is pays
        assert (t.of("place", "rachel") == PLACE["kite-market"]) is not pays


class TestPeople:
    def test_the_desk_sergeant_calls_the_captain(self, t: Scenario) -> None:
        t.hold("rachel", "Tell him his daughter is here").move("city-hall")
        t.play("Tell him his daughter is here")
        assert t.favor("rachel", "captain-beckmann") == 1

    def test_nobody_is_called_from_a_bar(self, t: Scenario) -> None:
        t.hold("rachel", "Tell him his daughter is here").move("the-drowned-bell")
        assert t.kind == "turn"

    def test_the_captain_cancels_her_card(self, t: Scenario) -> None:
        t.hold("rachel", "Small fish, small bills")
        t.hold("louis", "I taught you better than that")
        t.play("Small fish, small bills").play("I taught you better than that")
        assert t.s.money == 2

    def test_and_she_cancels_his(self, t: Scenario) -> None:
        t.hold("louis", "That noise is new")
        t.hold("rachel", "You have the right to stay horizontal").move("city-hall")
        t.play("That noise is new").play("You have the right to stay horizontal")
        assert not t.s.stalled

    def test_seen_to_the_door_she_loses_the_lead(self, t: Scenario) -> None:
        t.set(money=1).hold("louis", "See Beckmann's girl to the door")
        t.follow("physical-rachel").play("See Beckmann's girl to the door")
        assert (t.kind, t.s.money) == ("turn", 1)

    @pytest.mark.parametrize(("option", "time_lost", "bad"), [(0, 3, 0), (1, 0, 2)])
    def test_line_two_costs_time_or_peace(
        self, t: Scenario, option: int, time_lost: int, bad: int
    ) -> None:
        t.hold("louis", "Lena's on line two, and she's crying")
        t.follow("physical-rachel").play("Lena's on line two, and she's crying")
        time = t.time
        assert t.asked == "rachel"
        t.do(f"option {option + 1}")
        assert t.time == time - time_lost
        assert t.of("bad", "rachel") == bad

    def test_lena_talks_in_her_sleep(self, t: Scenario) -> None:
        t.hold("louis", "Lena talks in her sleep").hold("rachel", "Small fish, small bills")
        t.do("draw-light").play("Lena talks in her sleep")
        assert len(t.of("hands", "rachel")) == len(t.of("hands", "louis")) == 1
        assert t.of("recalled", "louis")[0][:2] == (RACHEL, 1)

    def test_the_captains_orders_add_evidence_to_a_lead(self, t: Scenario) -> None:
        t.hold("rachel", "Captain's orders. I said Captain's")
        t.follow("physical-rachel").play("Captain's orders. I said Captain's")
        while t.kind != "turn":
            t.do("place-evidence" if "place-evidence" in t.keys else t.keys[0])
        assert len(t.told(events.EvidencePlaced)) == t.filed == 2
        assert t.favor("rachel", "captain-beckmann") == 1

    def test_dead_or_alive(self, t: Scenario) -> None:
        victim = t.s.lineup[0]
        t.hold("rachel", "Dead or alive? Your call")
        t.play("Dead or alive? Your call").do(f"suspect {SUSPECTS[victim].key}")
        assert t.s.hits[victim] == 1
        assert t.s.money == 4

    def test_an_alibi_and_an_invitation(self, t: Scenario) -> None:
        friend = t.s.lineup[1]
        t.hold("rachel", "All night, at my place, losing at cards")
        t.play("All night, at my place, losing at cards").do(f"suspect {SUSPECTS[friend].key}")
        assert t.s.alibis[friend] == 1
        assert sum(t.of("favors", "rachel")[:NORMAL_FAVORS]) == 1

    def test_home_heals_at_the_end_of_the_day(self, t: Scenario) -> None:
        t.has("rachel", trauma=3)
        t.hold("rachel", "Home is where the couch is").do("end-turn")
        t.play("Home is where the couch is")
        assert t.of("trauma", "rachel") == 1

    def test_a_place_without_a_card_to_play_asks_nothing(self, t: Scenario) -> None:
        t.hold("louis", "He was told that you were coming").move("city-hall")
        assert "pass" not in t.keys
