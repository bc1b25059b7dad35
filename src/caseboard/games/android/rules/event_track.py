"""How the effects of events end (Resolving General Events; Resolving Specific Events; A23)."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import GENERAL_EVENTS, NPC, SPECIFIC_EVENTS
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

SPECIFIC_SPACE: Final = 2


def end_general_event(s: AndroidState, space: int) -> None:
    """Turn an event face down in its space; its NPC goes home."""
    event = GENERAL_EVENTS[s.event_track[space]]
    s.event_over[space] = 1
    if event.npc is not None:
        s.npc_at[NPC[event.npc]] = OFF_MAP
    s.tell("event-ended", event=s.event_track[space])
    changed(s)


def end_specific_event(s: AndroidState) -> None:
    """Return it to the box; whoever it pinned is free."""
    s.event_over[SPECIFIC_SPACE] = 1
    s.pin_place = [OFF_MAP] * len(s.pin_place)
    s.pin_time = [0] * len(s.pin_time)
    s.tell("specific-event-ended", event=s.specific)
    changed(s)


def specific_event_in_play(s: AndroidState) -> bool:
    return bool(s.specific_shown) and not s.event_over[SPECIFIC_SPACE]


def end_specific_event_naming(s: AndroidState, suspect: int) -> None:
    """It ends at once when a suspect of its game text is killed."""
    if specific_event_in_play(s) and suspect in SPECIFIC_EVENTS[s.specific].suspects_named():
        end_specific_event(s)
