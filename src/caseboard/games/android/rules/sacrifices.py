"""Sacrifices for baggage: something given up without its normal effect (Important Terms; Plots)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android import events
from caseboard.games.android.actions import SACRIFICE
from caseboard.games.android.effects.base import Effect
from caseboard.games.android.frames import NOTHING, Seated
from caseboard.games.android.numbers import LINES_OF_A_PLOT, NOBODY, SACRIFICES_A_PLOT
from caseboard.games.android.rules.lasting import active
from caseboard.games.android.rules.plots import bad_baggage, good_baggage
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

NOT_ASKED: Final = Reason(
    "no-sacrifice", "no plot in play asks this player for such a sacrifice", "Plots"
)


def sacrifice_of(state: AndroidState, seat: int, number: int) -> tuple[int, Effect] | None:
    """The plot's owner and the price of a sacrifice that the seat may make."""
    for at, owner, price in active(state).sacrifices[seat]:
        if at == number:
            return owner, price
    return None


def gives_good(number: int) -> bool:
    return number % SACRIFICES_A_PLOT < SACRIFICES_A_PLOT // 2


def why_not_sacrifice(state: AndroidState, seat: int, action: Action) -> Reason | None:
    found = sacrifice_of(state, seat, action.argument)
    if found is None:
        return NOT_ASKED
    owner, price = found
    barred = price.barred(state, seat, owner)
    return None if barred is None else Reason("cost", barred, "Plots")


def sacrifices(state: AndroidState, seat: int) -> list[Action]:
    """Every sacrifice that the seat can make now."""
    return [
        SACRIFICE[number]
        for number, owner, price in active(state).sacrifices[seat]
        if price.barred(state, seat, owner) is None
    ]


@dataclass(slots=True, eq=False)
class MakeSacrifice(Seated):
    action: int
    """The number of the SACRIFICE action."""
    owner: int = NOBODY
    good: bool = False


def pay_sacrifice(state: AndroidState, frame: MakeSacrifice) -> Outcome:
    detective, number = divmod(frame.action, SACRIFICES_A_PLOT)
    owner = state.detective.index(detective)
    frame.owner, frame.good = owner, gives_good(number)
    line = state.plot[owner] * LINES_OF_A_PLOT + state.plot_line[owner]
    price = EFFECTS["sacrifice", line * SACRIFICES_A_PLOT + number]
    state.tell(events.Sacrificed(seat=frame.seat, owner=owner, good=frame.good))
    return price(frame.seat, owner, NOTHING)


def gain_baggage(state: AndroidState, frame: MakeSacrifice) -> None:
    if frame.good:
        good_baggage(state, frame.owner)
    else:
        bad_baggage(state, frame.owner)


MAKE_SACRIFICE: Final = procedure("Sacrifices", MakeSacrifice, pay_sacrifice, gain_baggage)
