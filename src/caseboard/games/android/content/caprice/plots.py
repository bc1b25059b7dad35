"""Caprice's plots: who owns her, who loves her, and how many of her there are (Plots)."""

from typing import Final

from caseboard.games.android.catalogue import (
    Baggage,
    Ending,
    Payer,
    Plot,
    PlotCard,
    Sacrifice,
    plot,
)
from caseboard.games.android.content.map import PLACE, PlaceType
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DiscardAtRandom, PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtType,
    LeadIs,
    Not,
    OnEarth,
    PlayedCardIs,
    SanityAtMost,
)
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.favors import (
    GainJinteki,
    GainNpcFavor,
    LoseNpcFavor,
    spend,
)
from caseboard.games.android.effects.lasting import (
    AbilityTime,
    CostOf,
    DrawTwo,
    InnocentHunchBonus,
    NoFreeDraw,
    TimePerTurn,
)
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage, Sanity
from caseboard.games.android.effects.time import NextTurnTime, SpendTime
from caseboard.games.android.effects.travel import Eliminate
from caseboard.games.android.numbers import CAPRICE, Side

OWNERSHIP_COLOUR: Final = "silver"
DANIEL_COLOUR: Final = "coral"
MADNESS_COLOUR: Final = "purple"

AT_PRAYER: Final = When(Occasion.ENDS_TURN, GoodBaggage(1), if_=AtType(PlaceType.RELIGIOUS))
HOME_WITH_DANIEL: Final = When(Occasion.ENDS_TURN, GoodBaggage(1), if_=At("laurel-court"))
PETITIONS: Final = When(Occasion.USES_ABILITY, GoodBaggage(1), if_=At("city-hall"))
READS_A_MIND: Final = When(Occasion.PLAYS_LIGHT, BadBaggage(1), if_=PlayedCardIs("Psychic"))
IS_HURT: Final = When(Occasion.GAINS_TRAUMA, BadBaggage(1))
SINKS: Final = When(Occasion.ENDS_TURN, BadBaggage(1), if_=SanityAtMost(-1))

PAPERWORK: Final = Sacrifice(
    Payer.OTHERS, SpendTime(2), "File an objection. Then file the form that objections need."
)
WHISPER: Final = Sacrifice(
    Payer.OTHERS, SpendTime(2), "Stand behind her in the elevator and think about drowning."
)
LATE_CALL: Final = Sacrifice(
    Payer.OTHERS, SpendTime(2), "Ring her at dinner. It can wait, but do not tell her so."
)
OLD_WOUND: Final = Sacrifice(
    Payer.OTHERS,
    do(SpendTime(1), PayCard(CAPRICE)),
    "Leave the right page open where the right person will look.",
)
GOSSIP: Final = Sacrifice(
    Payer.OTHERS,
    do(SpendTime(1), PayCard()),
    "Mention to Daniel, kindly, that she always knows what you think.",
)
RETAINER: Final = Sacrifice(
    Payer.OWNER, spend(FavorKind.POLITICAL), "Call in a senator who once wept in front of her."
)
EVENING_OUT: Final = Sacrifice(
    Payer.OWNER, spend(FavorKind.SOCIETY), "Two seats at the opera, and she does not peek."
)
SIT_STILL: Final = Sacrifice(
    Payer.OWNER, SpendTime(2), "Sit on the floor and say each of their names once."
)

OWNERSHIP: Final = plot(
    Plot(
        "property-of-jinteki",
        "Property of Jinteki",
        CAPRICE,
        OWNERSHIP_COLOUR,
        start=PlotCard(
            "Item: one detective, slightly used",
            "The annual report lists her between the hoppers and the houseplants. The plants are "
            "carried at a higher value.",
            good=Baggage(
                words=("courage", "duty"),
                triggers=(
                    PETITIONS,
                    When(Occasion.ENTERS_PLACE, GoodBaggage(1), if_=At("monroe-associates")),
                ),
            ),
            bad=Baggage(
                words=("loyalty", "fear"),
                triggers=(When(Occasion.ENTERS_PLACE, BadBaggage(1), if_=At("jinteki")),),
                sacrifices=(PAPERWORK,),
            ),
        ),
        crossroads=(
            PlotCard(
                "The Liberty Society has filed a suit",
                "Her name is on the docket above the company's. By noon there are pickets, and by "
                "evening the pickets have brought tools.",
                good=Baggage(
                    words=("courage", "love"),
                    triggers=(PETITIONS,),
                    sacrifices=(RETAINER,),
                ),
                bad=Baggage(
                    words=("loyalty", "fear", "guilt"),
                    triggers=(When(Occasion.FIGHTS, BadBaggage(1)),),
                    sacrifices=(OLD_WOUND,),
                ),
                lasting=(CostOf(0, Side.DARK, "Human First", to_zero=True),),
            ),
            PlotCard(
                "The asset is to be returned for review",
                "Just a few evenings, says the Chairman, and pours for both of them. He has had "
                "her old room aired.",
                good=Baggage(
                    words=("loyalty", "duty"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(1), if_=At("jinteki")),),
                ),
                bad=Baggage(
                    words=("courage", "guilt"),
                    triggers=(IS_HURT,),
                    sacrifices=(PAPERWORK,),
                ),
                lasting=(AbilityTime(PLACE["jinteki"], -1),),
                enters=NextTurnTime(-1),
            ),
        ),
        endings=(
            Ending(
                "Nisei against Jinteki: she is nobody's",
                7,
                "The judge asks for her full name. She has to think about it, and nobody in the "
                "room minds waiting.",
            ),
            Ending(
                "The court finds for the manufacturer",
                -1,
                "Costs are awarded. They are deducted from her, as a depreciation.",
            ),
            Ending(
                "Leased to the city, renewable",
                2,
                "It is not freedom. It is a badge, a desk and a kettle, and a clause that says who "
                "may switch her off: a captain or better.",
                enters=GainJinteki(),
            ),
            Ending(
                "Recalled for improvement",
                -4,
                "They give her back on Monday, rested and polite. There is a summer missing, and "
                "she cannot recall whose.",
                lasting=(NoFreeDraw(Side.LIGHT),),
            ),
        ),
    )
)

DANIEL: Final = plot(
    Plot(
        "daniel",
        "Daniel",
        CAPRICE,
        DANIEL_COLOUR,
        start=PlotCard(
            "Two plates, every night",
            "He cooks for two whether or not she comes. She knows what he hopes for when the "
            "elevator stops on their floor, and she knows it from six streets away.",
            good=Baggage(words=("love", "courage"), triggers=(HOME_WITH_DANIEL,)),
            bad=Baggage(
                words=("duty", "guilt"),
                triggers=(When(Occasion.ENDS_TURN, BadBaggage(1), if_=Not(OnEarth())),),
                sacrifices=(LATE_CALL,),
            ),
        ),
        crossroads=(
            PlotCard(
                "He asked her not to read him",
                "Only him, he said, and only at home. It is the hardest thing she has ever done "
                "with her mind, and it looks exactly like doing nothing.",
                good=Baggage(
                    words=("love", "courage"),
                    triggers=(HOME_WITH_DANIEL,),
                    sacrifices=(EVENING_OUT,),
                ),
                bad=Baggage(
                    words=("guilt", "fear"),
                    triggers=(READS_A_MIND,),
                    sacrifices=(GOSSIP,),
                ),
                lasting=(CostOf(1, Side.LIGHT, "Psychic"),),
            ),
            PlotCard(
                "Daniel has packed a bag",
                "He leaves the umbrella. She gets a great deal of work done, in rooms where every "
                "thought is her own.",
                good=Baggage(
                    words=("love", "courage"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(1), if_=At("the-root")),),
                    sacrifices=(EVENING_OUT,),
                ),
                bad=Baggage(
                    words=("duty", "guilt"),
                    triggers=(
                        When(Occasion.FOLLOWS_LEAD, BadBaggage(1), if_=LeadIs(LeadKind.TESTIMONY)),
                    ),
                    sacrifices=(GOSSIP,),
                ),
                lasting=(TimePerTurn(1),),
            ),
        ),
        endings=(
            Ending(
                "Married, and nobody threw anything but rice",
                7,
                "The register has no box for what she is. The clerk looks at them both, draws one, "
                "and ticks it.",
            ),
            Ending(
                "He wanted one thought to himself",
                -1,
                "He says it gently and means every word, and she of all people would know.",
                enters=LoseNpcFavor("daniel"),
            ),
            Ending(
                "He came back for the umbrella",
                3,
                "It has not rained for a week. Neither of them mentions it.",
                enters=GainNpcFavor("daniel"),
            ),
            Ending(
                "They took him for one of us",
                -5,
                "He told the men with the hammers that he was human. She heard him think that he "
                "would rather not have been.",
                enters=do(Eliminate("daniel"), Sanity(-1)),
            ),
        ),
    )
)

MADNESS: Final = plot(
    Plot(
        "descent-into-madness",
        "Descent into Madness",
        CAPRICE,
        MADNESS_COLOUR,
        start=PlotCard(
            "There are more of us in here than there were",
            "She sets the table for one and somebody asks where everybody is to sit.",
            good=Baggage(words=("love", "duty"), triggers=(AT_PRAYER,), sacrifices=(SIT_STILL,)),
            bad=Baggage(words=("guilt", "fear"), triggers=(READS_A_MIND,), sacrifices=(WHISPER,)),
        ),
        crossroads=(
            PlotCard(
                "She has learned all their names",
                "Aiko is frightened of elevators. Ren counts. Little Yua only wants to be told "
                "that it is morning. They are easier to carry once they have been introduced.",
                good=Baggage(
                    words=("love", "courage", "loyalty"),
                    triggers=(AT_PRAYER,),
                    sacrifices=(SIT_STILL,),
                ),
                bad=Baggage(
                    words=("guilt", "fear"),
                    triggers=(IS_HURT, SINKS),
                    sacrifices=(OLD_WOUND,),
                ),
                lasting=(DrawTwo(),),
            ),
            PlotCard(
                "Which of us is driving?",
                "She comes to herself on a roof in Gravelside with a confession in her pocket. It "
                "is signed, it is true, and the handwriting is very neat.",
                good=Baggage(
                    words=("love", "courage"), triggers=(AT_PRAYER,), sacrifices=(SIT_STILL,)
                ),
                bad=Baggage(
                    words=("guilt", "fear"),
                    triggers=(READS_A_MIND, SINKS),
                    sacrifices=(WHISPER,),
                ),
                lasting=(CostOf(-2, Side.LIGHT, "Psychic"),),
                triggers=(When(Occasion.STARTS_TURN, DiscardAtRandom(1)),),
            ),
        ),
        endings=(
            Ending(
                "One voice, and it is hers",
                5,
                "The others are still there. They have agreed, by a show of hands, that she should "
                "do the talking.",
                lasting=(InnocentHunchBonus(2),),
                enters=Sanity(2),
            ),
            Ending(
                "She answers to any of their names",
                -2,
                "The department issues her a second badge, and then, after some discussion, a "
                "third.",
            ),
            Ending(
                "She let them go",
                3,
                "She walked each of them to the door and held it. Then she stood a long while in "
                "the enormous quiet.",
                enters=do(Eliminate("the-sisters"), Sanity(1)),
            ),
            Ending(
                "Nobody home",
                -7,
                "A nurse reads to her on Sundays and does all the voices, so that she will not be "
                "lonely.",
            ),
        ),
        by_chance=False,
        burdens=(1, 2),
    )
)
