"""Rachel's dark deck: creditors, a dying hopper, a rival, and the family."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import FAVOR_OF, NPC, Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.rachel.plots import DEBT, FATHER, FRIEND
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import DiscardAtRandom, LookAtTheirHand, StealCard
from caseboard.games.android.effects.case import LoseLead, RemoveEvidence
from caseboard.games.android.effects.conditions import (
    AtQuality,
    AtType,
    Both,
    HasFavors,
    LeadHere,
    NpcIsThere,
)
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, Unless, do
from caseboard.games.android.effects.favors import (
    GainTrauma,
    LoseNpcFavor,
    Money,
    PayMoney,
    PayNpcFavor,
)
from caseboard.games.android.effects.lasting import LeadTime, MoveTime
from caseboard.games.android.effects.life import BadBaggage, Gains
from caseboard.games.android.effects.puzzle import BackToTheSurface
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.effects.travel import CarBreaksDown, GoThereOrLoseTurn, SendHome
from caseboard.games.android.numbers import RACHEL, Side

DARK: Final = (
    Draft(
        "Third notice. There is no fourth",
        cost=1,
        when=Occasion.STARTS_TURN,
        do=Money(-1),
        flavour="Printed on very good paper. She is paying for the paper, too.",
        colour=DEBT,
    ),
    Draft(
        "He was told that you were coming",
        cost=0,
        when=Occasion.ENTERS_PLACE,
        if_=LeadHere(),
        do=LoseLead(),
        flavour="The kettle is still warm, and so is the window sill he went out over.",
    ),
    Draft(
        "That noise is new",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        do=CarBreaksDown(),
        flavour="The hopper has six warning lights. The seventh is not in the manual.",
        colour=DEBT,
    ),
    Draft(
        "He brought his brothers",
        cost=1,
        when=Occasion.FIGHTS,
        do=do(GainTrauma(), LoseTime(2)),
        flavour="The file said one fugitive. It did not say that the family was close.",
    ),
    Draft(
        "Lena needs it back by tonight",
        cost=1,
        when=Occasion.FOLLOWS_LEAD,
        if_=HasFavors(FAVOR_OF[NPC["lena"]]),
        do=do(LoseNpcFavor("lena"), Gains("guilt")),
        flavour="She would never ask. That is how Rachel knows that it is bad.",
        colour=FRIEND,
    ),
    Draft(
        "You only come when you want something",
        cost=1,
        when=Occasion.ENTERS_PLACE,
        do=Choose((LoseTime(2), do(LoseNpcFavor("captain-beckmann"), Gains("guilt"))), By.THEM),
        flavour="He says it to the filing cabinet, which is where he says most things.",
        colour=FATHER,
        if_=Both(AtType(PlaceType.CIVIC), NpcIsThere("captain-beckmann")),
    ),
    Draft(
        "Lena talks in her sleep",
        cost=1,
        when=Occasion.DRAWS_CARD,
        do=do(LookAtTheirHand(), StealCard()),
        flavour="The couch is by the wall, and in Breakwater Arms the wall is paper.",
        colour=FRIEND,
        if_=NpcIsThere("lena"),
    ),
    Draft(
        "You've been served",
        cost=3,
        when=Occasion.FOLLOWS_LEAD,
        do=Unless(PayMoney(2), LoseTime(3)),
        flavour="The man with the envelope had tailed her for six blocks, and she was almost "
        "proud of him.",
        colour=DEBT,
    ),
    Draft(
        "Fuel is up again",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=Money(-1),
        stays=Stays(lasting=(MoveTime(1),), until=Occasion.ENDS_TURN),
        flavour="They sneezed at a helium mine in Heinlein. By noon it had reached her tank.",
        colour=DEBT,
    ),
    Draft(
        "He hung up first",
        cost=2,
        when=Occasion.STARTS_TURN,
        do=do(LoseNpcFavor("captain-beckmann"), LoseTime(1), Gains("pride")),
        flavour="For half a minute each of them had listened to the other one not saying it.",
        colour=FATHER,
        if_=NpcIsThere("captain-beckmann"),
    ),
    Draft(
        "The bounty was fake. The gun wasn't",
        cost=2,
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.SEEDY),
        do=Fight(
            light=LoseTime(3),
            dark=do(GainTrauma(2), DiscardAtRandom()),
        ),
        flavour="The number on the poster was her own. She should have read the poster.",
        traits=("Fight",),
    ),
    Draft(
        "Internal Affairs has your old locker",
        cost=2,
        when=Occasion.UNCOVERS,
        do=do(BackToTheSurface(), LoseTime(2)),
        flavour="Six years sealed: a lipstick, a photograph, and the report she never filed.",
        colour=FATHER,
    ),
    Draft(
        "Chain of custody, Miss Beckmann?",
        cost=3,
        when=Occasion.PLACES_EVIDENCE,
        do=Unless(PayMoney(1), RemoveEvidence()),
        flavour="A license to carry is not a license to file, says the clerk, and stamps it so.",
    ),
    Draft(
        "Lena's on line two, and she's crying",
        cost=2,
        when=Occasion.FOLLOWS_LEAD,
        do=Choose((do(LoseTime(3), Gains("loyalty")), BadBaggage(2)), By.THEM),
        flavour="Line one is the witness. Line one is always the witness.",
        colour=FRIEND,
        if_=NpcIsThere("lena"),
    ),
    Draft(
        "I taught you better than that",
        cost=3,
        when=Occasion.PLAYS_LIGHT,
        do=Unless(PayNpcFavor("captain-beckmann"), Cancel("the light card")),
        flavour="On the open channel. Every patrol car in Gravelside heard it, and slowed down.",
        colour=FATHER,
        if_=NpcIsThere("captain-beckmann"),
    ),
    Draft(
        "They brought a crowbar and a receipt book",
        cost=3,
        when=Occasion.STARTS_TURN,
        do=Fight(
            light=do(Money(-2), LoseTime(2)),
            dark=do(GainTrauma(2), CarBreaksDown()),
        ),
        flavour="The tall one hits. The short one writes it down as a payment.",
        colour=DEBT,
        traits=("Fight",),
    ),
    Draft(
        "Oliver said not to touch the red one",
        cost=3,
        when=Occasion.ENTERS_PLACE,
        do=do(CarBreaksDown(), SendHome(), LoseTime(1)),
        flavour="It was more of an orange. There is going to be a discussion.",
        colour=DEBT,
        if_=NpcIsThere("oliver"),
    ),
    Draft(
        "Voss got there first",
        cost=3,
        when=Occasion.ENDS_TURN,
        do=Money(-1),
        stays=Stays(lasting=(LeadTime(1),), until=Occasion.ENDS_TURN),
        flavour="Same license, better suit, two engines that start, and he has the nerve to wave.",
    ),
    Draft(
        "See Beckmann's girl to the door",
        cost=4,
        when=Occasion.FOLLOWS_LEAD,
        do=Unless(PayMoney(2), Cancel("the lead")),
        flavour="The rookie says sorry all the way to the curb. He trained under her photograph.",
    ),
    Draft(
        "We have your friend. Bring the money",
        cost=4,
        when=Occasion.STARTS_TURN,
        if_=NpcIsThere("lena"),
        do=Unless(PayMoney(3), GoThereOrLoseTurn("kite-market")),
        flavour="It is Lena's voice on the tape, and she is giving them restaurant advice.",
        colour=FRIEND,
    ),
    Draft(
        "Officer down. It's the Captain",
        cost=4,
        when=Occasion.ENTERS_PLACE,
        if_=NpcIsThere("captain-beckmann"),
        do=do(LoseTime(2), LoseNpcFavor("captain-beckmann"), BadBaggage(2)),
        flavour="She knew the address before the radio had finished it, having grown up behind "
        "its blue door.",
        colour=FATHER,
    ),
)

deck(RACHEL, Side.DARK, DARK)
