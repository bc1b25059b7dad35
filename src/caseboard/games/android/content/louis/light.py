"""Louis's light deck."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.louis.plots import (
    HOME,
    KRAUSEY_COLOUR,
    MOB_COLOUR,
    SARA_COLOUR,
)
from caseboard.games.android.content.map import Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DrawCards, DrawDark, DrawLight
from caseboard.games.android.effects.case import (
    FollowLeadHere,
    MoveEvidence,
    PeekAtSuspect,
    PlaceAlibi,
    PlaceEvidence,
    PlaceHit,
    RemoveAlibi,
    RemoveEvidence,
)
from caseboard.games.android.effects.conditions import AtQuality, GoodMood, HasBaggage, NpcIsThere
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, do
from caseboard.games.android.effects.favors import (
    GainFavor,
    GainNpcFavor,
    GainTrauma,
    PayNpcFavor,
    PlaceWarrant,
    RemoveTrauma,
)
from caseboard.games.android.effects.lasting import LeadTime
from caseboard.games.android.effects.life import Gains, GoodBaggage, RemoveBaggage
from caseboard.games.android.effects.puzzle import PlacePiece
from caseboard.games.android.effects.time import GainTime
from caseboard.games.android.effects.travel import Eliminate, MoveInReach, MoveTo, TalkToJimmy
from caseboard.games.android.numbers import LOUIS, Side

LIGHT: Final = (
    Draft(
        "Keep the meter running",
        cost=0,
        time=0,
        do=do(MoveInReach(), If(GoodMood(), Gains("courage"), DrawDark())),
        flavour="It is an unmarked cruiser. There is no meter. I just like to say it.",
    ),
    Draft(
        "One for the road, Jim",
        cost=1,
        do=do(Gains("loyalty"), DrawCards(2)),
        flavour="I still order two. The house still charges me for one.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "I need to walk the streets a bit",
        cost=1,
        time=0,
        when=Occasion.ENDS_TURN,
        do=do(MoveInReach(), PeekAtSuspect(By.THEM)),
        flavour="People tell a tired man things they would never tell a policeman.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "I came home early, for once",
        cost=1,
        if_=NpcIsThere("sara"),
        do=do(GainNpcFavor("sara"), Gains("love")),
        flavour="She checked the clock, then me, then the clock again, and laughed.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "Mr. Li sends his regards",
        cost=1,
        if_=NpcIsThere("mr-li"),
        do=do(GainNpcFavor("mr-li"), DrawDark(), Gains("greed")),
        flavour="The regards come in an envelope. The envelope comes in a fruit basket.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "Jimmy, my favorite parasite",
        cost=1,
        do=do(TalkToJimmy(), DrawDark()),
        flavour="He talks faster when I crack my knuckles, which they do by themselves, being "
        "arthritic.",
    ),
    Draft(
        "The judge owes me a Sunday",
        cost=2,
        do=do(PlaceWarrant(), Gains("duty")),
        flavour="She signs without reading. I never told her husband which Sunday.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "I'm going to get you at last, you scumbag",
        cost=3,
        do=do(FollowLeadHere(), Gains("duty", 2)),
        flavour="I say it to a photograph every morning. Today it had a fresh address under it.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "Lose the file, Louis",
        cost=2,
        do=do(RemoveEvidence(by=By.THEM), GainFavor(FavorKind.STREET), Gains("guilt")),
        flavour="Paper burns at two hundred and thirty degrees, and so does something else in a "
        "man.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "Internal Affairs mislaid my folder, too",
        cost=2,
        if_=HasBaggage(good=False),
        do=do(RemoveBaggage(good=False, count=2), RemoveTrauma()),
        flavour="Forty pages, two complaints, one recommendation for dismissal, no staples.",
    ),
    Draft(
        "Table for two at Adams Garden",
        cost=2,
        if_=NpcIsThere("sara"),
        do=do(MoveTo(HOME), GainTime(1), Gains("love")),
        flavour="I switched the radio off. She asked what was wrong with it.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "Talk, or we do this the Gravelside way",
        cost=2,
        do=Fight(
            light=do(PeekAtSuspect(By.THEM), GainFavor(FavorKind.STREET), Gains("courage")),
            dark=do(PlaceEvidence(LeadKind.TESTIMONY), DrawDark(), Gains("rage")),
        ),
        flavour="The Gravelside way is that we stand in the rain until somebody feels silly.",
        traits=("Fight",),
    ),
    Draft(
        "Li can make it look like an accident",
        cost=2,
        do=do(PayNpcFavor("mr-li"), PlaceHit(), GainFavor(FavorKind.STREET)),
        flavour="I did not ask what kind of accident. That is the service you pay for.",
        colour=MOB_COLOUR,
        if_=NpcIsThere("mr-li"),
    ),
    Draft(
        "Her picture stays on the dash",
        cost=2,
        do=DrawLight(),
        flavour="The pier at Tidewall, the year the water was safe. She is laughing at my hat.",
        colour=SARA_COLOUR,
        stays=Stays(triggers=(When(Occasion.BAD_BAGGAGE, DrawLight()),)),
    ),
    Draft(
        "Evidence has a way of walking",
        cost=4,
        do=do(MoveEvidence(), DrawCards(2)),
        flavour="Locker 41 has no back wall, as every detective knows and Facilities does not.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "It was in his coat the whole time",
        cost=3,
        do=do(PlaceEvidence(LeadKind.PHYSICAL), DrawCards(1), Gains("guilt")),
        flavour="I have carried worse in there. I have carried lunch in there.",
    ),
    Draft(
        "My wife will swear to it, Your Honor",
        cost=3,
        if_=NpcIsThere("sara"),
        do=do(Choose((PlaceAlibi(), RemoveAlibi()), By.THEM), Gains("loyalty")),
        flavour="Sara had never lied in her life before me. She is very good at it now.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "Take it up with my union rep",
        cost=3,
        when=Occasion.TARGETED,
        do=do(Cancel("the dark card"), Gains("courage")),
        flavour="The rep is a bioroid. It has read the contract. It has read only the contract.",
    ),
    Draft(
        "Jim wrote everything down",
        cost=3,
        do=DrawLight(),
        flavour="The last entry is a grocery list. I kept the notebook. I never bought the milk.",
        colour=KRAUSEY_COLOUR,
        stays=Stays(lasting=(LeadTime(-1, AtQuality(Quality.SEEDY)),)),
    ),
    Draft(
        "This is for Jim",
        cost=4,
        if_=NpcIsThere("tanaka"),
        do=Fight(
            light=do(
                Eliminate("tanaka"),
                GainFavor(FavorKind.POLITICAL),
                Gains("courage"),
                GoodBaggage(),
            ),
            dark=do(
                Eliminate("tanaka"),
                GainTrauma(),
                PlaceHit(),
                GainFavor(FavorKind.STREET, 2),
            ),
        ),
        flavour="'You were late, too,' Tanaka said. It was the only true thing he ever told me.",
        colour=MOB_COLOUR,
        traits=("Fight",),
    ),
    Draft(
        "Same knot, nineteen years apart",
        cost=4,
        do=do(PlacePiece(), PlaceEvidence(), Gains("duty")),
        flavour="Two photographs on one corkboard, and a length of string with nowhere left to go.",
        colour=KRAUSEY_COLOUR,
    ),
)

deck(LOUIS, Side.LIGHT, LIGHT)
