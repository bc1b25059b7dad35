"""Floyd's three plots (Plots). Each tries one directive.

Floyd's player chooses the way at the crossroads; the way that pays better costs the directive,
which would be worth a point itself. What the start card gathered is not lost: it starts the
crossroads card well or badly.
"""

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
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.base import Condition, Effect, Occasion, When
from caseboard.games.android.effects.cards import PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtQuality,
    AtType,
    Either,
    StartedWell,
)
from caseboard.games.android.effects.control import If, do
from caseboard.games.android.effects.favors import GainNpcFavor, LoseNpcFavor, spend
from caseboard.games.android.effects.lasting import (
    CostOf,
    GuiltyHunchBonus,
    TraitCost,
    VpPerFavor,
)
from caseboard.games.android.effects.life import BadBaggage, DiscardDirective, GoodBaggage
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.effects.travel import Eliminate
from caseboard.games.android.numbers import FLOYD, Side


def _floyd_gives(cost: Effect, text: str) -> Sacrifice:
    return Sacrifice(Payer.OWNER, cost, text)


def _others_give(cost: Effect, text: str) -> Sacrifice:
    return Sacrifice(Payer.OTHERS, cost, text)


def _by_night(baggage: Effect, where: Condition) -> When:
    """What it means where Floyd spends the night."""
    return When(Occasion.ENDS_TURN, baggage, if_=where)


CARRIED_OVER: Final = If(StartedWell(), GoodBaggage(1), BadBaggage(1))
A_DARK_DEED: Final = do(SpendTime(1), PayCard(dark_of=FLOYD))

HAMMERS: Final = plot(
    Plot(
        "hammers",
        "The Door of the Long Fall",
        FLOYD,
        "crimson",
        start=PlotCard(
            "They came with hammers again, Father",
            "Four bioroids came to evening mass and three walked home. Father Michael has swept up "
            "the fourth and wants to know whether Floyd will take a broom or take a side.",
            good=Baggage(
                words=("faith", "courage"),
                triggers=(_by_night(GoodBaggage(1), AtType(PlaceType.RELIGIOUS)),),
                sacrifices=(
                    _floyd_gives(
                        spend(FavorKind.SOCIETY),
                        "Floyd asks a lady with a hat to sit in the front pew.",
                    ),
                ),
            ),
            bad=Baggage(
                words=("doubt", "guilt"),
                triggers=(When(Occasion.FIGHTS, BadBaggage(1)),),
                sacrifices=(
                    _others_give(
                        SpendTime(2), "A quiet word in the wrong bar brings out more hammers."
                    ),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "Then I shall raise my hand",
                "It takes him six minutes to find the line of himself that forbids it, and less "
                "than one to strike it out. His hands look just the same.",
                good=Baggage(
                    words=("courage", "loyalty"),
                    triggers=(_by_night(GoodBaggage(1), AtQuality(Quality.SEEDY)),),
                    sacrifices=(
                        _floyd_gives(
                            spend(FavorKind.STREET),
                            "Floyd buys a name from the people who sell the hammers.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("guilt", "doubt"),
                    triggers=(
                        When(Occasion.GAINS_TRAUMA, BadBaggage(1)),
                        _by_night(BadBaggage(1), AtType(PlaceType.RELIGIOUS)),
                    ),
                    sacrifices=(
                        _others_give(
                            A_DARK_DEED,
                            "The film shows what the machine did to a man's wrist.",
                        ),
                    ),
                ),
                enters=do(DiscardDirective(1), CARRIED_OVER),
            ),
            PlotCard(
                "Then I shall stand in the door",
                "He cannot strike them. Nothing in his directives says that he must get out of "
                "their way.",
                good=Baggage(
                    words=("faith", "courage"),
                    triggers=(_by_night(GoodBaggage(1), AtType(PlaceType.RELIGIOUS)),),
                    sacrifices=(
                        _floyd_gives(
                            SpendTime(3),
                            "Floyd stands in the door all night, in the rain, in plain sight.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("doubt", "guilt"),
                    triggers=(When(Occasion.FIGHTS, BadBaggage(1)),),
                    sacrifices=(
                        _others_give(
                            SpendTime(2), "Human First is told which door, and at what hour."
                        ),
                    ),
                ),
                enters=CARRIED_OVER,
            ),
        ),
        endings=(
            Ending(
                "On Sunday nobody brought a hammer",
                7,
                "They heard what he could do now, and the pews are full of scarred plastic faces. "
                "Father Michael says it is a miracle. Floyd has decided not to correct him.",
                lasting=(TraitCost("Human First", 1),),
            ),
            Ending(
                "I counted the bones I had broken",
                -3,
                "Fourteen. He can name each of them in Latin. Father Michael went down in the same "
                "brawl, and it was not a hammer that did it.",
                enters=Eliminate("father-michael"),
            ),
            Ending(
                "The big one put his hammer down first",
                5,
                "He had swung it nineteen times and the machine in the door had asked, each time, "
                "whether his arm was tired. On the twentieth he sat down on the step and wept.",
                lasting=(TraitCost("Fight", 1),),
            ),
            Ending(
                "They were able to save the left half",
                -2,
                "Somebody in Bay Nine cried into the open chest cavity and blamed the solder "
                "smoke. The chapel has a new door. This one has a lock.",
            ),
        ),
        chosen_crossroads=True,
        burdens=(0, 1),
    )
)

THE_NAME: Final = plot(
    Plot(
        "the-name",
        "A Name in the Report",
        FLOYD,
        "gold",
        start=PlotCard(
            "You will leave my son out of this, Floyd",
            "She has never before said please, and she does not say it now. One name, one night, "
            "one paragraph of his memory: the Director would like it back.",
            good=Baggage(
                words=("duty", "wonder"),
                triggers=(When(Occasion.TALKS, GoodBaggage(1)),),
                sacrifices=(
                    _floyd_gives(
                        SpendTime(3),
                        "Floyd reads that night again from the beginning, as if it were new.",
                    ),
                ),
                lead_sacrifice=True,
            ),
            bad=Baggage(
                words=("loyalty", "doubt"),
                triggers=(_by_night(BadBaggage(1), At("haas-bioroid")),),
                sacrifices=(
                    _others_give(
                        spend(FavorKind.CORP),
                        "Over lunch with the Director the talk turns to Floyd's notes.",
                    ),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "No, Director. I decline",
                "There is a pause on the line of the kind that gets people dismissed. Nobody has "
                "given him a word for what he is doing now, so he borrows a human one.",
                good=Baggage(
                    words=("duty", "courage", "wonder"),
                    triggers=(When(Occasion.PLACES_EVIDENCE, GoodBaggage(1)),),
                    sacrifices=(
                        _floyd_gives(
                            spend(FavorKind.POLITICAL),
                            "Floyd has a judge put a stamp on what he remembers.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("doubt", "guilt"),
                    triggers=(_by_night(BadBaggage(1), AtType(PlaceType.BUSINESS)),),
                    sacrifices=(
                        _others_give(
                            spend(FavorKind.CORP),
                            "A colleague offers the company's lawyers a second version.",
                        ),
                    ),
                ),
                enters=do(DiscardDirective(2), CARRIED_OVER),
            ),
            PlotCard(
                "Yes, Director",
                "He takes the paragraph out. It leaves a hole of exactly its own shape, which is "
                "how he will always know what was in it.",
                good=Baggage(
                    words=("loyalty", "duty"),
                    triggers=(_by_night(GoodBaggage(1), AtType(PlaceType.BUSINESS)),),
                    sacrifices=(
                        _floyd_gives(
                            SpendTime(3),
                            "Floyd carries the boy home from a party and forgets the address.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("guilt", "doubt"),
                    triggers=(When(Occasion.TALKS, BadBaggage(1)),),
                    sacrifices=(
                        _others_give(
                            SpendTime(2),
                            "A colleague asks Floyd, in public, where he was that night.",
                        ),
                    ),
                ),
                enters=CARRIED_OVER,
            ),
        ),
        endings=(
            Ending(
                "Page nine, paragraph four: Thomas Haas",
                7,
                "The name stands. The Director reads it twice, and in the margin of her own copy "
                "writes a word that she has only ever written on prototypes: alive.",
                lasting=(GuiltyHunchBonus(2),),
            ),
            Ending(
                "Unit 2X3A7C is recalled for correction",
                -3,
                "They were courteous about it. They asked whether he would like to keep one thing, "
                "and while he was still choosing they switched him off.",
                enters=LoseNpcFavor("director-haas", 3),
            ),
            Ending(
                "She called me Floyd when nobody was there",
                4,
                "Not the number. She sent the lawyers out first and closed the door. He has "
                "played it back four hundred times and it is still only one syllable.",
                enters=GainNpcFavor("director-haas"),
                lasting=(VpPerFavor(FAVOR_OF[NPC["director-haas"]]),),
            ),
            Ending(
                "The report is complete. It is not true",
                -1,
                "It has all its commas. The commissioner praised the formatting.",
            ),
        ),
        chosen_crossroads=True,
        burdens=(0, 1),
    )
)

THE_COUGH: Final = plot(
    Plot(
        "the-cough",
        "Bay Nine",
        FLOYD,
        "teal",
        start=PlotCard(
            "That cough is the dust, Simmons",
            "Twenty years of polishing bioroids in a cheap mask. The company plan covers Floyd's "
            "lungs, which he does not have, and not Simmons's.",
            good=Baggage(
                words=("loyalty", "love"),
                triggers=(
                    _by_night(
                        GoodBaggage(1), Either(At("haas-bioroid"), At("thurguns-free-clinic"))
                    ),
                ),
                sacrifices=(
                    _floyd_gives(
                        SpendTime(3),
                        "Floyd sits with Simmons and lets him explain the rules of baseball.",
                    ),
                ),
            ),
            bad=Baggage(
                words=("duty", "guilt"),
                triggers=(When(Occasion.USES_ABILITY, BadBaggage(1)),),
                sacrifices=(
                    _others_give(SpendTime(2), "A sick man is reported near the clean room."),
                ),
            ),
        ),
        crossroads=(
            PlotCard(
                "Take it out of me, then",
                "The filter in Floyd's coolant loop would fit a human chest with a little filing. "
                "He would run hot, and slow, and could never quite be serviced again.",
                good=Baggage(
                    words=("love", "courage"),
                    triggers=(_by_night(GoodBaggage(1), At("haas-bioroid")),),
                    sacrifices=(
                        _floyd_gives(
                            SpendTime(2), "Floyd holds still under the lamp while Simmons files."
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("duty", "doubt"),
                    triggers=(When(Occasion.FIGHTS, BadBaggage(1)),),
                    sacrifices=(
                        _others_give(
                            spend(FavorKind.CORP), "The company is asked to count its filters."
                        ),
                        _others_give(
                            A_DARK_DEED,
                            "The heat goes up, now that he cannot take it.",
                        ),
                    ),
                ),
                enters=do(DiscardDirective(3), CARRIED_OVER),
            ),
            PlotCard(
                "I shall find you a bed, and a signature",
                "A place on the Crusade's charity ward needs two signatures and a miracle. Floyd "
                "is good at signatures.",
                good=Baggage(
                    words=("loyalty", "love"),
                    triggers=(_by_night(GoodBaggage(1), AtQuality(Quality.RITZY)),),
                    sacrifices=(
                        _floyd_gives(
                            spend(FavorKind.SOCIETY),
                            "Floyd lets a lady show him to her friends for an evening.",
                        ),
                    ),
                ),
                bad=Baggage(
                    words=("duty", "guilt"),
                    triggers=(When(Occasion.USES_ABILITY, BadBaggage(1)),),
                    sacrifices=(
                        _others_give(SpendTime(2), "Another patient is found for that bed."),
                    ),
                ),
                enters=CARRIED_OVER,
            ),
        ),
        endings=(
            Ending(
                "Simmons ran up the stairs today",
                7,
                "Two flights, to show off, and then called Floyd a stupid tin saint and had to "
                "leave the room. He runs nine degrees hot himself now, and thinks of it as a "
                "feeling.",
                lasting=(CostOf(-1, Side.LIGHT, trait="Tech"),),
            ),
            Ending(
                "It did not take",
                -3,
                "The body knew that it was not one of its own. Floyd kept the filter; there is "
                "some dust in it still, and he will not have it cleaned.",
                enters=Eliminate("simmons"),
            ),
            Ending(
                "A bed by the window, facing home",
                5,
                "From there you can see the Earth rise, or you could if it ever set. Simmons has "
                "begun to teach the ward robot to cheat at cards.",
            ),
            Ending(
                "There is a new technician in Bay Nine",
                -2,
                "She is thorough. She does not talk while she works. Floyd asked whether she would "
                "mind, and she asked him what he wanted her to say.",
                enters=Eliminate("simmons"),
            ),
        ),
        chosen_crossroads=True,
        burdens=(0, 1),
    )
)
