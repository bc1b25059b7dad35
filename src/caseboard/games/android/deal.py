"""Dealing anew what a seat cannot know: other hands, hunches, face-down evidence, hidden cards."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, SPECIFIC_EVENTS
from caseboard.games.android.numbers import DECK_OF
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.state import (
    TOKEN_MASK,
    AndroidState,
    is_face_up,
    seen_by,
    token_of,
)


def deal_anew(s: AndroidState, seat: int) -> None:
    """Everything hidden from the seat is dealt at random; what it knows stays as it is.

    The same knowledge and the same generator deal the same, whatever was hidden: each bag is
    brought into order before anything is dealt from it.
    """
    _hands(s, seat)
    _evidence(s, seat)
    _hunches(s, seat, s.guilty)
    _hunches(s, seat, s.innocent)
    _memories(s, seat)
    if not s.specific_shown and s.specific >= 0:
        own = [n for n, event in enumerate(SPECIFIC_EVENTS) if event.murder == s.murder]
        s.specific = s.pick(own)
    changed(s)


def _hands(s: AndroidState, seat: int) -> None:
    """Backs are public: each hidden card is changed for one of the same deck."""
    known = s.known[seat]
    hidden = [
        (owner, at)
        for owner, hand in enumerate(s.hands)
        for at, card in enumerate(hand)
        if owner != seat and card not in known
    ]
    for owner, at in hidden:
        s.bags[DECK_OF[s.hands[owner][at]]].append(s.hands[owner][at])
    for bag in s.bags:
        bag.sort()
    changed_for: dict[int, int] = {}
    for owner, at in hidden:
        card = s.hands[owner][at]
        changed_for[card] = s.hands[owner][at] = s.take(s.bags[DECK_OF[card]])
    _what_others_saw(s, seat, changed_for)


def _what_others_saw(s: AndroidState, seat: int, changed_for: dict[int, int]) -> None:
    """Others have seen the cards that are there now, not those that were there before."""
    for other in range(s.seats):
        if other != seat:
            s.known[other] = [changed_for.get(card, card) for card in s.known[other]]
            s.recalled[other] = [
                entry
                if entry[0] == seat
                else [*entry[:2], *sorted(changed_for.get(card, card) for card in entry[2:])]
                for entry in s.recalled[other]
            ]


def _evidence(s: AndroidState, seat: int) -> None:
    """Face-down tokens the seat has not seen, and what another seat is just looking at."""
    hidden: list[tuple[int, int]] = []
    for file, entries in enumerate(s.files):
        for position, entry in enumerate(entries):
            if not is_face_up(entry) and not seen_by(entry, seat):
                hidden.append((file, position))
                s.pool.append(token_of(entry))
    looking = [f for f in s.stack if "token" in f and f["seat"] != seat]
    s.pool += [f["token"] for f in looking]
    s.pool.sort()
    for file, position in hidden:
        entry = s.files[file][position]
        s.files[file][position] = (entry & ~TOKEN_MASK) | s.take(s.pool)
    for f in looking:
        f["token"] = s.take(s.pool)


def _hunches(s: AndroidState, seat: int, hunches: list[int]) -> None:
    left = [suspect for suspect in s.lineup if suspect != hunches[seat]]
    for other in range(s.seats):
        if other != seat:
            hunches[other] = s.take(left)


def _memories(s: AndroidState, seat: int) -> None:
    """Raymond's memories that others hold, except those that have shown themselves."""
    holders = [other for other in range(s.seats) if other != seat and s.memories[other]]
    if not holders:
        return
    shown = {memory for memory, day in enumerate(s.memory_rest) if day}
    kept = {memory for holder in range(s.seats) for memory in s.memories[holder]} & shown
    unknown = [
        memory
        for memory in range(len(SPECIAL.memories))
        if memory not in kept and memory not in s.memories[seat]
    ]
    for holder in holders:
        s.memories[holder] = [
            memory if memory in shown else s.take(unknown) for memory in s.memories[holder]
        ]
