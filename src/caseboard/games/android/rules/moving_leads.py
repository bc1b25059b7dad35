"""Moving leads to a new place (Moving Leads; ruling A12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Done, Frame, Goto, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import PLACE
from caseboard.games.android.content.map import DISTRICT_OF, PLACES, PLACES_OF_TYPE
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.state import AndroidState


def places_for_lead(state: AndroidState, mover: int, origin: int) -> tuple[Action, ...]:
    """Moving Leads: a new place of the same type without a lead, not in the mover's district
    unless nothing else is legal.
    """
    taken = state.lead_at
    free = [
        place
        for place in PLACES_OF_TYPE[PLACES[origin].type]
        if place != origin and place not in taken
    ]
    district = DISTRICT_OF[state.place[mover]]
    elsewhere = [PLACE[place] for place in free if DISTRICT_OF[place] != district]
    return tuple(elsewhere or [PLACE[place] for place in free])


@dataclass(slots=True, eq=False)
class MoveLead(Frame):
    lead: int
    mover: int
    """Who chooses the place."""
    origin: int


def lift_lead(state: AndroidState, frame: MoveLead) -> None:
    state.lead_at[frame.lead] = OFF_MAP


def ask_right_neighbour_for_new_place(state: AndroidState, frame: MoveLead) -> Outcome:
    """The mover chooses; with nowhere to go the lead waits for the end of the turn (A12)."""
    options = places_for_lead(state, frame.mover, frame.origin)
    if not options:
        return Goto(wait)
    return Ask(frame.mover, "move-lead", options, "Where does the lead point to next?")


def move_lead(state: AndroidState, frame: MoveLead) -> Outcome:
    lead, place = frame.lead, frame.answer.argument
    state.lead_at[lead] = place
    state.tell(events.LeadMoved(seat=frame.mover, lead=lead, origin=frame.origin, place=place))
    return Done()


def wait(state: AndroidState, frame: MoveLead) -> None:
    state.leads_waiting += [frame.lead, frame.mover, frame.origin]
    state.tell(events.LeadWaits(lead=frame.lead))


MOVE_LEAD: Final = procedure(
    "Moving leads", MoveLead, lift_lead, ask_right_neighbour_for_new_place, move_lead, wait
)


def stop_waiting(state: AndroidState, lead: int) -> bool:
    """A lead that waits need not be offered again: something else places it. False: none waits."""
    at = next(
        (at for at in range(0, len(state.leads_waiting), 3) if state.leads_waiting[at] == lead),
        None,
    )
    if at is None:
        return False
    del state.leads_waiting[at : at + 3]
    return True


def offer_waiting_leads(state: AndroidState) -> tuple[Frame, ...]:
    """At the end of a turn, leads that could not be moved are offered again."""
    waiting, state.leads_waiting = state.leads_waiting, []
    return tuple(
        MOVE_LEAD(lead=waiting[at], mover=waiting[at + 1], origin=waiting[at + 2])
        for at in range(0, len(waiting), 3)
    )
