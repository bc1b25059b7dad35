"""Caprice's dark deck: what is done to a mind that cannot close, and to a body that is owned."""

from typing import Final

from caseboard.games.android.catalogue import Draft, Stays, deck
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import (
    DiscardAtRandom,
    LookAtTheirHand,
    StealCard,
)
from caseboard.games.android.effects.case import RemoveEvidence, RevealEvidence
from caseboard.games.android.effects.conditions import (
    AtQuality,
    AtType,
    HasWarrant,
    NpcIsThere,
    OnEarth,
    PlayedCardIs,
)
from caseboard.games.android.effects.control import By, Cancel, Choose, Fight, Unless, do
from caseboard.games.android.effects.favors import (
    GainTrauma,
    LoseAnyFavor,
    LoseFavor,
    LoseNpcFavor,
    LoseWarrant,
)
from caseboard.games.android.effects.lasting import CardsPerTurn, MoveTime
from caseboard.games.android.effects.life import Gains, PaySanity, Sanity
from caseboard.games.android.effects.puzzle import BackToTheSurface
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.effects.travel import GoThereOrLoseTurn, MoveToType
from caseboard.games.android.numbers import CAPRICE, Side

DARK: Final = (
    Draft(
        "Hey, golem! Who wound you up?",
        cost=0,
        do=do(LoseTime(1), Gains("fear")),
        flavour="The laughter is bad. The man who does not laugh is thinking about which tool to "
        "use.",
        when=Occasion.ENTERS_PLACE,
        if_=AtQuality(Quality.SEEDY),
        colour="silver",
        traits=("Human First",),
    ),
    Draft(
        "Does he know what you can do?",
        cost=0,
        do=Gains("guilt"),
        flavour="Daniel's mother smiles as she pours the tea. She is thinking it as hard as she "
        "can.",
        when=Occasion.ENDS_TURN,
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "Sisters don't close doors",
        cost=1,
        do=Sanity(-1),
        flavour="One has a toothache, one is in love, and one has been screaming since Tuesday. It "
        "is a lot, before breakfast.",
        when=Occasion.STARTS_TURN,
        colour="purple",
        stays=Stays(lasting=(CardsPerTurn(1),), until=Occasion.ENDS_TURN),
    ),
    Draft(
        "They are handing out leaflets with your face on",
        cost=1,
        do=do(LoseAnyFavor(By.YOU), LoseTime(1)),
        flavour="It is a good likeness. It would be, they had forty to choose from.",
        when=Occasion.ENTERS_PLACE,
        if_=OnEarth(),
        colour="silver",
        traits=("Human First",),
    ),
    Draft(
        "Four hundred people and one song",
        cost=1,
        do=Choose((LoseTime(2), Sanity(-1)), By.THEM),
        flavour="It has been in all their heads since noon. She can leave, or she can learn the "
        "words.",
        when=Occasion.ENTERS_PLACE,
        if_=AtType(PlaceType.NIGHTLIFE),
    ),
    Draft(
        "There are six more of us outside",
        cost=0,
        do=do(GainTrauma(1), LoseTime(1)),
        flavour="She counts them through the wall. Five are angry. The sixth is only lonely, and "
        "he is the one with the hammer.",
        when=Occasion.FIGHTS,
        traits=("Human First",),
    ),
    Draft(
        "We drew that one for you",
        cost=2,
        do=do(LookAtTheirHand(), StealCard()),
        flavour="She finds the thought where she left it, except that the corner has been "
        "dog-eared.",
        when=Occasion.DRAWS_CARD,
        colour="purple",
    ),
    Draft(
        "Report, Caprice",
        cost=2,
        do=LoseTime(2),
        flavour="The voice is warm and comes over the company channel, and it does not say please, "
        "because nobody says please to a thermometer.",
        when=Occasion.ENTERS_PLACE,
        if_=HasWarrant("jinteki"),
        colour="silver",
    ),
    Draft(
        "That was not his memory. It was yours",
        cost=2,
        do=Cancel("the light card"),
        flavour="The pier, the dog, the summer. She has sworn to them in court. She was never a "
        "child anywhere.",
        when=Occasion.PLAYS_LIGHT,
        if_=PlayedCardIs("Psychic"),
        colour="purple",
    ),
    Draft(
        "You said you would be home by eight",
        cost=2,
        do=do(LoseNpcFavor("daniel"), Gains("duty")),
        flavour="He is not angry. She checked, and then he was.",
        when=Occasion.FOLLOWS_LEAD,
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "Boys, bring the big one",
        cost=2,
        do=Fight(
            light=do(GainTrauma(1), LoseTime(2)),
            dark=do(LoseAnyFavor(), DiscardAtRandom(1), Gains("guilt")),
        ),
        flavour="A sledgehammer makes no sound while it goes up.",
        when=Occasion.ENTERS_PLACE,
        colour="silver",
        traits=("Fight", "Human First"),
    ),
    Draft(
        "Ask him again and we start to sing",
        cost=2,
        do=Unless(PaySanity(2), Cancel("that lead")),
        flavour="It is a skipping rhyme. It has ninety verses and a real name in it.",
        when=Occasion.FOLLOWS_LEAD,
        colour="purple",
    ),
    Draft(
        "That is company property you are driving",
        cost=2,
        do=Gains("loyalty"),
        flavour="The hopper logs every stop, and the speed, and how often she sighs.",
        when=Occasion.STARTS_TURN,
        colour="silver",
        stays=Stays(lasting=(MoveTime(1),), until=Occasion.ENDS_TURN),
    ),
    Draft(
        "I felt you in there. Get out",
        cost=2,
        do=do(RevealEvidence(), GainTrauma(1)),
        flavour="He slammed it shut, the way one does with a window. She was still leaning on the "
        "sill.",
        when=Occasion.PLACES_EVIDENCE,
    ),
    Draft(
        "The lab has a few questions about your sleep",
        cost=2,
        do=Choose((LoseTime(2), do(Sanity(-1), Gains("fear"))), By.THEM),
        flavour="How often do you dream? Of whom? Would you say that the dream is yours?",
        when=Occasion.FOLLOWS_LEAD,
    ),
    Draft(
        "One of us did it, and we won't say which",
        cost=3,
        do=do(BackToTheSurface(), Sanity(-1), LoseTime(2)),
        flavour="She follows the money for a week, down corridor after corridor, and at the end of "
        "it there is a mirror, and it winks.",
        when=Occasion.UNCOVERS,
        colour="purple",
    ),
    Draft(
        "Some of us had mothers, detective",
        cost=3,
        do=Fight(
            light=Cancel("that lead"),
            dark=do(GainTrauma(2), Gains("guilt")),
        ),
        flavour="The witness is behind them, small and frightened and within reach. So is his "
        "brother, with the hammer.",
        when=Occasion.FOLLOWS_LEAD,
        colour="silver",
        traits=("Fight", "Human First"),
    ),
    Draft(
        "I only wanted to see if you would come",
        cost=3,
        do=do(MoveToType(PlaceType.RESIDENTIAL, By.YOU), LoseTime(2), Gains("duty")),
        flavour="She looks at her watch once. It is enough. It is always enough.",
        when=Occasion.STARTS_TURN,
        colour="coral",
        if_=NpcIsThere("daniel"),
    ),
    Draft(
        "Her statement is inadmissible. She is an appliance",
        cost=3,
        do=do(RemoveEvidence(), LoseAnyFavor(By.YOU)),
        flavour="The court thanks the witness, and asks to have it switched off.",
        when=Occasion.PLACES_EVIDENCE,
    ),
    Draft(
        "Chairman Hiro is disappointed",
        cost=2,
        do=do(LoseWarrant(), LoseFavor(FavorKind.CORP), Gains("fear")),
        flavour="He has never raised his voice to her. He has only ever raised replacements.",
        when=Occasion.ENDS_TURN,
        colour="silver",
    ),
    Draft(
        "Routine blood test, Nisei. You know the way",
        cost=4,
        do=GoThereOrLoseTurn("jinteki"),
        flavour="White corridor, white coat, white noise. They give her a cookie afterward. It "
        "is the cookie that she minds.",
        when=Occasion.STARTS_TURN,
    ),
    Draft(
        "They came up the stairs while you were sleeping",
        cost=4,
        do=Fight(
            light=do(GainTrauma(2), LoseTime(3)),
            dark=do(Sanity(-2), DiscardAtRandom(2), Gains("guilt")),
        ),
        flavour="She knew the moment they thought of it. It took her nine floors to decide what "
        "she was willing to be.",
        when=Occasion.STARTS_TURN,
        colour="coral",
        traits=("Fight", "Human First"),
    ),
)

deck(CAPRICE, Side.DARK, DARK)
