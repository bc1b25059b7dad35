"""Reactions in Android: twilight cards, and who could hold one by the card backs that all see."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.games.android.actions import PAY, PLAY
from caseboard.games.android.box import OCCASIONS
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.numbers import DAYS, DECK_OF, Side, deck_of
from caseboard.games.android.rules.costs import base_cost, room
from caseboard.games.android.rules.twilight import PlayCard, Window
from caseboard.pack.reactions import Happening, Payment, Reactions


def happening(game: Game) -> Happening:
    state: Any = game.state
    window = next(frame for frame in reversed(state.stack) if isinstance(frame, Window))
    place = PLACES[state.place[window.seat]].key
    return Happening(Occasion(window.what).key, window.seat, place, state.day)


def cost(game: Game, action: Action) -> int | None:
    state: Any = game.state
    frame, decision, card = state.stack[-1], game.decision, card_at(action.argument)
    assert decision is not None
    price: int = frame.cost if isinstance(frame, PlayCard) else base_cost(state, frame.seat, card)
    return price if price <= room(state, decision.seat, card) else None


def being_paid(game: Game) -> Payment | None:
    match game.state.stack:
        case [*_, Window(), PlayCard() as playing]:
            return Payment(PLAY[playing.card], PAY)
    return None


def reactors(game: Game) -> list[int]:
    """Who holds a card that this turn's detective could be met with?

    Others answer with dark cards of that detective, the player himself with light ones.
    """
    state: Any = game.state
    turn = state.turn
    if not 0 <= turn < state.seats:
        return []
    detective = state.detective[turn]
    dark, light = deck_of(detective, Side.DARK), deck_of(detective, Side.LIGHT)
    return [
        seat
        for seat, hand in enumerate(state.hands)
        if (light if seat == turn else dark) in [DECK_OF[card] for card in hand]
    ]


REACTIONS: Final = Reactions(
    kind="react",
    occasions=OCCASIONS,
    places=frozenset(place.key for place in PLACES),
    rounds=DAYS,
    happening=happening,
    cost=cost,
    being_paid=being_paid,
    reactors=reactors,
    delay=3.0,
)
