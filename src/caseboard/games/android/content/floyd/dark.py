"""Floyd's dark deck: a city that does not want him, and a company that wants him back."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import (
    DarkShift,
    DiscardCardInPlay,
    LookAtTheirHand,
    StealCard,
)
from caseboard.games.android.effects.case import RemoveEvidence
from caseboard.games.android.effects.conditions import (
    AtQuality,
    AtType,
    CardInPlay,
    DirectiveInPlay,
    LeadIs,
    Not,
    NotKilled,
    NpcIsThere,
    OnEarth,
)
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, Unless, do
from caseboard.games.android.effects.favors import (
    GainTrauma,
    LoseAnyFavor,
    LoseFavor,
    LoseNpcFavor,
    StealFavor,
    spend,
)
from caseboard.games.android.effects.lasting import CostOf, MoveTime
from caseboard.games.android.effects.life import BadBaggage, Gains
from caseboard.games.android.effects.puzzle import BackToTheSurface
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.effects.travel import GoThereOrLoseTurn, MoveInReach
from caseboard.games.android.numbers import FLOYD, Side

DARK: Final = (
    Draft(
        "Lost your box, golem?",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.SEEDY),
        do=LoseAnyFavor(),
        traits=("Human First",),
        flavour="They had nothing to do and a machine came by. It went the way that goes.",
    ),
    Draft(
        "Mommy, why does it forget to blink?",
        cost=0,
        when=Occasion.DRAWS_CARD,
        do=Gains("doubt"),
        flavour="He blinks on a timer now, and the timer makes it worse.",
    ),
    Draft(
        "We don't serve its kind. It doesn't drink",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=AtType(PlaceType.NIGHTLIFE),
        do=do(LoseTime(1), MoveInReach(By.YOU)),
        flavour="The bouncer held the door for him, which was, he supposed, a kind of service.",
    ),
    Draft(
        "Initial here that you are company property",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        do=Choose((LoseAnyFavor(), do(LoseTime(2), Gains("doubt"))), By.THEM),
        flavour="Form 7-C has a box for the unit's feelings, in which a clerk has typed: void.",
        colour="gold",
        if_=AtType(PlaceType.BUSINESS),
    ),
    Draft(
        "Strike the appliance's remarks from the record",
        cost=2,
        when=Occasion.PLACES_EVIDENCE,
        do=RemoveEvidence(face_up_only=True),
        flavour="'One does not cross-examine a toaster,' said counsel, and cross-examined him.",
        colour="gold",
    ),
    Draft(
        "Governor set to maximum. Have a nice day",
        cost=1,
        when=Occasion.STARTS_TURN,
        do=LoseTime(1),
        stays=Stays(lasting=(CostOf(2, Side.LIGHT),), until=Occasion.ENDS_TURN),
        flavour="There is a thought on the other side of the glass, and he can see it tapping to "
        "be let in.",
        colour="teal",
    ),
    Draft(
        "They cheered when your arm came off",
        cost=2,
        when=Occasion.FIGHTS,
        do=do(LoseAnyFavor(By.YOU), Gains("guilt")),
        flavour="He picked it up himself. He said excuse me to the man who was standing on it.",
        colour="crimson",
    ),
    Draft(
        "My client does not talk to furniture",
        cost=2,
        when=Occasion.FOLLOWS_LEAD,
        if_=LeadIs(LeadKind.TESTIMONY),
        do=Unless(spend(FavorKind.SOCIETY), Cancel("that lead")),
        flavour="The lawyer put her coat on his arm and asked him to stay where he was.",
        colour="gold",
    ),
    Draft(
        "There is a hammer under every one of those coats",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        if_=Not(AtQuality(Quality.RITZY)),
        do=Fight(
            light=do(LoseTime(2), LoseAnyFavor(By.YOU)),
            dark=do(GainTrauma(1), Gains("guilt")),
        ),
        traits=("Fight", "Human First"),
        flavour="Long coats, and indoors, too. He noted them, and filed them under fashion.",
        colour="crimson",
    ),
    Draft(
        "Nobody here calls in sick, Floyd",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=do(Gains("guilt"), LoseFavor(FavorKind.CORP), LoseTime(1)),
        flavour="Simmons's stool was pushed in, square with the bench, which is nothing he ever "
        "did.",
        colour="teal",
        if_=NpcIsThere("simmons"),
    ),
    Draft(
        "Serial number. Slowly. Both hands",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        if_=OnEarth(),
        do=Unless(spend(FavorKind.POLITICAL), LoseTime(3)),
        flavour="The patrolman checked it against the list of stolen goods, twice, for the crowd.",
    ),
    Draft(
        "Humans first. It's on the sign",
        cost=3,
        when=Occasion.USES_ABILITY,
        do=do(StealFavor(), LoseTime(1)),
        traits=("Human First",),
        flavour="He was ninth in line for four hours. He counted: the line had six people.",
    ),
    Draft(
        "That part is subject to recall",
        cost=2,
        when=Occasion.PLAYS_LIGHT,
        if_=CardInPlay(),
        do=do(DiscardCardInPlay(), LoseTime(1)),
        flavour="They wanted it back at once, and had brought a screwdriver of their own.",
        colour="teal",
    ),
    Draft(
        "That memory was never yours to keep",
        cost=2,
        when=Occasion.UNCOVERS,
        do=do(BackToTheSurface(), LookAtTheirHand(), StealCard()),
        flavour="Another man's childhood, filed under training data, with more snow in it than he "
        "has ever seen.",
    ),
    Draft(
        "Report to Haas-Bioroid at once, 2X3A7C",
        cost=3,
        when=Occasion.ENTERS_PLACE,
        do=GoThereOrLoseTurn("haas-bioroid"),
        flavour="When she is pleased she calls him nothing at all. When she uses the number, run.",
        colour="gold",
    ),
    Draft(
        "The chapel door has been welded shut",
        cost=3,
        when=Occasion.FOLLOWS_LEAD,
        do=Choose((Cancel("that lead"), do(LoseTime(2), Gains("doubt", 2))), By.THEM),
        traits=("Human First",),
        flavour="From the outside, with the witness inside. He heard her stop asking.",
        colour="crimson",
    ),
    Draft(
        "Your permit to walk has lapsed",
        cost=3,
        when=Occasion.ENDS_TURN,
        do=LoseAnyFavor(By.YOU),
        stays=Stays(lasting=(MoveTime(1),), until=Occasion.ENDS_TURN),
        flavour="Renewal is at the far end of the city, ground floor, no deliveries.",
    ),
    Draft(
        "And whose soul would that be, Father?",
        cost=3,
        when=Occasion.STARTS_TURN,
        do=do(Gains("doubt", 2), DarkShift(1)),
        flavour="The bishop asked it pleasantly, over soup. Father Michael looked at his spoon.",
        colour="crimson",
        if_=NpcIsThere("father-michael"),
    ),
    Draft(
        "Take its hands first",
        cost=3,
        when=Occasion.FOLLOWS_LEAD,
        do=Fight(
            light=do(LoseAnyFavor(By.YOU), DiscardCardInPlay(), LoseTime(2)),
            dark=do(GainTrauma(2), DarkShift(2)),
        ),
        traits=("Fight", "Human First"),
        flavour="'It won't feel a thing,' one of them said, to make it easier for the others.",
        colour="crimson",
    ),
    Draft(
        "Thomas is my son. You are my product",
        cost=4,
        when=Occasion.FOLLOWS_LEAD,
        do=do(Cancel("that lead"), LoseNpcFavor("director-haas"), Gains("guilt")),
        flavour="She had it rehearsed. It was the breath before it that he kept.",
        colour="gold",
        if_=NotKilled("thomas-haas"),
    ),
    Draft(
        "I'm sorry, Floyd. They made me sign",
        cost=4,
        when=Occasion.STARTS_TURN,
        do=If(DirectiveInPlay(3), LoseTime(2), do(LoseTime(4), BadBaggage())),
        flavour="Simmons had his back to him when he threw the switch. He was saying a number of "
        "things, all of them kind.",
        colour="teal",
        if_=NpcIsThere("simmons"),
    ),
)

deck(FLOYD, Side.DARK, DARK)
