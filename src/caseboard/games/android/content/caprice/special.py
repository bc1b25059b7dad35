"""Caprice's Sanity card (Special Cards): a marker from −3 to +3, which counts as VP at the end."""

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.content.map import PlaceType
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.conditions import At, AtType, Both, SanityAtMost
from caseboard.games.android.effects.lasting import VpForSanity
from caseboard.games.android.effects.life import Sanity
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.numbers import CAPRICE, SANITY_END

SPECIAL.specials[CAPRICE] = Special(
    "Sanity",
    "Every mind she opens leaves a little of itself behind. Some nights she counts the thoughts "
    "before she sleeps, and keeps the ones that are hers.",
    lasting=(VpForSanity(),),
    triggers=(
        When(Occasion.GAINS_TRAUMA, Sanity(-1)),
        When(Occasion.STARTS_TURN, LoseTime(1), if_=SanityAtMost(-SANITY_END)),
        When(Occasion.USES_ABILITY, Sanity(1), if_=At("starlight-crusade")),
        When(
            Occasion.ENDS_TURN,
            Sanity(1),
            if_=Both(SanityAtMost(-1), AtType(PlaceType.RELIGIOUS)),
        ),
    ),
)
