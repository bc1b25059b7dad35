"""Raymond Flint's light deck: old debts, old friends, and a nose for what does not fit."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import DrawCards, DrawLight, LightShift
from caseboard.games.android.effects.case import (
    MoveEvidence,
    MoveLead,
    PeekAtSuspect,
    PlaceEvidence,
    PlaceHit,
)
from caseboard.games.android.effects.conditions import At, AtQuality, AtType, NpcIsThere
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, Twice, do
from caseboard.games.android.effects.favors import (
    GainAnyFavor,
    GainDropship,
    GainFavor,
    GainNpcFavor,
    GainTrauma,
    RemoveTrauma,
)
from caseboard.games.android.effects.lasting import FreeMove, LeadTime, MemoriesSleep
from caseboard.games.android.effects.life import Gains, GoodBaggage, RemoveBaggage
from caseboard.games.android.effects.puzzle import PlacePiece
from caseboard.games.android.effects.time import GainTime, NextTurnTime
from caseboard.games.android.effects.travel import MoveInReach, TalkToJimmy
from caseboard.games.android.numbers import RAYMOND, Side

LIGHT: Final = (
    Draft(
        "Coffee. Black. Leave the pot",
        cost=1,
        when=Occasion.STARTS_TURN,
        time=0,
        do=If(At("jacks-diner"), GainTime(3), GainTime(1)),
        flavour="Jack tops it up without asking. In this town that is what passes for grace.",
    ),
    Draft(
        "I don't sleep, I read files",
        cost=0,
        time=0,
        do=Choose((DrawCards(2), do(GainTrauma(), DrawCards(2), GainTime(2))), By.THEM),
        flavour="Four in the morning, and the only two things awake are Raymond and page ninety.",
        colour="steel",
    ),
    Draft(
        "One night with the lights off",
        cost=1,
        when=Occasion.ENDS_TURN,
        time=0,
        do=do(RemoveTrauma(), NextTurnTime(2)),
        flavour="No radio, no bottle, no faces. He wakes at nine and does not know what to do "
        "about it.",
        colour="amber",
    ),
    Draft(
        "Thermos, blanket, twelve hours",
        cost=1,
        do=do(PlaceEvidence(LeadKind.PHYSICAL), If(AtQuality(Quality.SEEDY), DrawLight())),
        flavour="The Army taught him two trades. One of them is sitting still.",
    ),
    Draft(
        "I know a guy with a back door",
        cost=1,
        do=do(MoveInReach(), GainFavor(FavorKind.STREET)),
        flavour="The guy owes him. The door owes the guy. The alley has never been paid.",
        colour="steel",
    ),
    Draft(
        "He'll be at the track on Thursday",
        cost=2,
        do=do(MoveLead(), Gains("loyalty")),
        flavour="Fifteen years of tailing strangers, and people are still creatures of habit.",
        colour="steel",
    ),
    Draft(
        "Read me the names on the wall",
        cost=1,
        do=If(At("old-war-memorial"), do(GoodBaggage(2), RemoveTrauma()), Gains("duty", 2)),
        flavour="He can do all of them by heart. He likes them in a voice that never met them.",
        colour="amber",
    ),
    Draft(
        "I owe you one, Ray",
        cost=2,
        do=GainNpcFavor("kate"),
        flavour="She slides the folder over without looking up. That makes us even for Tycho.",
        colour="amber",
    ),
    Draft(
        "I've been threatened by professionals",
        cost=2,
        when=Occasion.TARGETED,
        time=0,
        do=Cancel("the dark card"),
        flavour="He finishes his eggs first. It seems to take something out of them.",
    ),
    Draft(
        "Right gun, wrong pocket",
        cost=2,
        do=do(PeekAtSuspect(), MoveEvidence()),
        flavour="Nobody plants a thing where a man would really keep it. Ask any man who has.",
        colour="steel",
    ),
    Draft(
        "The barman hears everything but last orders",
        cost=2,
        do=do(
            TalkToJimmy(),
            If(AtType(PlaceType.NIGHTLIFE), GainAnyFavor(), GainFavor(FavorKind.STREET)),
        ),
        flavour="Raymond drinks soda and pays for rye, and the difference buys the conversation.",
        colour="amber",
    ),
    Draft(
        "Three of you? One of you hold my hat",
        cost=2,
        do=Fight(
            light=do(GainFavor(FavorKind.POLITICAL), Gains("courage")),
            dark=do(GainFavor(FavorKind.STREET, 2), GainTime(1), GainTrauma()),
        ),
        flavour="The third one holds it. He is twenty, and the hat is heavier than it looks.",
        traits=("Fight",),
    ),
    Draft(
        "Nobody looks at an old soldier",
        cost=2,
        do=DrawLight(),
        flavour="Army coat, paper cup, sit by the vent. He has been invisible for whole weeks.",
        stays=Stays(lasting=(LeadTime(-1, AtQuality(Quality.SEEDY)),)),
        colour="steel",
    ),
    Draft(
        "Put the photographs in the drawer",
        cost=3,
        do=do(Gains("love"), Gains("courage")),
        flavour="Face down, and the key down the stairwell. By Thursday he has stopped listening "
        "for it.",
        stays=Stays(lasting=(MemoriesSleep(),)),
        colour="amber",
    ),
    Draft(
        "She still flies, if you don't look under her",
        cost=3,
        do=MoveInReach(),
        flavour="War surplus, two seats. He has never once put a bag on the other one.",
        stays=Stays(lasting=(FreeMove(),)),
        colour="steel",
    ),
    Draft(
        "There's a drop at midnight, and I'm on it",
        cost=2,
        do=do(GainDropship(), GainTime(2), If(NpcIsThere("parsons"), Gains("loyalty"))),
        flavour="The loadmaster served under him. She straps him in like something breakable.",
        colour="steel",
    ),
    Draft(
        "Somebody paid to have it look this stupid",
        cost=3,
        do=Choose(
            (do(PlacePiece(), GainAnyFavor()), do(GainTrauma(), Twice(PlacePiece()))), By.THEM
        ),
        flavour="A stupid crime costs nothing. This one has a budget.",
    ),
    Draft(
        "He swung first. Write that down",
        cost=3,
        do=Fight(
            light=do(PlaceEvidence(), Gains("courage")),
            dark=do(PlaceHit(), PlaceEvidence(LeadKind.PHYSICAL), GainTrauma()),
        ),
        flavour="The young officer writes it down. The older one looks at Raymond's knuckles.",
        traits=("Fight",),
    ),
    Draft(
        "Keene would have liked you",
        cost=3,
        do=do(RemoveBaggage(good=False, count=2), GoodBaggage(2), LightShift()),
        flavour="It is the first time he has said the name sober, and it holds his weight.",
        colour="amber",
    ),
    Draft(
        "Fifteen years, and here's the photograph",
        cost=4,
        do=do(PlaceEvidence(), PlaceEvidence(), Gains("loyalty")),
        flavour="Two men on a ramp, squinting. A third has been cut out with great care.",
        colour="steel",
    ),
)

deck(RAYMOND, Side.LIGHT, LIGHT)
