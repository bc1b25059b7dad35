"""Who and what an effect may touch: jurors, control markers, places for markers.

A selector only describes a set; whoever uses the ability picks from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum

from caseboard.core.wording import article, listed
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.tokens import Token


class Jurors(ABC):
    """Some juror types; an effect that names them uses one of them, chosen by its user."""

    __slots__ = ()

    @property
    @abstractmethod
    def text(self) -> str:
        """The words that follow "on", "from" or "to"."""

    @property
    def every(self) -> str:
        """The words for all members at once."""
        return self.text

    def different(self) -> str:
        """The words for as many different members as there are tokens."""
        raise ValueError(f"'{self.text}' cannot be spread over different jurors: use ANY or Named")


@dataclass(frozen=True, slots=True)
class Named(Jurors):
    types: tuple[JurorType, ...]

    @property
    def text(self) -> str:
        return f"the {listed([juror.title for juror in self.types], 'or')} jurors"

    @property
    def every(self) -> str:
        return f"each of the {listed([juror.title for juror in self.types], 'and')} jurors"

    def different(self) -> str:
        return f"different jurors among the {listed([j.title for j in self.types], 'and')}"


@dataclass(frozen=True, slots=True)
class AnyJuror(Jurors):
    @property
    def text(self) -> str:
        return "any juror"

    @property
    def every(self) -> str:
        return "each juror"

    def different(self) -> str:
        return "different jurors"


@dataclass(frozen=True, slots=True)
class ByTokens(Jurors):
    """Jurors told apart by how many tokens of a kind they hold."""

    token: Token

    @property
    @abstractmethod
    def has(self) -> str:
        """The words that follow "that has"."""

    @property
    def text(self) -> str:
        return f"a juror that has {self.has}"

    @property
    def every(self) -> str:
        return f"each juror that has {self.has}"


class With(ByTokens):
    """Jurors that hold at least one token of the kind."""

    __slots__ = ()

    @property
    def has(self) -> str:
        return article(self.token.noun)


class Without(ByTokens):
    __slots__ = ()

    @property
    def has(self) -> str:
        return f"no {self.token.noun}s"


class Most(ByTokens):
    """Jurors that hold as many tokens of the kind as any other, and at least one."""

    __slots__ = ()

    @property
    def has(self) -> str:
        return f"the most {self.token.noun}s"


class Fewest(ByTokens):
    """Jurors that hold no more tokens of the kind than any other; none at all is fewest."""

    __slots__ = ()

    @property
    def has(self) -> str:
        return f"the fewest {self.token.noun}s"


@dataclass(frozen=True, slots=True)
class AdjacentTo(Jurors):
    """Jurors who sit next to at least one juror of the base."""

    base: Jurors

    @property
    def text(self) -> str:
        if self.base is THAT:
            return "an adjacent juror"
        return f"a juror adjacent to {self.base.text}"


@dataclass(frozen=True, slots=True)
class Either(Jurors):
    """The union of two sets."""

    first: Jurors
    second: Jurors

    @property
    def text(self) -> str:
        return f"{self.first.text} or {self.second.text}"


@dataclass(frozen=True, slots=True)
class ThatJuror(Jurors):
    """The juror that the same effect takes from, or else the previous effect used.

    An effect that moves something has last used the juror that received it.
    """

    @property
    def text(self) -> str:
        return "that juror"


@dataclass(frozen=True, slots=True)
class OtherJuror(Jurors):
    """Any juror except the one that `THAT` would mean."""

    @property
    def text(self) -> str:
        return "a different juror"


ANY = AnyJuror()
THAT = ThatJuror()
OTHER = OtherJuror()
NEIGHBOUR = AdjacentTo(THAT)


def juror(*names: str) -> Named:
    """`juror("logical", "impulsive")`: one of the named types."""
    return Named(tuple(JurorType[name.upper()] for name in names))


LOGICAL = juror("logical")
JUDGMENTAL = juror("judgmental")
DISTRACTED = juror("distracted")
RELAXED = juror("relaxed")
IMPULSIVE = juror("impulsive")
PERCEPTIVE = juror("perceptive")


class Where(Enum):
    """A place for markers, relative to the deployment after which the effect is used."""

    HERE = "this region"
    ELSEWHERE = "a different region"
    ANYWHERE = "any region"
    SAME = "that same region"


def place_text(place: Where | Region) -> str:
    return place.value if isinstance(place, Where) else place.title


class Owner(Enum):
    """Whose marker it is, seen from the player who uses the effect."""

    YOU = "your"
    YOUR_OTHER = "your other"
    OPPONENT = "another player"
    LATER = "a player who has not yet taken a turn this round"

    @property
    def own(self) -> bool:
        return self in (Owner.YOU, Owner.YOUR_OTHER)


@dataclass(frozen=True, slots=True)
class Marker:
    """A control marker on a platform."""

    owner: Owner
    where: Where | Region
    overhanging: bool = False

    @property
    def text(self) -> str:
        facts = [] if self.owner.own else [f"belongs to {self.owner.value}"]
        if self.overhanging:
            facts.append("has any part over the edge")
        noun = f"of {self.owner.value} control markers" if self.owner.own else "control marker"
        told = f" that {' and '.join(facts)}" if facts else ""
        return f"1 {noun} in {place_text(self.where)}{told}"


class Supply(Enum):
    """Where a marker to be deployed comes from, if not from a region."""

    YOUR_UNUSED = "1 of your unused control markers"
    OTHERS_UNUSED = "1 unused control marker of another player"
    YOUR_DESTROYED = "1 of your destroyed control markers, turned faceup,"
