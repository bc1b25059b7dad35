"""Raymond's twilight cards at the table."""

from __future__ import annotations

from typing import Any

import pytest

from caseboard.games.android.catalogue import NPC, Card
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.numbers import RAYMOND, Side
from caseboard.games.android.rules.twilight import PLAY_CARD
from tests.games.android.conservation import conserved
from tests.games.android.content.reading import cards_of
from tests.games.android.scenario import Scenario, table

WHO = "Parsons? Who's asking?"
CARDS = [*cards_of(RAYMOND, Side.LIGHT), *cards_of(RAYMOND, Side.DARK)]


def raymond(**plot: Any) -> Scenario:
    t = table("raymond", "floyd", "caprice", **plot)
    return t.remember().people(lily="adams-garden", jimmy="memories-of-green")


@pytest.mark.parametrize("last", [False, True], ids=["first options", "last options"])
@pytest.mark.parametrize("plot", ["keene", "parsons"])
@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_every_card_resolves_and_ends_at_a_clean_decision(
    card: Card, plot: str, last: bool
) -> None:
    actor = "raymond" if card.side is Side.LIGHT else "floyd"
    t = raymond(plot=plot).favors("raymond", street=2).hold(actor, card.name).deal("raymond", 3)
    t.begin(PLAY_CARD, actor=actor, target="raymond", card=card.id)
    while (t.asked, t.kind) != ("raymond", "turn"):
        t.do("pay" if "pay" in t.keys else t.keys[-1 if last else 0])
    assert card.id not in t.of("hands", actor)
    conserved(t.s)


class TestLight:
    def test_i_owe_you_one_ray(self) -> None:
        """Playing Twilight Cards, example: 1 Time, two dark shifts, one Kate favor."""
        t = raymond(plot="parsons").hold("raymond", "I owe you one, Ray").play("I owe you one, Ray")
        assert t.favor("raymond", "kate") == 1
        assert (t.time, t.of("twilight", "raymond")) == (5, 2)

    def test_coffee_at_the_start_of_a_turn(self) -> None:
        t = raymond().hold("raymond", "Coffee. Black. Leave the pot").do("end-turn")
        t.play_later("Coffee. Black. Leave the pot")
        assert t.time == 9, "it is Jack's coffee"

    def test_coffee_elsewhere_is_not_jacks(self) -> None:
        t = raymond().at("raymond", "napd").hold("raymond", "Coffee. Black. Leave the pot")
        t.do("end-turn").play_later("Coffee. Black. Leave the pot")
        assert t.time == 7

    def test_professionals_have_threatened_him_before(self) -> None:
        t = raymond(plot="parsons").hold("raymond", "I've been threatened by professionals")
        t.hold("floyd", "We have a dress code, Mr. Flint")
        t.do("move rockvil-estates", "pass").play("We have a dress code, Mr. Flint")
        t.play("I've been threatened by professionals")
        assert (t.asked, t.kind, t.time) == ("raymond", "turn", 5)

    @pytest.mark.parametrize(("place", "baggage"), [("old-war-memorial", 2), ("napd", 2)])
    def test_the_names_on_the_wall(self, place: str, baggage: int) -> None:
        t = raymond(plot="keene").at("raymond", place).has("raymond", trauma=1)
        t.hold("raymond", "Read me the names on the wall")
        t.play("Read me the names on the wall")
        assert t.baggage("raymond") == (baggage, 0)
        assert t.of("trauma", "raymond") == (0 if place == "old-war-memorial" else 1)

    def test_an_old_soldier_hears_things_in_seedy_places(self) -> None:
        t = raymond().lay("raymond", "Nobody looks at an old soldier").at("raymond", "roxies")
        t.lead("physical-raymond", "raymond").do("follow physical-raymond")
        assert t.time == 6

    def test_she_still_flies(self) -> None:
        t = raymond().lay("raymond", "She still flies, if you don't look under her")
        t.do("move the-root")
        assert t.time == 6
        t.do("move the-midway")
        assert t.time == 5

    def test_one_night_with_the_lights_off(self) -> None:
        t = raymond().at("raymond", "napd").hold("raymond", "One night with the lights off")
        t.has("raymond", trauma=2)
        t.do("end-turn").play("One night with the lights off").next_turn("raymond")
        assert (t.of("trauma", "raymond"), t.time) == (1, 8)

    def test_the_photograph_is_two_pieces_of_evidence(self) -> None:
        name = "Fifteen years, and here's the photograph"
        t = raymond().hold("raymond", name).play(name)
        assert t.answer().filed == 2


class TestDark:
    def test_parsons_can_be_bought_off(self) -> None:
        t = raymond(plot="keene").hold("floyd", WHO).favors("raymond", corp=1)
        t.lead("physical-raymond", "raymond").do("follow physical-raymond")
        t.play_later(WHO).later("yes", "place-evidence")
        assert sum(t.of("favors", "raymond")) == 0

    def test_or_the_lead_is_lost(self) -> None:
        t = raymond(plot="keene").hold("floyd", WHO)
        t.lead("physical-raymond", "raymond").do("follow physical-raymond")
        t.play_later(WHO)
        assert (t.asked, t.kind) == ("raymond", "turn")
        assert t.filed == 0

    def test_the_whole_turn_on_the_way_to_kate(self) -> None:
        name = "Come quick, Ray, they've brought Kate in"
        t = raymond(plot="parsons").hold("floyd", name)
        t.do("move the-root").play(name).do("pass")
        assert t.of("place", "raymond") == PLACE["thurguns-free-clinic"]
        assert t.s.turn != t.seat("raymond")

    def test_shaking_hands_make_every_move_longer_until_the_turn_ends(self) -> None:
        name = "Look at your hands, Ray"
        t = raymond(plot="parsons").hold("floyd", name).at("raymond", "napd")
        t.do("end-turn").play_later(name).later("move the-root")
        assert t.time == 4
        t.next_turn("raymond")
        assert t.of("in_play", "raymond") == []

    @pytest.mark.parametrize(("tactics", "kate_gone"), [("light", 0), ("dark", 1)])
    def test_the_file_or_the_lady(self, tactics: str, kate_gone: int) -> None:
        name = "The file, Flint, or the lady"
        t = raymond(plot="keene").hold("floyd", name).favors("raymond", kate=2)
        t.lead("physical-raymond", "raymond").do("follow physical-raymond")
        t.play_later(name).later(f"{tactics}-tactics")
        assert t.s.npc_gone[NPC["kate"]] == kate_gone
        assert t.favor("raymond", "kate") == (0 if kate_gone else 2)
        assert ("place-evidence" in t.keys) == bool(kate_gone)

    def test_enough_said_for_one_day(self) -> None:
        name = "You've talked enough for one day"
        t = raymond(plot="keene").hold("floyd", name)
        t.hold("raymond", "I owe you one, Ray", "I don't sleep, I read files")
        t.play("I owe you one, Ray").play(name)
        assert t.of("hands", "raymond") == []
        assert t.next_turn("raymond").of("in_play", "raymond") == []

    @pytest.mark.parametrize(("place", "result"), [("jacks-diner", (0, 3)), ("napd", (0, 0))])
    def test_last_call(self, place: str, result: tuple[int, int]) -> None:
        t = raymond(plot="keene").at("raymond", place).hold("floyd", "Last call was an hour ago")
        t.do("end-turn").play("Last call was an hour ago").next_turn("raymond")
        assert (t.baggage("raymond"), t.time) == (result, 4)
        assert t.of("trauma", "raymond") == (0 if result[1] else 1)
