"""Movement: reach, the Beanstalk, restricted places, free draws, Lily, dropships (A1, A10, A13)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.catalogue import EventAction
from caseboard.games.android.content.map import PLACE, PLACES, REACHABLE, VEHICLES, City, PlaceType
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.conditions import At
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.lasting import FreeMove, MoveTime
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.effects.travel import MoveInReach, MoveTo
from caseboard.games.android.numbers import DECK_OF, Side
from caseboard.games.android.rules.decks import draw
from caseboard.games.android.state import FACE_UP
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

NORMAL_STOP = "napd"


def dark_on_entry(w: Workshop, t: Scenario) -> int:
    """Floyd holds a card of Louis's that answers a move."""
    card = w.card("louis", Side.DARK, LoseTime(1), when=Occasion.ENTERS_PLACE)
    t.hold("floyd", card)
    return card


def test_players_may_react_to_a_move_that_a_card_of_ones_own_allows_a19(w: Workshop) -> None:
    t = table().at("louis", "tonys-flophouse")
    dark_on_entry(w, t)
    t.resolve(MoveInReach(), "louis")
    t.do("move napd")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_nobody_reacts_to_a_move_that_a_dark_card_or_an_event_caused_a19(w: Workshop) -> None:
    t = table().at("louis", "tonys-flophouse")
    dark_on_entry(w, t)
    t.resolve(MoveTo("napd"), "floyd", "louis")
    t.ends_clean()
    event = w.event(EventAction(PLACE["napd"], 1, MoveTo("tonys-flophouse")))
    t.set(event_track=[event, -1])
    t.do("event first")
    while t.kind == "free-draw":
        t.do("pass")
    assert t.of("place", "louis") == PLACE["tonys-flophouse"]
    t.ends_clean()


@pytest.mark.parametrize("mover", ["louis", "floyd"])
def test_what_lies_in_play_answers_every_entry_whoever_caused_it(w: Workshop, mover: str) -> None:
    w.in_play("louis", triggers=(When(Occasion.ENTERS_PLACE, GainTrauma(), At("napd")),))
    t = table().at("louis", "tonys-flophouse")
    t.resolve(MoveTo("napd"), mover, "louis")
    assert t.of("trauma", "louis") == 1


@pytest.mark.parametrize(("time", "left"), [(6, 4), (2, 0)])
def test_a_free_move_into_a_restricted_place_still_pays_the_surcharge_a13(
    time: int, left: int
) -> None:
    t = table().at("louis", "tonys-flophouse").set(time=time)
    t.resolve(MoveTo("humanity-labor"), "louis")
    assert t.of("place", "louis") == PLACE["humanity-labor"]
    assert t.time == left


def test_a_free_move_into_a_restricted_place_needs_the_time_for_it_or_a_warrant_a13() -> None:
    t = table().at("louis", "tonys-flophouse").set(time=1)
    t.resolve(MoveTo("humanity-labor"), "louis")
    assert t.of("place", "louis") == PLACE["tonys-flophouse"]
    t.set(warrants=[[PLACE["humanity-labor"]], [], []])
    t.resolve(MoveTo("humanity-labor"), "louis")
    assert t.of("place", "louis") == PLACE["humanity-labor"]
    assert t.time == 1


def test_a_move_made_cheaper_by_a_card_is_cheaper_into_each_place_once_a_turn(w: Workshop) -> None:
    """So that nobody goes round in circles for 0 Time."""
    w.in_play("raymond", MoveTime(-1, type=PlaceType.NIGHTLIFE))
    t = table("raymond", "floyd", "caprice").at("raymond", "roxies")
    for place in ("memories-of-green", "roxies"):
        t.do(f"move {place}")
        while t.kind == "free-draw":
            t.do("pass")
    assert t.time == 6
    t.do("move memories-of-green")
    assert t.time == 5


def test_every_move_takes_1_time_and_ends_at_a_new_place() -> None:
    t = table().at("louis", "napd").do("move monroe-associates")
    while t.kind == "free-draw":
        t.do("pass")
    assert t.time == 5
    assert t.why_not("move monroe-associates") == "already-there"


def test_no_vehicle_flies_between_earth_and_moon() -> None:
    for vehicle in range(len(VEHICLES)):
        for start, ends in enumerate(REACHABLE[vehicle]):
            for end in ends:
                cities = {PLACES[start].city, PLACES[end].city}
                assert cities != {City.EARTH, City.MOON}


def test_the_beanstalk_is_climbed_step_by_step_and_left_at_its_ends_only() -> None:
    t = table().at("louis", "castle-club")
    moves = {key for key in t.keys if key.startswith("move ")}
    assert moves == {"move the-midway", "move challenger-memorial-ferry"}
    for place in ("the-midway", "the-root"):
        t.do(f"move {place}")
        while t.kind == "free-draw":
            t.do("pass")
    assert t.time == 4
    assert any(PLACES[PLACE[k[5:]]].city is City.EARTH for k in t.keys if k.startswith("move "))


@pytest.mark.parametrize(("time", "legal"), [(6, True), (3, True), (2, False), (1, False)])
def test_a_restricted_place_takes_3_time_or_cannot_be_entered_a13(time: int, legal: bool) -> None:
    t = table().at("louis", "monroe-associates").set(time=time)
    assert ("move humanity-labor" in t.keys) is legal
    if not legal:
        assert t.why_not("move humanity-labor") == "no-time"
        return
    t.do("move humanity-labor")
    while t.kind == "free-draw":
        t.do("pass")
    assert t.s.turn != 0 or t.time == time - 3


def test_with_a_warrant_a_restricted_place_takes_1_time() -> None:
    t = table().at("louis", "monroe-associates").set(time=1)
    t.set(warrants=[[PLACE["humanity-labor"]], [], []])
    assert "move humanity-labor" in t.keys
    t.set(warrants=[[], [PLACE["humanity-labor"]], []])
    assert "move humanity-labor" not in t.keys, "another detective's warrant opens nothing"


def test_a_ritzy_place_offers_a_free_light_card_on_every_entry() -> None:
    t = table().at("louis", "napd")
    for number in (1, 2):
        t.do("move monroe-associates")
        assert t.keys == ["draw-light", "pass"]
        t.do("draw-light", "move napd")
        assert len(t.of("hands", "louis")) == number
    assert t.time == 2


def test_a_seedy_place_offers_a_free_dark_card_of_another_detective_in_play() -> None:
    t = table().at("louis", "napd").do("move tonys-flophouse")
    assert sorted(t.keys) == ["draw-dark caprice", "draw-dark floyd", "pass"]
    t.do("draw-dark caprice")
    assert [DECK_OF[card] for card in t.of("hands", "louis")] == [1]
    assert t.time == 5


def test_with_a_full_hand_nothing_is_drawn_on_entry() -> None:
    t = table().at("louis", "napd")
    for _ in range(6):
        draw(t.s, 0, 4)
    t.do("move monroe-associates")
    t.ends_clean()


def test_entering_free_draw_then_lily_then_the_window_a10_a19(w: Workshop) -> None:
    t = table().at("louis", "napd").people(lily="monroe-associates")
    dark_on_entry(w, t)
    t.do("move monroe-associates")
    kinds = []
    while t.kind != "turn":
        kinds.append(t.kind)
        t.do("pass" if "pass" in t.keys else t.keys[0])
    assert kinds == ["free-draw", "move-lily", "react"]
    assert t.time == 4


def test_lily_takes_1_time_on_entry_and_the_look_is_optional_a10() -> None:
    t = table().at("louis", "tonys-flophouse").people(lily="napd")
    t.evidence("eve", 0, 5)
    t.do("move napd")
    assert t.time == 4
    assert t.keys == ["token eve-testimony-1", "pass"]
    t.do("token eve-testimony-1")
    assert t.s.files[SUSPECT["eve"] * 3][0] & FACE_UP
    assert (t.kind, t.asked) == ("move-lily", "louis")


def test_lily_lets_a_detective_without_time_pass_a10() -> None:
    t = table().at("louis", "tonys-flophouse").set(lily=PLACE["napd"], time=1)
    t.do("move napd")
    assert not t.told(events.Talked)
    assert t.s.lily == PLACE["napd"]


def test_lily_stops_nobody_outside_his_own_turn() -> None:
    t = table().turn("floyd").people(lily="napd")
    t.at("louis", "tonys-flophouse")
    t.resolve(MoveTo("napd"), "floyd", "louis")
    assert not t.told(events.Talked)
    assert t.time == 6


def test_a_dropship_goes_anywhere_for_a_pass_and_1_time() -> None:
    t = table().at("louis", "napd").set(dropship=[1, 0, 0], time=3)
    t.do("dropship")
    assert len(t.keys) == len(PLACES) - 1
    t.do("place castle-club")
    while t.kind == "free-draw":
        t.do("pass")
    assert (t.time, t.of("dropship", "louis")) == (2, 0)
    assert t.why_not("dropship") == "no-pass"


def test_a_dropship_does_not_open_restricted_places_a13() -> None:
    t = table().at("louis", "napd").set(dropship=[1, 0, 0], time=2).do("dropship")
    assert "place jinteki" not in t.keys
    assert "place haas-bioroid" not in t.keys


def test_a_free_move_is_the_first_of_the_turn_and_still_pays_for_restricted_places_a13(
    w: Workshop,
) -> None:
    w.in_play("louis", FreeMove())
    t = table().at("louis", "monroe-associates").set(time=2)
    assert "move humanity-labor" in t.keys
    t.do("move napd")
    assert t.time == 2
    t.do("move monroe-associates")
    while t.kind == "free-draw":
        t.do("pass")
    assert t.time == 1


def test_rachels_broken_hopper_has_a_shorter_reach_until_repaired() -> None:
    t = table("rachel", "floyd", "louis").at("rachel", "napd")
    whole = set(t.keys)
    t.set(stalled=1, money=1)
    assert {k for k in t.keys if k[:5] == "move "} < {k for k in whole if k[:5] == "move "}
    t.do("repair")
    assert (t.time, t.s.money, t.s.stalled) == (5, 0, 0)
    assert t.why_not("repair") == "not-broken"
    t.set(stalled=1)
    assert t.why_not("repair") == "no-money"
