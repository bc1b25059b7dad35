"""The rules of Voices in My Head, a module per chapter of the rulebook.

Importing the package registers how every kind of effect is carried out.
"""

from caseboard.games.voices.rules import (
    choices,
    influence,
    looking,
    marker_effects,
    strategy_cards,
    tokens,
    unseen,
)

__all__ = [
    "choices",
    "influence",
    "looking",
    "marker_effects",
    "strategy_cards",
    "tokens",
    "unseen",
]
