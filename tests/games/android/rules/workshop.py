"""Cards, events and lasting effects made for one test, so that rules are tested without content.

card = w.card("louis", Side.DARK, LoseTime(2), when=Occasion.ENTERS_PLACE)
t.hold("floyd", card)                                     # Floyd's player holds it
w.in_play("louis", HandLimit(1))                          # lies before Louis from now on
w.event(EventAction(PLACE["napd"], 2, GainDropship()), npc="kate")
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, Final

from caseboard.games.android import options
from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    SPECIFIC_EVENTS,
    Card,
    EventAction,
    GeneralEvent,
)
from caseboard.games.android.effects.base import (
    Condition,
    Effect,
    Lasting,
    Occasion,
    When,
    compiled,
)
from caseboard.games.android.numbers import (
    DECK_SIZES,
    DECK_STARTS,
    DETECTIVES,
    Side,
    deck_of,
)
from caseboard.games.android.options import of_a_turn
from caseboard.games.android.sources import EFFECTS, SOURCES, Source

_numbers: Final = count(1)
MISSING: Final = object()


def _title(what: str) -> str:
    return f"made for a test: {what} {next(_numbers)}"


def _forget_options() -> None:
    """Options name cards, and the cards change."""
    options.printed_option.cache_clear()
    of_a_turn._discard.cache_clear()


class Workshop:
    """Makes what a test needs; ``close`` puts everything back."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], None]] = []
        self._cards: dict[int, int] = {}
        self._events = 0

    def close(self) -> None:
        while self._undo:
            self._undo.pop()()
        _forget_options()

    def _put(self, where: Any, key: Any, value: Any) -> None:
        _forget_options()
        before = where.get(key, MISSING) if isinstance(where, dict) else where[key]

        def back() -> None:
            if before is MISSING:
                where.pop(key, None)
            else:
                where[key] = before

        self._undo.append(back)
        if value is MISSING:
            where.pop(key, None)
        else:
            where[key] = value

    def card(
        self,
        detective: str,
        side: Side,
        effect: Effect,
        *,
        when: Occasion | None = None,
        cost: int = 0,
        time: int = 0,
        if_: Condition | None = None,
        colour: str | None = None,
        traits: tuple[str, ...] = (),
    ) -> int:
        """A twilight card in the place of one of the deck; its number."""
        owner = DETECTIVES.index(detective)
        deck = deck_of(owner, side)
        at = self._cards.get(deck, 0)
        self._cards[deck] = at + 1
        assert at < DECK_SIZES[deck]
        number = DECK_STARTS[deck] + at
        title = _title("a card")
        made = Card(
            number,
            title,
            owner,
            side,
            cost,
            when,
            if_,
            effect,
            compiled(title, effect),
            "",
            colour,
            time,
            frozenset(traits),
        )
        self._put(CARDS, number, made)
        return number

    def in_play(self, detective: str, *lasting: Lasting, triggers: tuple[When, ...] = ()) -> None:
        """Lasting effects and triggers in the place of the detective's special card."""
        owner = DETECTIVES.index(detective)
        source = Source(_title("a special card"), "a special card", lasting, triggers)
        self._put(SOURCES, ("special", owner), source)

    def nothing_in_play(self) -> None:
        """No special card, murder rule, plot or event has any effect."""
        for key in list(SOURCES):
            self._put(SOURCES, key, MISSING)

    def _effect(self, kind: str, number: int, effect: Effect | None) -> None:
        made = MISSING if effect is None else compiled(_title(kind), effect)
        self._put(EFFECTS, (kind, number), made)

    def event(
        self,
        action: EventAction | None = None,
        *,
        npc: str | None = None,
        enters: Effect | None = None,
    ) -> int:
        """A general event in the place of one of the deck; its number."""
        number = self._events
        self._events += 1
        made = GeneralEvent(f"event-{number}", "An event", "", enters, action, npc)
        self._put(GENERAL_EVENTS, number, made)
        self._put(SOURCES, ("event", number), MISSING)
        self._effect("event enters", number, enters)
        self._effect("event action", number, None if action is None else action.effect)
        self._effect("event cost", number, None if action is None else action.cost)
        return number

    def specific(self, number: int, **changes: Any) -> int:
        """A specific event with other features than its own; nothing but its leads is kept."""
        bare = replace(
            SPECIFIC_EVENTS[number],
            pin=None,
            enters=None,
            action=None,
            lasting=(),
            triggers=(),
            names=(),
        )
        made = replace(bare, **changes)
        self._put(SPECIFIC_EVENTS, number, made)
        self._put(SOURCES, ("specific", number), MISSING)
        self._effect("specific enters", number, made.enters)
        self._effect("specific action", number, None if made.action is None else made.action.effect)
        self._effect("specific cost", number, None if made.action is None else made.action.cost)
        return number
