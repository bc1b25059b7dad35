"""The six suspects and the pool of evidence (Suspect Sheets; Evidence Tokens)."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class LeadKind(IntEnum):
    """A kind of lead, and the evidence file on a suspect's sheet that it fills."""

    TESTIMONY = 0
    PHYSICAL = 1
    DOCUMENT = 2


class Evidence(IntEnum):
    """Evidence tokens without a number of their own, outside the range of the numbered ones."""

    SURPRISE_WITNESS = 100
    PERJURY = 101


@dataclass(frozen=True, slots=True)
class Suspect:
    key: str
    name: str
    short: str
    """The name where there is little room."""
    epithet: str
    strong: LeadKind
    normal: LeadKind
    weak: LeadKind
    about: str


_TESTIMONY, _PHYSICAL, _DOCUMENT = LeadKind

# Every order of the three files belongs to exactly one suspect.
SUSPECTS: Final[tuple[Suspect, ...]] = (
    Suspect(
        "eve",
        "Eve 5VA3TC",
        "Eve 5VA3TC",
        "companion bioroid",
        _DOCUMENT,
        _TESTIMONY,
        _PHYSICAL,
        "She logs every word that is said to her and leaves no more trace on a glass than the "
        "light does.",
    ),
    Suspect(
        "noise",
        "Noise",
        "Noise",
        "hacker without a license",
        _PHYSICAL,
        _TESTIMONY,
        _DOCUMENT,
        "He can make any record say that he was never there; the noodle cartons he keeps "
        "forgetting say otherwise.",
    ),
    Suspect(
        "thomas-haas",
        "Thomas Haas",
        "Thomas Haas",
        "heir in disgrace",
        _TESTIMONY,
        _PHYSICAL,
        _DOCUMENT,
        "Half the city saw him do something that night, and his mother's lawyers are already "
        "mislaying the paperwork.",
    ),
    Suspect(
        "vinnie",
        "Vinnie the Strangler",
        "Vinnie",
        "muscle for hire",
        _DOCUMENT,
        _PHYSICAL,
        _TESTIMONY,
        "Nobody has ever testified against him twice, but he does like to sign for his parcels.",
    ),
    Suspect(
        "mark-henry",
        "Mark Henry",
        "Mark Henry",
        "runaway mining clone",
        _TESTIMONY,
        _DOCUMENT,
        _PHYSICAL,
        "Nine hundred brothers share his fingerprints; only the people who loved or feared him "
        "can tell which one he is.",
    ),
    Suspect(
        "dejah-thoris",
        "Sgt. Dejah Thoris",
        "Dejah Thoris",
        "Martian war hero",
        _PHYSICAL,
        _DOCUMENT,
        _TESTIMONY,
        "Two planets will swear to anything about her, so the red dust in her boots is the only "
        "witness without a flag.",
    ),
)

SUSPECT: Final[dict[str, int]] = {suspect.key: i for i, suspect in enumerate(SUSPECTS)}

EVIDENCE_COUNTS: Final[dict[int, int]] = {
    5: 1,
    4: 4,
    3: 6,
    2: 11,
    1: 11,
    -1: 7,
    -2: 7,
    -3: 4,
    -4: 1,
    Evidence.SURPRISE_WITNESS: 4,
    Evidence.PERJURY: 4,
}

EVIDENCE_VALUES: Final[tuple[int, ...]] = tuple(
    int(value) for value, count in EVIDENCE_COUNTS.items() for _ in range(count)
)
