"""Rachel's light deck: bounties, a hopper that flies today, a father and a friend."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType
from caseboard.games.android.content.rachel.plots import DEBT, FATHER, FRIEND
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import DrawCards, DrawLight
from caseboard.games.android.effects.case import PeekAtSuspect, PlaceAlibi, PlaceEvidence, PlaceHit
from caseboard.games.android.effects.conditions import (
    AtType,
    Both,
    CarIsStalled,
    InDistrict,
    NpcIsThere,
)
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, May, do
from caseboard.games.android.effects.favors import (
    GainFavor,
    GainNpcFavor,
    GainTrauma,
    Money,
    PayMoney,
    PlaceWarrant,
    RemoveTrauma,
)
from caseboard.games.android.effects.lasting import FreeMove, HopperHolds
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.effects.puzzle import DigDeeper, PlacePiece, RevealInformation
from caseboard.games.android.effects.time import GainTime
from caseboard.games.android.effects.travel import CarIsRepaired, MoveInReach, TalkToJimmy
from caseboard.games.android.numbers import RACHEL, Side

LIGHT: Final = (
    Draft(
        "Small fish, small bills",
        cost=0,
        do=Money(1),
        flavour="He had outrun two warrants, an ex-wife and a library. He did not outrun my door.",
        colour=DEBT,
    ),
    Draft(
        "Oliver, tell me you have the part",
        cost=0,
        time=0,
        if_=Both(CarIsStalled(), NpcIsThere("oliver")),
        do=CarIsRepaired(),
        flavour="He had the part. He had a box of them. He just likes to hear me say please.",
        colour=DEBT,
    ),
    Draft(
        "Jimmy, I'm not even angry",
        cost=1,
        do=do(TalkToJimmy(), PlaceEvidence(LeadKind.TESTIMONY), Gains("courage")),
        flavour="Nothing worries an informer like a bounty hunter who orders dessert.",
    ),
    Draft(
        "Tell him his daughter is here",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=Both(AtType(PlaceType.CIVIC), NpcIsThere("captain-beckmann")),
        do=do(GainNpcFavor("captain-beckmann"), Gains("duty")),
        flavour="The desk sergeant stood up. One does not, for a bounty hunter.",
        colour=FATHER,
    ),
    Draft(
        "Seat belts are for paying customers",
        cost=1,
        time=0,
        do=do(MoveInReach(), May(do(PayMoney(1), MoveInReach(), DrawCards(1)), By.THEM)),
        flavour="The hopper pulls to the left, so I plan my life around left turns.",
    ),
    Draft(
        "Lena knows the doorman",
        cost=1,
        do=PlaceWarrant(),
        flavour="She knows his wife, too. With Lena and doors that is generally how it works.",
        colour=FRIEND,
        if_=NpcIsThere("lena"),
    ),
    Draft(
        "Everybody talks for a thousand",
        cost=0,
        do=do(PayMoney(1), PlacePiece()),
        flavour="The truth is free; what costs a thousand is the address.",
    ),
    Draft(
        "You have the right to stay horizontal",
        cost=2,
        when=Occasion.TARGETED,
        time=0,
        do=Cancel("the dark card"),
        flavour="I used to read it off the card. Then I lost the card, and it got shorter.",
    ),
    Draft(
        "Cuff him, weigh him, cash him",
        cost=1,
        do=Fight(
            light=do(Money(2), Gains("duty")),
            dark=do(Money(3), GainTrauma(), Gains("greed")),
        ),
        flavour="The reward is by the head. The paperwork is by the pound.",
        colour=DEBT,
        traits=("Fight",),
    ),
    Draft(
        "That's not mud on the landing skid",
        cost=1,
        do=do(PlaceEvidence(LeadKind.PHYSICAL), DigDeeper()),
        flavour="My father's first lesson: look down. His second: now look who is watching you.",
        colour=FATHER,
    ),
    Draft(
        "Same blue thermos, same bad coffee",
        cost=2,
        do=Choose((GainNpcFavor("captain-beckmann"), Gains("love", 2)), By.THEM),
        flavour="He poured me a cup without asking. It is how we apologize in my family.",
        colour=FATHER,
        if_=NpcIsThere("captain-beckmann"),
    ),
    Draft(
        "Lena's table, Lena's tab",
        cost=1,
        do=do(GainNpcFavor("lena"), DrawLight(), Gains("loyalty")),
        flavour="She has not paid for a dinner in her life, and people thank her for coming to it.",
        colour=FRIEND,
        if_=NpcIsThere("lena"),
    ),
    Draft(
        "Home is where the couch is",
        cost=2,
        when=Occasion.ENDS_TURN,
        time=0,
        if_=InDistrict("tidewall"),
        do=do(RemoveTrauma(2), Gains("love")),
        flavour="A view of the seawall, two clean cups, and no one who says: let's talk.",
        colour=FRIEND,
    ),
    Draft(
        "Military grade. Don't ask which military",
        cost=2,
        do=CarIsRepaired(),
        stays=Stays(lasting=(HopperHolds(),)),
        flavour="The man welded it in with his eyes shut. On account of the glare, he said.",
        colour=DEBT,
    ),
    Draft(
        "Biggest fish in the twin cities",
        cost=2,
        do=Choose((Money(3), do(PlaceEvidence(), RevealInformation())), By.THEM),
        flavour="He had four bodyguards, a moat and a lot to say. The price was for the silence.",
        colour=DEBT,
    ),
    Draft(
        "All night, at my place, losing at cards",
        cost=3,
        do=do(PlaceAlibi(), GainFavor(FavorKind.SOCIETY)),
        flavour="The neighbor will swear to it, and she will cry in exactly the right place.",
        colour=FRIEND,
    ),
    Draft(
        "I sleep at red lights",
        cost=3,
        when=Occasion.STARTS_TURN,
        do=GainTime(4),
        flavour="New Angeles has nine thousand of them, and by Friday it adds up.",
    ),
    Draft(
        "Captain's orders. I said Captain's",
        cost=2,
        when=Occasion.FOLLOWS_LEAD,
        do=do(PlaceEvidence(), GainNpcFavor("captain-beckmann")),
        flavour="The patrolman stepped aside. It's the eyebrows. We have the same eyebrows.",
        colour=FATHER,
        if_=NpcIsThere("captain-beckmann"),
    ),
    Draft(
        "They all talk at the edge of a roof",
        cost=2,
        do=Fight(
            light=do(PlaceEvidence(LeadKind.TESTIMONY), PeekAtSuspect(By.THEM)),
            dark=do(PlaceEvidence(), RevealInformation(), GainTrauma(), Gains("guilt")),
        ),
        flavour="Forty floors is a long sentence, and he wanted to be the one to finish it.",
        traits=("Fight",),
    ),
    Draft(
        "Dead or alive? Your call",
        cost=4,
        do=do(PlaceHit(), Money(2)),
        flavour="He asked which of the two pays better. I told him. He got into the car.",
        colour=DEBT,
    ),
    Draft(
        "My hopper, my sky",
        cost=3,
        do=do(CarIsRepaired(), Gains("pride")),
        stays=Stays(lasting=(FreeMove(),)),
        flavour="At two thousand meters there are no debts.",
    ),
)

deck(RACHEL, Side.LIGHT, LIGHT)
