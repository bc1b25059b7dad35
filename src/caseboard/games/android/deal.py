"""Dealing anew what a seat cannot know: other hands, hunches, face-down evidence, hidden cards."""

from __future__ import annotations

from caseboard.core.machine import own
from caseboard.core.tuples import with_at
from caseboard.games.android.catalogue import SPECIAL, SPECIFIC_EVENTS
from caseboard.games.android.numbers import DECK_OF, NO_TOKEN, NOBODY
from caseboard.games.android.rules.evidence import PlaceEvidence
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.theories import has_culprit
from caseboard.games.android.state import (
    TOKEN_MASK,
    AndroidState,
    is_face_up,
    seen_by,
    token_of,
)


def deal_anew(state: AndroidState, seat: int) -> None:
    """Everything hidden from the seat is dealt at random; what it knows stays as it is.

    The same knowledge and the same generator deal the same, whatever was hidden: each bag is
    brought into order before anything is dealt from it.
    """
    _hands(state, seat)
    _evidence(state, seat)
    if has_culprit(state):
        _truths(state, seat)
    else:
        _hunches(state, seat, state.guilty)
        _hunches(state, seat, state.innocent)
    _memories(state, seat)
    if not state.specific_shown and state.specific >= 0:
        own = [n for n, event in enumerate(SPECIFIC_EVENTS) if event.murder == state.murder]
        state.specific = state.pick(own)
    changed(state)


def _hands(state: AndroidState, seat: int) -> None:
    """Backs are public: each hidden card is changed for one of the same deck."""
    known = state.known[seat]
    bags, hands = [*map(list, state.bags)], [*map(list, state.hands)]
    hidden = [
        (owner, at)
        for owner, hand in enumerate(hands)
        for at, card in enumerate(hand)
        if owner != seat and card not in known
    ]
    for owner, at in hidden:
        bags[DECK_OF[hands[owner][at]]].append(hands[owner][at])
    for bag in bags:
        bag.sort()
    changed_for: dict[int, int] = {}
    for owner, at in hidden:
        card = hands[owner][at]
        changed_for[card] = hands[owner][at] = state.take(bags[DECK_OF[card]])
    state.bags = [*map(tuple, bags)]
    state.hands = [*map(tuple, hands)]
    _what_others_saw(state, seat, changed_for)


def _what_others_saw(state: AndroidState, seat: int, changed_for: dict[int, int]) -> None:
    """Others have seen the cards that are there now, not those that were there before."""
    for other in range(state.seats):
        if other != seat:
            state.known[other] = tuple([changed_for.get(card, card) for card in state.known[other]])
            state.recalled[other] = tuple(
                [
                    entry
                    if entry[0] == seat
                    else (*entry[:2], *sorted(changed_for.get(card, card) for card in entry[2:]))
                    for entry in state.recalled[other]
                ]
            )


def _evidence(state: AndroidState, seat: int) -> None:
    """Face-down tokens the seat has not seen, and what another seat is just looking at."""
    hidden: list[tuple[int, int]] = []
    for file, entries in enumerate(state.files):
        for position, entry in enumerate(entries):
            if not is_face_up(entry) and not seen_by(entry, seat):
                hidden.append((file, position))
                state.pool.append(token_of(entry))
    looking = [
        own(state, frame)
        for frame in state.stack
        if isinstance(frame, PlaceEvidence) and frame.token != NO_TOKEN and frame.seat != seat
    ]
    state.pool += [frame.token for frame in looking]
    state.pool.sort()
    for file, position in hidden:
        entry = state.files[file][position] & ~TOKEN_MASK | state.take(state.pool)
        state.files[file] = with_at(state.files[file], position, entry)
    for frame in looking:
        frame.token = state.take(state.pool)


def _hunches(state: AndroidState, seat: int, hunches: list[int]) -> None:
    left = [suspect for suspect in state.lineup if suspect != hunches[seat]]
    for other in range(state.seats):
        if other != seat:
            hunches[other] = state.take(left)


def _truths(state: AndroidState, seat: int) -> None:
    """Who did it, whom others know to be innocent, and their theories."""
    left = [suspect for suspect in state.lineup if suspect != state.innocent[seat]]
    state.culprit = state.take(left)
    for other in range(state.seats):
        if other != seat:
            state.innocent[other] = state.take(left)
            if state.guilty[other] != NOBODY:
                theories = [who for who in state.lineup if who != state.innocent[other]]
                state.guilty[other] = state.pick(theories)


def _memories(state: AndroidState, seat: int) -> None:
    """Raymond's memories that others hold, except those that have shown themselves."""
    holders = [other for other in range(state.seats) if other != seat and state.memories[other]]
    if not holders:
        return
    shown = {memory for memory, day in enumerate(state.memory_rest) if day}
    kept = {memory for holder in range(state.seats) for memory in state.memories[holder]} & shown
    unknown = [
        memory
        for memory in range(len(SPECIAL.memories))
        if memory not in kept and memory not in state.memories[seat]
    ]
    for holder in holders:
        state.memories[holder] = tuple(
            [
                memory if memory in shown else state.take(unknown)
                for memory in state.memories[holder]
            ]
        )
