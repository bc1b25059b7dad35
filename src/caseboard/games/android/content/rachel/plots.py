"""Rachel's plots: her father, her debts, her friend (Plots)."""

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
from caseboard.games.android.content.map import PLACE, PlaceType
from caseboard.games.android.content.sheets import ANY, FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DrawLight, PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtType,
    CarIsStalled,
    FavorIs,
    InDistrict,
    LeadIs,
    MoneyAtLeast,
    MoneyAtMost,
)
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.favors import (
    GainNpcFavor,
    GainTrauma,
    Money,
    PayMoney,
    spend,
)
from caseboard.games.android.effects.lasting import AbilityTime, NoEntry, VpPerFavor
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.effects.travel import CarBreaksDown, CarIsRepaired, Eliminate
from caseboard.games.android.numbers import RACHEL

FATHER, DEBT, FRIEND = "teal", "crimson", "gold"
"""The plots' colors, for the decks."""

SLIP_A_CARD: Final = do(SpendTime(1), PayCard(RACHEL))
PAY_SABLE: Final = Sacrifice(
    Payer.OWNER, PayMoney(1), "Put a thousand on the counter and wait for the stamp."
)

THE_CAPTAINS_DAUGHTER: Final = plot(
    Plot(
        "the-captains-daughter",
        "The Captain's Daughter",
        RACHEL,
        FATHER,
        start=PlotCard(
            "He called. He never calls",
            "Six years of birthdays without a word, and then his name on my screen. He asked "
            "whether I was eating. He wanted to ask something else, and didn't.",
            good=Baggage(
                words=("duty", "love"),
                triggers=(When(Occasion.ENTERS_PLACE, GoodBaggage(), At("napd")),),
                sacrifices=(Sacrifice(Payer.OWNER, spend(ANY), "Do him a favor, for once."),),
            ),
            bad=Baggage(
                words=("guilt", "pride"),
                triggers=(When(Occasion.SPENDS_FAVOR, BadBaggage(), FavorIs("captain-beckmann")),),
                sacrifices=(
                    Sacrifice(
                        Payer.OTHERS, SLIP_A_CARD, "Tell the squad room how she makes her living."
                    ),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "Sunday dinner, both of us armed",
                "Two service pistols on the sideboard, next to the gravy. He has kept my chair at "
                "the same angle since I was nineteen.",
                good=Baggage(
                    words=("duty", "love"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), InDistrict("meridian")),),
                    sacrifices=(
                        Sacrifice(Payer.OWNER, spend(ANY), "Bring a bottle, and mean it."),
                    ),
                ),
                bad=Baggage(
                    words=("greed", "pride"),
                    triggers=(When(Occasion.FIGHTS, BadBaggage()),),
                    sacrifices=(
                        Sacrifice(
                            Payer.OTHERS,
                            spend(ANY),
                            "Call him out before he can carve the roast.",
                        ),
                    ),
                ),
                lasting=(AbilityTime(PLACE["napd"], -1),),
            ),
            PlotCard(
                "Internal Affairs would like a statement",
                "They say he buried a case to keep my name out of it. They say it as if it were "
                "news to me. It is news to me.",
                good=Baggage(
                    words=("courage", "loyalty"),
                    triggers=(
                        When(Occasion.FOLLOWS_LEAD, GoodBaggage(), LeadIs(LeadKind.DOCUMENT)),
                    ),
                    sacrifices=(
                        Sacrifice(Payer.OWNER, SpendTime(2), "Read his old reports, all of them."),
                    ),
                ),
                bad=Baggage(
                    words=("guilt", "pride"),
                    triggers=(When(Occasion.ENTERS_PLACE, BadBaggage(), AtType(PlaceType.CIVIC)),),
                    sacrifices=(
                        Sacrifice(Payer.OTHERS, SLIP_A_CARD, "Leave an old photograph on a desk."),
                    ),
                ),
                lasting=(NoEntry(PLACE["napd"]),),
            ),
        ),
        endings=(
            Ending(
                "The spare badge",
                6,
                "He slid it across the table as if it were the salt. It still had my name on it. "
                "It had been polished, every week, for six years.",
                lasting=(VpPerFavor(FAVOR_OF[NPC["captain-beckmann"]]),),
            ),
            Ending(
                "One chair too many",
                -1,
                "He laid the table for two and ate at the office. I know, because I was across "
                "the street, eating in the hopper.",
            ),
            Ending(
                "I said it under oath",
                4,
                "Forty minutes on the stand. I told them what he did, and why. In the back row he "
                "straightened his tie, the way he does when he is proud and can't say so.",
            ),
            Ending(
                "His badge, signed for by me",
                -4,
                "He drove out to the seawall with the window down. They asked me to identify the "
                "car.",
                enters=Eliminate("captain-beckmann"),
            ),
        ),
        burdens=(1, 1),
    )
)

IN_HOCK: Final = plot(
    Plot(
        "in-hock",
        "In Hock",
        RACHEL,
        DEBT,
        start=PlotCard(
            "That's just the interest",
            "I bought a hopper. Oliver signed beside me, because he is an idiot. Sable Credit "
            "owns the hopper, his garage and, on Thursdays, me.",
            good=Baggage(
                words=("courage", "greed"),
                triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), MoneyAtLeast(4)),),
                sacrifices=(PAY_SABLE,),
            ),
            bad=Baggage(
                words=("guilt", "pride"),
                triggers=(When(Occasion.ENDS_TURN, BadBaggage(), MoneyAtMost(0)),),
                sacrifices=(
                    Sacrifice(
                        Payer.OTHERS,
                        spend(FavorKind.STREET),
                        "Tell the collectors where she parks.",
                    ),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "One big score",
                "Anselm Quill: embezzler, four passports, and a price on him with the right "
                "number of zeros. He was in New Angeles this morning. So was I.",
                good=Baggage(
                    words=("courage", "duty"),
                    lead_sacrifice=True,
                    sacrifices=(
                        Sacrifice(Payer.OWNER, PayMoney(1), "Buy a look at a hotel register."),
                    ),
                ),
                bad=Baggage(
                    words=("greed", "guilt"),
                    triggers=(When(Occasion.GAINS_TRAUMA, BadBaggage()),),
                    sacrifices=(
                        Sacrifice(
                            Payer.OTHERS, SpendTime(2), "Have Quill's driver told which way."
                        ),
                    ),
                ),
            ),
            PlotCard(
                "They came with a tow crane",
                "They hung the hopper over the street like a fish. Oliver offered them his tools "
                "to leave it. They took the tools, too.",
                good=Baggage(
                    words=("loyalty", "pride"),
                    triggers=(When(Occasion.ENTERS_PLACE, GoodBaggage(), At("kite-market")),),
                    sacrifices=(
                        PAY_SABLE,
                        Sacrifice(
                            Payer.OWNER, SpendTime(2), "Sweep Oliver's floor. It is a large floor."
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("greed", "guilt"),
                    triggers=(When(Occasion.ENDS_TURN, BadBaggage(), CarIsStalled()),),
                    sacrifices=(
                        Sacrifice(Payer.OTHERS, spend(ANY), "Buy up a corner of her debt."),
                    ),
                ),
                enters=CarBreaksDown(),
            ),
        ),
        endings=(
            Ending(
                "Paid in full",
                7,
                "The clerk looked for the form. It had never been needed. He wrote it on a "
                "napkin, and Oliver has had the napkin framed.",
            ),
            Ending(
                "Quill jumped first",
                -2,
                "I had him by the sleeve. Sable Credit does not pay for sleeves.",
                enters=GainTrauma(),
            ),
            Ending(
                "Lot nineteen, sold",
                4,
                "One hopper, smoking, no reserve. Oliver bid my last dollar against nobody at all "
                "and raised himself twice.",
                enters=CarIsRepaired(),
            ),
            Ending(
                "Oliver's hands",
                -4,
                "He had signed beside me. They began with the hand that signed.",
                enters=do(Eliminate("oliver"), CarBreaksDown()),
            ),
        ),
        burdens=(0, 2),
    )
)

LENAS_NAME: Final = plot(
    Plot(
        "lenas-name",
        "Lena's Name",
        RACHEL,
        FRIEND,
        start=PlotCard(
            "Page two, third from the top",
            "I read the bounty list over breakfast, as always. There was her picture, and a "
            "number under it. She was across the table, buttering my toast.",
            good=Baggage(
                words=("love", "loyalty"),
                triggers=(
                    When(Occasion.GAINS_FAVOR, GoodBaggage(), FavorIs("lena")),
                    When(Occasion.ENTERS_PLACE, GoodBaggage(), At("plume-tonic")),
                ),
            ),
            bad=Baggage(
                words=("duty", "greed"),
                triggers=(When(Occasion.PLACES_HIT, BadBaggage()),),
                sacrifices=(
                    Sacrifice(
                        Payer.OTHERS,
                        SLIP_A_CARD,
                        "Let Lena find the list, with the page marked.",
                    ),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "If anybody asks, I live alone",
                "She has thrown out my curtains, alphabetized the ammunition and learned to duck "
                "when the elevator stops.",
                good=Baggage(
                    words=("courage", "loyalty"),
                    triggers=(When(Occasion.ENDS_TURN, GoodBaggage(), InDistrict("tidewall")),),
                ),
                bad=Baggage(
                    words=("duty", "pride"),
                    triggers=(When(Occasion.TALKS, BadBaggage()),),
                    sacrifices=(
                        Sacrifice(
                            Payer.OTHERS, SpendTime(2), "Ask the neighbors about the new curtains."
                        ),
                    ),
                ),
                triggers=(When(Occasion.STARTS_TURN, DrawLight(), InDistrict("tidewall")),),
            ),
            PlotCard(
                "Alive, unharmed, by Saturday",
                "They doubled the price and paid a thousand down. She ran before I could tell her "
                "that I had not decided.",
                good=Baggage(
                    words=("guilt", "love"),
                    sacrifices=(
                        Sacrifice(
                            Payer.OWNER,
                            SpendTime(2),
                            "Fly the wrong way, slowly, with the lights on.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("duty", "greed"),
                    triggers=(
                        When(Occasion.FOLLOWS_LEAD, BadBaggage(), LeadIs(LeadKind.TESTIMONY)),
                    ),
                    sacrifices=(
                        Sacrifice(Payer.OTHERS, spend(ANY), "Mention a hotel within her hearing."),
                    ),
                ),
                enters=Money(1),
            ),
        ),
        endings=(
            Ending(
                "Charges dropped, curtains up",
                6,
                "The witness against her took back every word. Lena sent him flowers and then, "
                "being Lena, the bill.",
                enters=GainNpcFavor("lena"),
            ),
            Ending(
                "A note, and no coat",
                -1,
                "It said: don't look. She knows perfectly well what I do for a living.",
            ),
            Ending(
                "I looked at my watch",
                4,
                "I had her at the gate with one bag. I looked at my watch until the shuttle was "
                "gone. It is a cheap watch. It takes a lot of looking.",
            ),
            Ending(
                "I collected",
                -5,
                "They counted it out in front of us. She said that it was all right. That is the "
                "part I cannot spend.",
                enters=do(Money(3), Eliminate("lena")),
            ),
        ),
    )
)
