"""The 18 murder-specific events, three for each murder (Resolving Specific Events)."""

from __future__ import annotations

from typing import Final

from caseboard.games.android.catalogue import SPECIFIC_EVENTS, Pin, SpecificEvent
from caseboard.games.android.content.events import each_at, first_at
from caseboard.games.android.content.map import PLACE
from caseboard.games.android.content.murders import MURDER
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS, LeadKind
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.cards import DrawCards, LookAtHand
from caseboard.games.android.effects.case import (
    PeekAtSuspect,
    PlaceAlibi,
    PlaceEvidence,
    RemoveEvidence,
    RevealEvidence,
)
from caseboard.games.android.effects.conditions import At, LeadIs, OnTheMoon, SuspectIs
from caseboard.games.android.effects.control import By, Choose, Everybody, Fight, If, Unless, do
from caseboard.games.android.effects.favors import GainFavor, GainTrauma, spend
from caseboard.games.android.effects.lasting import EvidenceFaceUp, NoFavorAt
from caseboard.games.android.effects.life import GoodBaggage
from caseboard.games.android.effects.puzzle import RevealInformation
from caseboard.games.android.effects.time import LoseTime, NextTurnTime

_CORP, _POLITICAL, _, _STREET = FavorKind
_TESTIMONY, _PHYSICAL, _DOCUMENT = LeadKind

_ESTATES = MURDER["evil-at-the-estates"]
_ROXIES = MURDER["last-call-at-roxies"]
_MONS_WOLFF = MURDER["mons-wolff-massacre"]
_MIDWAY = MURDER["the-body-on-the-midway"]
_ASHES = MURDER["ashes-at-adams-garden"]
_DEAD_AIR = MURDER["dead-air-at-starlight"]


def _leads(**places: str) -> tuple[int, ...]:
    """By suspect, where the testimony lead about him goes."""
    return tuple(PLACE[places[suspect.key.replace("-", "_")]] for suspect in SUSPECTS)


def _pin(suspect: str, place: str, time: int, moves_to: str) -> Pin:
    return Pin(SUSPECT[suspect], PLACE[place], time, PLACE[moves_to])


def _named(*suspects: str) -> tuple[int, ...]:
    return tuple(SUSPECT[suspect] for suspect in suspects)


EVENTS: Final[tuple[SpecificEvent, ...]] = (
    SpecificEvent(
        "eve-in-the-nursery",
        "Eve 5VA3TC has locked herself in the nursery",
        _ESTATES,
        "She says, through the door, that she is not hiding. She is keeping the room exactly as it "
        "was, and that takes standing very still.",
        _leads(
            eve="rockvil-estates",
            noise="a-plus-athletic-club",
            thomas_haas="plume-tonic",
            vinnie="mission-of-the-open-hand",
            mark_henry="thurguns-free-clinic",
            dejah_thoris="old-war-memorial",
        ),
        pin=_pin("eve", "rockvil-estates", 3, "laurel-court"),
    ),
    SpecificEvent(
        "the-letters-are-posted",
        "The six letters have been posted after all",
        _ESTATES,
        "Six envelopes, second delivery, the dead man's hand. By noon six people have read the "
        "truth about themselves, and five of them have burned it.",
        _leads(
            eve="the-quiet-shrine",
            noise="tonys-flophouse",
            thomas_haas="city-hall",
            vinnie="roxies",
            mark_henry="melange-mining",
            dejah_thoris="breakwater-arms",
        ),
        enters=Everybody(PlaceEvidence(_DOCUMENT)),
    ),
    SpecificEvent(
        "noise-sells-the-tapes",
        "Noise is selling the house recordings",
        _ESTATES,
        "He swears that there is one copy. He has sworn it four times since breakfast, and each "
        "time he was paid for it.",
        _leads(
            eve="elizas-toybox",
            noise="kite-market",
            thomas_haas="regolith-heights",
            vinnie="napd",
            mark_henry="chapel-of-the-long-fall",
            dejah_thoris="weyland-real-estate",
        ),
        action=each_at(
            "kite-market",
            1,
            do(PeekAtSuspect(By.THEM), RevealEvidence(By.THEM)),
            spend(_STREET),
        ),
        names=_named("noise"),
    ),
    SpecificEvent(
        "thomas-holed-up",
        "Thomas Haas is holed up with Human First",
        _ROXIES,
        "They hate everything his mother ever built. It took them an evening to find out that he "
        "does too, and now they will not give him back.",
        _leads(
            eve="levy-university",
            noise="broadcast-square",
            thomas_haas="eastside-tenements",
            vinnie="roxies",
            mark_henry="colonial-court",
            dejah_thoris="our-lady-of-the-meridian",
        ),
        pin=_pin("thomas-haas", "eastside-tenements", 4, "monroe-associates"),
    ),
    SpecificEvent(
        "roxies-reopens",
        "Roxie's opens again, and her sister is pouring",
        _ROXIES,
        "Same face, same apron, same way of leaning on the taps. Half the regulars cannot look at "
        "her, and the other half cannot stop talking.",
        _leads(
            eve="plume-tonic",
            noise="thurguns-free-clinic",
            thomas_haas="starlight-crusade",
            vinnie="tonys-flophouse",
            mark_henry="jacks-diner",
            dejah_thoris="starport-kaguya",
        ),
        action=each_at("roxies", 2, do(GainFavor(_STREET), DrawCards(1), GoodBaggage())),
    ),
    SpecificEvent(
        "vinnie-asks-around",
        "Vinnie the Strangler wants to know what they told you",
        _ROXIES,
        "He is very polite about it. He asks with both hands folded, so that you can see them.",
        _leads(
            eve="row-nine-dormitories",
            noise="wyldside",
            thomas_haas="adams-garden",
            vinnie="kite-market",
            mark_henry="mission-of-the-open-hand",
            dejah_thoris="city-hall",
        ),
        action=first_at("lamplight-tabernacle", 2, GoodBaggage(), spend(_STREET)),
        triggers=(
            When(
                Occasion.FOLLOWS_LEAD,
                Fight(light=NextTurnTime(-1), dark=GainTrauma()),
                LeadIs(_TESTIMONY),
                anybody=True,
            ),
        ),
        names=_named("vinnie"),
    ),
    SpecificEvent(
        "mars-objects",
        "Mars would prefer that you forget Sgt. Dejah Thoris",
        _MONS_WOLFF,
        "The provisional government sends its regards, its regrets, and a list of police budgets "
        "that pass through committees where it has friends.",
        _leads(
            eve="regolith-heights",
            noise="the-neon-orchid",
            thomas_haas="weyland-real-estate",
            vinnie="wyldside",
            mark_henry="chapel-of-the-long-fall",
            dejah_thoris="city-hall",
        ),
        action=first_at("colonial-court", 2, do(PlaceAlibi("dejah-thoris"), GainFavor(_POLITICAL))),
        triggers=(
            When(
                Occasion.PLACES_EVIDENCE,
                Unless(spend(_POLITICAL), NextTurnTime(-1)),
                SuspectIs("dejah-thoris"),
                anybody=True,
            ),
        ),
        names=_named("dejah-thoris"),
    ),
    SpecificEvent(
        "mark-henry-downs-tools",
        "Mark Henry's brothers have sat down at the face",
        _MONS_WOLFF,
        "Nine hundred identical men, arms linked, in the dark of the lower gallery. One of them is "
        "the one you want, and every one of them says that he is.",
        _leads(
            eve="castle-club",
            noise="thurguns-free-clinic",
            thomas_haas="starlight-crusade",
            vinnie="eastside-tenements",
            mark_henry="melange-mining",
            dejah_thoris="challenger-memorial-ferry",
        ),
        pin=_pin("mark-henry", "melange-mining", 4, "crater-row"),
        lasting=(NoFavorAt(PLACE["melange-mining"], _CORP),),
    ),
    SpecificEvent(
        "the-lock-opens-again",
        "The lock at Mons Wolff has opened again",
        _MONS_WOLFF,
        "This time there was nothing in the shaft but a foreman's lunch. It takes a moment to "
        "understand that this time was practice.",
        _leads(
            eve="broadcast-square",
            noise="crater-row",
            thomas_haas="laurel-court",
            vinnie="roxies",
            mark_henry="napd",
            dejah_thoris="lamplight-tabernacle",
        ),
        enters=Everybody(
            If(
                OnTheMoon(),
                do(GainTrauma(), PlaceEvidence(_PHYSICAL)),
                PlaceEvidence(_TESTIMONY),
            )
        ),
    ),
    SpecificEvent(
        "noise-in-the-walls",
        "Noise has wired himself into the Midway",
        _MIDWAY,
        "He is somewhere behind the panels with a sleeping bag and the elevator's brain. Every "
        "sign on the concourse says that he will come out for noodles or immunity.",
        _leads(
            eve="memories-of-green",
            noise="the-midway",
            thomas_haas="weyland-real-estate",
            vinnie="lamplight-tabernacle",
            mark_henry="colonial-court",
            dejah_thoris="the-root",
        ),
        pin=_pin("noise", "the-midway", 4, "castle-club"),
    ),
    SpecificEvent(
        "the-ledger-is-copied",
        "The ledger has turned up, in nine hundred copies",
        _MIDWAY,
        "There was one on every seat of the morning car. Passengers who have never met are "
        "reading each other the good parts.",
        _leads(
            eve="a-plus-athletic-club",
            noise="the-drowned-bell",
            thomas_haas="laurel-court",
            vinnie="kite-market",
            mark_henry="equator-archive",
            dejah_thoris="the-quiet-shrine",
        ),
        enters=Everybody(RevealEvidence(By.THEM)),
        lasting=(EvidenceFaceUp(_DOCUMENT),),
    ),
    SpecificEvent(
        "eve-recites",
        "Eve 5VA3TC can recite the passenger list",
        _MIDWAY,
        "All ten weeks of it, by seat, with what they ordered and what they muttered. She asks "
        "only that you let her reach the end, because no one ever has.",
        _leads(
            eve="starport-kaguya",
            noise="wyldside",
            thomas_haas="city-hall",
            vinnie="our-lady-of-the-meridian",
            mark_henry="crater-row",
            dejah_thoris="old-war-memorial",
        ),
        action=each_at("starport-kaguya", 2, do(LookAtHand(By.THEM), PeekAtSuspect(By.THEM))),
        names=_named("eve"),
    ),
    SpecificEvent(
        "thoris-waits-for-a-ship",
        "Sgt. Dejah Thoris is waiting for a ship home",
        _ASHES,
        "She sits upright among the plaques for the dead with a duffel bag and a diplomatic stamp. "
        "There is no ship. They have drawn lots for who is to tell her.",
        _leads(
            eve="chapel-of-the-tides",
            noise="broadcast-square",
            thomas_haas="regolith-heights",
            vinnie="roxies",
            mark_henry="crater-row",
            dejah_thoris="challenger-memorial-ferry",
        ),
        pin=_pin("dejah-thoris", "challenger-memorial-ferry", 3, "old-war-memorial"),
    ),
    SpecificEvent(
        "a-second-fire",
        "A second fire, in the evidence room",
        _ASHES,
        "It took one shelf out of sixty and did not so much as curl the labels next door. The "
        "night clerk remembers a smell of lavender, and then nothing, and then Tuesday.",
        _leads(
            eve="thurguns-free-clinic",
            noise="jacks-diner",
            thomas_haas="monroe-associates",
            vinnie="eastside-tenements",
            mark_henry="melange-mining",
            dejah_thoris="our-lady-of-the-meridian",
        ),
        enters=Everybody(RemoveEvidence(by=By.THEM)),
    ),
    SpecificEvent(
        "the-last-page",
        "The last page has been found, and Vinnie is on it",
        _ASHES,
        "It stops in the middle of a word. Read it kindly, and she was about to let him go; read "
        "it again, and she was about to say for how long.",
        _leads(
            eve="the-quiet-shrine",
            noise="weyland-real-estate",
            thomas_haas="levy-university",
            vinnie="equator-archive",
            mark_henry="row-nine-dormitories",
            dejah_thoris="memories-of-green",
        ),
        action=first_at(
            "napd",
            3,
            Choose(
                (
                    PlaceAlibi("vinnie"),
                    do(PlaceEvidence(_DOCUMENT), PlaceEvidence(_DOCUMENT)),
                ),
                By.THEM,
            ),
        ),
        names=_named("vinnie"),
    ),
    SpecificEvent(
        "vinnie-in-the-choir",
        "Vinnie the Strangler has taken the choir loft",
        _DEAD_AIR,
        "He wants a priest, a sandwich and a head start. The organist says that he has a "
        "surprisingly fine bass, and would the police please come.",
        _leads(
            eve="row-nine-dormitories",
            noise="kite-market",
            thomas_haas="plume-tonic",
            vinnie="our-lady-of-the-meridian",
            mark_henry="melange-mining",
            dejah_thoris="old-war-memorial",
        ),
        pin=_pin("vinnie", "our-lady-of-the-meridian", 4, "jacks-diner"),
        triggers=(
            When(
                Occasion.ENTERS_PLACE,
                Fight(light=LoseTime(2), dark=GainTrauma()),
                At("our-lady-of-the-meridian"),
                anybody=True,
            ),
        ),
    ),
    SpecificEvent(
        "the-missing-seconds",
        "The eleven missing seconds are on every screen",
        _DEAD_AIR,
        "They show a man, a curtain, and a hand that could be anybody's. The whole city stands in "
        "the street and holds its own hand up to the light.",
        _leads(
            eve="the-neon-orchid",
            noise="levy-university",
            thomas_haas="weyland-real-estate",
            vinnie="mission-of-the-open-hand",
            mark_henry="thurguns-free-clinic",
            dejah_thoris="breakwater-arms",
        ),
        action=each_at("broadcast-square", 2, RevealInformation()),
    ),
    SpecificEvent(
        "thomas-confesses",
        "Thomas Haas confesses on the air, then takes it back",
        _DEAD_AIR,
        "He weeps in the first half and threatens to sue in the second. Both halves are getting "
        "excellent ratings.",
        _leads(
            eve="colonial-court",
            noise="roxies",
            thomas_haas="starlight-crusade",
            vinnie="tonys-flophouse",
            mark_henry="castle-club",
            dejah_thoris="starport-kaguya",
        ),
        enters=Everybody(Choose((PlaceEvidence(_TESTIMONY), RemoveEvidence(by=By.THEM)), By.THEM)),
        names=_named("thomas-haas"),
    ),
)

SPECIFIC_EVENTS.extend(EVENTS)
