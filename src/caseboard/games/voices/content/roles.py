"""The 13 role cards and how many of each kind are dealt (chapters "Setup", "Optional Rules")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from caseboard.games.voices.content.goals import (
    All,
    AtLeast,
    AtMost,
    Control,
    Count,
    EqualOrMore,
    Goal,
    More,
    MostDestroyed,
    OneOf,
)
from caseboard.games.voices.content.regions import Region


class SetupIcon(Enum):
    """The only thing about a role that may be told, truly or not. No part of winning."""

    GUILTY = "guilty"
    INNOCENT = "innocent"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class Role:
    id: str
    name: str
    motto: str
    goal: Goal
    icon: SetupIcon
    players: tuple[int, ...] = ()
    """The player counts of the basic set-up; none if only the advanced set-up deals the card."""


PROSECUTOR = Role(
    "prosecutor",
    "Prosecutor",
    "I have a rabbit mask, a frozen pie and all afternoon.",
    More(Count.GUILTY, Count.INNOCENT),
    SetupIcon.GUILTY,
    (3, 4, 5, 6),
)

PERSONAS: tuple[Role, ...] = (
    Role(
        "selfishness",
        "Selfishness",
        "Prison is for other people. So is the blame.",
        EqualOrMore(Count.INNOCENT, Count.GUILTY),
        SetupIcon.INNOCENT,
        (3, 4, 5, 6),
    ),
    Role(
        "honesty",
        "Honesty",
        "We did it. Let me tell them. Why won’t you let me tell them?",
        All((AtLeast(3, Count.GUILTY), Control((Region.OBSERVATION, Region.SPEECH)))),
        SetupIcon.GUILTY,
        (4, 5, 6),
    ),
    Role(
        "doubt",
        "Doubt",
        "Did we, though? Were we even there? Is this a chair?",
        All((AtMost(2, Count.GUILTY), AtMost(2, Count.INNOCENT))),
        SetupIcon.NEUTRAL,
        (4, 5, 6),
    ),
    Role(
        "bravery",
        "Bravery",
        "Let them throw everything they have. We’ll be standing when they run out.",
        AtLeast(8, Count.CANCELLED_GUILTY),
        SetupIcon.INNOCENT,
        (5, 6),
    ),
    Role(
        "justice",
        "Justice",
        "Guilty is a big word. They had better be very sure of it.",
        More(Count.UNDECIDED, Count.GUILTY),
        SetupIcon.INNOCENT,
        (6,),
    ),
    Role(
        "fairness",
        "Fairness",
        "Some for us, some against, some still thinking. One has to share a jury.",
        All(
            (
                AtLeast(3, Count.GUILTY),
                AtLeast(1, Count.INNOCENT),
                AtLeast(1, Count.UNDECIDED),
            )
        ),
        SetupIcon.NEUTRAL,
        (3,),
    ),
    Role(
        "charm",
        "Charm",
        "Good hair, warm voice, steady hands. The law is a detail.",
        All((AtLeast(2, Count.INNOCENT), Control((Region.SPEECH, Region.MOTOR_SKILLS)))),
        SetupIcon.INNOCENT,
    ),
    Role(
        "pride",
        "Pride",
        "We will walk out of here free, and in one piece.",
        All((AtLeast(2, Count.INNOCENT), AtMost(1, Count.DESTROYED))),
        SetupIcon.INNOCENT,
    ),
    Role(
        "hope",
        "Hope",
        "That one smiled. I’m almost sure that one smiled.",
        OneOf(
            (
                AtLeast(4, Count.INNOCENT),
                All((AtLeast(2, Count.INNOCENT), AtLeast(6, Count.CANCELLED_GUILTY))),
            )
        ),
        SetupIcon.INNOCENT,
    ),
    Role(
        "remorse",
        "Remorse",
        "Somebody should pay for that fern, and it should hurt.",
        OneOf(
            (
                AtLeast(4, Count.GUILTY),
                All((AtLeast(2, Count.GUILTY), AtLeast(3, Count.DESTROYED))),
            )
        ),
        SetupIcon.GUILTY,
    ),
    Role(
        "mischief",
        "Mischief",
        "I pressed the button because it was a button.",
        OneOf((MostDestroyed(), AtLeast(3, Count.UNDECIDED))),
        SetupIcon.GUILTY,
    ),
    Role(
        "curiosity",
        "Curiosity",
        "What happens if nobody can tell? I’d love to see their faces.",
        All(
            (
                AtLeast(2, Count.UNDECIDED),
                AtMost(1, Count.INNOCENT),
                Control((Region.OBSERVATION,)),
            )
        ),
        SetupIcon.NEUTRAL,
    ),
)

ROLES: tuple[Role, ...] = (PROSECUTOR, *PERSONAS)

ADVANCED_SETUP: dict[int, dict[SetupIcon, int]] = {
    3: {SetupIcon.GUILTY: 0, SetupIcon.INNOCENT: 1, SetupIcon.NEUTRAL: 1},
    4: {SetupIcon.GUILTY: 1, SetupIcon.INNOCENT: 1, SetupIcon.NEUTRAL: 1},
    5: {SetupIcon.GUILTY: 1, SetupIcon.INNOCENT: 2, SetupIcon.NEUTRAL: 1},
    6: {SetupIcon.GUILTY: 1, SetupIcon.INNOCENT: 2, SetupIcon.NEUTRAL: 2},
}
"""Personas dealt per setup icon and player count, besides the Prosecutor."""


def basic_roles(players: int) -> tuple[Role, ...]:
    """Step 3 of set-up: exactly the cards that show the player count."""
    return tuple(role for role in ROLES if players in role.players)


def role(id: str) -> Role:
    return _BY_ID[id]


_BY_ID: dict[str, Role] = {each.id: each for each in ROLES}
