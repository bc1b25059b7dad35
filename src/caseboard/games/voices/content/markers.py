"""The 48 control markers and the optional abilities of their emotions.

Chapters "Deploy Control Markers" and "Control Marker Abilities".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from caseboard.games.voices.content.conditions import PushDestroyed
from caseboard.games.voices.content.emotions import Emotion
from caseboard.games.voices.content.selectors import ANY, Marker, Owner, Supply, Where
from caseboard.games.voices.effects import (
    DeployMarker,
    DestroyMarker,
    DrawStrategy,
    Effect,
    If,
    May,
    NoEffect,
    RedeployMarker,
    SwapTrialCard,
    guilty,
)


class Colour(IntEnum):
    """Five colors for personas; gray is the prosecutor's."""

    BLUE = 0
    RED = 1
    YELLOW = 2
    GREEN = 3
    PURPLE = 4
    GREY = 5

    @property
    def title(self) -> str:
        return self.name.capitalize()


PERSONA_COLOURS: tuple[Colour, ...] = tuple(
    colour for colour in Colour if colour is not Colour.GREY
)


@dataclass(frozen=True, slots=True)
class MarkerKind:
    emotion: Emotion
    value: int
    copies: int
    """How many of a color's eight markers show this emotion."""
    ability: Effect
    flavour: str


PERSONA_MARKERS: tuple[MarkerKind, ...] = (
    MarkerKind(
        Emotion.ANGER,
        1,
        2,
        May(DestroyMarker(Marker(Owner.LATER, Where.HERE))),
        "It has a list, and somebody who has not spoken yet is on it.",
    ),
    MarkerKind(
        Emotion.SADNESS,
        1,
        2,
        May(DeployMarker(Supply.YOUR_DESTROYED, Where.ELSEWHERE)),
        "Nothing is ever really gone. It only lies in the dark and waits for a slow song.",
    ),
    MarkerKind(
        Emotion.FEAR,
        2,
        1,
        If(PushDestroyed(1, Emotion.JOY), May(DrawStrategy(1))),
        "Scare the joy out of somebody and you suddenly have an idea.",
    ),
    MarkerKind(
        Emotion.TRUST,
        2,
        1,
        May(RedeployMarker(Marker(Owner.YOUR_OTHER, Where.ANYWHERE), Where.SAME)),
        "Step back from the edge. Take my hand. There you go.",
    ),
    MarkerKind(
        Emotion.JOY,
        3,
        2,
        NoEffect(),
        "Joy does nothing. That is rather the point of it.",
    ),
)

PROSECUTOR_MARKERS: tuple[MarkerKind, ...] = (
    MarkerKind(
        Emotion.PANIC,
        0,
        3,
        SwapTrialCard(),
        "“Strike that. Let us talk about something else entirely.”",
    ),
    MarkerKind(
        Emotion.NERVOUSNESS,
        0,
        2,
        If(PushDestroyed(2), May(guilty(on=ANY))),
        "Two thoughts fall out of his head, and the whole jury hears them land.",
    ),
    MarkerKind(
        Emotion.CONFUSION,
        0,
        3,
        NoEffect(),
        "It had a point to make. It has put it down somewhere.",
    ),
)


def kinds(colour: Colour) -> tuple[MarkerKind, ...]:
    """The eight markers of a color, copies included, in the order of the reference sheet."""
    printed = PROSECUTOR_MARKERS if colour is Colour.GREY else PERSONA_MARKERS
    return tuple(kind for kind in printed for _ in range(kind.copies))
