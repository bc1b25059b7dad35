"""Movement: reach, the Beanstalk, restricted places, free draws, Lily, dropships (A1, A10, A13)."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import EventAction
from caseboard.games.android.content.map import PLACE, PlaceType
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.conditions import At
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.effects.lasting import MoveTime
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.effects.travel import MoveInReach, MoveTo
from caseboard.games.android.numbers import Side
from tests.games.android.rules.workshop import Workshop, resolve
from tests.games.android.scenario import Scenario, table

NORMAL_STOP = "napd"


def three() -> Scenario:
    return table("louis", "floyd", "caprice")


def dark_on_entry(w: Workshop, t: Scenario) -> int:
    """Floyd holds a card of Louis's that answers a move."""
    card = w.card("louis", Side.DARK, LoseTime(1), when=Occasion.ENTERS_PLACE)
    w.give(t, "floyd", card)
    return card


def test_players_may_react_to_a_move_that_a_card_of_ones_own_allows_a19(w: Workshop) -> None:
    t = three().at("louis", "tonys-flophouse")
    dark_on_entry(w, t)
    resolve(t, MoveInReach(), "louis")
    t.do("move napd")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_nobody_reacts_to_a_move_that_a_dark_card_or_an_event_caused_a19(w: Workshop) -> None:
    t = three().at("louis", "tonys-flophouse")
    dark_on_entry(w, t)
    resolve(t, MoveTo("napd"), "floyd", "louis")
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
    t = three().at("louis", "tonys-flophouse")
    resolve(t, MoveTo("napd"), mover, "louis")
    assert t.of("trauma", "louis") == 1


@pytest.mark.parametrize(("time", "left"), [(6, 4), (2, 0)])
def test_a_free_move_into_a_restricted_place_still_pays_the_surcharge_a13(
    time: int, left: int
) -> None:
    t = three().at("louis", "tonys-flophouse").set(time=time)
    resolve(t, MoveTo("humanity-labor"), "louis")
    assert t.of("place", "louis") == PLACE["humanity-labor"]
    assert t.time == left


def test_a_free_move_into_a_restricted_place_needs_the_time_for_it_or_a_warrant_a13() -> None:
    t = three().at("louis", "tonys-flophouse").set(time=1)
    resolve(t, MoveTo("humanity-labor"), "louis")
    assert t.of("place", "louis") == PLACE["tonys-flophouse"]
    t.set(warrants=[[PLACE["humanity-labor"]], [], []])
    resolve(t, MoveTo("humanity-labor"), "louis")
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
