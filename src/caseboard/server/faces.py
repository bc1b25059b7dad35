"""How a person looks to others: a name, an emblem and a color, from the first table on."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from caseboard.core.errors import BadOption, choices
from caseboard.server.texts import clean_name

EMBLEMS: Final = (
    "owl", "fox", "raven", "wolf", "cat", "hare", "deer", "eagle", "octopus", "butterfly",
    "hedgehog", "kiwi", "whale", "hound", "hummingbird", "swan",
)  # fmt: skip
"""Keys of the drawings that the client has."""
COLOURS: Final = ("sky", "coral", "leaf", "violet", "amber", "rose", "mint", "sand")
MANNERS: Final = (
    "Quiet", "Patient", "Curious", "Stray", "Keen", "Midnight", "Gentle", "Lucky", "Wry", "Nimble",
    "Candid", "Restless", "Solemn", "Breezy", "Watchful", "Sleepless",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Face:
    name: str
    emblem: str
    colour: str


def guest_face(person: str) -> Face:
    """What somebody is called who has not said it: always the same for the same person."""
    lot = hashlib.sha256(f"face:{person}".encode()).digest()
    emblem = EMBLEMS[lot[0] % len(EMBLEMS)]
    manner = MANNERS[lot[1] % len(MANNERS)]
    return Face(f"{manner} {emblem.capitalize()}", emblem, COLOURS[lot[2] % len(COLOURS)])


def clean_face(name: str, emblem: str, colour: str, otherwise: Face) -> Face:
    """A face as somebody wishes it; what is left empty stays as it was."""
    for kind, given, known in (("emblem", emblem, EMBLEMS), ("color", colour, COLOURS)):
        if given and given not in known:
            raise BadOption(f"the {kind} is {choices(known)}, not {given!r}")
    return Face(
        clean_name(name, otherwise.name), emblem or otherwise.emblem, colour or otherwise.colour
    )
