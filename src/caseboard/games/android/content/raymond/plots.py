"""Raymond's two plots. Each lasts both weeks: a week to the crossroads, a week to the end (A17)."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import (
    FAVOR_OF,
    NPC,
    Baggage,
    Ending,
    Payer,
    Plot,
    PlotCard,
    Sacrifice,
    plot,
)
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.sheets import ANY, FavorKind
from caseboard.games.android.effects.base import Condition, Occasion, When
from caseboard.games.android.effects.cards import PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtQuality,
    AtType,
    HandAtLeast,
    Not,
    OnTheMoon,
)
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.favors import GainTrauma, RemoveTrauma, spend
from caseboard.games.android.effects.lasting import (
    CardsPerTurn,
    DarkTacticsOnly,
    InnocentHunchBonus,
    LeadTime,
    MoveTime,
    VpPerFavor,
    VpPerTrauma,
)
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.effects.travel import Eliminate
from caseboard.games.android.numbers import RAYMOND

HIS_DARK_CARD: Final = Sacrifice(
    Payer.OTHERS,
    do(SpendTime(1), PayCard(dark_of=RAYMOND)),
    "Play the old song where he will have to hear it.",
)
TWO_TIME: Final = Sacrifice(
    Payer.OTHERS, SpendTime(2), "Buy him one drink, and ask him what the War was like."
)


def _bad_night(safe: Condition) -> When:
    """In the second week every night counts twice against him, unless he spends it there."""
    return When(Occasion.ENDS_TURN, BadBaggage(2), if_=Not(safe))


KEENE: Final = plot(
    Plot(
        "keene",
        "The Last Man Out",
        RAYMOND,
        "amber",
        start=PlotCard(
            "Keene buys the first round",
            "Same booth, same grin, same hole in the flight suit. He always has the one question, "
            "and he always lets Raymond order before he asks it.",
            good=Baggage(
                words=("courage", "duty", "love"),
                triggers=(
                    When(
                        Occasion.ENDS_TURN,
                        GoodBaggage(),
                        if_=AtType(PlaceType.RELIGIOUS),
                    ),
                ),
                sacrifices=(
                    Sacrifice(
                        Payer.OWNER,
                        spend(ANY),
                        "Raymond calls in a favor so that he need not drink alone.",
                    ),
                ),
            ),
            bad=Baggage(
                words=("despair", "guilt"),
                triggers=(
                    When(
                        Occasion.ENDS_TURN,
                        BadBaggage(),
                        if_=AtType(PlaceType.NIGHTLIFE),
                    ),
                ),
                sacrifices=(HIS_DARK_CARD,),
            ),
        ),
        crossroads=(
            PlotCard(
                "Nine days dry",
                "The hands are steady. The voice is still there, but now it has to compete with "
                "birds, and traffic, and the sound of his own name said kindly.",
                good=Baggage(
                    words=("courage", "love"),
                    triggers=(
                        When(
                            Occasion.ENTERS_PLACE,
                            GoodBaggage(),
                            if_=At("old-war-memorial"),
                        ),
                    ),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            do(SpendTime(1), PayCard()),
                            "Raymond takes an hour and lets go of something.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("guilt", "rage"),
                    triggers=(
                        When(Occasion.GAINS_TRAUMA, BadBaggage()),
                        _bad_night(AtType(PlaceType.RELIGIOUS)),
                    ),
                    sacrifices=(TWO_TIME,),
                ),
                lasting=(MoveTime(1, type=PlaceType.NIGHTLIFE),),
                enters=RemoveTrauma(),
            ),
            PlotCard(
                "The bottle answers back",
                "Keene does the talking now. He knows a place that never closes, and another one "
                "after that, and he remembers every single word of that night on the radio.",
                good=Baggage(
                    words=("courage", "duty", "love"),
                    triggers=(
                        When(
                            Occasion.ENDS_TURN,
                            GoodBaggage(),
                            if_=AtType(PlaceType.CIVIC),
                        ),
                    ),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            SpendTime(2),
                            "Raymond sits on a bench in the rain until it passes.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("despair", "loyalty"),
                    triggers=(
                        When(
                            Occasion.ENTERS_PLACE,
                            BadBaggage(),
                            if_=AtType(PlaceType.NIGHTLIFE),
                        ),
                        _bad_night(AtType(PlaceType.CIVIC)),
                    ),
                    sacrifices=(TWO_TIME,),
                ),
                lasting=(DarkTacticsOnly(), MoveTime(-1, type=PlaceType.NIGHTLIFE)),
            ),
        ),
        endings=(
            Ending(
                "Keene lies down at last",
                14,
                "Raymond says it out loud, at the wall, in daylight: it was clear when I looked. "
                "The grin goes, and what is left is only a face, and young, and done waiting.",
                enters=Eliminate("keene"),
            ),
            Ending(
                "Just the one, for old times",
                -2,
                "Nineteen days. He is still holding the empty glass when the sun comes up, working "
                "out whom he would have to tell.",
                enters=GainTrauma(),
            ),
            Ending(
                "Somebody else takes the keys",
                6,
                "He slides them across before he is asked. Not a word as far as the coast, and "
                "then he hears himself begin. It is not over. It is not only his any more.",
                lasting=(VpPerFavor(FAVOR_OF[NPC["kate"]]),),
            ),
            Ending(
                "Two glasses, one drinker",
                -7,
                "The regulars have stopped moving down the bar. He is good company, they say, if "
                "you don't mind that none of it is meant for you.",
                lasting=(VpPerTrauma(-1),),
            ),
        ),
        burdens=(2, 2),
    )
)

PARSONS: Final = plot(
    Plot(
        "parsons",
        "Missing in Action",
        RAYMOND,
        "steel",
        start=PlotCard(
            "A face in the rain",
            "Tuesday, a quarter past six, the corner by the noodle stand. Parsons turned up his "
            "collar and got on a tram. Parsons has been dead for fifteen years.",
            good=Baggage(
                words=("loyalty", "duty", "courage"),
                triggers=(When(Occasion.TALKS, GoodBaggage()),),
                lead_sacrifice=True,
            ),
            bad=Baggage(
                words=("guilt", "despair"),
                triggers=(
                    When(
                        Occasion.ENTERS_PLACE,
                        BadBaggage(),
                        if_=AtQuality(Quality.RITZY),
                    ),
                ),
                sacrifices=(TWO_TIME,),
            ),
        ),
        crossroads=(
            PlotCard(
                "The serial number matches",
                "A miner's chit, pawned in Heinlein under another name. Parsons always did cross "
                "his sevens. He is alive, he is up there, and he is not hiding very hard.",
                good=Baggage(
                    words=("loyalty", "courage", "duty"),
                    triggers=(
                        When(
                            Occasion.ENDS_TURN,
                            GoodBaggage(),
                            if_=OnTheMoon(),
                        ),
                    ),
                    lead_sacrifice=True,
                ),
                bad=Baggage(
                    words=("guilt", "rage"),
                    triggers=(
                        When(
                            Occasion.ENDS_TURN,
                            BadBaggage(),
                            if_=HandAtLeast(7),
                        ),
                        _bad_night(OnTheMoon()),
                    ),
                    sacrifices=(HIS_DARK_CARD,),
                ),
                lasting=(LeadTime(-1, OnTheMoon()),),
            ),
            PlotCard(
                "Let it go, Ray",
                "The landlady says it. The desk sergeant says it. The man at the noodle stand says "
                "it, and gives him the noodles for nothing. So they know something. All of them.",
                good=Baggage(
                    words=("loyalty", "love", "duty"),
                    triggers=(
                        When(
                            Occasion.ENDS_TURN,
                            GoodBaggage(),
                            if_=AtQuality(Quality.SEEDY),
                        ),
                    ),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            spend(FavorKind.STREET),
                            "Raymond pays the street for one more look.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("despair", "rage"),
                    triggers=(
                        When(
                            Occasion.ENTERS_PLACE,
                            BadBaggage(),
                            if_=AtQuality(Quality.RITZY),
                        ),
                        _bad_night(AtQuality(Quality.SEEDY)),
                    ),
                    sacrifices=(TWO_TIME,),
                ),
                lasting=(CardsPerTurn(1),),
            ),
        ),
        endings=(
            Ending(
                "Parsons comes in from the rain",
                12,
                "He is fat, he is bald, he has a daughter called Raymonde. He thought they would "
                "hang him for running. They sit on the step till the tram stops running too.",
                lasting=(VpPerFavor(FAVOR_OF[NPC["kate"]]),),
                enters=Eliminate("parsons"),
            ),
            Ending(
                "He does not want to be found",
                -1,
                "One knock, a long quiet, a chain going on. Raymond leaves the dog tags on the "
                "mat. When he looks back from the corner they are gone.",
                enters=Eliminate("parsons"),
            ),
            Ending(
                "A grave with the right name on it",
                7,
                "Plot 31, north field, neatly weeded. It was never Parsons on that "
                "tram. It is the strangest thing, to be able to stop.",
                lasting=(InnocentHunchBonus(2),),
                enters=Eliminate("parsons"),
            ),
            Ending(
                "He followed a stranger off the pier",
                -8,
                "The harbor patrol fish him out at four in the morning. He asks them, quite "
                "politely, whether they got the other one too.",
                enters=GainTrauma(),
            ),
        ),
        burdens=(2, 2),
    )
)
