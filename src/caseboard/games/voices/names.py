"""What the things on the table are called, wherever the game speaks of them."""

from __future__ import annotations

from typing import Final

from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.markers import Colour
from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.state import KINDS, MARKERS_PER_COLOUR, VoicesState

STRATEGY_NAMES: Final = {card.id: card.name for card in STRATEGY_CARDS}
TRIAL_TITLES: Final = {card.number: card.title for card in TRIAL_CARDS}


def player_name(state: VoicesState, seat: int) -> str:
    """A player as the table calls him; one with two colors is still one player."""
    if seat == state.prosecutor:
        return "the prosecutor"
    colours = [colour for colour, owner in enumerate(state.colour_owner) if owner == seat]
    return "-".join(Colour(colour).title for colour in colours)


def marker_name(marker: int) -> str:
    colour = Colour(marker // MARKERS_PER_COLOUR)
    return f"{colour.title}’s {KINDS[marker].emotion.title}"


def jurors_name(juror: int) -> str:
    return f"the {JurorType(juror).title} jurors"


def start_words(start: int) -> str:
    """Where a push starts, in short."""
    if start == 0:
        return "the middle"
    return f"{abs(start) / 10:g} mm {'right' if start > 0 else 'left'}"


def place_words(mm: float) -> str:
    """A place along the railing, seen from the mind platform."""
    return f"{abs(mm):g} mm {'right' if mm > 0 else 'left'} of the middle" if mm else "the middle"


def direction_words(direction: int) -> str:
    """The direction of a push as a hand would describe it, seen from the mind platform."""
    if direction == 0:
        return "straight ahead"
    return f"{abs(direction) / 10:g}° to the {'right' if direction > 0 else 'left'}"


def push_words(start: int, direction: int) -> str:
    return f"from {place_words(start / 10)}, {direction_words(direction)}"
