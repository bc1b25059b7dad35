"""What the tests call by name: cards as printed, leads, plots and favors by their keys."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.actions import CARD, FOLLOW
from caseboard.games.android.catalogue import CARDS, FAVOR_NAMES, PLOTS, Card, card_at

LEAD: Final = {action.key.removeprefix("follow "): lead for lead, action in enumerate(FOLLOW)}
PLOT: Final = {plot.key: number for number, plot in enumerate(PLOTS)}


def card_named(name: str | int) -> int:
    """A card's number, by the name printed on it (or by that number)."""
    if isinstance(name, int):
        return name
    found = [card.id for card in CARDS if card is not None and card.name == name]
    assert len(found) == 1, f"{len(found)} cards are called {name!r}"
    return found[0]


def the_card(name: str) -> Card:
    return card_at(card_named(name))


def card_key(name: str | int) -> str:
    return CARD[card_named(name)].key.removeprefix("card ")


def play_key(name: str | int) -> str:
    return f"play {card_key(name)}"


def favor_named(name: str) -> int:
    wanted = name.replace("_", " ").replace("-", " ").lower()
    for kind, full in enumerate(FAVOR_NAMES):
        if full.lower().replace(".", "").removesuffix(" favor") == wanted:
            return kind
    raise AssertionError(f"no favor is called {name!r}: {FAVOR_NAMES}")
