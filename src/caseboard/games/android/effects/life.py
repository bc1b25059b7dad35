"""Effects on the detectives' private lives: baggage, sanity, mood, directives."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Frame, Outcome
from caseboard.games.android.effects.base import Cost, Instant
from caseboard.games.android.numbers import FLOYD, SANITY_END
from caseboard.games.android.rules.lasting import changed
from caseboard.games.android.rules.plots import (
    bad_baggage,
    change_sanity,
    conditional_baggage,
    good_baggage,
    set_mood,
)
from caseboard.games.android.state import AndroidState


@dataclass(frozen=True, slots=True)
class GoodBaggage(Instant):
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} gains {self.count} good baggage."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        good_baggage(s, f["target"], self.count)
        return None


@dataclass(frozen=True, slots=True)
class BadBaggage(Instant):
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} gains {self.count} bad baggage."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        bad_baggage(s, f["target"], self.count)
        return None


@dataclass(frozen=True, slots=True)
class Gains(Instant):
    """Conditional baggage: duty, loyalty, greed, guilt, love, courage …"""

    word: str
    count: int = 1

    def text(self, who: str) -> str:
        return f"{who} gains {self.count} {self.word}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        conditional_baggage(s, f["target"], self.word, self.count)
        return None


@dataclass(frozen=True, slots=True)
class RemoveBaggage(Instant):
    """Baggage of a kind is taken off the detective's plot."""

    good: bool
    count: int = 1

    def text(self, who: str) -> str:
        kind = "good" if self.good else "bad"
        return f"{who} discards {self.count} {kind} baggage."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        pile = s.good if self.good else s.bad
        gone = min(self.count, pile[f["target"]])
        if gone:
            pile[f["target"]] -= gone
            s.tell("baggage-discarded", seat=f["target"], good=self.good, count=gone)
        return None


@dataclass(frozen=True, slots=True)
class Sanity(Instant):
    """Caprice's sanity marker moves."""

    by: int

    def text(self, who: str) -> str:
        verb = "gains" if self.by > 0 else "loses"
        return f"{who} {verb} {abs(self.by)} sanity."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        change_sanity(s, self.by)
        return None


@dataclass(frozen=True, slots=True)
class Mood(Instant):
    """Louis's Mood card is turned to a side."""

    good: bool

    def text(self, who: str) -> str:
        return f"{who}'s mood turns {'good' if self.good else 'bad'}."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        set_mood(s, int(self.good))
        return None


@dataclass(frozen=True, slots=True)
class DiscardDirective(Instant):
    """Floyd sheds a directive for good."""

    number: int

    def text(self, who: str) -> str:
        name = ("First", "Second", "Third")[self.number - 1]
        return f"{who} discards the {name} Directive."

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        if FLOYD in s.detective and s.directives[self.number - 1]:
            s.directives[self.number - 1] = 0
            s.tell("directive-shed", seat=s.detective.index(FLOYD), number=self.number)
            changed(s)
        return None


@dataclass(frozen=True, slots=True)
class PaySanity(Cost, Instant):
    """A cost: Caprice's sanity marker moves down, and must have the spaces to do so."""

    amount: int

    def text(self, who: str) -> str:
        return f"{who} gives up {self.amount} sanity."

    def barred(self, s: AndroidState, actor: int, target: int) -> str | None:
        enough = s.sanity - self.amount >= -SANITY_END
        return None if enough else f"{self.amount} sanity must be given up for it"

    def resolve(self, s: AndroidState, f: Frame) -> Outcome:
        change_sanity(s, -self.amount)
        return None
