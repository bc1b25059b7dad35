"""Twilight decks and hands (Draw or Discard a Twilight Card; rulings A9, A22).

A deck is a bag of face-down cards, whose order nobody knows, on top of its face-up discards.
"""

from __future__ import annotations

from caseboard.core.actions import Action
from caseboard.games.android.actions import DISCARD, DRAW_DARK, DRAW_LIGHT
from caseboard.games.android.effects.lasting import HandLimit
from caseboard.games.android.numbers import DECK_OF, HAND_LIMIT
from caseboard.games.android.rules.lasting import concerning, looked_up
from caseboard.games.android.state import AndroidState


def hand_limit(s: AndroidState, seat: int) -> int:
    return HAND_LIMIT + sum(effect.amount for effect in concerning(s, HandLimit, seat))


def hand_is_full(s: AndroidState, seat: int) -> bool:
    return len(s.hands[seat]) >= looked_up(s, hand_limit, seat)


def is_empty(s: AndroidState, deck: int) -> bool:
    return not s.bags[deck] and not s.discards[deck]


def draw(s: AndroidState, seat: int, deck: int) -> bool:
    """Draw a deck's top card; face-up discards on top are turned and shuffled first (A22)."""
    if is_empty(s, deck) or hand_is_full(s, seat):
        return False
    if not s.bags[deck]:
        s.bags[deck], s.discards[deck] = s.discards[deck], s.bags[deck]
        s.tell("deck-shuffled", deck=deck)
    card = s.take(s.bags[deck])
    s.hands[seat].append(card)
    s.whisper("card-drawn", (seat,), {"card": card}, seat=seat, deck=deck)
    return True


def draw_by(s: AndroidState, seat: int, action: Action) -> bool:
    """Draw from the deck that a draw action names: one's own light, another's dark."""
    if action is DRAW_LIGHT:
        return draw(s, seat, s.detective[seat] * 2)
    return draw(s, seat, action.argument * 2 + 1)


def dark_draws(s: AndroidState, seat: int) -> list[Action]:
    """Draws from the dark decks of the other detectives in play."""
    bags, discards = s.bags, s.discards
    own = s.detective[seat]
    return [
        DRAW_DARK[detective]
        for detective in s.detective
        if detective != own and (bags[detective * 2 + 1] or discards[detective * 2 + 1])
    ]


def draws(s: AndroidState, seat: int) -> list[Action]:
    """Every draw that the seat may make now."""
    if hand_is_full(s, seat):
        return []
    options = dark_draws(s, seat)
    if not is_empty(s, s.detective[seat] * 2):
        options.append(DRAW_LIGHT)
    return options


def leave_hand(s: AndroidState, seat: int, card: int) -> None:
    """A card leaves a hand for all to see, so nobody knows it to be there any more."""
    s.hands[seat].remove(card)
    for known in s.known:
        if card in known:
            known.remove(card)


def take_card(s: AndroidState, taker: int, owner: int, card: int) -> None:
    """A card goes unseen from one hand to another; its owner remembers it (A27).

    Whoever else knew cards with such a back in the owner's hand is not sure of them any more.
    """
    alike = [held for held in s.hands[owner] if DECK_OF[held] == DECK_OF[card]]
    s.hands[owner].remove(card)
    s.hands[taker].append(card)
    for seat, known in enumerate(s.known):
        lost = (card,) if seat == taker else alike
        s.known[seat] = [held for held in known if held not in lost]
    s.known[owner].append(card)
    s.recalled[owner].append([taker, s.day, card])
    s.whisper("card-taken", (taker, owner), {"card": card}, seat=taker, owner=owner)


def discard(s: AndroidState, seat: int, card: int) -> None:
    """Put a card from hand face up under the deck it came from."""
    leave_hand(s, seat, card)
    s.discards[DECK_OF[card]].append(card)
    s.tell("card-discarded", seat=seat, card=card)


def discards(s: AndroidState, seat: int) -> tuple[Action, ...]:
    return tuple([DISCARD[card] for card in s.hands[seat]])
