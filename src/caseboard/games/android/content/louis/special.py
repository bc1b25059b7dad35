"""Louis's Mood card, which has two sides (Special Cards).

Good baggage turns it to one side and bad baggage to the other; the rules of plots see to that.
"""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.effects.lasting import MayChangeCost
from caseboard.games.android.numbers import Side

SPECIAL.moods.extend(
    (
        Special(
            "Louis is in a Bad Mood",
            "The coffee is burnt, the desk sergeant is humming, and somebody is going to hear "
            "about both. Cruelty comes cheap today, and kindness takes it out of him.",
            lasting=(
                MayChangeCost(Side.DARK, lower=True, upward=False),
                MayChangeCost(Side.LIGHT, lower=False, upward=True),
            ),
        ),
        Special(
            "Louis is in a Good Mood",
            "He holds a door open and half the precinct checks the calendar. The right thing comes "
            "easily today, and a low blow leaves him feeling twice as clean as he should.",
            lasting=(
                MayChangeCost(Side.LIGHT, lower=True, upward=False),
                MayChangeCost(Side.DARK, lower=False, upward=True),
            ),
        ),
    )
)
