"""The special rule of each murder, which holds all game (Murder Sheet Breakdown)."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.content.map import PLACE, PlaceType
from caseboard.games.android.content.murders import MURDER
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DrawCards
from caseboard.games.android.effects.case import PeekAtSuspect
from caseboard.games.android.effects.conditions import AtType, LeadIs, OnTheBeanstalk
from caseboard.games.android.effects.control import By
from caseboard.games.android.effects.lasting import (
    AbilityTime,
    EvidenceFaceUp,
    HitsToKill,
    RestrictedPlace,
)
from caseboard.games.android.effects.puzzle import DigDeeper

SPECIAL.murder_rules[MURDER["evil-at-the-estates"]] = Special(
    "Six letters, none of them sent",
    "He had written down what he knew about each of them, one envelope apiece. Every sheet of "
    "paper in this case leads back to somebody's drawer.",
    triggers=(
        When(
            Occasion.FOLLOWS_LEAD,
            PeekAtSuspect(By.THEM),
            LeadIs(LeadKind.DOCUMENT),
            anybody=True,
        ),
    ),
)

SPECIAL.murder_rules[MURDER["last-call-at-roxies"]] = Special(
    "They are drinking to her all over town",
    "Every bar in two cities keeps one stool empty this week. Stay until they stack the chairs, "
    "and somebody always starts to talk.",
    triggers=(When(Occasion.ENDS_TURN, DrawCards(1), AtType(PlaceType.NIGHTLIFE), anybody=True),),
)

SPECIAL.murder_rules[MURDER["mons-wolff-massacre"]] = Special(
    "After eleven, nobody counts",
    "The widows of Mons Wolff have pooled their settlements, and they are not buying flowers. On "
    "the Moon it takes so little: one valve, one glove, one friend who looks away.",
    lasting=(HitsToKill(2),),
)

SPECIAL.murder_rules[MURDER["the-body-on-the-midway"]] = Special(
    "Everything goes up by the same cable",
    "The inspector's ledger listed what had no business being freight, and for whom it went up. "
    "Ask the right question on the Beanstalk, and you are suddenly asking a much larger one.",
    triggers=(When(Occasion.FOLLOWS_LEAD, DigDeeper(), OnTheBeanstalk(), anybody=True),),
)

SPECIAL.murder_rules[MURDER["ashes-at-adams-garden"]] = Special(
    "One of their own",
    "There is tape around Adams Garden, and it has lawyers behind it. But every judge in the city "
    "has known hers for thirty years, and they sign before you have finished the sentence.",
    lasting=(
        RestrictedPlace(PLACE["adams-garden"]),
        AbilityTime(PLACE["monroe-associates"], -1),
    ),
)

SPECIAL.murder_rules[MURDER["dead-air-at-starlight"]] = Special(
    "Forty million witnesses",
    "Whatever anybody says about that night, he says it to a camera, and forty million people "
    "have an opinion on how he said it.",
    lasting=(EvidenceFaceUp(LeadKind.TESTIMONY),),
)
