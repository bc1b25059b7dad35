"""Events: the general track, the murder's own event, and what places offer meanwhile (Events)."""

from __future__ import annotations

from typing import Final

from caseboard.core.machine import Call, Frame, Outcome, procedure
from caseboard.core.reasons import Reason
from caseboard.games.android.catalogue import (
    GENERAL_EVENTS,
    NPC,
    SPECIFIC_EVENTS,
    EventAction,
)
from caseboard.games.android.content.suspects import SUSPECTS
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.event_track import (
    SPECIFIC_SPACE,
    end_general_event,
    end_specific_event,
    specific_event_in_play,
)
from caseboard.games.android.rules.lasting import changed, event_actions
from caseboard.games.android.rules.moving_leads import stop_waiting
from caseboard.games.android.sources import EFFECTS
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Events"
EVENT_KINDS: Final = ("event", "specific")
NO_EVENT: Final = Reason("no-event", "there is no such event in play", CHAPTER)
NOT_HERE: Final = Reason("not-here", "the event offers nothing at the detective's place", CHAPTER)
USED: Final = Reason("used", "this event can be used no more", CHAPTER)
NO_TIME: Final = Reason("no-time", "there is not enough Time left for it", CHAPTER)


def is_own_doing(s: AndroidState, f: Frame) -> bool:
    """Whether an effect is its detective's own: others may react to it, but not to what an event
    or somebody else's card does to him (A19).
    """
    return f["actor"] == f["target"] and not any(
        frame.get("kind") in EVENT_KINDS for frame in s.stack
    )


def draw_general_event(s: AndroidState, f: Frame) -> Outcome:
    """A new event enters space one, pushes the old one to space two, and that one off the track."""
    if not s.event_bag:
        return None
    if s.event_track[1] >= 0 and not s.event_over[1]:
        end_general_event(s, 1)
    event = s.take(s.event_bag)
    s.event_track = [event, s.event_track[0]]
    s.event_over[:SPECIFIC_SPACE] = [0, s.event_over[0]]
    s.event_used[:SPECIFIC_SPACE] = [0, s.event_used[0]]
    s.tell("event", event=event)
    changed(s)
    card = GENERAL_EVENTS[event]
    if card.npc is not None:
        npc = NPC[card.npc]
        if s.npc_gone[npc]:
            end_general_event(s, 0)
            return None
        redirect_npc(s, npc, card.action)
    first = s.first_player
    entering = EFFECTS.get(("event enters", event))
    return None if entering is None else Call(entering, actor=first, target=first)


def redirect_npc(s: AndroidState, npc: int, action: EventAction | None) -> None:
    """An NPC whom a new event needs leaves the old one, which ends."""
    old = s.event_track[1]
    if old >= 0 and not s.event_over[1]:
        needed = GENERAL_EVENTS[old].npc
        if needed is not None and NPC[needed] == npc:
            end_general_event(s, 1)
    s.npc_at[npc] = OFF_MAP if action is None else action.place


DRAW_GENERAL_EVENT: Final = procedure("Resolving general events", draw_general_event)


def show_specific_event(s: AndroidState, f: Frame) -> None:
    """First the testimony leads of all suspects in play move, changing places where needed."""
    event = SPECIFIC_EVENTS[s.specific]
    s.specific_shown = 1
    s.tell("specific-event", event=s.specific)
    for suspect in s.lineup:
        place, lead = event.leads[suspect], suspect
        if s.lead_at[lead] == place:
            continue
        if s.lead_at[lead] == OFF_MAP:
            if place in s.lead_at or not stop_waiting(s, lead):
                continue
        elif place in s.lead_at:
            s.lead_at[s.lead_at.index(place)] = s.lead_at[lead]
        s.lead_at[lead] = place
        s.tell("lead-placed", lead=lead, place=place)
    changed(s)


def resolve_specific_event(s: AndroidState, f: Frame) -> Outcome:
    """Then its other effects, unless a suspect it names is dead."""
    event = SPECIFIC_EVENTS[s.specific]
    if any(not s.alive[suspect] for suspect in event.suspects_named()):
        end_specific_event(s)
        return None
    if event.pin is not None:
        s.pin_place[event.pin.suspect] = event.pin.place
        s.pin_time[event.pin.suspect] = event.pin.time
        s.tell("suspect-pinned", suspect=event.pin.suspect, place=event.pin.place)
    first = s.first_player
    entering = EFFECTS.get(("specific enters", s.specific))
    return None if entering is None else Call(entering, actor=first, target=first)


SPECIFIC_EVENT: Final = procedure(
    "Resolving specific events", show_specific_event, resolve_specific_event
)


def pinned(s: AndroidState) -> int:
    """The suspect whom the specific event holds, or −1."""
    return next((n for n in range(len(SUSPECTS)) if s.pin_place[n] != OFF_MAP), -1)


def action_of(s: AndroidState, space: int) -> EventAction | None:
    """What the event in a space offers, None when nothing."""
    return event_actions(s)[space]


def why_not_use_event(s: AndroidState, seat: int, space: int) -> Reason | None:
    """Why an event's temporary ability cannot be used now."""
    if space == SPECIFIC_SPACE and specific_event_in_play(s) and pinned(s) >= 0:
        if s.place[seat] != s.pin_place[pinned(s)]:
            return NOT_HERE
        return None if s.time >= 1 else NO_TIME
    action = action_of(s, space)
    if action is None:
        return NO_EVENT
    if action.place != s.place[seat]:
        return NOT_HERE
    if s.event_used[space] >> seat & 1:
        return USED
    if action.time > s.time:
        return NO_TIME
    if action.cost is not None:
        barred = action.cost.barred(s, seat, seat)
        if barred is not None:
            return Reason("cost", barred, CHAPTER)
    return None


def pay_for_event(s: AndroidState, f: Frame) -> Outcome:
    seat, space = f["seat"], f["space"]
    kind, number = _named(s, space)
    f["kind"], f["number"] = kind, number
    if space == SPECIFIC_SPACE and pinned(s) >= 0:
        move_pinned_suspect_on(s, seat)
        f["kind"] = "nothing"
        return None
    action = action_of(s, space)
    if action is None:
        raise AssertionError("an event without an action was used")
    s.time -= action.time
    s.tell("event-used", seat=seat, deck=kind, event=number)
    cost = EFFECTS.get((f"{kind} cost", number))
    return None if cost is None else Call(cost, actor=seat, target=seat)


def _named(s: AndroidState, space: int) -> tuple[str, int]:
    if space == SPECIFIC_SPACE:
        return "specific", s.specific
    return "event", s.event_track[space]


def move_pinned_suspect_on(s: AndroidState, seat: int) -> None:
    """Players pay Time, one at a time, until the suspect moves on and the event ends."""
    suspect = pinned(s)
    s.time -= 1
    s.pin_time[suspect] -= 1
    s.tell("pin-loosened", seat=seat, suspect=suspect, left=s.pin_time[suspect])
    if s.pin_time[suspect]:
        return
    pin = SPECIFIC_EVENTS[s.specific].pin
    if pin is not None and s.lead_at[suspect] != OFF_MAP and pin.moves_to not in s.lead_at:
        s.lead_at[suspect] = pin.moves_to
        s.tell("lead-placed", lead=suspect, place=pin.moves_to)
    end_specific_event(s)


def use_event(s: AndroidState, f: Frame) -> Outcome:
    """First come only: the effect ends with its use; otherwise once per detective."""
    if f["kind"] == "nothing":
        return None
    seat, space = f["seat"], f["space"]
    action = action_of(s, space)
    if action is not None and action.first_only:
        if space == SPECIFIC_SPACE:
            end_specific_event(s)
        else:
            end_general_event(s, space)
    else:
        s.event_used[space] |= 1 << seat
    return Call(EFFECTS[f"{f['kind']} action", f["number"]], actor=seat, target=seat)


USE_EVENT: Final = procedure("Event-based actions", pay_for_event, use_event)
"""Locals: seat, space."""
