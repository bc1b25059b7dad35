"""What the running rules of Android keep: the locals that several procedures share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from caseboard.core.machine import Frame, saved_as


class About(NamedTuple):
    """What an occasion is about, for the cards and triggers that answer it; None: no such thing."""

    place: int | None = None
    """Where it happens."""
    origin: int | None = None
    """On entering a place: where the detective came from."""
    lead: int | None = None
    """The lead that is followed up."""
    suspect: int | None = None
    """On whom evidence or a hit is placed."""
    favor: int | None = None
    """The kind of favor gained or spent."""
    played: int | None = None
    """The card that is played."""
    positive: bool = False
    """As a crossroads card comes into play: the start card before it had a positive result."""


NOTHING: Final = About()


@dataclass(slots=True, eq=False)
class Seated(Frame):
    """A procedure of one player."""

    seat: int


@dataclass(slots=True, eq=False)
class Resolving(Frame):
    """An effect that is being resolved: who brought it about, whom it concerns."""

    actor: int
    target: int
    about: About = field(default=NOTHING, metadata=saved_as(About._make))
    moved: tuple[int, int] = (0, 0)
    """The evidence that is moved: its file and position."""


class Cancellable(Frame):
    """Something that a card can cancel before it takes effect."""

    __slots__ = ("cancelled",)

    cancelled: bool
