"""Raymond Flint's dark deck: the bottle, the War, and people who have had enough of both."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.sheets import ANY
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import (
    DarkShift,
    DiscardAtRandom,
    DiscardCardInPlay,
    LookAtTheirHand,
)
from caseboard.games.android.effects.case import RemoveEvidence
from caseboard.games.android.effects.conditions import (
    AtQuality,
    AtType,
    Both,
    HandAtLeast,
    NpcIsThere,
    OnEarth,
)
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, Unless, do
from caseboard.games.android.effects.favors import GainTrauma, LoseAnyFavor, spend
from caseboard.games.android.effects.lasting import CardsPerTurn, MoveTime
from caseboard.games.android.effects.life import BadBaggage, Gains
from caseboard.games.android.effects.puzzle import BackToTheSurface
from caseboard.games.android.effects.time import LoseTime, NextTurnTime, SpendTime
from caseboard.games.android.effects.travel import (
    Eliminate,
    GoThereOrLoseTurn,
    MoveToType,
    SendHome,
)
from caseboard.games.android.numbers import RAYMOND, Side

DARK: Final = (
    Draft(
        "Pour one for Keene",
        cost=0,
        when=Occasion.STARTS_TURN,
        do=do(LoseTime(1), DarkShift()),
        flavour="Two glasses stand on the desk at breakfast, and by lunch both of them are empty.",
        colour="amber",
    ),
    Draft(
        "We have a dress code, Mr. Flint",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.RITZY),
        do=LoseTime(2),
        flavour="The doorman lends him a tie. It has a crest on it, and a soup stain older than "
        "the treaty.",
    ),
    Draft(
        "The usual, Ray?",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=AtType(PlaceType.NIGHTLIFE),
        do=do(LoseTime(1), Gains("despair")),
        flavour="He has never been in this bar before, of which he is almost sure.",
        colour="amber",
    ),
    Draft(
        "Wrong war, old man",
        cost=1,
        when=Occasion.FOLLOWS_LEAD,
        do=Choose((LoseTime(2), do(DarkShift(), Gains("rage"))), By.THEM),
        flavour="The witness was born after the armistice and is tired of hearing about it.",
        colour="steel",
    ),
    Draft(
        "You've talked enough for one day",
        cost=2,
        when=Occasion.PLAYS_LIGHT,
        do=do(LookAtTheirHand(), DiscardAtRandom()),
        flavour="There is a hand on his shoulder, and it is not unkind, and it is steering.",
        stays=Stays(lasting=(CardsPerTurn(1),), until=Occasion.ENDS_TURN),
        colour="steel",
    ),
    Draft(
        "Papers all over the floor again",
        cost=1,
        when=Occasion.DRAWS_CARD,
        if_=HandAtLeast(4),
        do=DiscardAtRandom(2),
        flavour="He had a system. The system was him, and he was out last night.",
        colour="amber",
    ),
    Draft(
        "That chit has been called in",
        cost=1,
        when=Occasion.STARTS_TURN,
        do=Choose((LoseAnyFavor(), do(LoseTime(2), Gains("guilt"))), By.THEM),
        flavour="Turns out a man can be owed by the whole city and still come up short.",
    ),
    Draft(
        "There he goes. Gray coat. There!",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=do(MoveToType(PlaceType.RESIDENTIAL, By.YOU), LoseTime(1), Gains("guilt")),
        flavour="Four flights up, and a stranger opens the door with a child on her hip.",
        colour="steel",
    ),
    Draft(
        "Tell us about the War, Mr. Flint!",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.RITZY),
        do=do(DiscardCardInPlay(), GainTrauma(), BadBaggage()),
        flavour="A young man pulls out a chair. The whole table leans in, shining.",
    ),
    Draft(
        "Parsons? Who's asking?",
        cost=2,
        when=Occasion.FOLLOWS_LEAD,
        do=Unless(spend(ANY), Cancel("the lead")),
        flavour="He only came about the murder. He does not know why he said the other name.",
        colour="steel",
    ),
    Draft(
        "That bag was never sealed, Flint",
        cost=2,
        when=Occasion.PLACES_EVIDENCE,
        do=Unless(SpendTime(2), RemoveEvidence()),
        flavour="It rode around in his pocket for two days, in the company of the flask.",
    ),
    Draft(
        "You're drawing lines between the stars, Ray",
        cost=2,
        when=Occasion.UNCOVERS,
        do=do(BackToTheSurface(), LoseTime(1), Gains("despair")),
        flavour="Red string, forty pins. Somewhere in the middle is a photograph of himself.",
        colour="steel",
    ),
    Draft(
        "Last call was an hour ago",
        cost=2,
        when=Occasion.ENDS_TURN,
        do=do(NextTurnTime(-2), If(AtType(PlaceType.NIGHTLIFE), BadBaggage(2), GainTrauma())),
        flavour="The chairs are up. The lights are on. Nobody looks good in that light, least of "
        "all him.",
        colour="amber",
    ),
    Draft(
        "You gave the order, sir",
        cost=3,
        when=Occasion.STARTS_TURN,
        do=do(Gains("guilt", 2), If(NpcIsThere("keene"), GainTrauma(2), GainTrauma())),
        flavour="It is Keene's voice. It is always so damned polite.",
        colour="amber",
    ),
    Draft(
        "Six dockers and a chair leg",
        cost=3,
        when=Occasion.ENTERS_PLACE,
        do=Fight(
            light=do(LoseTime(2), LoseAnyFavor()),
            dark=do(GainTrauma(2), Gains("rage", 2)),
        ),
        flavour="He said something about their mothers. He will be sorry when he remembers what.",
        traits=("Fight",),
    ),
    Draft(
        "It was his limp. I'd know it anywhere",
        cost=2,
        when=Occasion.FOLLOWS_LEAD,
        do=Choose((Cancel("the lead"), do(SendHome(), Gains("despair", 2))), By.THEM),
        flavour="He lets the witness stand there and runs. It is a boy with a stone in his shoe.",
        colour="steel",
    ),
    Draft(
        "Look at your hands, Ray",
        cost=3,
        when=Occasion.STARTS_TURN,
        do=Gains("guilt"),
        flavour="The key finds the ignition on the ninth try. He counts; it is something to do.",
        stays=Stays(lasting=(MoveTime(1),), until=Occasion.ENDS_TURN),
        colour="amber",
    ),
    Draft(
        "He fights like he wants to lose",
        cost=3,
        when=Occasion.FIGHTS,
        do=do(GainTrauma(2), Gains("rage", 2), LoseTime(1)),
        flavour="Somewhere around the third punch the other fellow starts to look frightened.",
    ),
    Draft(
        "Come quick, Ray, they've brought Kate in",
        cost=4,
        when=Occasion.ENTERS_PLACE,
        if_=Both(OnEarth(), NpcIsThere("kate")),
        do=GoThereOrLoseTurn("thurguns-free-clinic"),
        flavour="Two stitches. She is furious that they called him, and holds on to his "
        "sleeve all night.",
        colour="amber",
    ),
    Draft(
        "The file, Flint, or the lady",
        cost=4,
        when=Occasion.FOLLOWS_LEAD,
        do=Fight(
            light=do(Cancel("the lead"), LoseTime(2), Gains("guilt")),
            dark=do(GainTrauma(2), Eliminate("kate")),
        ),
        flavour="She shakes her head at him over the gag. It was never going to help.",
        traits=("Fight",),
        colour="steel",
        if_=NpcIsThere("kate"),
    ),
)

deck(RAYMOND, Side.DARK, DARK)
