"""Effects on the detectives' private lives: baggage, sanity, mood, directives."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.effects import YOU, Short, short
from caseboard.core.machine import Outcome
from caseboard.core.options import Cost as Price
from caseboard.games.android import events
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import Cost, Instant
from caseboard.games.android.frames import Resolving
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

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {self.count} good baggage"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, signs.GOOD)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        good_baggage(state, frame.target, self.count)
        return None


@dataclass(frozen=True, slots=True)
class BadBaggage(Instant):
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {self.count} bad baggage"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, signs.BAD)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        bad_baggage(state, frame.target, self.count)
        return None


@dataclass(frozen=True, slots=True)
class Gains(Instant):
    """Conditional baggage: duty, loyalty, greed, guilt, love, courage …"""

    word: str
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        return f"{who} gains {self.count} {self.word}"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.count, self.word)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        conditional_baggage(state, frame.target, self.word, self.count)
        return None


@dataclass(frozen=True, slots=True)
class RemoveBaggage(Instant):
    """Baggage of a kind is taken off the detective's plot."""

    good: bool
    count: int = 1

    def clause(self, who: str = YOU) -> str:
        kind = "good" if self.good else "bad"
        return f"{who} discards {self.count} {kind} baggage"

    def short(self, who: str = YOU) -> Short:
        return signs.change(-self.count, signs.GOOD if self.good else signs.BAD)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        pile = state.good if self.good else state.bad
        gone = min(self.count, pile[frame.target])
        if gone:
            pile[frame.target] -= gone
            state.tell(events.BaggageDiscarded(seat=frame.target, good=self.good, count=gone))
        return None


@dataclass(frozen=True, slots=True)
class Sanity(Instant):
    """Caprice's sanity marker moves."""

    by: int

    def clause(self, who: str = YOU) -> str:
        verb = "gains" if self.by > 0 else "loses"
        return f"{who} {verb} {abs(self.by)} sanity"

    def short(self, who: str = YOU) -> Short:
        return signs.change(self.by, signs.SANITY)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        change_sanity(state, self.by)
        return None


@dataclass(frozen=True, slots=True)
class Mood(Instant):
    """Louis's Mood card is turned to a side."""

    good: bool

    def clause(self, who: str = YOU) -> str:
        return f"{who}'s mood turns {'good' if self.good else 'bad'}"

    def short(self, who: str = YOU) -> Short:
        return short(f"mood turns {'good' if self.good else 'bad'}")

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        set_mood(state, int(self.good))
        return None


@dataclass(frozen=True, slots=True)
class DiscardDirective(Instant):
    """Floyd sheds a directive for good."""

    number: int

    def clause(self, who: str = YOU) -> str:
        name = ("First", "Second", "Third")[self.number - 1]
        return f"{who} discards the {name} Directive"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        if FLOYD in state.detective and state.directives[self.number - 1]:
            state.directives[self.number - 1] = 0
            state.tell(events.DirectiveShed(seat=state.detective.index(FLOYD), number=self.number))
            changed(state)
        return None


@dataclass(frozen=True, slots=True)
class PaySanity(Cost):
    """A cost: Caprice's sanity marker moves down, and must have the spaces to do so."""

    amount: int

    def clause(self, who: str = YOU) -> str:
        return f"{who} gives up {self.amount} sanity"

    def short(self, who: str = YOU) -> Short:
        return short(f"pay {self.amount} ", signs.SANITY)

    def goods(self) -> tuple[str, ...]:
        return (f"{self.amount} sanity",)

    def costs(self) -> tuple[Price, ...]:
        return (Price("sanity", self.amount),)

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        enough = state.sanity - self.amount >= -SANITY_END
        return None if enough else f"{self.amount} sanity must be given up for it"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        change_sanity(state, -self.amount)
        return None
