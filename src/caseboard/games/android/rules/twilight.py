"""Playing twilight cards, and who may react when (Playing Twilight Cards; Cardplay Priority; A19).

One occasion opens one window. What lies in play answers by itself first; then at most one dark
card is played, by priority: first player, then clockwise; then at most one light card by the
active player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Frame, Goto, Outcome, procedure, push, saved_as
from caseboard.core.reasons import Reason
from caseboard.core.tuples import without_at
from caseboard.core.wording import counted
from caseboard.games.android import events
from caseboard.games.android.actions import (
    LOWER,
    MATCH_LOWER,
    MATCH_RAISE,
    MOOD_LOWER,
    MOOD_RAISE,
    PASS,
    PAY,
    PLAY,
    RAISE,
)
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.frames import NOTHING, About, Cancellable
from caseboard.games.android.numbers import DECK_OF, NOBODY, Side
from caseboard.games.android.rules.costs import (
    LIGHT_PLAYED,
    base_cost,
    matches_plot,
    mood_allows,
    room,
    why_unplayable,
)
from caseboard.games.android.rules.decks import discard, leave_hand
from caseboard.games.android.rules.lasting import changed, fired, notice
from caseboard.games.android.rules.track import shift
from caseboard.games.android.state import AndroidState

LIGHT_ONLY: Final = frozenset({Occasion.TARGETED})
"""Occasions at which no dark card can be played: one dark card per event is enough."""

REACT: Final = "Do you play a card?"
PRIORITY: Final = "Cardplay Priority"
NOT_A_REACTION: Final = Reason(
    "not-a-reaction", "only a card for this occasion can be played now, or pass", PRIORITY
)
NOT_IN_HAND: Final = Reason("not-in-hand", "that card is not in hand", PRIORITY)
ANOTHER_DETECTIVE: Final = Reason(
    "another-detective",
    "that card is of another detective or side than can be played now",
    PRIORITY,
)
ANOTHER_OCCASION: Final = Reason(
    "another-occasion", "that card is for another occasion than this one", PRIORITY
)


@dataclass(slots=True, eq=False)
class Window(Frame):
    """An occasion that can be reacted to."""

    what: int
    """An Occasion."""
    seat: int
    """Whose occasion it is."""
    about: About = field(metadata=saved_as(About._make))
    asked: int = 0
    """How many seats have been looked at for a dark card, by priority."""
    reactor: int = NOBODY


def occur(state: AndroidState, what: Occasion, seat: int, about: About = NOTHING) -> None:
    """Open the occasion's window; where no hand could answer, only what lies in play does.

    What lies in play answers first and may bring a card that answers too.
    """
    if seat != state.turn:
        notice(state, what, seat, about)
    elif _somebody_could_react(state, what, seat) or fired(state, what, seat, about):
        push(state, OCCASION(int(what), seat, about))


def happen(
    state: AndroidState, what: Occasion, seat: int, window: bool, about: About = NOTHING
) -> None:
    """Something that others may react to only if it is the player's own doing (A19)."""
    if window:
        occur(state, what, seat, about)
    else:
        notice(state, what, seat, about)


def _somebody_could_react(state: AndroidState, what: Occasion, seat: int) -> bool:
    """Whether any hand holds a card of this detective for this occasion: a cheap first look."""
    dark = state.detective[seat] * 2 + 1
    for other, hand in enumerate(state.hands):
        deck = dark if other != seat else dark - 1
        for card in hand:
            if DECK_OF[card] == deck and card_at(card).when == what:
                return True
    return False


def reactions(
    state: AndroidState, actor: int, target: int, what: int, about: About
) -> tuple[Action, ...]:
    """The cards that a seat may play on the target at this occasion."""
    deck = state.detective[target] * 2 + (actor != target)
    return tuple(
        [
            PLAY[card]
            for card in state.hands[actor]
            if DECK_OF[card] == deck
            and card_at(card).when == what
            and why_unplayable(state, actor, target, card, about) is None
        ]
    )


def fire_triggers(state: AndroidState, frame: Window) -> Outcome:
    """What lies in play answers first, by itself."""
    return fired(state, Occasion(frame.what), frame.seat, frame.about) or None


def find_reactor(state: AndroidState, frame: Window) -> Outcome:
    """The next seat by priority that could play a dark card."""
    target, what = frame.seat, frame.what
    if target == state.turn and Occasion(what) not in LIGHT_ONLY:
        while frame.asked < state.seats:
            seat = (state.first_player + frame.asked) % state.seats
            frame.asked += 1
            if seat != target and reactions(state, seat, target, what, frame.about):
                frame.reactor = seat
                return None
    return Goto(ask_light)


def why_not_react(state: AndroidState, actor: int, frame: Window, action: Action) -> Reason | None:
    """Why a card cannot be played in answer to this occasion."""
    if action.verb != "play":
        return NOT_A_REACTION
    if action.argument not in state.hands[actor]:
        return NOT_IN_HAND
    if DECK_OF[action.argument] != state.detective[frame.seat] * 2 + (actor != frame.seat):
        return ANOTHER_DETECTIVE
    if card_at(action.argument).when != frame.what:
        return ANOTHER_OCCASION
    return why_unplayable(state, actor, frame.seat, action.argument, frame.about)


def why_not_dark(state: AndroidState, frame: Window, action: Action) -> Reason | None:
    return why_not_react(state, frame.reactor, frame, action)


def why_not_light(state: AndroidState, frame: Window, action: Action) -> Reason | None:
    return why_not_react(state, frame.seat, frame, action)


def ask_dark(state: AndroidState, frame: Window) -> Ask:
    options = reactions(state, frame.reactor, frame.seat, frame.what, frame.about)
    return Ask(frame.reactor, "react", (*options, PASS), REACT, why_not_dark, sealed=True)


def play_dark(state: AndroidState, frame: Window) -> Outcome:
    if frame.answer is PASS:
        return Goto(find_reactor)
    return _play(frame, frame.reactor, frame.answer.argument)


def ask_light(state: AndroidState, frame: Window) -> Ask:
    """Then the active player may play a light card, if it is still possible."""
    options = (
        reactions(state, frame.seat, frame.seat, frame.what, frame.about)
        if frame.seat == state.turn
        else ()
    )
    return Ask(frame.seat, "react", (*options, PASS), REACT, why_not_light, sealed=True)


def play_light(state: AndroidState, frame: Window) -> Outcome:
    return None if frame.answer is PASS else _play(frame, frame.seat, frame.answer.argument)


def _play(frame: Window, actor: int, card: int) -> Frame:
    return PLAY_CARD(actor, frame.seat, card, frame.about)


OCCASION: Final = procedure(
    "Cardplay priority",
    Window,
    fire_triggers,
    find_reactor,
    ask_dark,
    play_dark,
    ask_light,
    play_light,
)


@dataclass(slots=True, eq=False)
class PlayCard(Cancellable):
    """A card on the table, until it is put away."""

    actor: int
    """Who plays it."""
    target: int
    """Whose deck it is of."""
    card: int
    about: About = field(default=NOTHING, metadata=saved_as(About._make))
    cost: int = 0
    """In twilight shifts, as it stands now."""
    match: bool = False
    """Whether the plot's color may still change the cost."""
    lower: bool = False
    """Whether mood may still lower the cost."""
    upward: bool = False
    """Whether mood may still raise it."""
    cancelled: bool = False


def announce(state: AndroidState, frame: PlayCard) -> None:
    """The card is laid on the table for all to see; then its cost is settled."""
    card = card_at(frame.card)
    state.tell(events.CardPlayed(seat=frame.actor, target=frame.target, card=card.id))
    frame.cost = base_cost(state, frame.target, card)
    frame.match = matches_plot(state, frame.target, card)
    frame.lower, frame.upward = mood_allows(state, frame.actor, card)
    leave_hand(state, frame.actor, card.id)


def payment_prompt(state: AndroidState, frame: PlayCard) -> str:
    card = card_at(frame.card)
    way = "dark" if card.side is Side.LIGHT else "light"
    if frame.cost == 0:
        return "It costs no shift now. Play it so, or raise its cost?"
    return f"It costs {counted(frame.cost, f'{way} shift')} now. How do you pay?"


def ask_payment(state: AndroidState, frame: PlayCard) -> Ask:
    """Discards, plot color and mood change the cost; the track must have room for it (A4, A5)."""
    cost, actor = frame.cost, frame.actor
    most = room(state, actor, card_at(frame.card))
    hand = state.hands[actor]
    options: list[Action] = [PAY] if cost <= most else []
    if cost > 0:
        if frame.match:
            options.append(MATCH_LOWER)
        if frame.lower:
            options.append(MOOD_LOWER)
        options += [LOWER[card] for card in hand]
    if cost < most:
        if frame.match:
            options.append(MATCH_RAISE)
        if frame.upward:
            options.append(MOOD_RAISE)
        options += [RAISE[card] for card in hand]
    return Ask(actor, "payment", tuple(options), payment_prompt)


COST_CHANGES: Final = {
    LOWER[0].verb: -1,
    RAISE[0].verb: 1,
    MATCH_LOWER.verb: -1,
    MATCH_RAISE.verb: 1,
    MOOD_LOWER.verb: -1,
    MOOD_RAISE.verb: 1,
}
"""By verb, what an answer does to the cost of the card."""


def take_payment(state: AndroidState, frame: PlayCard) -> Outcome:
    action = frame.answer
    if action is PAY:
        return None
    if action in (MATCH_LOWER, MATCH_RAISE):
        frame.match = False
    elif action in (MOOD_LOWER, MOOD_RAISE):
        frame.lower = frame.upward = False
    else:
        discard(state, frame.actor, action.argument)
    frame.cost += COST_CHANGES[action.verb]
    return Goto(ask_payment)


def pay(state: AndroidState, frame: PlayCard) -> None:
    """Time for light cards; the player's own marker shifts: dark for light, light for dark (A3)."""
    card = card_at(frame.card)
    if card.side is Side.LIGHT:
        state.time -= card.time
        state.once.append(LIGHT_PLAYED)
        shift(state, frame.actor, frame.cost)
        occur(state, Occasion.PLAYS_LIGHT, frame.actor, About(played=card.id))
    else:
        shift(state, frame.actor, -frame.cost)
        occur(state, Occasion.TARGETED, frame.target, About(played=card.id))


def resolve(state: AndroidState, frame: PlayCard) -> Outcome:
    if frame.cancelled:
        state.tell(events.CardCancelled(card=frame.card))
        return None
    return card_at(frame.card).procedure(frame.actor, frame.target, frame.about)


def put_away(state: AndroidState, frame: PlayCard) -> None:
    """Face up under its deck, unless it stays in play."""
    card = card_at(frame.card)
    if card.stays is not None and not frame.cancelled:
        state.in_play[frame.target] += (card.id,)
        state.in_play_data[frame.target] += (frame.actor,)
        state.tell(events.CardStays(seat=frame.target, card=card.id))
        changed(state)
    else:
        state.discards[DECK_OF[card.id]] += (card.id,)


PLAY_CARD: Final = procedure(
    "Playing twilight cards",
    PlayCard,
    announce,
    ask_payment,
    take_payment,
    pay,
    resolve,
    put_away,
)


def leave_play(state: AndroidState, seat: int, card: int) -> None:
    """A card that stayed in play goes under its deck."""
    at = state.in_play[seat].index(card)
    state.in_play[seat] = without_at(state.in_play[seat], at)
    state.in_play_data[seat] = without_at(state.in_play_data[seat], at)
    state.discards[DECK_OF[card]] += (card,)
    state.tell(events.CardLeftPlay(seat=seat, card=card))
    changed(state)
