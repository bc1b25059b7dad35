"""How the effects of events end (Resolving General Events; Resolving Specific Events; A23)."""

from __future__ import annotations

from typing import Final

from caseboard.games.android import events
from caseboard.games.android.catalogue import GENERAL_EVENTS, NPC, SPECIFIC_EVENTS
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import AndroidState

SPECIFIC_SPACE: Final = 2


def end_general_event(state: AndroidState, space: int) -> None:
    """Turn an event face down in its space; its NPC goes home."""
    event = GENERAL_EVENTS[state.event_track[space]]
    state.event_over[space] = 1
    if event.npc is not None:
        state.npc_at[NPC[event.npc]] = OFF_MAP
    state.tell(events.EventEnded(event=state.event_track[space]))
    changed(state)


def end_specific_event(state: AndroidState) -> None:
    """Return it to the box; whoever it pinned is free."""
    state.event_over[SPECIFIC_SPACE] = 1
    state.pin_place = [OFF_MAP] * len(state.pin_place)
    state.pin_time = [0] * len(state.pin_time)
    state.tell(events.SpecificEventEnded(event=state.specific))
    changed(state)


def specific_event_in_play(state: AndroidState) -> bool:
    return bool(state.specific_shown) and not state.event_over[SPECIFIC_SPACE]


def end_specific_event_naming(state: AndroidState, suspect: int) -> None:
    """It ends at once when a suspect of its game text is killed."""
    if (
        specific_event_in_play(state)
        and suspect in SPECIFIC_EVENTS[state.specific].suspects_named()
    ):
        end_specific_event(state)
