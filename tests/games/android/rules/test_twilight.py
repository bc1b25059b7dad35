"""Playing twilight cards: costs, reactions and their order, fights (rulings A1, A3–A5, A19–A22)."""

from __future__ import annotations

from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.numbers import Side
from tests.games.android.rules.workshop import Workshop
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
