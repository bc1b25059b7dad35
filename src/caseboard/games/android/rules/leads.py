"""Following up leads (Following Up Leads; the Climax)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Frame, Goto, Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android.actions import PLACE_EVIDENCE, SACRIFICE_LEAD, UNCOVER
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import FreeLead, LeadTime
from caseboard.games.android.numbers import CLIMAX_STARTS, OFF_MAP, lead_kind
from caseboard.games.android.rules.conspiracy import UNCOVER_CONSPIRACY, can_uncover
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE as PLACE_EVIDENCE_RULE
from caseboard.games.android.rules.evidence import can_place_evidence
from caseboard.games.android.rules.lasting import concerning
from caseboard.games.android.rules.moving_leads import MOVE_LEAD
from caseboard.games.android.rules.plots import bad_baggage, good_baggage, plot_card
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Following Up Leads"
LEAD_TIME: Final = 1
FREE_LEAD_USED: Final = 1 << 18
"""An entry of ``once``: the turn's free lead has been followed up."""

NOT_HERE: Final = Reason("not-here", "that lead is not at the detective's place", CHAPTER)
LOCKED: Final = Reason("locked", "an event keeps that lead locked", "Resolving Specific Events")
TOO_LITTLE_TIME: Final = Reason("no-time", "there is not enough Time left for it", CHAPTER)


def free_lead_left(s: AndroidState, seat: int) -> bool:
    """Whether a lead may still be followed up for 0 Time this turn."""
    return s.once.count(FREE_LEAD_USED) < len(concerning(s, FreeLead, seat))


def lead_time(s: AndroidState, seat: int) -> int:
    """The Time that following up a lead takes."""
    return 0 if free_lead_left(s, seat) else usual_lead_time(s, seat)


def usual_lead_time(s: AndroidState, seat: int) -> int:
    """The Time of a lead for which no free lead is used up."""
    time = LEAD_TIME
    for effect in concerning(s, LeadTime, seat):
        if effect.if_ is None or effect.if_.holds(s, seat, {"place": s.place[seat]}):
            time += effect.amount
    return max(0, time)


def is_locked(s: AndroidState, lead: int) -> bool:
    """The testimony lead of a suspect whom the murder's event holds."""
    return lead < len(SUSPECTS) and s.pin_place[lead] != OFF_MAP


def why_not_follow(s: AndroidState, seat: int, lead: int) -> Reason | None:
    if s.lead_at[lead] != s.place[seat]:
        return NOT_HERE
    if is_locked(s, lead):
        return LOCKED
    if lead_time(s, seat) > s.time:
        return TOO_LITTLE_TIME
    return None


def is_climax(s: AndroidState) -> bool:
    return s.day >= CLIMAX_STARTS


def right_neighbour(s: AndroidState, seat: int) -> int:
    return (seat - 1) % s.seats


def spend_time(s: AndroidState, f: Frame) -> None:
    seat, lead = f["seat"], f["lead"]
    if f["paid"]:
        time = usual_lead_time(s, seat)
        if time and free_lead_left(s, seat):
            s.once.append(FREE_LEAD_USED)
            time = 0
        s.time -= time
    f["place"] = s.lead_at[lead]
    f["cancelled"] = False
    s.tell("lead-followed", seat=seat, lead=lead, place=s.lead_at[lead])


def move_lead_first(s: AndroidState, f: Frame) -> Outcome:
    """The lead moves before anything else of it resolves; in the climax it leaves the game."""
    if is_climax(s):
        s.lead_at[f["lead"]] = OFF_MAP
        s.tell("lead-removed", lead=f["lead"])
        return None
    return Call(MOVE_LEAD, lead=f["lead"], mover=right_neighbour(s, f["seat"]), origin=f["place"])


def let_others_react(s: AndroidState, f: Frame) -> None:
    occur(s, Occasion.FOLLOWS_LEAD, f["seat"], lead=f["lead"], place=f["place"])


def use_prompt(s: AndroidState, f: Frame) -> str:
    return "The lead pans out. Evidence against a suspect, or a piece of the conspiracy?"


def ask_use(s: AndroidState, f: Frame) -> Outcome:
    seat = f["seat"]
    if f["cancelled"]:
        return Goto(finish)
    options: list[Action] = []
    if can_place_evidence(s, lead_kind(f["lead"])):
        options.append(PLACE_EVIDENCE)
    if can_uncover(s, seat):
        options.append(UNCOVER)
    card = plot_card(s, seat)
    if card is not None and (card.good.lead_sacrifice or card.bad.lead_sacrifice):
        options.append(SACRIFICE_LEAD)
    if not options:
        return Goto(finish)
    return Ask(seat, "use-lead", tuple(options), use_prompt)


def use_lead(s: AndroidState, f: Frame) -> Outcome:
    seat, action = f["seat"], f.answer
    if action is PLACE_EVIDENCE:
        return Call(PLACE_EVIDENCE_RULE, seat=seat, file=lead_kind(f["lead"]), window=True)
    if action is UNCOVER:
        return Call(UNCOVER_CONSPIRACY, seat=seat)
    card = plot_card(s, seat)
    s.tell("lead-sacrificed", seat=seat, lead=f["lead"])
    if card is not None and card.good.lead_sacrifice:
        good_baggage(s, seat)
    elif card is not None:
        bad_baggage(s, seat)
    return None


def finish(s: AndroidState, f: Frame) -> None:
    if f["cancelled"]:
        s.tell("lead-wasted", seat=f["seat"], lead=f["lead"])


FOLLOW_UP_LEAD: Final = procedure(
    "Following up leads",
    spend_time,
    move_lead_first,
    let_others_react,
    ask_use,
    use_lead,
    finish,
)
"""Locals: seat, lead, and paid: whether it costs Time."""
