"""Paying twilight costs: what a card costs, and whether it can be played (rulings A3–A5)."""

from __future__ import annotations

from typing import Final

from caseboard.core.reasons import Reason
from caseboard.games.android.catalogue import Card, card_at
from caseboard.games.android.effects.lasting import (
    CardsPerTurn,
    CostOf,
    MayChangeCost,
    TraitCost,
)
from caseboard.games.android.frames import About
from caseboard.games.android.numbers import Side
from caseboard.games.android.rules.lasting import concerning
from caseboard.games.android.rules.plots import colour_in_play
from caseboard.games.android.rules.track import room_for_dark, room_for_light
from caseboard.games.android.state import AndroidState

CHAPTER: Final = "Playing Twilight Cards"
NO_TIME: Final = Reason("no-time", "there is not enough Time left to play this card", CHAPTER)
NO_ROOM: Final = Reason(
    "twilight-cost", "the twilight marker cannot shift far enough to pay for it", CHAPTER
)
ENOUGH_LIGHT: Final = Reason(
    "light-card-limit", "no more light cards may be played this turn", "Special Cards"
)
TECH_LIMIT: Final = 2
TOO_MUCH_TECH: Final = Reason(
    "tech-limit", "two Tech cards are in play already; that is the most", "Card Traits"
)
LIGHT_PLAYED: Final = 1 << 16
"""An entry of ``once``: a light card was played this turn (one entry per card)."""


def base_cost(state: AndroidState, target: int, card: Card) -> int:
    """The printed cost as lasting effects change it, before discards and plot color."""
    cost = card.cost
    for effect in concerning(state, CostOf, target):
        if effect.side == card.side and (effect.trait is None or effect.trait in card.traits):
            cost = 0 if effect.to_zero else cost + effect.amount
    for raising in concerning(state, TraitCost, target):
        if raising.trait in card.traits and card.side is Side.DARK:
            cost += raising.amount
    return max(0, cost)


def matches_plot(state: AndroidState, target: int, card: Card) -> bool:
    """Matching the Current Plot: the card's color is that of the target's plot."""
    return card.colour is not None and card.colour == colour_in_play(state, target)


def mood_allows(state: AndroidState, actor: int, card: Card) -> tuple[bool, bool]:
    """Whether a lasting effect lets the player lower, or raise, the cost of this card by 1."""
    lower = upward = False
    for effect in concerning(state, MayChangeCost, actor):
        if effect.side == card.side:
            lower |= effect.lower
            upward |= effect.upward
    return lower, upward


def room(state: AndroidState, actor: int, card: Card) -> int:
    """How far the player's own marker can still shift for a card of this side (A3)."""
    return room_for_light(state, actor) if card.side is Side.LIGHT else room_for_dark(state, actor)


def least_cost(state: AndroidState, actor: int, target: int, card: Card) -> int:
    """The lowest cost to which discards, plot color and mood can bring the card."""
    cost = base_cost(state, target, card) - (len(state.hands[actor]) - 1)
    if matches_plot(state, target, card):
        cost -= 1
    if mood_allows(state, actor, card)[0]:
        cost -= 1
    return max(0, cost)


def light_cards_played(state: AndroidState) -> int:
    return state.once.count(LIGHT_PLAYED)


def why_unplayable(
    state: AndroidState, actor: int, target: int, number: int, about: About
) -> Reason | None:
    """Why a card in hand cannot be played on the target now; None when it can."""
    card = card_at(number)
    if card.side is Side.LIGHT:
        if state.time < card.time:
            return NO_TIME
        for limit in concerning(state, CardsPerTurn, actor):
            if light_cards_played(state) >= limit.limit:
                return ENOUGH_LIGHT
        if "Tech" in card.traits and techs_in_play(state, actor) >= TECH_LIMIT:
            return TOO_MUCH_TECH
    most = room(state, actor, card)
    if base_cost(state, target, card) > most and least_cost(state, actor, target, card) > most:
        return NO_ROOM
    if card.if_ is not None and not card.if_.holds(state, target, about):
        return Reason("condition", "the card's condition does not hold", CHAPTER)
    barred = card.effect.barred(state, actor, target)
    return None if barred is None else Reason("card-cost", barred, CHAPTER)


def techs_in_play(state: AndroidState, seat: int) -> int:
    return sum("Tech" in card_at(card).traits for card in state.in_play[seat])
