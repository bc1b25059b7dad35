"""Playing twilight cards, and who may react when (Playing Twilight Cards; Cardplay Priority; A19).

One occasion opens one window. What lies in play answers by itself first; then at most one dark
card is played, by priority: first player, then clockwise; then at most one light card by the
active player.
"""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Call, Frame, Goto, Outcome, procedure, push
from caseboard.core.reasons import Reason
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
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects.base import OCCASION_WORDS, About, Occasion, plural
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
from caseboard.games.android.rules.lasting import changed, fired, notice, topic
from caseboard.games.android.rules.track import shift
from caseboard.games.android.state import AndroidState

LIGHT_ONLY: Final = frozenset({Occasion.TARGETED})
"""Occasions at which no dark card can be played: one dark card per event is enough."""

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


def occur(s: AndroidState, what: Occasion, seat: int, **about: Any) -> None:
    """Open the occasion's window; where no hand could answer, only what lies in play does.

    What lies in play answers first and may bring a card that answers too.
    """
    if seat != s.turn:
        notice(s, what, seat, **about)
    elif _somebody_could_react(s, what, seat) or fired(s, what, seat, about):
        push(s, Call(OCCASION, **about, what=int(what), seat=seat, asked=0, reactor=NOBODY))


def happen(s: AndroidState, what: Occasion, seat: int, window: bool, **about: Any) -> None:
    """Something that others may react to only if it is the player's own doing (A19)."""
    if window:
        occur(s, what, seat, **about)
    else:
        notice(s, what, seat, **about)


def _somebody_could_react(s: AndroidState, what: Occasion, seat: int) -> bool:
    """Whether any hand holds a card of this detective for this occasion: a cheap first look."""
    dark = s.detective[seat] * 2 + 1
    for other, hand in enumerate(s.hands):
        deck = dark if other != seat else dark - 1
        for card in hand:
            if DECK_OF[card] == deck and card_at(card).when == what:
                return True
    return False


def reactions(
    s: AndroidState, actor: int, target: int, what: int, about: About
) -> tuple[Action, ...]:
    """The cards that a seat may play on the target at this occasion."""
    deck = s.detective[target] * 2 + (actor != target)
    return tuple(
        [
            PLAY[card]
            for card in s.hands[actor]
            if DECK_OF[card] == deck
            and card_at(card).when == what
            and why_unplayable(s, actor, target, card, about) is None
        ]
    )


def fire_triggers(s: AndroidState, f: Frame) -> Outcome:
    """What lies in play answers first, by itself."""
    return fired(s, Occasion(f["what"]), f["seat"], f) or None


def find_reactor(s: AndroidState, f: Frame) -> Outcome:
    """The next seat by priority that could play a dark card."""
    target, what = f["seat"], f["what"]
    if target == s.turn and Occasion(what) not in LIGHT_ONLY:
        while f["asked"] < s.seats:
            seat = (s.first_player + f["asked"]) % s.seats
            f["asked"] += 1
            if seat != target and reactions(s, seat, target, what, f):
                f["reactor"] = seat
                return None
    return Goto(ask_light)


def reaction_prompt(s: AndroidState, f: Frame) -> str:
    who = SHEETS[s.detective[f["seat"]]].short
    words = OCCASION_WORDS[Occasion(f["what"])].format(who=who)
    return f"{words[0].upper()}{words[1:]}. Do you play a card?"


def why_not_react(s: AndroidState, actor: int, f: Frame, action: Action) -> Reason | None:
    """Why a card cannot be played in answer to this occasion."""
    if action.verb != "play":
        return NOT_A_REACTION
    if action.argument not in s.hands[actor]:
        return NOT_IN_HAND
    if DECK_OF[action.argument] != s.detective[f["seat"]] * 2 + (actor != f["seat"]):
        return ANOTHER_DETECTIVE
    if card_at(action.argument).when != f["what"]:
        return ANOTHER_OCCASION
    return why_unplayable(s, actor, f["seat"], action.argument, f)


def why_not_dark(s: AndroidState, f: Frame, action: Action) -> Reason | None:
    return why_not_react(s, f["reactor"], f, action)


def why_not_light(s: AndroidState, f: Frame, action: Action) -> Reason | None:
    return why_not_react(s, f["seat"], f, action)


def ask_dark(s: AndroidState, f: Frame) -> Ask:
    options = reactions(s, f["reactor"], f["seat"], f["what"], f)
    return Ask(f["reactor"], "react", (*options, PASS), reaction_prompt, why_not_dark, sealed=True)


def play_dark(s: AndroidState, f: Frame) -> Outcome:
    if f.answer is PASS:
        return Goto(find_reactor)
    return _play(f, f["reactor"], f.answer.argument)


def ask_light(s: AndroidState, f: Frame) -> Ask:
    """Then the active player may play a light card, if it is still possible."""
    options = reactions(s, f["seat"], f["seat"], f["what"], f) if f["seat"] == s.turn else ()
    return Ask(f["seat"], "react", (*options, PASS), reaction_prompt, why_not_light, sealed=True)


def play_light(s: AndroidState, f: Frame) -> Outcome:
    return None if f.answer is PASS else _play(f, f["seat"], f.answer.argument)


def _play(f: Frame, actor: int, card: int) -> Call:
    return Call(PLAY_CARD, **topic(f), actor=actor, target=f["seat"], card=card)


OCCASION: Final = procedure(
    "Cardplay priority",
    fire_triggers,
    find_reactor,
    ask_dark,
    play_dark,
    ask_light,
    play_light,
)
"""Locals: what (an Occasion), seat (whose occasion it is), and what it is about."""


def announce(s: AndroidState, f: Frame) -> None:
    """The card is laid on the table for all to see; then its cost is settled."""
    card = card_at(f["card"])
    s.tell("card-played", seat=f["actor"], target=f["target"], card=card.id)
    f["cost"] = base_cost(s, f["target"], card)
    f["match"] = matches_plot(s, f["target"], card)
    f["lower"], f["upward"] = mood_allows(s, f["actor"], card)
    f["cancelled"] = False
    leave_hand(s, f["actor"], card.id)


def payment_prompt(s: AndroidState, f: Frame) -> str:
    card = card_at(f["card"])
    way = "dark" if card.side is Side.LIGHT else "light"
    return f"'{card.name}' costs {plural(f['cost'], f'{way} shift')} now. How do you pay?"


def ask_payment(s: AndroidState, f: Frame) -> Ask:
    """Discards, plot colour and mood change the cost; the track must have room for it (A4, A5)."""
    cost, actor = f["cost"], f["actor"]
    most = room(s, actor, card_at(f["card"]))
    hand = s.hands[actor]
    options: list[Action] = [PAY] if cost <= most else []
    if cost > 0:
        if f["match"]:
            options.append(MATCH_LOWER)
        if f["lower"]:
            options.append(MOOD_LOWER)
        options += [LOWER[card] for card in hand]
    if cost < most:
        if f["match"]:
            options.append(MATCH_RAISE)
        if f["upward"]:
            options.append(MOOD_RAISE)
        options += [RAISE[card] for card in hand]
    return Ask(actor, "payment", tuple(options), payment_prompt)


def take_payment(s: AndroidState, f: Frame) -> Outcome:
    action = f.answer
    if action is PAY:
        return None
    verb = action.verb
    if verb in ("lower", "raise"):
        discard(s, f["actor"], action.argument)
    elif verb.startswith("match"):
        f["match"] = False
    else:
        f["lower"] = f["upward"] = False
    f["cost"] += -1 if verb.endswith("lower") else 1
    return Goto(ask_payment)


def pay(s: AndroidState, f: Frame) -> None:
    """Time for light cards; the player's own marker shifts: dark for light, light for dark (A3)."""
    card = card_at(f["card"])
    if card.side is Side.LIGHT:
        s.time -= card.time
        s.once.append(LIGHT_PLAYED)
        shift(s, f["actor"], f["cost"])
        occur(s, Occasion.PLAYS_LIGHT, f["actor"], played=card.id)
    else:
        shift(s, f["actor"], -f["cost"])
        occur(s, Occasion.TARGETED, f["target"], played=card.id)


def resolve(s: AndroidState, f: Frame) -> Outcome:
    if f["cancelled"]:
        s.tell("card-cancelled", card=f["card"])
        return None
    card = card_at(f["card"])
    return Call(card.procedure, **topic(f), actor=f["actor"], target=f["target"], card=card.id)


def put_away(s: AndroidState, f: Frame) -> None:
    """Face up under its deck, unless it stays in play."""
    card = card_at(f["card"])
    if card.stays is not None and not f["cancelled"]:
        s.in_play[f["target"]].append(card.id)
        s.in_play_data[f["target"]].append(f["actor"])
        s.tell("card-stays", seat=f["target"], card=card.id)
        changed(s)
    else:
        s.discards[DECK_OF[card.id]].append(card.id)


PLAY_CARD: Final = procedure(
    "Playing twilight cards",
    announce,
    ask_payment,
    take_payment,
    pay,
    resolve,
    put_away,
)
"""Locals: actor (who plays it), target (whose deck it is of), card, and what it is about."""


def leave_play(s: AndroidState, seat: int, card: int) -> None:
    """A card that stayed in play goes under its deck."""
    at = s.in_play[seat].index(card)
    del s.in_play[seat][at]
    del s.in_play_data[seat][at]
    s.discards[DECK_OF[card]].append(card)
    s.tell("card-left-play", seat=seat, card=card)
    changed(s)
