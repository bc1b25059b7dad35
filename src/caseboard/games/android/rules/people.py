"""Lily Lockwell, Jimmy the Snitch, and the NPCs (Lily Lockwell; Jimmy the Snitch; NPCs)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.actions import DETECTIVE, PASS, PLACE, token_slot
from caseboard.games.android.catalogue import FAVOR_OF, GENERAL_EVENTS, NPC, NPC_OWNER
from caseboard.games.android.content.map import DISTRICT_OF, PLACES, PLACES_OF_TYPE
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.frames import Seated
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.event_track import end_general_event
from caseboard.games.android.rules.evidence import (
    face_down_tokens,
    peek,
    reveal,
    suspects_to_choose,
)
from caseboard.games.android.rules.favors import lose_favor
from caseboard.games.android.rules.lasting import notice
from caseboard.games.android.state import AndroidState

LILY: Final = "Lily Lockwell"
JIMMY: Final = "Jimmy the Snitch"


def new_places(here: int, not_at: int) -> tuple[Action, ...]:
    """Places of the same type in another district, not the other person's (A11)."""
    district = DISTRICT_OF[here]
    return tuple(
        [
            PLACE[place]
            for place in PLACES_OF_TYPE[PLACES[here].type]
            if DISTRICT_OF[place] != district and place != not_at
        ]
    )


def talk_to_lily(state: AndroidState, frame: Seated) -> None:
    state.time -= 1
    state.tell(events.Talked(seat=frame.seat, person=LILY))
    notice(state, Occasion.TALKS, frame.seat)


def ask_evidence(state: AndroidState, frame: Seated) -> Ask:
    options = (*face_down_tokens(state), PASS)
    return Ask(frame.seat, "reveal-evidence", options, "Lily: which evidence is turned face up?")


def turn_evidence(state: AndroidState, frame: Seated) -> None:
    if frame.answer is not PASS:
        reveal(state, *token_slot(frame.answer))


def ask_lily_place(state: AndroidState, frame: Seated) -> Ask:
    return Ask(
        frame.seat, "move-lily", new_places(state.lily, state.jimmy), "Where does Lily go next?"
    )


def move_lily(state: AndroidState, frame: Seated) -> None:
    state.lily = frame.answer.argument
    state.tell(events.PersonMoved(person=LILY, place=state.lily))


TALK_TO_LILY: Final = procedure(
    "Lily Lockwell, the reporter",
    Seated,
    talk_to_lily,
    ask_evidence,
    turn_evidence,
    ask_lily_place,
    move_lily,
)


def talk_to_jimmy(state: AndroidState, frame: Seated) -> None:
    state.tell(events.Talked(seat=frame.seat, person=JIMMY))
    notice(state, Occasion.TALKS, frame.seat)


def ask_secret(state: AndroidState, frame: Seated) -> Outcome:
    """One other player's hand, or all face-down evidence on one suspect."""
    seat = frame.seat
    hands = [DETECTIVE[d] for other, d in enumerate(state.detective) if other != seat]
    options = (*hands, *suspects_to_choose(state))
    return Ask(seat, "jimmy", options, "Jimmy knows things. Whose hand or whose file?")


def learn_secret(state: AndroidState, frame: Seated) -> None:
    if frame.answer.verb == "suspect":
        peek(state, frame.seat, frame.answer.argument)
    else:
        look_at_hand(state, frame.seat, state.detective.index(frame.answer.argument))


def look_at_hand(state: AndroidState, seat: int, owner: int) -> None:
    """See a hand in secret; it is remembered as it was then (A27)."""
    cards = sorted(state.hands[owner])
    state.recalled[seat] += ((owner, state.day, *cards),)
    state.known[seat] += tuple([card for card in cards if card not in state.known[seat]])
    state.whisper(events.HandSeen(seat=seat, owner=owner, cards=tuple(cards)), (seat,))


def ask_jimmy_place(state: AndroidState, frame: Seated) -> Ask:
    return Ask(
        frame.seat,
        "move-jimmy",
        new_places(state.jimmy, state.lily),
        "Where does Jimmy go next?",
    )


def move_jimmy(state: AndroidState, frame: Seated) -> None:
    state.jimmy = frame.answer.argument
    state.tell(events.PersonMoved(person=JIMMY, place=state.jimmy))


TALK_TO_JIMMY: Final = procedure(
    "Jimmy the Snitch",
    Seated,
    talk_to_jimmy,
    ask_secret,
    learn_secret,
    ask_jimmy_place,
    move_jimmy,
)
"""The Time is paid by the caller."""

MOVE_LILY: Final = procedure("Lily Lockwell moves", Seated, ask_lily_place, move_lily)


def eliminate(state: AndroidState, npc: int) -> None:
    """An NPC leaves the story: favors are lost, events that need him end (A23)."""
    if state.npc_gone[npc]:
        return
    state.npc_gone[npc] = 1
    state.npc_at[npc] = OFF_MAP
    state.tell(events.NpcChanged(npc=npc))
    if NPC_OWNER[npc] in state.detective and npc in FAVOR_OF:
        owner = state.detective.index(NPC_OWNER[npc])
        lose_favor(state, owner, FAVOR_OF[npc], state.favors[owner][FAVOR_OF[npc]])
    for space, event in enumerate(state.event_track):
        if event >= 0 and not state.event_over[space]:
            needed = GENERAL_EVENTS[event].npc
            if needed is not None and NPC[needed] == npc:
                end_general_event(state, space)
