"""Playing twilight cards: costs, reactions and their order, fights (rulings A1, A3–A5, A19–A22)."""

from __future__ import annotations

import pytest

from caseboard.games.android.effects.base import Effect, Occasion, When
from caseboard.games.android.effects.cards import (
    DrawCards,
    DrawDark,
    DrawLight,
    LightShift,
    PayCard,
    StealCard,
)
from caseboard.games.android.effects.control import Nothing, do
from caseboard.games.android.effects.favors import GainFavor, GainTrauma, LoseAnyFavor, spend
from caseboard.games.android.effects.lasting import HandLimit
from caseboard.games.android.effects.time import LoseTime, SpendTime
from caseboard.games.android.numbers import DECK_OF, Side
from tests.games.android.rules.workshop import Workshop, play_key, resolve
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
CORP, POLITICAL, SOCIETY, STREET = range(4)


def three() -> Scenario:
    t = table("louis", "floyd", "caprice")
    for seat in range(3):
        t.s.plot[seat] = -1
    return t.set(mood=0)


def walk(t: Scenario) -> None:
    """Louis enters a normal place, where nothing is drawn."""
    t.at("louis", "tonys-flophouse").do("move napd")


def test_whether_a_seat_could_react_is_told_to_nobody_else(w: Workshop) -> None:
    t = three()
    w.give(t, "louis", w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENTERS_PLACE))
    w.give(t, "caprice", w.card("louis", Side.DARK, Nothing(), when=Occasion.ENTERS_PLACE))
    walk(t)
    for asked, seat in (("caprice", CAPRICE), ("louis", LOUIS)):
        assert (t.kind, t.asked) == ("react", asked)
        for other in (LOUIS, FLOYD, CAPRICE, None):
            if other == seat:
                assert t.game.view(other)["decision"]["kind"] == "react"
            else:
                assert t.game.view(other)["decision"] == {"seat": None, "kind": "sealed"}
        t.do("pass")
    assert t.events[-1].kind == "moved", "a pass leaves no trace in the log"


@pytest.mark.parametrize(
    "cost", [spend(STREET), SpendTime(2), PayCard()], ids=["favor", "time", "card"]
)
def test_a_cost_that_cannot_be_paid_any_more_stops_the_card(w: Workshop, cost: Effect) -> None:
    t = three().favors("louis", street=1, mr_li=0, sara=0)
    light = w.card("louis", Side.LIGHT, do(cost, GainFavor(CORP), LightShift()))
    spare = w.card("louis", Side.LIGHT, Nothing())
    w.give(t, "louis", light, spare)
    taken = do(LoseAnyFavor(), LoseTime(5), StealCard())
    w.give(t, "floyd", w.card("louis", Side.DARK, taken, when=Occasion.PLAYS_LIGHT))
    t.do(play_key(light), "pay", "play")
    if t.kind == "payment":
        t.do("pay")
    assert t.favor("louis", "corp") == 0
    assert t.of("twilight", "louis") == 0
    assert t.told("cost-not-paid")
    t.ends_clean()
    assert light in t.s.discards[DECK_OF[light]]


def test_a_card_discarded_to_lower_the_cost_cannot_pay_for_the_card_as_well(w: Workshop) -> None:
    """Sacrifice: a given item counts towards one effect only."""
    t = three().set(twilight=[4, 0, 0])
    light = w.card("louis", Side.LIGHT, do(PayCard(), GainFavor(CORP)), cost=1)
    spare = w.card("louis", Side.LIGHT, Nothing())
    w.give(t, "louis", light, spare)
    t.do(play_key(light))
    if t.kind == "payment":
        t.do("pay")
    assert t.favor("louis", "corp") == 0
    assert sorted(t.s.discards[DECK_OF[light]]) == [light, spare]


def draws_answered(w: Workshop, t: Scenario) -> int:
    """Floyd holds a card of Louis's that answers a draw."""
    card = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.DRAWS_CARD)
    w.give(t, "floyd", card)
    return card


def test_a_draw_for_time_can_be_answered(w: Workshop) -> None:
    t = three()
    draws_answered(w, t)
    t.do("draw-light")
    assert (t.kind, t.asked) == ("react", "floyd")


def test_a_free_draw_can_be_answered_before_the_move_itself_is_a19(w: Workshop) -> None:
    t = three()
    draw_card = draws_answered(w, t)
    entry = w.card("louis", Side.DARK, GainTrauma(), when=Occasion.ENTERS_PLACE)
    w.give(t, "floyd", entry)
    t.at("louis", "napd").do("move monroe-associates", "draw-light")
    assert t.keys == [play_key(draw_card), "pass"]
    t.do("pass")
    assert t.keys == [play_key(entry), "pass"]


@pytest.mark.parametrize("effect", [DrawLight(1), DrawCards(1), DrawDark()], ids=repr)
def test_a_draw_by_a_card_of_ones_own_can_be_answered(w: Workshop, effect: Effect) -> None:
    t = three()
    draws_answered(w, t)
    resolve(t, effect, "louis")
    if t.kind != "react":
        t.do(t.keys[0])
    assert (t.kind, t.asked) == ("react", "floyd")


@pytest.mark.parametrize("effect", [DrawLight(1), DrawCards(1), DrawDark()], ids=repr)
def test_a_draw_that_somebody_elses_card_brings_cannot(w: Workshop, effect: Effect) -> None:
    t = three()
    draws_answered(w, t)
    resolve(t, effect, "caprice", "louis")
    if t.kind != "turn":
        t.do(t.keys[0])
    assert len(t.of("hands", "louis")) == 1
    t.ends_clean()


def test_where_nothing_can_be_drawn_no_draw_is_answered(w: Workshop) -> None:
    w.in_play("louis", HandLimit(-6), triggers=(When(Occasion.DRAWS_CARD, GainTrauma()),))
    t = three()
    resolve(t, DrawCards(2), "louis")
    assert t.of("trauma", "louis") == 0


def test_a_card_drawn_by_what_lies_in_play_may_still_answer_the_same_occasion(
    w: Workshop,
) -> None:
    """What lies in play answers first; the window comes after it (A19)."""
    w.in_play("louis", triggers=(When(Occasion.ENDS_TURN, DrawLight(1)),))
    t = three()
    card = w.card("louis", Side.LIGHT, Nothing(), when=Occasion.ENDS_TURN)
    t.s.bags[DECK_OF[card]] = [card]
    t.do("end-turn")
    assert t.keys == [play_key(card), "pass"]
