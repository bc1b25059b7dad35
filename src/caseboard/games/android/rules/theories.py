"""True culprit: one suspect did it, and hunches are theories about who (Variants)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import SUSPECT
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.state import AndroidState


def has_culprit(state: AndroidState) -> bool:
    return state.culprit != NOBODY


def deal_truths(state: AndroidState) -> None:
    """The culprit stays unseen; of the suspects left each player knows one to be innocent."""
    left = list(state.lineup)
    state.culprit = state.take(left)
    for seat in range(state.seats):
        state.innocent[seat] = state.take(left)
        state.whisper(events.Truth(seat=seat, innocent=state.innocent[seat]), (seat,))


@dataclass(slots=True, eq=False)
class NameTheories(Frame):
    order: tuple[int, ...] = ()
    """The seats that have still to name a suspect."""


def begin(state: AndroidState, frame: NameTheories) -> None:
    first = state.first_player
    frame.order = tuple((first + n) % state.seats for n in range(state.seats))


def ask_theory(state: AndroidState, frame: NameTheories) -> Ask:
    """Anybody alive whom the player does not know to be innocent; the dead if nobody else is."""
    seat = frame.order[0]
    others = [suspect for suspect in state.lineup if suspect != state.innocent[seat]]
    options = [suspect for suspect in others if state.alive[suspect]] or others
    actions = tuple(SUSPECT[suspect] for suspect in options)
    return Ask(seat, "theory", actions, "Who did it? This is your theory.", sealed=True, tells=True)


def take_theory(state: AndroidState, frame: NameTheories) -> Outcome:
    seat, *rest = frame.order
    frame.order = tuple(rest)
    state.guilty[seat] = frame.answer.argument
    state.whisper(events.Theory(seat=seat, suspect=state.guilty[seat]), (seat,))
    return Goto(ask_theory) if rest else None


NAME_THEORIES: Final = procedure(
    "Variants: naming theories", NameTheories, begin, ask_theory, take_theory
)
