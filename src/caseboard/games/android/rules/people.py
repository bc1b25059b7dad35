"""Lily Lockwell, Jimmy the Snitch, and the NPCs (Lily Lockwell; Jimmy the Snitch; NPCs)."""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Frame, Outcome, procedure
from caseboard.games.android.actions import DETECTIVE, PASS, PLACE, token_slot
from caseboard.games.android.catalogue import FAVOR_OF, GENERAL_EVENTS, NPC, NPC_OWNER
from caseboard.games.android.content.map import DISTRICT_OF, PLACES, PLACES_OF_TYPE
from caseboard.games.android.effects.base import Occasion
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


def meet_lily(s: AndroidState, f: Frame) -> Outcome:
    """Lily stops a detective who enters her place, if any Time is left (A10)."""
    if f["place"] != s.lily or s.time < 1 or f["seat"] != s.turn:
        return None
    return Call(TALK_TO_LILY, seat=f["seat"])


def talk_to_lily(s: AndroidState, f: Frame) -> None:
    s.time -= 1
    s.tell("talked", seat=f["seat"], person=LILY)
    notice(s, Occasion.TALKS, f["seat"])


def ask_evidence(s: AndroidState, f: Frame) -> Ask:
    options = (*face_down_tokens(s), PASS)
    return Ask(f["seat"], "reveal-evidence", options, "Lily: which evidence is turned face up?")


def turn_evidence(s: AndroidState, f: Frame) -> None:
    if f.answer is not PASS:
        reveal(s, *token_slot(f.answer))


def ask_lily_place(s: AndroidState, f: Frame) -> Ask:
    return Ask(f["seat"], "move-lily", new_places(s.lily, s.jimmy), "Where does Lily go next?")


def move_lily(s: AndroidState, f: Frame) -> None:
    s.lily = f.answer.argument
    s.tell("person-moved", person=LILY, place=s.lily)


TALK_TO_LILY: Final = procedure(
    "Lily Lockwell, the reporter",
    talk_to_lily,
    ask_evidence,
    turn_evidence,
    ask_lily_place,
    move_lily,
)
"""Locals: seat."""


def talk_to_jimmy(s: AndroidState, f: Frame) -> None:
    s.tell("talked", seat=f["seat"], person=JIMMY)
    notice(s, Occasion.TALKS, f["seat"])


def ask_secret(s: AndroidState, f: Frame) -> Outcome:
    """One other player's hand, or all face-down evidence on one suspect."""
    seat = f["seat"]
    hands = [DETECTIVE[d] for other, d in enumerate(s.detective) if other != seat]
    options = (*hands, *suspects_to_choose(s))
    return Ask(seat, "jimmy", options, "Jimmy knows things. Whose hand or whose file?")


def learn_secret(s: AndroidState, f: Frame) -> None:
    if f.answer.verb == "suspect":
        peek(s, f["seat"], f.answer.argument)
    else:
        look_at_hand(s, f["seat"], s.detective.index(f.answer.argument))


def look_at_hand(s: AndroidState, seat: int, owner: int) -> None:
    """See a hand in secret; it is remembered as it was then (A27)."""
    cards = sorted(s.hands[owner])
    s.recalled[seat].append([owner, s.day, *cards])
    s.known[seat] += [card for card in cards if card not in s.known[seat]]
    s.whisper("hand-seen", (seat,), {"cards": tuple(cards)}, seat=seat, owner=owner)


def ask_jimmy_place(s: AndroidState, f: Frame) -> Ask:
    return Ask(f["seat"], "move-jimmy", new_places(s.jimmy, s.lily), "Where does Jimmy go next?")


def move_jimmy(s: AndroidState, f: Frame) -> None:
    s.jimmy = f.answer.argument
    s.tell("person-moved", person=JIMMY, place=s.jimmy)


TALK_TO_JIMMY: Final = procedure(
    "Jimmy the Snitch", talk_to_jimmy, ask_secret, learn_secret, ask_jimmy_place, move_jimmy
)
"""Locals: seat. The Time is paid by the caller."""

MOVE_LILY: Final = procedure("Lily Lockwell moves", ask_lily_place, move_lily)
MOVE_JIMMY: Final = procedure("Jimmy the Snitch moves", ask_jimmy_place, move_jimmy)
"""Locals: seat, the player who moves the marker."""


def eliminate(s: AndroidState, npc: int) -> None:
    """An NPC leaves the story: favors are lost, events that need him end (A23)."""
    if s.npc_gone[npc]:
        return
    s.npc_gone[npc] = 1
    s.npc_at[npc] = OFF_MAP
    s.tell("npc-changed", npc=npc)
    if NPC_OWNER[npc] in s.detective and npc in FAVOR_OF:
        owner = s.detective.index(NPC_OWNER[npc])
        lose_favor(s, owner, FAVOR_OF[npc], s.favors[owner][FAVOR_OF[npc]])
    for space, event in enumerate(s.event_track):
        if event >= 0 and not s.event_over[space]:
            needed = GENERAL_EVENTS[event].npc
            if needed is not None and NPC[needed] == npc:
                end_general_event(s, space)
