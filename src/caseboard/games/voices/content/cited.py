"""What the closing speech calls each trial card, so that it cites only what the jury has seen."""

from __future__ import annotations

from typing import Final

_NAMES: Final = (
    "the photographs of the radish",
    "the drumming foot",
    "the slouch on film",
    "the lady who does not validate parking",
    "the note that says please",
    "Sergeant Biscuit",
    "the very small zoo",
    "the ice-cream van",
    "the portrait with the ears",
    "the gentleman with the rope",
    "the pie from the freezer",
    "the butter knife",
    "the glove that fits",
    "the guard and his closed eyes",
    "Duane and his shirt",
    "the mask",
    "the signature",
    "the drilling in the night",
    "the sign that says PULL",
    "Gloria the fern",
    "the forty-nine calls",
    "the rabbits in the ink",
    "the bananas",
    "the overdue book",
    "the oath",
    "the glass of water",
    "the walk to the window",
    "the plan of the bank",
    "the name on the sheet",
    "the hiccups",
    "the question of the rabbit",
    "the objection",
    "the bird in the clock",
    "the lady in the third row",
    "the regrets",
    "the fly",
    "the silver pen",
    "the laundry hatch",
    "the missing money",
    "the machine with the needle",
    "that single tear",
    "the grape",
    "the ball of wool",
    "the sneeze",
    "the apology",
    "the parking ticket",
    "the egg sandwich",
    "the last words",
)


def cited(number: int) -> str:
    """The trial card with this number, as somebody speaks of it who was there."""
    return _NAMES[number - 1]
