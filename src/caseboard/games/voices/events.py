"""Everything that can happen in a trial, as facts for the log, the pages and the records.

Jurors, regions and markers go by their numbers, cards and roles by what is printed on them, faces
of influence tokens by their names.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from caseboard.core.events import Fact, Secret

Path: TypeAlias = tuple[tuple[int, int, int], ...]
"""The way of a marker: picture of the push, x, y."""


class RoleDealt(Fact):
    seat: int
    role: Secret[str] = None


class Prosecutor(Fact):
    """Who the prosecutor is."""

    seat: int


class Story(Fact):
    """The story card as it is read aloud, and what it says to do."""

    title: str
    text: str
    rule: str


class FirstPlayer(Fact):
    seat: int


class Round(Fact):
    number: int


class StageTwo(Fact):
    """Guy takes the stand."""


class TrialCardDrawn(Fact):
    seat: int
    card: Secret[int] = None


class TrialCardChosen(Fact):
    """Only the two icons are announced, in the order of the board."""

    seat: int
    regions: tuple[int, ...]


class TrialCardSwapped(Fact):
    seat: int


class SideRead(Fact):
    card: int
    side: str
    text: str


class AbilityRead(Fact):
    """Whoever controls the region uses it; without a region it is the prosecutor's."""

    seat: int
    region: int | None
    header: str
    text: str
    lead_in: str


class OptionChosen(Fact):
    seat: int
    letter: str
    label: str


class HiddenEffect(Fact):
    """An option was chosen blind, and what it does is read."""

    seat: int
    letter: str
    label: str
    text: str


class CardKept(Fact):
    """A trial card stays in front of a player."""

    seat: int
    card: int


class CardUsed(Fact):
    """A trial card that was kept does its work."""

    seat: int
    card: int


class TieBroken(Fact):
    """The first player says who acts for a tied or empty region."""

    region: int
    by: int
    seat: int


class TieToProsecutor(Fact):
    region: int
    seat: int


class Deployed(Fact):
    """A push: start and direction on its lattice, who fell, and the way of all that moved."""

    seat: int
    marker: int
    region: int
    start: int
    direction: int
    destroyed: tuple[int, ...]
    paths: tuple[tuple[int, Path], ...]


class MarkerDestroyed(Fact):
    """By a card, not by a push."""

    seat: int
    marker: int


class MarkerTaken(Fact):
    seat: int
    marker: int


class Tokens(Fact):
    """Innocent or guilty tokens come to a juror, or go."""

    token: str
    juror: int
    by: int


class InfluenceDrawn(Fact):
    seat: int
    count: int


class InfluenceSeen(Fact):
    """Somebody looks at tokens: those of jurors, or what he draws or is handed."""

    seat: int
    count: int
    jurors: tuple[int, ...]
    faces: Secret[tuple[str, ...]] = None


class InfluencePlaced(Fact):
    seat: int
    juror: int


class InfluenceRemoved(Fact):
    """From a juror, facedown."""

    seat: int
    juror: int


class InfluenceDiscarded(Fact):
    """From the hand, facedown."""

    seat: int
    count: int


class InfluenceHandedOver(Fact):
    seat: int
    to: int
    count: int


class InfluenceMoved(Fact):
    seat: int
    source: int
    juror: int


class InfluenceRevealed(Fact):
    """Of a juror, or a random one of nobody's."""

    face: str
    juror: int | None


class StrategyDrawn(Fact):
    seat: int
    card: Secret[str] = None


class StrategyReshuffled(Fact):
    pass


class StrategyDiscarded(Fact):
    seat: int
    card: str


class StrategyPlayed(Fact):
    seat: int
    card: str


class Closing(Fact):
    text: str


class RolesRevealed(Fact):
    """By seat."""

    roles: tuple[str, ...]


class JurorsInfluence(Fact):
    juror: int
    faces: tuple[str, ...]


class JurorsVote(Fact):
    """What a juror type thinks once so many pairs of its tokens are canceled."""

    juror: int
    cancelled: int
    vote: str


class Verdict(Fact):
    convicted: bool
    text: str


FACTS: Final[tuple[type[Fact], ...]] = (
    RoleDealt, Prosecutor, Story, FirstPlayer, Round, StageTwo,
    TrialCardDrawn, TrialCardChosen, TrialCardSwapped, SideRead, AbilityRead,
    OptionChosen, HiddenEffect, CardKept, CardUsed, TieBroken, TieToProsecutor,
    Deployed, MarkerDestroyed, MarkerTaken, Tokens,
    InfluenceDrawn, InfluenceSeen, InfluencePlaced, InfluenceRemoved, InfluenceDiscarded,
    InfluenceHandedOver, InfluenceMoved, InfluenceRevealed,
    StrategyDrawn, StrategyReshuffled, StrategyDiscarded, StrategyPlayed,
    Closing, RolesRevealed, JurorsInfluence, JurorsVote, Verdict,
)  # fmt: skip
