"""Twilight decks and hands (Draw or Discard a Twilight Card; rulings A9, A22).

A deck is a bag of face-down cards, whose order nobody knows, on top of its face-up discards.
"""

from __future__ import annotations

from caseboard.core.actions import Action
from caseboard.core.tuples import without
from caseboard.games.android import events
from caseboard.games.android.actions import DISCARD, DRAW_DARK, DRAW_LIGHT
from caseboard.games.android.effects.lasting import HandLimit
from caseboard.games.android.numbers import DECK_OF, HAND_LIMIT
from caseboard.games.android.rules.lasting import concerning, looked_up
from caseboard.games.android.state import AndroidState


def hand_limit(state: AndroidState, seat: int) -> int:
    return HAND_LIMIT + sum(effect.amount for effect in concerning(state, HandLimit, seat))


def hand_is_full(state: AndroidState, seat: int) -> bool:
    return len(state.hands[seat]) >= looked_up(state, hand_limit, seat)


def is_empty(state: AndroidState, deck: int) -> bool:
    return not state.bags[deck] and not state.discards[deck]


def draw(state: AndroidState, seat: int, deck: int) -> bool:
    """Draw a deck's top card; face-up discards on top are turned and shuffled first (A22)."""
    if is_empty(state, deck) or hand_is_full(state, seat):
        return False
    if not state.bags[deck]:
        state.bags[deck], state.discards[deck] = state.discards[deck], state.bags[deck]
        state.tell(events.DeckShuffled(deck=deck))
    card = state.take_of(state.bags, deck)
    state.hands[seat] += (card,)
    state.whisper(events.CardDrawn(seat=seat, deck=deck, card=card), (seat,))
    return True


def draw_by(state: AndroidState, seat: int, action: Action) -> bool:
    """Draw from the deck that a draw action names: one's own light, another's dark."""
    if action is DRAW_LIGHT:
        return draw(state, seat, state.detective[seat] * 2)
    return draw(state, seat, action.argument * 2 + 1)


def dark_draws(state: AndroidState, seat: int) -> list[Action]:
    """Draws from the dark decks of the other detectives in play."""
    bags, discards = state.bags, state.discards
    own = state.detective[seat]
    return [
        DRAW_DARK[detective]
        for detective in state.detective
        if detective != own and (bags[detective * 2 + 1] or discards[detective * 2 + 1])
    ]


def draws(state: AndroidState, seat: int) -> list[Action]:
    """Every draw that the seat may make now."""
    if hand_is_full(state, seat):
        return []
    options = dark_draws(state, seat)
    if not is_empty(state, state.detective[seat] * 2):
        options.append(DRAW_LIGHT)
    return options


def leave_hand(state: AndroidState, seat: int, card: int) -> None:
    """A card leaves a hand for all to see, so nobody knows it to be there any more."""
    state.hands[seat] = without(state.hands[seat], card)
    for other, known in enumerate(state.known):
        if card in known:
            state.known[other] = without(known, card)


def take_card(state: AndroidState, taker: int, owner: int, card: int) -> None:
    """A card goes unseen from one hand to another; its owner remembers it (A27).

    Whoever else knew cards with such a back in the owner's hand is not sure of them any more.
    """
    alike = [held for held in state.hands[owner] if DECK_OF[held] == DECK_OF[card]]
    state.hands[owner] = without(state.hands[owner], card)
    state.hands[taker] += (card,)
    for seat, known in enumerate(state.known):
        lost = (card,) if seat == taker else alike
        state.known[seat] = tuple([held for held in known if held not in lost])
    state.known[owner] += (card,)
    state.recalled[owner] += ((taker, state.day, card),)
    state.whisper(events.CardTaken(seat=taker, owner=owner, card=card), (taker, owner))


def discard(state: AndroidState, seat: int, card: int) -> None:
    """Put a card from hand face up under the deck it came from."""
    leave_hand(state, seat, card)
    state.discards[DECK_OF[card]] += (card,)
    state.tell(events.CardDiscarded(seat=seat, card=card))


def discards(state: AndroidState, seat: int) -> tuple[Action, ...]:
    return tuple([DISCARD[card] for card in state.hands[seat]])
