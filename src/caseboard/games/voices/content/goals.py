"""Goals of role cards: expressions that write their own text and judge a finished trial.

Chapter "Role Card Goal Icons". A summary holds everything that an icon can count, seen by one
player, after influence was revealed and tokens were canceled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from caseboard.core.wording import listed, sentence
from caseboard.games.voices.content.regions import Region


@dataclass(frozen=True, slots=True)
class Summary:
    """The end of a trial as one player's goal sees it."""

    guilty: int
    innocent: int
    undecided: int
    cancelled_guilty: int
    controlled: frozenset[Region]
    """Regions where the player has a marker and the highest total, alone or tied."""
    destroyed: int
    others_destroyed: tuple[int, ...]
    """Destroyed markers of every other persona; the prosecutor's do not count."""


class Count(Enum):
    """The icons that stand for a number."""

    GUILTY = "guilty"
    INNOCENT = "innocent"
    UNDECIDED = "undecided"
    CANCELLED_GUILTY = "cancelled_guilty"
    DESTROYED = "destroyed"

    def of(self, summary: Summary) -> int:
        number: int = getattr(summary, self.value)
        return number

    @property
    def noun(self) -> str:
        return _NOUNS[self]


_NOUNS: dict[Count, str] = {
    Count.GUILTY: "jurors who vote guilty",
    Count.INNOCENT: "jurors who vote innocent",
    Count.UNDECIDED: "undecided jurors",
    Count.CANCELLED_GUILTY: "canceled guilty tokens",
    Count.DESTROYED: "destroyed control markers of your own",
}


class Goal(ABC):
    __slots__ = ()

    @property
    @abstractmethod
    def clause(self) -> str:
        """The goal as part of a sentence."""

    @abstractmethod
    def met(self, summary: Summary) -> bool: ...

    @property
    def text(self) -> str:
        return sentence(self.clause)

    @property
    def parts(self) -> tuple[Goal, ...]:
        """The goals that this one joins; none if it is a single icon."""
        return ()

    def found(self, summary: Summary) -> str:
        """What the trial came to, if the goal is a matter of numbers."""
        return ""

    def judged(self, summary: Summary) -> str:
        """The goal, and what the trial came to."""
        found = self.found(summary)
        return sentence(f"{self.clause} ({found})") if found else self.text


@dataclass(frozen=True, slots=True)
class Comparison(Goal):
    count: Count
    than: Count

    def found(self, summary: Summary) -> str:
        return f"{self.count.of(summary)} to {self.than.of(summary)}"


class More(Comparison):
    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"more {self.count.noun} than {self.than.noun}"

    def met(self, summary: Summary) -> bool:
        return self.count.of(summary) > self.than.of(summary)


class EqualOrMore(Comparison):
    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"at least as many {self.count.noun} as {self.than.noun}"

    def met(self, summary: Summary) -> bool:
        return self.count.of(summary) >= self.than.of(summary)


@dataclass(frozen=True, slots=True)
class Threshold(Goal):
    number: int
    count: Count

    def found(self, summary: Summary) -> str:
        return str(self.count.of(summary))


class AtLeast(Threshold):
    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"{self.number} or more {self.count.noun}"

    def met(self, summary: Summary) -> bool:
        return self.count.of(summary) >= self.number


class AtMost(Threshold):
    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"{self.number} or fewer {self.count.noun}"

    def met(self, summary: Summary) -> bool:
        return self.count.of(summary) <= self.number


@dataclass(frozen=True, slots=True)
class Control(Goal):
    """One of the regions is enough; a tie is enough; an empty region is not."""

    regions: tuple[Region, ...]

    @property
    def clause(self) -> str:
        names = listed([region.title for region in self.regions], "or")
        return f"the highest total, alone or tied, in {names}"

    def met(self, summary: Summary) -> bool:
        return any(region in summary.controlled for region in self.regions)


@dataclass(frozen=True, slots=True)
class MostDestroyed(Goal):
    """More destroyed markers than each other persona; the prosecutor's do not count."""

    @property
    def clause(self) -> str:
        return "more destroyed control markers than any other persona"

    def met(self, summary: Summary) -> bool:
        return all(summary.destroyed > number for number in summary.others_destroyed)

    def found(self, summary: Summary) -> str:
        return f"{summary.destroyed} to {max(summary.others_destroyed)}"


@dataclass(frozen=True, slots=True)
class All(Goal):
    goals: tuple[Goal, ...]

    @property
    def clause(self) -> str:
        return " AND ".join(_bracketed(goal) for goal in self.goals)

    def met(self, summary: Summary) -> bool:
        return all(goal.met(summary) for goal in self.goals)

    @property
    def parts(self) -> tuple[Goal, ...]:
        return self.goals


@dataclass(frozen=True, slots=True)
class OneOf(Goal):
    goals: tuple[Goal, ...]

    @property
    def clause(self) -> str:
        return " OR ".join(_bracketed(goal) for goal in self.goals)

    def met(self, summary: Summary) -> bool:
        return any(goal.met(summary) for goal in self.goals)

    @property
    def parts(self) -> tuple[Goal, ...]:
        return self.goals


def _bracketed(goal: Goal) -> str:
    return f"({goal.clause})" if goal.parts else goal.clause


def walk_goal(goal: Goal) -> Iterator[Goal]:
    """The goal and everything that it joins."""
    yield goal
    for part in goal.parts:
        yield from walk_goal(part)
