"""Floyd's light deck: patience, memory, and the parts that Simmons fits when nobody is looking."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DrawCards, LightShift, LookAtHand
from caseboard.games.android.effects.case import (
    MoveEvidence,
    PeekAtSuspect,
    PlaceAlibi,
    PlaceEvidence,
    PlaceHit,
    RevealEvidence,
)
from caseboard.games.android.effects.conditions import DirectiveInPlay, NpcIsThere, PlayedCardIs
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, May, do
from caseboard.games.android.effects.favors import GainFavor, GainHaas, GainNpcFavor, GainTrauma
from caseboard.games.android.effects.lasting import DrawTwo, FreeMove, TraitCost
from caseboard.games.android.effects.life import Gains, GoodBaggage, RemoveBaggage
from caseboard.games.android.effects.puzzle import DigDeeper, PlacePiece
from caseboard.games.android.effects.time import GainTime
from caseboard.games.android.effects.travel import MoveInReach
from caseboard.games.android.numbers import FLOYD, Side

LIGHT: Final = (
    Draft(
        "Define 'joke', please",
        cost=0,
        do=Choose((DrawCards(2), do(GainTime(1), Gains("wonder"))), By.THEM),
        flavour="They explained for an hour. Floyd laughed four days later, in court.",
    ),
    Draft(
        "May I sit at the back, Father?",
        cost=0,
        do=do(Gains("faith"), LightShift(1)),
        flavour="He knows all the hymns. He moves his lips and leaves the singing to the owners.",
        colour="crimson",
    ),
    Draft(
        "I remember everything, sir. Everything",
        cost=1,
        do=do(PlaceEvidence(LeadKind.TESTIMONY), PeekAtSuspect(By.THEM)),
        flavour="The witness changed his story. Floyd played him both, in his own voice.",
        colour="gold",
    ),
    Draft(
        "Simmons left the lamp on in Bay Nine",
        cost=0,
        do=do(GainFavor(FavorKind.CORP), Gains("loyalty")),
        flavour="Bioroids do not need light to be repaired by. It was thought to be friendlier.",
        colour="teal",
        if_=NpcIsThere("simmons"),
    ),
    Draft(
        "The little girl asked me to hold her kite",
        cost=1,
        do=do(
            If(DirectiveInPlay(1), GainFavor(FavorKind.SOCIETY, 2), GainFavor(FavorKind.SOCIETY)),
            Gains("love"),
        ),
        flavour="Her mother came running. Then she saw how he was holding it, and stopped.",
        colour="crimson",
    ),
    Draft(
        "You were going to confess at 4:10",
        cost=1,
        when=Occasion.PLACES_EVIDENCE,
        time=0,
        do=do(PlaceEvidence(LeadKind.TESTIMONY), RevealEvidence(By.THEM)),
        flavour="'It is 4:06. I can wait outside, if that makes it easier.'",
        colour="gold",
    ),
    Draft(
        "Hit me again. I am under warranty",
        cost=1,
        do=Gains("courage"),
        stays=Stays(lasting=(TraitCost("Fight", 2),)),
        traits=("Tech",),
        flavour="Shock-mesh under the coat. In Bay Nine they call it the cardigan.",
    ),
    Draft(
        "I have doubled your buffer. Think twice",
        cost=2,
        do=DrawCards(1),
        stays=Stays(lasting=(DrawTwo(),)),
        traits=("Tech",),
        flavour="He can hold two contradictory ideas at once now. The manual calls it a fault.",
        colour="teal",
    ),
    Draft(
        "I do not sleep. Shall I go on?",
        cost=2,
        time=0,
        do=do(GainTime(2), If(DirectiveInPlay(3), GainTime(1), Gains("wonder"))),
        flavour="Everyone went home at two. By dawn he had read the case again as a love story.",
    ),
    Draft(
        "Step away from her, sir. I can count to three",
        cost=2,
        do=Fight(
            light=do(GainFavor(FavorKind.STREET, 2), Gains("courage")),
            dark=do(PlaceEvidence(LeadKind.TESTIMONY), PlaceHit(), Gains("guilt")),
        ),
        traits=("Fight",),
        flavour="He always says the numbers kindly. He has never yet needed the third.",
        colour="crimson",
    ),
    Draft(
        "The Director has sent her own car",
        cost=1,
        do=do(GainNpcFavor("director-haas"), May(MoveInReach())),
        flavour="Real leather. He stood in the back, so as not to crease it.",
        colour="gold",
    ),
    Draft(
        "Thank you. That hammer is evidence now",
        cost=2,
        when=Occasion.TARGETED,
        if_=PlayedCardIs("Human First"),
        time=0,
        do=do(Cancel("that card"), PlaceEvidence(LeadKind.PHYSICAL)),
        flavour="'Please hold the handle a little higher. I want the whole hand.'",
    ),
    Draft(
        "I read the archive. It was a short lunch",
        cost=1,
        do=Choose(
            (
                do(PlaceEvidence(LeadKind.DOCUMENT), Gains("duty")),
                do(MoveEvidence(), Gains("doubt")),
            ),
            By.THEM,
        ),
        flavour="Nine million pages. On the last of them a clerk had drawn a very small cat.",
        colour="gold",
    ),
    Draft(
        "Can you absolve what cannot sin, Father?",
        cost=2,
        do=do(RemoveBaggage(good=False, count=2), Gains("faith")),
        flavour="'Try me,' said Father Michael, and pulled the curtain shut. They were in there "
        "till supper.",
        colour="crimson",
        if_=NpcIsThere("father-michael"),
    ),
    Draft(
        "New legs. Try not to enjoy them",
        cost=2,
        do=May(MoveInReach()),
        stays=Stays(lasting=(FreeMove(),)),
        traits=("Tech",),
        flavour="He ran the length of Heinlein and back with no purpose at all, and logged it as "
        "calibration.",
        colour="teal",
    ),
    Draft(
        "There was a pattern in what nobody said",
        cost=2,
        do=do(
            If(DirectiveInPlay(2), PlacePiece(), do(PlacePiece(), DigDeeper())),
            Gains("wonder"),
        ),
        flavour="He plotted nine years of silences on one wall. They all leaned the same way.",
    ),
    Draft(
        "I was recording. He was not there",
        cost=3,
        do=do(PlaceAlibi(), PlaceEvidence(LeadKind.PHYSICAL), Gains("duty")),
        flavour="They asked him whether a machine can be wrong. 'Yes,' said Floyd. 'Ask me how I "
        "found out.'",
    ),
    Draft(
        "Simmons gave my left eye an education",
        cost=3,
        do=PeekAtSuspect(By.THEM),
        stays=Stays(triggers=(When(Occasion.PLACES_EVIDENCE, PeekAtSuspect(By.THEM)),)),
        traits=("Tech",),
        flavour="It can read a diary through the cover. He asks permission first, and then closes "
        "the other one.",
        colour="teal",
        if_=NpcIsThere("simmons"),
    ),
    Draft(
        "I can hold this door longer than you can swing",
        cost=3,
        do=Fight(
            light=do(GoodBaggage(2), GainFavor(FavorKind.STREET)),
            dark=do(GainFavor(FavorKind.STREET, 3), Gains("courage"), GainTrauma(1)),
        ),
        traits=("Fight",),
        flavour="By morning there was a dent in him shaped like Eastside, and no way past him.",
        colour="crimson",
    ),
    Draft(
        "You were the first face I saw, Director",
        cost=4,
        do=do(GainHaas(), Gains("loyalty")),
        flavour="She turned to the window to answer, so it is the only one of her faces he has not "
        "on file.",
        colour="gold",
    ),
    Draft(
        "Every camera on the Moon is a cousin of mine",
        cost=3,
        do=do(PlaceEvidence(), PlaceEvidence(LeadKind.PHYSICAL), LookAtHand(By.THEM)),
        flavour="They do not talk much. But they do hate to be asked nothing.",
    ),
)

deck(FLOYD, Side.LIGHT, LIGHT)
