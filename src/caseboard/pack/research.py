"""What a game tells researchers: the facts of a finished game, and the parts of a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.events import Event
from caseboard.core.game import Game

Row: TypeAlias = dict[str, Any]
"""A finished game in a data set, as plain data."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: everything that decides its course."""

    game: str
    bots: tuple[str, ...]
    """By seat, the level of the bot."""
    seed: int
    options: Mapping[str, Any]


class Answer(NamedTuple):
    """A way that was taken: the kind of question, the thing that asked it, and the answer's key."""

    kind: str
    asker: str
    number: int | str
    key: str


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that can happen in a game, and how often it did."""

    group: str
    what: str
    count: int
    note: str = ""
    """Why it may well never happen in these games."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game with its whole story, and every action that was open to somebody in it."""

    match: Match
    game: Game
    events: tuple[Event, ...]
    offered: frozenset[Action]
    answers: Mapping[Answer, int]
    """How often each way was taken that something on the table left open."""
    fallbacks: tuple[str, ...]
    """What the watchdog said: bots that failed and handed over to a simpler level."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole with the interval that 95 times of 100 holds the true one."""

    value: float
    low: float
    high: float
    count: int
    """How many cases it is a share of."""

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%}–{self.high:.1%})"


@dataclass(frozen=True, slots=True)
class Figure:
    svg: str
    caption: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; one that is ``folded`` opens at a click. Long ones stay out of the summary."""

    caption: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    folded: bool = False
    long: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    """A target of the balance and what was found."""

    what: str
    found: Share
    low: float
    high: float

    @property
    def met(self) -> bool:
        return self.low <= self.found.value <= self.high

    @property
    def target(self) -> str:
        if self.high >= 1:
            return f"{self.low:.0%} or more"
        return f"{self.low:.0%}–{self.high:.0%}"


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a report."""

    title: str
    text: str = ""
    figures: tuple[Figure, ...] = ()
    grids: tuple[Grid, ...] = ()
    checks: tuple[Check, ...] = ()


def _no_facts(played: Played) -> Row:
    return {}


@dataclass(frozen=True, slots=True)
class Research:
    """``facts``: what a row holds beside what all rows hold; ``parts``, by seat, is who it was."""

    facts: Callable[[Played], Row] = _no_facts
    sections: Callable[[Sequence[Row]], tuple[Section, ...]] | None = None
    """What a report tells; without it, who wins."""
    coverage: Callable[[Sequence[Row]], tuple[Happened, ...]] | None = None
    """Everything that can happen, with how often it did in these games."""
    sampled: Callable[[Sequence[Row]], str] | None = None
    """A page about a few things looked at closely."""
    branches: frozenset[str] = frozenset()
    """The kinds of questions whose answers are counted, by what asks them."""
    everybody_for_himself: bool = False
    """Any number of seats win; otherwise one victory is shared by those who tie."""
