"""Events: the general track, the murder's own event, and what places offer meanwhile (Events)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Frame, Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android import events
from caseboard.games.android.catalogue import (
    GENERAL_EVENTS,
    NPC,
    SPECIFIC_EVENTS,
    EventAction,
)
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.frames import NOTHING, Resolving, Seated
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.event_track import (
    SPECIFIC_SPACE,
    end_general_event,
    end_specific_event,
    specific_event_in_play,
)
from caseboard.games.android.rules.lasting import Fire, changed, event_actions
from caseboard.games.android.rules.moving_leads import stop_waiting
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Events"
EVENT_KINDS: Final = ("event", "specific")
NO_EVENT: Final = Reason("no-event", "there is no such event in play", CHAPTER)
NOT_HERE: Final = Reason("not-here", "the event offers nothing at the detective's place", CHAPTER)
USED: Final = Reason("used", "this event can be used no more", CHAPTER)
NO_TIME: Final = Reason("no-time", "there is not enough Time left for it", CHAPTER)


@dataclass(slots=True, eq=False)
class UseEvent(Seated):
    space: int
    kind: str = ""
    """Of the event, one of EVENT_KINDS; empty: a suspect whom it holds was talked to."""
    number: int = 0


def is_own_doing(state: AndroidState, frame: Resolving) -> bool:
    """Whether an effect is its detective's own: others may react to it, but not to what an event
    or somebody else's card does to him (A19).
    """
    return frame.actor == frame.target and not any(
        isinstance(under, Fire | UseEvent) and under.kind in EVENT_KINDS for under in state.stack
    )


def draw_general_event(state: AndroidState, frame: Frame) -> Outcome:
    """A new event enters space one, pushes the old one to space two, and that one off the track."""
    if not state.event_bag:
        return None
    if state.event_track[1] >= 0 and not state.event_over[1]:
        end_general_event(state, 1)
    event = state.take(state.event_bag)
    state.event_track = [event, state.event_track[0]]
    state.event_over[:SPECIFIC_SPACE] = [0, state.event_over[0]]
    state.event_used[:SPECIFIC_SPACE] = [0, state.event_used[0]]
    state.tell(events.Event(event=event))
    changed(state)
    card = GENERAL_EVENTS[event]
    if card.npc is not None:
        npc = NPC[card.npc]
        if state.npc_gone[npc]:
            end_general_event(state, 0)
            return None
        redirect_npc(state, npc, card.action)
    first = state.first_player
    entering = EFFECTS.get(("event enters", event))
    return None if entering is None else entering(first, first, NOTHING)


def redirect_npc(state: AndroidState, npc: int, action: EventAction | None) -> None:
    """An NPC whom a new event needs leaves the old one, which ends."""
    old = state.event_track[1]
    if old >= 0 and not state.event_over[1]:
        needed = GENERAL_EVENTS[old].npc
        if needed is not None and NPC[needed] == npc:
            end_general_event(state, 1)
    state.npc_at[npc] = OFF_MAP if action is None else action.place
    if action is not None:
        state.tell(events.NpcMoved(npc=npc, place=action.place))


DRAW_GENERAL_EVENT: Final = procedure("Resolving general events", Frame, draw_general_event)


def show_specific_event(state: AndroidState, frame: Frame) -> None:
    """First the testimony leads of all suspects in play move, changing places where needed."""
    event = SPECIFIC_EVENTS[state.specific]
    state.specific_shown = 1
    state.tell(events.SpecificEvent(event=state.specific))
    for suspect in state.lineup:
        place, lead = event.leads[suspect], suspect
        if state.lead_at[lead] == place:
            continue
        if state.lead_at[lead] == OFF_MAP:
            if place in state.lead_at or not stop_waiting(state, lead):
                continue
        elif place in state.lead_at:
            state.lead_at[state.lead_at.index(place)] = state.lead_at[lead]
        state.lead_at[lead] = place
        state.tell(events.LeadPlaced(lead=lead, place=place))
    changed(state)


def resolve_specific_event(state: AndroidState, frame: Frame) -> Outcome:
    """Then its other effects, unless a suspect it names is dead."""
    event = SPECIFIC_EVENTS[state.specific]
    if any(not state.alive[suspect] for suspect in event.suspects_named()):
        end_specific_event(state)
        return None
    if event.pin is not None:
        state.pin_place[event.pin.suspect] = event.pin.place
        state.pin_time[event.pin.suspect] = event.pin.time
        state.tell(events.SuspectPinned(suspect=event.pin.suspect, place=event.pin.place))
    first = state.first_player
    entering = EFFECTS.get(("specific enters", state.specific))
    return None if entering is None else entering(first, first, NOTHING)


SPECIFIC_EVENT: Final = procedure(
    "Resolving specific events", Frame, show_specific_event, resolve_specific_event
)


def pinned(state: AndroidState) -> int:
    """The suspect whom the specific event holds, or −1."""
    return next((n for n in range(len(SUSPECTS)) if state.pin_place[n] != OFF_MAP), -1)


def action_of(state: AndroidState, space: int) -> EventAction | None:
    """What the event in a space offers, None when nothing."""
    return event_actions(state)[space]


def why_not_use_event(state: AndroidState, seat: int, space: int) -> Reason | None:
    """Why an event's temporary ability cannot be used now."""
    if space == SPECIFIC_SPACE and specific_event_in_play(state) and pinned(state) >= 0:
        if state.place[seat] != state.pin_place[pinned(state)]:
            return NOT_HERE
        return None if state.time >= 1 else NO_TIME
    action = action_of(state, space)
    if action is None:
        return NO_EVENT
    if action.place != state.place[seat]:
        return NOT_HERE
    if state.event_used[space] >> seat & 1:
        return USED
    if action.time > state.time:
        return NO_TIME
    if action.cost is not None:
        barred = action.cost.barred(state, seat, seat)
        if barred is not None:
            return Reason("cost", barred, CHAPTER)
    return None


def pay_for_event(state: AndroidState, frame: UseEvent) -> Outcome:
    seat, space = frame.seat, frame.space
    if space == SPECIFIC_SPACE and pinned(state) >= 0:
        move_pinned_suspect_on(state, seat)
        return None
    kind, number = _named(state, space)
    frame.kind, frame.number = kind, number
    action = action_of(state, space)
    if action is None:
        raise AssertionError("an event without an action was used")
    state.time -= action.time
    state.tell(events.EventUsed(seat=seat, deck=kind, event=number))
    cost = EFFECTS.get((f"{kind} cost", number))
    return None if cost is None else cost(seat, seat, NOTHING)


def _named(state: AndroidState, space: int) -> tuple[str, int]:
    if space == SPECIFIC_SPACE:
        return "specific", state.specific
    return "event", state.event_track[space]


def move_pinned_suspect_on(state: AndroidState, seat: int) -> None:
    """Players pay Time, one at a time, until the suspect moves on and the event ends."""
    suspect = pinned(state)
    state.time -= 1
    state.pin_time[suspect] -= 1
    state.tell(events.PinLoosened(seat=seat, suspect=suspect, left=state.pin_time[suspect]))
    if state.pin_time[suspect]:
        return
    pin = SPECIFIC_EVENTS[state.specific].pin
    if pin is not None and state.lead_at[suspect] != OFF_MAP and pin.moves_to not in state.lead_at:
        state.lead_at[suspect] = pin.moves_to
        state.tell(events.LeadPlaced(lead=suspect, place=pin.moves_to))
    end_specific_event(state)


def use_event(state: AndroidState, frame: UseEvent) -> Outcome:
    """First come only: the effect ends with its use; otherwise once per detective."""
    if not frame.kind:
        return None
    seat, space = frame.seat, frame.space
    action = action_of(state, space)
    if action is not None and action.first_only:
        if space == SPECIFIC_SPACE:
            end_specific_event(state)
        else:
            end_general_event(state, space)
    else:
        state.event_used[space] |= 1 << seat
    return EFFECTS[f"{frame.kind} action", frame.number](seat, seat, NOTHING)


USE_EVENT: Final = procedure("Event-based actions", UseEvent, pay_for_event, use_event)
