"""Louis's three plots: The Krausey Case, On the Take, Sara (Plots)."""

from __future__ import annotations

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
from caseboard.games.android.content.map import PLACE, Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtQuality,
    FavorIs,
    GoodMood,
    InDistrict,
)
from caseboard.games.android.effects.control import By, May, do
from caseboard.games.android.effects.favors import (
    GainNpcFavor,
    LoseNpcFavor,
    PayNpcFavor,
    spend,
)
from caseboard.games.android.effects.lasting import (
    DarkTacticsOnly,
    FreeLead,
    GuiltyHunchBonus,
    NoFavorAt,
    TraitCost,
)
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.effects.travel import Eliminate
from caseboard.games.android.numbers import LOUIS

HOME: Final = "adams-garden"
"""Where Sara lives, and Louis on paper."""
HER_DISTRICT: Final = "lanterns"
LIS_TABLE: Final = "memories-of-green"

KRAUSEY_COLOUR: Final = "blue"
MOB_COLOUR: Final = "green"
SARA_COLOUR: Final = "red"

KEEP_HIM_BUSY: Final = Sacrifice(
    Payer.OTHERS, SpendTime(2), "Keep the detective busy with a case that can be solved."
)
ANY_CARD: Final = Sacrifice(
    Payer.OTHERS,
    do(SpendTime(1), PayCard()),
    "Send the detective down an alley that goes nowhere.",
)
HIS_DARK_CARD: Final = Sacrifice(
    Payer.OTHERS,
    do(SpendTime(1), PayCard(LOUIS)),
    "Let Sara hear what he would never have told her.",
)
TIP_OFF: Final = Sacrifice(
    Payer.OTHERS, spend(FavorKind.STREET), "Have a name said on the street, too loudly."
)
MONEY_BACK: Final = Sacrifice(
    Payer.OWNER, PayNpcFavor("mr-li"), "Hand an envelope back with the seal unbroken."
)

OTHER_FILE: Final = When(Occasion.PLACES_EVIDENCE, BadBaggage())
"""Every hour on the new murder is an hour that the old one does not get."""

KRAUSEY: Final = plot(
    Plot(
        "the-krausey-case",
        "The Krausey Case",
        LOUIS,
        KRAUSEY_COLOUR,
        start=PlotCard(
            "The Krausey Case",
            "Mina Krausey, aged five. My first body, my first open file. She would be "
            "twenty-four in June, and I still know her shoe size.",
            good=Baggage(words=("duty", "courage"), lead_sacrifice=True),
            bad=Baggage(words=("guilt", "greed"), sacrifices=(KEEP_HIM_BUSY,)),
        ),
        crossroads=(
            PlotCard(
                "I finally caught a break",
                "A pawned locket, a name on the ticket, and an address that still exists. Nobody "
                "breathe.",
                good=Baggage(
                    words=("duty", "courage"),
                    triggers=(
                        When(Occasion.ENDS_TURN, GoodBaggage(), if_=AtQuality(Quality.SEEDY)),
                    ),
                    lead_sacrifice=True,
                ),
                bad=Baggage(
                    words=("guilt", "rage"),
                    triggers=(OTHER_FILE,),
                    sacrifices=(KEEP_HIM_BUSY,),
                ),
            ),
            PlotCard(
                "The trail went cold",
                "The mayor was a young prosecutor once, and the Krausey file was the one he lost. "
                "Now City Hall does not return my calls.",
                good=Baggage(
                    words=("duty", "loyalty"),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            spend(FavorKind.STREET),
                            "Buy a rumor from a man who was there.",
                        ),
                    ),
                    lead_sacrifice=True,
                ),
                bad=Baggage(
                    words=("guilt", "greed"), triggers=(OTHER_FILE,), sacrifices=(ANY_CARD,)
                ),
                lasting=(NoFavorAt(PLACE["city-hall"], FavorKind.POLITICAL),),
            ),
        ),
        endings=(
            Ending(
                "You can take her room apart now, Mrs. Krausey",
                6,
                "Tanaka was nineteen when he did it, and Li made it go away. It stays now, in "
                "my own typing. I read it to her, and then I could not find the ignition.",
                enters=Eliminate("tanaka"),
            ),
            Ending(
                "I found him too late",
                -1,
                "He died in a hospice bed on Tuesday with a nurse holding his hand. I brought the "
                "cuffs anyway.",
            ),
            Ending(
                "The two murders are linked",
                2,
                "One knot, tied left over right by the same pair of hands. Close one file and the "
                "other closes with it.",
                lasting=(GuiltyHunchBonus(5),),
            ),
            Ending(
                "Put it back in the basement",
                -4,
                "The box fits its old square in the dust exactly, as if it had never expected to "
                "be gone for long.",
            ),
        ),
    )
)

ON_THE_TAKE: Final = plot(
    Plot(
        "on-the-take",
        "On the Take",
        LOUIS,
        MOB_COLOUR,
        start=PlotCard(
            "On the Take",
            "The first envelope was for Jim's hospital bill. I do not remember what the second "
            "one was for. There have been a lot of second ones.",
            good=Baggage(words=("courage", "loyalty"), sacrifices=(MONEY_BACK,)),
            bad=Baggage(
                words=("greed", "rage"),
                triggers=(When(Occasion.SPENDS_FAVOR, BadBaggage(), if_=FavorIs("mr-li")),),
                sacrifices=(TIP_OFF,),
            ),
        ),
        crossroads=(
            PlotCard(
                "Sit down, Louis, the tea is getting cold",
                "He asks after my knees before he asks for anything. That is how I know he will "
                "say no.",
                good=Baggage(
                    words=("loyalty", "courage"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), if_=At(LIS_TABLE)),),
                    sacrifices=(MONEY_BACK,),
                ),
                bad=Baggage(
                    words=("duty", "rage"),
                    triggers=(When(Occasion.FIGHTS, BadBaggage()),),
                    sacrifices=(ANY_CARD,),
                ),
                lasting=(TraitCost("Fight", 2),),
            ),
            PlotCard(
                "I am going to take Li down",
                "Every man in the tri-maf knows my face, and none of them will let me reach for a "
                "badge first.",
                good=Baggage(
                    words=("courage", "duty", "rage"),
                    lead_sacrifice=True,
                ),
                bad=Baggage(
                    words=("greed", "loyalty"),
                    triggers=(When(Occasion.GAINS_FAVOR, BadBaggage(), if_=FavorIs("mr-li")),),
                    sacrifices=(TIP_OFF,),
                ),
                lasting=(DarkTacticsOnly(),),
            ),
        ),
        endings=(
            Ending(
                "Go home, Detective. We never met",
                7,
                "He tore my page out of the ledger and folded it into a crane. I have it on the "
                "dash. I keep expecting it to fly off and tell someone.",
            ),
            Ending(
                "Mr. Li pours only one cup",
                -1,
                "'Friends do not keep accounts,' he said, and slid mine across the table.",
            ),
            Ending(
                "Two shots through the paper screen",
                4,
                "He looked disappointed more than anything, like a man whose nephew has failed "
                "an exam.",
                enters=Eliminate("mr-li"),
            ),
            Ending(
                "Li's chair is still warm",
                -5,
                "The window is open, the tea is poured, and on the saucer is a photograph of my "
                "front door.",
                enters=LoseNpcFavor("mr-li", 3),
            ),
        ),
        burdens=(1, 1),
    )
)

SARA: Final = plot(
    Plot(
        "sara",
        "Sara",
        LOUIS,
        SARA_COLOUR,
        start=PlotCard(
            "Sara",
            "Twenty years in April. She used to leave the light on in the hall. Last week I "
            "noticed she had stopped, and that I did not know when.",
            good=Baggage(
                words=("love", "loyalty"),
                triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), if_=At(HOME)),),
                sacrifices=(MONEY_BACK,),
            ),
            bad=Baggage(words=("duty", "greed"), sacrifices=(HIS_DARK_CARD,)),
        ),
        crossroads=(
            PlotCard(
                "There's a suitcase in the hall",
                "It has been packed since Sunday. Every evening I am home by eight she takes one "
                "thing out of it.",
                good=Baggage(
                    words=("love", "courage"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), if_=At(HOME)),),
                ),
                bad=Baggage(
                    words=("greed", "rage"),
                    triggers=(
                        When(Occasion.SPENDS_FAVOR, BadBaggage(), if_=FavorIs("mr-li")),
                        When(Occasion.GAINS_FAVOR, BadBaggage(), if_=FavorIs("mr-li")),
                    ),
                    sacrifices=(HIS_DARK_CARD,),
                ),
                triggers=(
                    When(
                        Occasion.ENTERS_PLACE,
                        May(do(SpendTime(2), GainNpcFavor("sara")), By.THEM),
                        if_=At(HOME),
                    ),
                ),
            ),
            PlotCard(
                "Three months, she said, and no badge on the doorstep",
                "The apartment over the garage has one chair. I have solved two burglaries in it.",
                good=Baggage(
                    words=("love", "guilt"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), if_=GoodMood()),),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            spend(FavorKind.SOCIETY),
                            "Send orchids by a boy she would not turn away.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("duty", "rage"),
                    triggers=(
                        When(Occasion.FOLLOWS_LEAD, BadBaggage(), if_=InDistrict(HER_DISTRICT)),
                    ),
                    sacrifices=(HIS_DARK_CARD,),
                ),
                lasting=(FreeLead(),),
            ),
        ),
        endings=(
            Ending(
                "We're having a what?",
                7,
                "She had to say it three times. Then I drove to four stores and arrested a crib.",
            ),
            Ending(
                "Sign by the yellow tabs",
                -1,
                "Her lawyer lent me the pen. It was a nicer pen than any I have ever owned, and "
                "I pocketed it, because that is who I am.",
            ),
            Ending(
                "She left the hall light on",
                3,
                "Not a word was said. I hung my coat up very quietly, like a man "
                "defusing something.",
            ),
            Ending(
                "Don't look, Louis. Let somebody else look",
                -9,
                "He left her at the kitchen table, with my chair pulled out. There is one file "
                "on my desk now. There will only ever be one.",
                lasting=(GuiltyHunchBonus(7),),
                enters=Eliminate("sara"),
            ),
        ),
        burdens=(1, 2),
    )
)
