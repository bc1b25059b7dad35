"""Louis's dark deck. Most of these cards leave him meaner: he draws dark cards in return."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import FAVOR_OF, NPC, Draft, Stays, deck
from caseboard.games.android.content.louis.plots import (
    KRAUSEY_COLOUR,
    MOB_COLOUR,
    SARA_COLOUR,
)
from caseboard.games.android.content.map import Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import DrawDark, StealCard
from caseboard.games.android.effects.case import MoveLead, RemoveEvidence
from caseboard.games.android.effects.conditions import AtQuality, GoodMood, HasFavors, NpcIsThere
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, If, Unless, do
from caseboard.games.android.effects.favors import GainTrauma, LoseAnyFavor, LoseNpcFavor, spend
from caseboard.games.android.effects.lasting import LeadTime, MoveTime
from caseboard.games.android.effects.life import BadBaggage, Gains, Mood
from caseboard.games.android.effects.puzzle import BackToTheSurface
from caseboard.games.android.effects.time import LoseTime, NextTurnTime, SpendTime
from caseboard.games.android.effects.travel import GoThereOrLoseTurn, MoveTo
from caseboard.games.android.numbers import LOUIS, Side

DARK: Final = (
    Draft(
        "Nice suit, Blaine. Who paid for it?",
        cost=0,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.RITZY),
        do=do(LoseTime(1), Gains("greed")),
        flavour="The doorman knows what a detective earns. So does all of table nine.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "Have another, the night is young",
        cost=0,
        when=Occasion.ENDS_TURN,
        do=do(NextTurnTime(-2), Mood(good=False), DrawDark()),
        flavour="The night was young. Louis was not, and the morning held it against him.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "Your wife called. Again.",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=NpcIsThere("sara"),
        do=Unless(SpendTime(2), BadBaggage(2)),
        flavour="The desk sergeant has started answering with her first name.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "We didn't see a thing, officer",
        cost=1,
        when=Occasion.FOLLOWS_LEAD,
        do=do(LoseTime(3), DrawDark()),
        flavour="Forty people in the bar, and every one of them was in the washroom.",
    ),
    Draft(
        "A little girl, in chalk, on the sidewalk",
        cost=0,
        when=Occasion.FOLLOWS_LEAD,
        if_=AtQuality(Quality.SEEDY),
        do=do(LoseTime(1), Gains("guilt", 2), DrawDark()),
        flavour="Just kids playing. He stood over it until the rain had finished.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "Li's accountant has found a mistake",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        if_=HasFavors(FAVOR_OF[NPC["mr-li"]]),
        do=do(
            Choose((LoseNpcFavor("mr-li"), do(Mood(False), Gains("greed", 2))), By.THEM),
            DrawDark(),
        ),
        flavour="The mistake was in Louis's favor. They always are, until they are found.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "That's above your pay grade, and you have two of them",
        cost=1,
        when=Occasion.FOLLOWS_LEAD,
        do=do(Choose((LoseTime(3), BackToTheSurface()), By.THEM), DrawDark()),
        flavour="A man in a very plain tie collected the folder and thanked him by his first name.",
    ),
    Draft(
        "The coroner mixed up the tags",
        cost=1,
        when=Occasion.PLACES_EVIDENCE,
        do=do(RemoveEvidence(), LoseTime(1), DrawDark()),
        flavour="Tray six is now a retired dentist, and the dentist's family is on the line.",
    ),
    Draft(
        "Somebody told the wrong boys where you park",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.SEEDY),
        do=Fight(
            light=do(LoseTime(3), Gains("courage")),
            dark=do(GainTrauma(), Gains("rage"), BadBaggage()),
        ),
        flavour="Four of them, one pipe between them. They were going to have to take turns.",
        colour=MOB_COLOUR,
        traits=("Fight",),
    ),
    Draft(
        "Her sister answered the door",
        cost=2,
        when=Occasion.STARTS_TURN,
        if_=NpcIsThere("sara"),
        do=do(LoseNpcFavor("sara"), BadBaggage(), LoseTime(1), DrawDark()),
        flavour="'She's resting.' Behind her, in plain view, Sara was painting a chair.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "Desk duty, effective now",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=LoseTime(1),
        flavour="They gave him a stapler. Within the hour he was questioning it.",
        colour=KRAUSEY_COLOUR,
        stays=Stays(lasting=(LeadTime(1),), until=Occasion.ENDS_TURN),
    ),
    Draft(
        "There was a camera in that alley",
        cost=2,
        when=Occasion.FIGHTS,
        do=do(GainTrauma(), Gains("guilt", 2), DrawDark()),
        flavour="It ran on every channel, slowed down, with a cello.",
    ),
    Draft(
        "They booted the cruiser",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=Mood(good=False),
        flavour="Nineteen unpaid tickets, most of them written by Louis.",
        stays=Stays(lasting=(MoveTime(1),), until=Occasion.ENDS_TURN),
    ),
    Draft(
        "What did you just pocket, Detective?",
        cost=1,
        when=Occasion.DRAWS_CARD,
        do=do(StealCard(), LoseTime(2), DrawDark()),
        flavour="Evidence, tip, bribe or sandwich: by now even Louis has to look.",
    ),
    Draft(
        "I want you in my office now, Blaine!",
        cost=3,
        when=Occasion.ENTERS_PLACE,
        do=do(MoveTo("napd"), LoseTime(3), DrawDark()),
        flavour="She was not shouting. The blinds moved all the same.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "Tanaka says you look just like your partner",
        cost=3,
        when=Occasion.ENTERS_PLACE,
        if_=NpcIsThere("tanaka"),
        do=Fight(
            light=do(GainTrauma(2), LoseTime(2)),
            dark=do(LoseAnyFavor(By.YOU), LoseAnyFavor(), Gains("rage", 2)),
        ),
        flavour="He was smiling. He had Jim's watch on, and it was running slow.",
        colour=MOB_COLOUR,
        traits=("Fight",),
    ),
    Draft(
        "You planted that, and I can prove it",
        cost=2,
        when=Occasion.PLAYS_LIGHT,
        do=do(Cancel("the light card"), DrawDark()),
        flavour="A rookie, two weeks in, hands shaking. He reminded Louis of someone he had liked.",
        colour=MOB_COLOUR,
    ),
    Draft(
        "The family has asked for another detective",
        cost=3,
        when=Occasion.FOLLOWS_LEAD,
        do=do(Unless(spend(FavorKind.POLITICAL), Cancel("the lead")), MoveLead()),
        flavour="They were polite about it. They had brought the newspaper cutting.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "Divers found Jim's badge",
        cost=3,
        when=Occasion.ENDS_TURN,
        do=do(
            If(GoodMood(), Mood(good=False), do(GainTrauma(), NextTurnTime(-2))),
            Gains("guilt", 2),
            DrawDark(),
        ),
        flavour="It had been four years in the harbor, and it was cleaner than his.",
        colour=KRAUSEY_COLOUR,
    ),
    Draft(
        "Sara's at the clinic. Go.",
        cost=4,
        when=Occasion.STARTS_TURN,
        if_=NpcIsThere("sara"),
        do=GoThereOrLoseTurn("thurguns-free-clinic"),
        flavour="A sprained wrist. He ran nine red lights for it and would again.",
        colour=SARA_COLOUR,
    ),
    Draft(
        "The mayor's office has received some photographs",
        cost=3,
        when=Occasion.PLAYS_LIGHT,
        do=do(LoseAnyFavor(By.YOU), LoseAnyFavor(), Gains("greed", 2), LoseTime(2), DrawDark()),
        flavour="You, an envelope, a fruit basket. It is quite a good likeness of the fruit.",
        colour=MOB_COLOUR,
    ),
)

deck(LOUIS, Side.DARK, DARK)
