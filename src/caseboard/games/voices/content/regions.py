"""The five regions of Guy's brain (box "Region Breakdown")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Region(IntEnum):
    PLANNING = 0
    OBSERVATION = 1
    SPEECH = 2
    INSTINCT = 3
    MOTOR_SKILLS = 4

    @property
    def title(self) -> str:
        return _TITLES[self]

    @property
    def key(self) -> str:
        """What programs call it."""
        return _KEYS[self]


_TITLES = ("Planning", "Observation", "Speech", "Instinct", "Motor Skills")
_KEYS = ("planning", "observation", "speech", "instinct", "motor-skills")


TRIAL_REGIONS: tuple[Region, ...] = (
    Region.OBSERVATION,
    Region.SPEECH,
    Region.INSTINCT,
    Region.MOTOR_SKILLS,
)
"""The regions that appear on trial cards; Planning never does."""


@dataclass(frozen=True, slots=True)
class Overview:
    """What a region's trial cards usually do. Information for players, not an ability."""

    region: Region
    text: str


OVERVIEWS: tuple[Overview, ...] = (
    Overview(Region.PLANNING, "Draws strategy cards. Nobody in court ever asks it a question."),
    Overview(Region.OBSERVATION, "Looks at hidden influence, moves it about or makes it vanish."),
    Overview(Region.SPEECH, "Answers for Guy: chooses what he says and which jurors believe it."),
    Overview(Region.INSTINCT, "Shoves, flips and removes tokens on a hunch. Hunches can misfire."),
    Overview(Region.MOTOR_SKILLS, "Draws and places influence, and decides what the body does."),
)
