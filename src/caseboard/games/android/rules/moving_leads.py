"""Moving leads to a new place (Moving Leads; ruling A12)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Done, Frame, Goto, Outcome, procedure
from caseboard.games.android.actions import PLACE
from caseboard.games.android.content.map import DISTRICT_OF, PLACES, PLACES_OF_TYPE
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.state import AndroidState


def places_for_lead(s: AndroidState, mover: int, origin: int) -> tuple[Action, ...]:
    """Moving Leads: a new place of the same type without a lead, not in the mover's district
    unless nothing else is legal.
    """
    taken = s.lead_at
    free = [
        place
        for place in PLACES_OF_TYPE[PLACES[origin].type]
        if place != origin and place not in taken
    ]
    district = DISTRICT_OF[s.place[mover]]
    elsewhere = [PLACE[place] for place in free if DISTRICT_OF[place] != district]
    return tuple(elsewhere or [PLACE[place] for place in free])


def lift_lead(s: AndroidState, f: Frame) -> None:
    s.lead_at[f["lead"]] = OFF_MAP


def place_prompt(s: AndroidState, f: Frame) -> str:
    return f"Where does the lead from {PLACES[f['origin']].name} point to next?"


def ask_right_neighbour_for_new_place(s: AndroidState, f: Frame) -> Outcome:
    """The mover chooses; with nowhere to go the lead waits for the end of the turn (A12)."""
    options = places_for_lead(s, f["mover"], f["origin"])
    if not options:
        return Goto(wait)
    return Ask(f["mover"], "move-lead", options, place_prompt)


def move_lead(s: AndroidState, f: Frame) -> Outcome:
    lead, place = f["lead"], f.answer.argument
    s.lead_at[lead] = place
    s.tell("lead-moved", seat=f["mover"], lead=lead, origin=f["origin"], place=place)
    return Done()


def wait(s: AndroidState, f: Frame) -> None:
    s.leads_waiting += [f["lead"], f["mover"], f["origin"]]
    s.tell("lead-waits", lead=f["lead"])


MOVE_LEAD: Final = procedure(
    "Moving leads", lift_lead, ask_right_neighbour_for_new_place, move_lead, wait
)
"""Locals: lead, mover (who chooses the place), origin."""


def stop_waiting(s: AndroidState, lead: int) -> bool:
    """A lead that waits need not be offered again: something else places it. False: none waits."""
    at = next((at for at in range(0, len(s.leads_waiting), 3) if s.leads_waiting[at] == lead), None)
    if at is None:
        return False
    del s.leads_waiting[at : at + 3]
    return True


def offer_waiting_leads(s: AndroidState) -> tuple[Call, ...]:
    """At the end of a turn, leads that could not be moved are offered again."""
    waiting, s.leads_waiting = s.leads_waiting, []
    return tuple(
        Call(MOVE_LEAD, lead=waiting[at], mover=waiting[at + 1], origin=waiting[at + 2])
        for at in range(0, len(waiting), 3)
    )
