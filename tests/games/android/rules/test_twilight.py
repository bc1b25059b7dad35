"""Playing twilight cards: costs, reactions and their order, fights (rulings A1, A3–A5, A19–A22)."""

from __future__ import annotations

import pytest

from caseboard.games.android.effects.base import Effect, Occasion
from caseboard.games.android.effects.cards import LightShift, PayCard, StealCard
from caseboard.games.android.effects.control import Nothing, do
from caseboard.games.android.effects.favors import GainFavor, LoseAnyFavor, spend
from caseboard.games.android.effects.time import LoseTime, SpendTime
from caseboard.games.android.numbers import DECK_OF, Side
from tests.games.android.rules.workshop import Workshop, play_key
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
