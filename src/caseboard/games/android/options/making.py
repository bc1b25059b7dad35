"""What options are made of: headings, costs, words that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.machine import Frame
from caseboard.core.options import Cost, Option, Thing
from caseboard.games.android.catalogue import card_at
from caseboard.games.android.content.map import DISTRICT_OF, DISTRICTS
from caseboard.games.android.names import place_name, short_name
from caseboard.games.android.numbers import DECK_OF, Side
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.state import AndroidState

Maker: TypeAlias = Callable[[AndroidState, Frame, Action], Option]


class Heading(NamedTuple):
    """A group of options, and where it stands among the groups of its question."""

    group: str = ""
    rank: int = 0


ALONE: Final = Heading()
LAST: Final = Heading(rank=99)
"""Where answers stand that do nothing."""
TIME: Final = tuple((Cost("time", time),) for time in range(20))
"""By number, so much Time."""


def made(
    action: Action,
    text: str,
    *targets: Thing,
    label: str = "",
    heading: Heading = ALONE,
    section: str = "",
    costs: tuple[Cost, ...] = (),
    card: int | None = None,
) -> Option:
    group, rank = heading
    return Option(
        action.id, action.key, action.verb, text, label, group, targets, costs, card, rank, section
    )


def of_card(
    action: Action,
    text: str,
    *,
    label: str = "",
    heading: Heading = ALONE,
    section: str = "",
    costs: tuple[Cost, ...] = (),
) -> Option:
    """An option about a twilight card."""
    card = action.argument
    return made(
        action,
        text,
        Thing("card", card),
        label=label,
        heading=heading,
        section=section,
        costs=costs,
        card=card,
    )


def district_heading(place: int) -> Heading:
    district = DISTRICT_OF[place]
    return Heading(DISTRICTS[district].name, district)


def deck_words(card: int) -> str:
    deck = DECK_OF[card]
    return f"{short_name(deck // 2)} {Side(deck % 2).name.lower()}"


def place_label(place: int, there: tuple[str, ...], time: int = 1) -> str:
    """A place to go to: the Time if it is not the usual 1, and who and what is there."""
    words = place_name(place) if time == 1 else f"{place_name(place)} ({time} Time)"
    return f"{words} – {', '.join(there)}" if there else words


def dark_deck(owner: int) -> tuple[Thing, Thing]:
    return Thing("deck", owner * 2 + 1), Thing("detective", owner)


def as_played(state: AndroidState, number: int) -> tuple[str, tuple[Cost, ...]]:
    """A card with what it costs to play it now, in words and as data."""
    card = card_at(number)
    cost = base_cost(state, state.detective.index(card.detective), card)
    words = f"'{card.name}' (cost {cost})"
    if card.side is Side.LIGHT:
        return words, (*TIME[card.time], Cost("dark-shift", cost))
    return words, (Cost("light-shift", cost),)
