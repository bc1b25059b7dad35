"""Following up leads (Following Up Leads; the Climax)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Goto, Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android import events
from caseboard.games.android.actions import PLACE_EVIDENCE, SACRIFICE_LEAD, UNCOVER
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.lasting import FreeLead, LeadTime
from caseboard.games.android.frames import NOTHING, About, Cancellable
from caseboard.games.android.numbers import DAYS_OF_CLIMAX, OFF_MAP, lead_kind
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


def free_lead_left(state: AndroidState, seat: int) -> bool:
    """Whether a lead may still be followed up for 0 Time this turn."""
    return state.once.count(FREE_LEAD_USED) < len(concerning(state, FreeLead, seat))


def lead_time(state: AndroidState, seat: int) -> int:
    """The Time that following up a lead takes."""
    return 0 if free_lead_left(state, seat) else usual_lead_time(state, seat)


def usual_lead_time(state: AndroidState, seat: int) -> int:
    """The Time of a lead for which no free lead is used up."""
    time = LEAD_TIME
    for effect in concerning(state, LeadTime, seat):
        if effect.if_ is None or effect.if_.holds(state, seat, NOTHING):
            time += effect.amount
    return max(0, time)


def is_locked(state: AndroidState, lead: int) -> bool:
    """The testimony lead of a suspect whom the murder's event holds."""
    return lead < len(SUSPECTS) and state.pin_place[lead] != OFF_MAP


def why_not_follow(state: AndroidState, seat: int, lead: int) -> Reason | None:
    if state.lead_at[lead] != state.place[seat]:
        return NOT_HERE
    if is_locked(state, lead):
        return LOCKED
    if lead_time(state, seat) > state.time:
        return TOO_LITTLE_TIME
    return None


def is_climax(state: AndroidState) -> bool:
    """The last two days (Climax)."""
    return state.day > state.last_day - DAYS_OF_CLIMAX


def right_neighbour(state: AndroidState, seat: int) -> int:
    return (seat - 1) % state.seats


@dataclass(slots=True, eq=False)
class FollowUpLead(Cancellable):
    seat: int
    lead: int
    paid: bool
    """Whether it costs Time."""
    place: int = OFF_MAP
    """Where the lead was."""
    cancelled: bool = False


def spend_time(state: AndroidState, frame: FollowUpLead) -> None:
    seat, lead = frame.seat, frame.lead
    if frame.paid:
        time = usual_lead_time(state, seat)
        if time and free_lead_left(state, seat):
            state.once.append(FREE_LEAD_USED)
            time = 0
        state.time -= time
    frame.place = state.lead_at[lead]
    state.tell(events.LeadFollowed(seat=seat, lead=lead, place=state.lead_at[lead]))


def move_lead_first(state: AndroidState, frame: FollowUpLead) -> Outcome:
    """The lead moves before anything else of it resolves; in the climax it leaves the game."""
    if is_climax(state):
        state.lead_at[frame.lead] = OFF_MAP
        state.tell(events.LeadRemoved(lead=frame.lead))
        return None
    mover = right_neighbour(state, frame.seat)
    return MOVE_LEAD(lead=frame.lead, mover=mover, origin=frame.place)


def let_others_react(state: AndroidState, frame: FollowUpLead) -> None:
    about = About(lead=frame.lead, place=frame.place)
    occur(state, Occasion.FOLLOWS_LEAD, frame.seat, about)


def use_prompt(state: AndroidState, frame: FollowUpLead) -> str:
    return "The lead pans out. Evidence against a suspect, or a piece of the conspiracy?"


def ask_use(state: AndroidState, frame: FollowUpLead) -> Outcome:
    seat = frame.seat
    if frame.cancelled:
        return Goto(finish)
    options: list[Action] = []
    if can_place_evidence(state):
        options.append(PLACE_EVIDENCE)
    if can_uncover(state, seat):
        options.append(UNCOVER)
    card = plot_card(state, seat)
    if card is not None and (card.good.lead_sacrifice or card.bad.lead_sacrifice):
        options.append(SACRIFICE_LEAD)
    if not options:
        return Goto(finish)
    return Ask(seat, "use-lead", tuple(options), use_prompt)


def use_lead(state: AndroidState, frame: FollowUpLead) -> Outcome:
    seat, action = frame.seat, frame.answer
    if action is PLACE_EVIDENCE:
        return PLACE_EVIDENCE_RULE(seat=seat, file=lead_kind(frame.lead), window=True)
    if action is UNCOVER:
        return UNCOVER_CONSPIRACY(seat=seat)
    card = plot_card(state, seat)
    state.tell(events.LeadSacrificed(seat=seat, lead=frame.lead))
    if card is not None and card.good.lead_sacrifice:
        good_baggage(state, seat)
    elif card is not None:
        bad_baggage(state, seat)
    return None


def finish(state: AndroidState, frame: FollowUpLead) -> None:
    if frame.cancelled:
        state.tell(events.LeadWasted(seat=frame.seat, lead=frame.lead))


FOLLOW_UP_LEAD: Final = procedure(
    "Following up leads",
    FollowUpLead,
    spend_time,
    move_lead_first,
    let_others_react,
    ask_use,
    use_lead,
    finish,
)
