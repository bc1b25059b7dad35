"""The 23 general events: what Greater New Angeles does while the case is worked (Events)."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import GENERAL_EVENTS, EventAction, GeneralEvent
from caseboard.games.android.content.map import PLACE, PlaceType
from caseboard.games.android.content.sheets import ANY, FavorKind
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Cost, Effect, Occasion, When
from caseboard.games.android.effects.cards import DarkShift, DrawCards, LookAtHand
from caseboard.games.android.effects.case import (
    PeekAtSuspect,
    PlaceAlibi,
    PlaceEvidence,
    PlaceHit,
    RemoveAlibi,
    RemoveEvidence,
    RevealEvidence,
)
from caseboard.games.android.effects.conditions import InDistrict, OnTheBeanstalk
from caseboard.games.android.effects.control import By, Choose, Everybody, Unless, do
from caseboard.games.android.effects.favors import (
    GainAnyFavor,
    GainDropship,
    GainFavor,
    GainHaas,
    GainJinteki,
    GainTrauma,
    LoseFavor,
    RemoveTrauma,
    spend,
)
from caseboard.games.android.effects.lasting import AbilityTime, CostOf, MoveTime, NoFreeDraw
from caseboard.games.android.effects.life import BadBaggage, GoodBaggage
from caseboard.games.android.effects.puzzle import DigDeeper, PlacePiece, RevealInformation
from caseboard.games.android.effects.time import LoseTime, NextTurnTime
from caseboard.games.android.effects.travel import MoveLily
from caseboard.games.android.numbers import Side

_CORP, _POLITICAL, _SOCIETY, _STREET = FavorKind
_TESTIMONY, _, _DOCUMENT = LeadKind


def first_at(place: str, time: int, effect: Effect, cost: Cost | None = None) -> EventAction:
    """Something for the first detective who comes."""
    return EventAction(PLACE[place], time, effect, first_only=True, cost=cost)


def each_at(place: str, time: int, effect: Effect, cost: Cost | None = None) -> EventAction:
    """Something for every detective who comes, once."""
    return EventAction(PLACE[place], time, effect, first_only=False, cost=cost)


EVENTS: Final[tuple[GeneralEvent, ...]] = (
    GeneralEvent(
        "kate-testifies",
        "Kate says she wants to testify",
        "She has put the old uniform on for it. It still fits, which is more than she will say "
        "for the peace.",
        action=first_at("old-war-memorial", 3, PlaceAlibi()),
        npc="kate",
    ),
    GeneralEvent(
        "jimmy-calls",
        "Jimmy says he's got some real juicy info for you",
        "Not on the phone, he says. Well, on the phone at Jack's. He likes the phone at Jack's.",
        action=each_at("jacks-diner", 2, do(LookAtHand(By.THEM), PeekAtSuspect(By.THEM))),
    ),
    GeneralEvent(
        "sara-saw-a-fire",
        "Sara saw a man burning papers",
        "She tells it the way she tells everything now: quietly, once, and to whoever bothered to "
        "come.",
        action=first_at("laurel-court", 2, PlaceEvidence(_DOCUMENT)),
        npc="sara",
    ),
    GeneralEvent(
        "mr-li-assists",
        "Mr. Li would like to be of assistance",
        "There is no bill. There is tea, and a chair, and a very large man who shuts the door so "
        "that you will not feel the draft.",
        action=first_at("the-neon-orchid", 1, do(GainAnyFavor(), GainAnyFavor(), BadBaggage())),
        npc="mr-li",
    ),
    GeneralEvent(
        "the-lanterns-closed",
        "Mr. Li has closed the Lanterns for a family matter",
        "There is no barrier. There is just a boy on each corner, peeling an orange, who asks "
        "whether you are sure.",
        action=first_at("memories-of-green", 1, GoodBaggage(), spend(_STREET)),
        npc="mr-li",
        triggers=(
            When(
                Occasion.ENTERS_PLACE,
                Unless(spend(_STREET), LoseTime(1)),
                InDistrict("lanterns"),
                anybody=True,
            ),
        ),
    ),
    GeneralEvent(
        "tanaka-is-free",
        "Tanaka has an opening in his calendar",
        "He writes the name down in a schoolboy's careful hand. Then he asks whether Thursday "
        "would suit.",
        action=first_at("the-drowned-bell", 2, PlaceHit(), spend(_STREET, ANY)),
        npc="tanaka",
    ),
    GeneralEvent(
        "hiro-lectures",
        "Chairman Hiro lectures on the value of a life",
        "Questions are welcome afterward. So is anyone who thought of the right one beforehand.",
        action=first_at("levy-university", 2, GainJinteki(), spend(_CORP, _POLITICAL)),
        npc="hiro",
    ),
    GeneralEvent(
        "haas-is-discreet",
        "Director Haas wishes to be discreet",
        "She does not say bribe. She says endowment, and leaves the scholar's name blank.",
        action=first_at("monroe-associates", 2, GainHaas(), spend(_SOCIETY, _STREET)),
        npc="director-haas",
    ),
    GeneralEvent(
        "the-sisters-dream",
        "The Sisters are all dreaming of the same room",
        "Forty girls wake at once in Row Nine and describe the wallpaper. None of them has ever "
        "been let inside a house.",
        action=each_at("row-nine-dormitories", 1, do(PeekAtSuspect(By.THEM), DarkShift())),
        npc="the-sisters",
    ),
    GeneralEvent(
        "father-michael-listens",
        "Father Michael is hearing confessions all night",
        "There is no line for bioroids and no line for cops. There is one bench, and he has "
        "brought a cushion for it.",
        action=each_at(
            "our-lady-of-the-meridian", 2, Choose((RemoveTrauma(), GoodBaggage()), By.THEM)
        ),
        npc="father-michael",
    ),
    GeneralEvent(
        "beckmann-listens-again",
        "Captain Beckmann wants that story told again",
        "Slower this time, he says, and from the part where you were both at the theater.",
        action=first_at(
            "napd",
            2,
            Choose((RemoveAlibi(), RemoveEvidence(face_up_only=True, by=By.THEM)), By.THEM),
        ),
        npc="captain-beckmann",
    ),
    GeneralEvent(
        "oliver-has-a-ship",
        "Oliver has something fast under a tarpaulin",
        "It is not stolen. It is between owners, and it does not like to be kept waiting.",
        action=first_at("kite-market", 2, GainDropship()),
        npc="oliver",
    ),
    GeneralEvent(
        "lena-throws-a-party",
        "Lena is throwing a party and has lost the guest list",
        "By midnight the mayor's aide is dancing with the man the mayor's aide has been hired to "
        "find.",
        action=each_at("plume-tonic", 2, do(GainFavor(_SOCIETY), DrawCards(1))),
        npc="lena",
    ),
    GeneralEvent(
        "simmons-finds-a-gap",
        "Simmons found something in the diagnostics",
        "Nine units, serviced on nine different days, and every one of them has mislaid the same "
        "four minutes.",
        action=first_at("regolith-heights", 2, PlacePiece()),
        npc="simmons",
    ),
    GeneralEvent(
        "keene-was-there",
        "Keene knows what he saw that night",
        "He gives his name, his rank and the color of the sky. He would make a fine witness if "
        "the rain would stop falling through him.",
        action=each_at("mission-of-the-open-hand", 1, do(GainTrauma(), PlaceEvidence(_TESTIMONY))),
        npc="keene",
    ),
    GeneralEvent(
        "parsons-at-the-starport",
        "Somebody saw Parsons at the starport",
        "A beard, a limp, and a one-way ticket paid for in scrip from a bank that was bombed "
        "before the treaty.",
        action=first_at("starport-kaguya", 2, do(DigDeeper(), RevealInformation())),
        npc="parsons",
    ),
    GeneralEvent(
        "tether-inspection",
        "Tether inspection: passengers should expect delays",
        "There are a hundred thousand tons of cable, and one man with a lamp who will not be "
        "hurried.",
        triggers=(When(Occasion.ENTERS_PLACE, LoseTime(1), OnTheBeanstalk(), anybody=True),),
    ),
    GeneralEvent(
        "human-first-marches",
        "Human First is on the march, and it brought the hammers",
        "They only break the windows of the guilty. They are still voting on whose those are.",
        action=first_at("broadcast-square", 2, GainFavor(_POLITICAL)),
        lasting=(MoveTime(1, type=PlaceType.BUSINESS),),
    ),
    GeneralEvent(
        "dawn-pays-overtime",
        "Commissioner Dawn authorizes overtime",
        "The form is so old that it asks for your horse's number. There are no complaints; "
        "each of them makes one up.",
        enters=Everybody(NextTurnTime(2)),
    ),
    GeneralEvent(
        "the-lights-go-out",
        "The lights go out from Tidewall to the Lanterns",
        "For one minute the whole city can see the stars. Then somebody starts to run, and "
        "somebody else starts to count.",
        lasting=(CostOf(-1, Side.DARK), NoFreeDraw(Side.LIGHT)),
    ),
    GeneralEvent(
        "helium-crash",
        "Helium-3 falls through the floor of the exchange",
        "Men who owned craters at breakfast are asking, by noon, whether anybody needs a driver.",
        enters=Everybody(LoseFavor(_CORP)),
        lasting=(AbilityTime(PLACE["melange-mining"], -1),),
    ),
    GeneralEvent(
        "lily-reads-the-file",
        "Lily Lockwell reads the file on the air",
        "She holds each page up to the camera for exactly as long as it takes a lawyer to cross "
        "the square.",
        enters=do(Everybody(RevealEvidence(By.THEM)), MoveLily(By.THEM)),
    ),
    GeneralEvent(
        "a-million-for-a-memory",
        "A million to anyone who remembers something",
        "By sundown the switchboard has nine thousand eyewitnesses, two psychics, and a man who "
        "is fairly sure that he did it.",
        enters=Everybody(PlaceEvidence(_TESTIMONY)),
    ),
)

GENERAL_EVENTS.extend(EVENTS)
