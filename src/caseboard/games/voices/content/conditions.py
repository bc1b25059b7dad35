"""Questions a card asks about the board; each is true or false and changes nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from caseboard.core.wording import article, counted
from caseboard.games.voices.content.emotions import Emotion
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import Where, place_text
from caseboard.games.voices.content.tokens import Token


class Condition(ABC):
    __slots__ = ()

    @property
    @abstractmethod
    def clause(self) -> str:
        """The words that follow "if"."""


@dataclass(frozen=True, slots=True)
class JurorHas(Condition):
    """The juror type, or any one if none is named, holds so many tokens or more."""

    juror: JurorType | None
    token: Token
    at_least: int = 1

    @property
    def clause(self) -> str:
        who = "any juror has" if self.juror is None else f"the {self.juror.title} jurors have"
        if self.at_least == 1:
            return f"{who} {article(self.token.noun)}"
        return f"{who} {self.at_least} or more {self.token.noun}s"


@dataclass(frozen=True, slots=True)
class JurorHasMore(Condition):
    """Open tokens only: influence stays hidden and does not count."""

    juror: JurorType
    more: Token
    fewer: Token

    @property
    def clause(self) -> str:
        return f"the {self.juror.title} jurors have more {self.more.noun}s than {self.fewer.noun}s"


@dataclass(frozen=True, slots=True)
class YouHaveMarkers(Condition):
    at_least: int
    where: Where | Region

    @property
    def clause(self) -> str:
        owned = counted(self.at_least, "control marker")
        return f"you have at least {owned} in {place_text(self.where)}"


@dataclass(frozen=True, slots=True)
class YouLead(Condition):
    """You have a marker there and no persona has a higher total; never the prosecutor."""

    region: Region

    @property
    def clause(self) -> str:
        return f"you have the highest total in {self.region.title}, alone or tied"


@dataclass(frozen=True, slots=True)
class PushDestroyed(Condition):
    """The deployment itself pushed so many markers off, no matter whose; cards do not count."""

    at_least: int
    emotion: Emotion | None = None

    @property
    def clause(self) -> str:
        kind = "control marker" if self.emotion is None else f"{self.emotion.title} control marker"
        return f"this deployment destroyed at least {counted(self.at_least, kind)}"
