"""Caprice's light deck: other people's thoughts, and the few people who quiet them.

*Psychic* cards open somebody's mind; the strongest of them are paid for with sanity.
"""

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import (
    DrawCards,
    DrawLight,
    LightShift,
    LookAtHand,
    LookAtTheirHand,
    StealCard,
)
from caseboard.games.android.effects.case import (
    FollowLeadHere,
    MoveEvidence,
    PeekAtSuspect,
    PlaceAlibi,
    PlaceEvidence,
    RevealEvidence,
)
from caseboard.games.android.effects.conditions import LeadHere, NpcIsThere
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, ToAnother, Twice, do
from caseboard.games.android.effects.favors import (
    GainFavor,
    GainJinteki,
    GainNpcFavor,
    RemoveTrauma,
)
from caseboard.games.android.effects.lasting import FreeLead
from caseboard.games.android.effects.life import Gains, PaySanity, Sanity
from caseboard.games.android.effects.puzzle import PlacePiece
from caseboard.games.android.effects.time import NextTurnTime
from caseboard.games.android.effects.travel import MoveToType
from caseboard.games.android.numbers import CAPRICE, Side

LIGHT: Final = (
    Draft(
        "It is quiet. I had forgotten that it could be",
        cost=0,
        do=Sanity(1),
        flavour="Four in the morning, rain on the glass, and for ten minutes not a soul in the "
        "building is dreaming.",
        colour="purple",
    ),
    Draft(
        "I kept your dinner warm",
        cost=0,
        do=GainNpcFavor("daniel"),
        flavour="The rice has gone hard and the tea has gone cold. Daniel has done neither.",
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "You can't hide your secrets from me",
        cost=1,
        do=do(LookAtHand(), PeekAtSuspect()),
        flavour="He said nothing for an hour. She thanked him for his candor and left.",
        colour="purple",
        traits=("Psychic",),
    ),
    Draft(
        "I was behind his eyes when he did it",
        cost=0,
        do=do(PaySanity(1), Twice(PlaceEvidence())),
        flavour="She can describe the knife, the wallpaper and the relief. It is the relief that "
        "she cannot wash off.",
        colour="purple",
        traits=("Psychic",),
    ),
    Draft(
        "With the Chairman's compliments",
        cost=1,
        do=Choose(
            (
                do(GainFavor(FavorKind.CORP, 2), Gains("loyalty")),
                do(LightShift(), Gains("courage")),
            ),
            By.THEM,
        ),
        flavour="A white orchid and a handwritten card, with her serial number where the name "
        "would go.",
        colour="silver",
    ),
    Draft(
        "He is waiting downstairs with the umbrella",
        cost=1,
        do=RemoveTrauma(1),
        flavour="It is not raining. He brought it anyway, in case it had been that kind of day.",
        colour="coral",
        stays=Stays(triggers=(When(Occasion.GAINS_TRAUMA, Sanity(1)),)),
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "Say it again, and look at me this time",
        cost=1,
        do=Fight(
            light=do(Gains("courage"), DrawCards(1)),
            dark=do(Sanity(-1), PlaceEvidence(LeadKind.TESTIMONY), GainFavor(FavorKind.STREET)),
        ),
        flavour="It is an ugly word. It gets much harder to use once she starts to answer to it.",
        colour="silver",
        traits=("Fight",),
    ),
    Draft(
        "Don't answer. Just remember",
        cost=2,
        do=do(PeekAtSuspect(), PlaceEvidence(LeadKind.TESTIMONY)),
        flavour="His lawyer has told him to say nothing. His lawyer has never met Caprice.",
        traits=("Psychic",),
    ),
    Draft(
        "I heard that before you said it",
        cost=2,
        do=Cancel("the dark card"),
        flavour="People do so love to rehearse their little cruelties on the way over.",
        when=Occasion.TARGETED,
        time=0,
        traits=("Psychic",),
    ),
    Draft(
        "He was here. The room still hates him",
        cost=2,
        do=do(FollowLeadHere(), Gains("duty")),
        flavour="Forensics found nothing. Forensics did not think to ask the chair.",
        when=Occasion.ENTERS_PLACE,
        if_=LeadHere(),
        time=0,
        traits=("Psychic",),
    ),
    Draft(
        "She is a witness, your honor, not an exhibit",
        cost=2,
        do=Choose(
            (
                do(GainFavor(FavorKind.POLITICAL), GainFavor(FavorKind.SOCIETY), Gains("courage")),
                PlaceAlibi(),
            ),
            By.THEM,
        ),
        flavour="They had tied a numbered tag to her chair. She signed it and asked for a bigger "
        "table.",
        colour="silver",
    ),
    Draft(
        "My sister remembers it, so I do",
        cost=3,
        do=do(RevealEvidence(), MoveEvidence()),
        flavour="Six thousand kilometers away a girl with her face wakes up certain about a "
        "stranger's coat.",
        colour="purple",
        traits=("Psychic",),
    ),
    Draft(
        "Four men. One of them has a bad knee",
        cost=2,
        do=Fight(
            light=do(GainFavor(FavorKind.STREET), DrawCards(2)),
            dark=do(PlaceEvidence(LeadKind.PHYSICAL), GainFavor(FavorKind.STREET), Gains("guilt")),
        ),
        flavour="They decide to jump her at the corner. She has already decided to be standing "
        "behind them.",
        traits=("Fight",),
    ),
    Draft(
        "There are nine more of me in this building",
        cost=3,
        do=do(MoveToType(PlaceType.RESIDENTIAL), DrawLight(2)),
        flavour="The doorman lets her by. He has let her by nine times today and is beginning to "
        "wonder.",
        colour="silver",
    ),
    Draft(
        "Come to bed, the dead will keep",
        cost=2,
        do=do(NextTurnTime(2), Gains("love")),
        flavour="He turns the case file over, face down, as if it might watch.",
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "He took my hand and they all went quiet",
        cost=3,
        do=do(Sanity(2), RemoveTrauma(1), Gains("love")),
        flavour="She has never told Daniel what he does for her. She is afraid he would start to "
        "do it on purpose.",
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "You will play the second card from the left",
        cost=3,
        do=ToAnother(do(LookAtTheirHand(), StealCard(), NextTurnTime(-2))),
        flavour="She was asked to leave the precinct poker game. She had already got her coat.",
        traits=("Psychic",),
    ),
    Draft(
        "The whole boardroom was thinking of one number",
        cost=3,
        do=do(PlacePiece(), GainFavor(FavorKind.CORP)),
        flavour="Twelve people, twelve poker faces, one account on the Moon.",
        colour="silver",
        traits=("Psychic",),
    ),
    Draft(
        "Every room has something to confess",
        cost=2,
        do=PaySanity(1),
        flavour="Doors are the worst, since a door forgets nothing that has ever gone through it.",
        colour="purple",
        traits=("Psychic",),
        stays=Stays(lasting=(FreeLead(),)),
    ),
    Draft(
        "He was asleep. I was in the dream",
        cost=4,
        do=do(PlaceAlibi(), PeekAtSuspect()),
        flavour="There was a pier, and a dog he had when he was eight, and the worst that "
        "happened was the tide.",
        traits=("Psychic",),
    ),
    Draft(
        "I see it. I see all of it",
        cost=3,
        do=do(PaySanity(2), PlaceEvidence(), Twice(PlacePiece())),
        flavour="Every thread leads to a hand, and every hand to a mind, and every mind has just "
        "turned round to look at her.",
        colour="purple",
        traits=("Psychic",),
    ),
    Draft(
        "Open the door, Chairman. I am not asking",
        cost=4,
        do=do(GainJinteki(), Gains("courage")),
        flavour="He taught her that a request has a question mark in it. She was always a quick "
        "study.",
        colour="silver",
    ),
)

deck(CAPRICE, Side.LIGHT, LIGHT)
