"""The jury: six types in the order in which they sit (chapter "Placing Tokens on Jurors")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class JurorType(IntEnum):
    """A pair of jurors; cards say "juror" and mean the type. Neighbors differ by one, no wrap."""

    LOGICAL = 0
    JUDGMENTAL = 1
    DISTRACTED = 2
    RELAXED = 3
    IMPULSIVE = 4
    PERCEPTIVE = 5

    @property
    def title(self) -> str:
        return self.name.capitalize()


@dataclass(frozen=True, slots=True)
class Juror:
    type: JurorType
    leaning: str


JURORS: tuple[Juror, ...] = (
    Juror(
        JurorType.LOGICAL,
        "They have drawn up a table of the facts. Exhibits move them; sobbing does not.",
    ),
    Juror(
        JurorType.JUDGMENTAL,
        "They made up their minds when they saw his shoes, and the shoes have not changed since.",
    ),
    Juror(
        JurorType.DISTRACTED,
        "They are fairly sure this is a trial. Whatever was said last is what they will remember.",
    ),
    Juror(
        JurorType.RELAXED,
        "They would forgive nearly anything before lunch, and absolutely anything after it.",
    ),
    Juror(
        JurorType.IMPULSIVE,
        "They gasp, they cheer, they change sides. Give them a scene, get a vote.",
    ),
    Juror(
        JurorType.PERCEPTIVE,
        "They watch his hands while he talks. Candor wins them; a twitching eyelid loses them.",
    ),
)


def neighbours(juror: JurorType) -> tuple[JurorType, ...]:
    """The types that sit next to this one in the single row of the jury box."""
    return tuple(other for other in JurorType if abs(other - juror) == 1)
