"""Floyd's three Directive cards (Special Cards). Each binds him and pays him for it."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL, Special
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.conditions import At, Both, DayOfWeek, Not
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.lasting import (
    CardsPerTurn,
    FreeLead,
    LightTacticsOnly,
    NoTrauma,
    TimePerTurn,
    VpInPlay,
)
from caseboard.games.android.effects.life import BadBaggage
from caseboard.games.android.effects.time import NextTurnTime
from caseboard.games.android.numbers import MISSED_MAINTENANCE

SPECIAL.directives.append(
    Special(
        "First Directive",
        "He will not harm a human being. What he has never done cannot haunt him.",
        lasting=(LightTacticsOnly(), NoTrauma(), VpInPlay()),
    )
)
SPECIAL.directives.append(
    Special(
        "Second Directive",
        "The work comes first. There is very little else he has been given time to want.",
        lasting=(CardsPerTurn(1), FreeLead(), VpInPlay()),
    )
)
SPECIAL.directives.append(
    Special(
        "Third Directive",
        "He keeps himself in working order, and once a week he lets himself be opened to prove it.",
        lasting=(TimePerTurn(1), VpInPlay()),
        triggers=(
            When(
                Occasion.DAY_ENDS,
                do(NextTurnTime(-MISSED_MAINTENANCE), BadBaggage(1)),
                if_=Both(DayOfWeek(4), Not(At("haas-bioroid"))),
            ),
        ),
    )
)
