"""Sacrifices for baggage: something given up without its normal effect (Important Terms; Plots)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Call, Frame, Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android.actions import SACRIFICE
from caseboard.games.android.catalogue import Payer, Sacrifice
from caseboard.games.android.numbers import LINES_OF_A_PLOT
from caseboard.games.android.rules.lasting import active
from caseboard.games.android.rules.plots import bad_baggage, good_baggage
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

PER_CARD: Final = 4
"""A plot card has two sacrifices at most for good baggage, then two for bad."""
NOT_ASKED: Final = Reason("no-sacrifice", "that plot asks for no such sacrifice", "Plots")
NOT_YOURS: Final = Reason("not-yours", "that sacrifice is for somebody else to make", "Plots")


def sacrifice_of(s: AndroidState, action: Action) -> tuple[int, int, Sacrifice] | None:
    """The plot's seat, the number on its card, and the sacrifice that an action means."""
    detective, number = divmod(action.argument, PER_CARD)
    for owner, at, sacrifice in active(s).sacrifices:
        if at == number and s.detective[owner] == detective:
            return owner, at, sacrifice
    return None


def gives_good(number: int) -> bool:
    return number < PER_CARD // 2


def why_not_sacrifice(s: AndroidState, seat: int, action: Action) -> Reason | None:
    found = sacrifice_of(s, action)
    if found is None:
        return NOT_ASKED
    owner, _, sacrifice = found
    if (sacrifice.payer is Payer.OWNER) != (owner == seat):
        return NOT_YOURS
    barred = sacrifice.cost.barred(s, seat, owner)
    return None if barred is None else Reason("cost", barred, "Plots")


def sacrifices(s: AndroidState, seat: int) -> list[Action]:
    """Every sacrifice that the seat can make now."""
    return [
        SACRIFICE[s.detective[owner] * PER_CARD + number]
        for owner, number, sacrifice in active(s).sacrifices
        if (sacrifice.payer is Payer.OWNER) == (owner == seat)
        and sacrifice.cost.barred(s, seat, owner) is None
    ]


def pay_sacrifice(s: AndroidState, f: Frame) -> Outcome:
    found = sacrifice_of(s, SACRIFICE[f["action"]])
    if found is None:
        raise AssertionError("a sacrifice that no plot asks for")
    owner, number, _ = found
    f["owner"], f["good"] = owner, gives_good(number)
    line = s.plot[owner] * LINES_OF_A_PLOT + s.plot_line[owner]
    s.tell("sacrificed", seat=f["seat"], owner=owner, good=f["good"])
    return Call(EFFECTS["sacrifice", line * PER_CARD + number], actor=f["seat"], target=owner)


def gain_baggage(s: AndroidState, f: Frame) -> None:
    if f["good"]:
        good_baggage(s, f["owner"])
    else:
        bad_baggage(s, f["owner"])


MAKE_SACRIFICE: Final = procedure("Sacrifices", pay_sacrifice, gain_baggage)
"""Locals: seat, action: the number of the SACRIFICE action."""
