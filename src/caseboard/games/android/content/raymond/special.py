"""Raymond's special cards: Wrapped Up in Himself, and the four Memories that others hold."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DarkShift
from caseboard.games.android.effects.conditions import ClimbsPast, HandAtLeast, OnEarth, OnTheMoon
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.favors import GainTrauma, LoseAnyFavor
from caseboard.games.android.effects.lasting import DrawTwo, HandLimit
from caseboard.games.android.effects.life import BadBaggage
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.numbers import RAYMOND

SPECIAL.specials[RAYMOND] = Special(
    "Wrapped Up in Himself",
    "He lives in his own head, where there is always one more file and never a visitor.",
    lasting=(HandLimit(1), DrawTwo()),
)

SPECIAL.memories.extend(
    (
        Special(
            "The letters in the footlocker",
            "He keeps every scrap of paper but those. Those he was meant to deliver, to nine "
            "families, and the more he hoards the louder they rustle.",
            triggers=(
                When(
                    Occasion.DRAWS_CARD,
                    do(LoseAnyFavor(), LoseAnyFavor()),
                    if_=HandAtLeast(7),
                ),
            ),
        ),
        Special(
            "Above the clouds, with the canopy burning",
            "The car climbs past the Midway and the sky goes black at the top, exactly as it did, "
            "and a boy on an open channel is asking for his mother.",
            triggers=(
                When(
                    Occasion.ENTERS_PLACE,
                    do(LoseTime(2), GainTrauma()),
                    if_=ClimbsPast("the-midway"),
                ),
            ),
        ),
        Special(
            "The ridge at Tycho",
            "Gray dust, a raised fist, and it is fifteen years ago. A squad went over that ridge "
            "because he told them it was clear.",
            triggers=(When(Occasion.FIGHTS, do(GainTrauma(), BadBaggage()), if_=OnTheMoon()),),
        ),
        Special(
            "The parade nobody came to",
            "Rain on an empty avenue, nine men in step. He wakes up on Earth every morning and "
            "they are still marching.",
            triggers=(When(Occasion.STARTS_TURN, do(LoseTime(1), DarkShift()), if_=OnEarth()),),
        ),
    )
)
