"""What an effect, a condition, a lasting effect and a trigger are (design: cards are expressions).

The text that a player reads is made from the expression, so text and behavior cannot drift.
``who`` in a text is the detective concerned; *you* is the player who plays the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from caseboard.core import effects
from caseboard.core.actions import Action
from caseboard.core.effects import Short, reading, short
from caseboard.core.machine import Ask, Done, Frame, Outcome, Procedure, Skip, Step, procedure
from caseboard.core.options import Cost as Price
from caseboard.games.android import events
from caseboard.games.android.frames import About, Resolving
from caseboard.games.android.state import AndroidState

Steps: TypeAlias = tuple[Step[AndroidState, Resolving], ...]
Deed: TypeAlias = Procedure[[int, int, About]]
"""An effect as a procedure: called with who brings it about, whom it concerns, and the topic."""


class Effect(effects.Effect):
    """Part of what a card does."""

    __slots__ = ()

    def steps(self, parts: Parts) -> Steps:
        """The steps that do it; what of it runs as a procedure of its own is made by ``parts``."""
        raise NotImplementedError

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        """Why it cannot be begun now; only costs and needs bar, all else does what it can."""
        return None

    def costs(self) -> tuple[Price, ...]:
        """What it takes of whoever brings it about."""
        return ()

    def lines(self, who: str) -> list[str]:
        """Its text in parts that can be read one by one."""
        return [self.text(who)]

    def short_lines(self, who: str) -> list[Short]:
        """Its short text in parts that can be read one by one."""
        return [self.short(who)]


class Instant(Effect):
    """An effect without a choice: ``resolve`` does it."""

    __slots__ = ()

    def steps(self, parts: Parts) -> Steps:
        return (self.resolve,)

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        raise NotImplementedError


class Choice(Effect):
    """An effect with one choice: ``options``, then ``act``. No options: it does nothing."""

    __slots__ = ()

    KIND = "choose"

    def chooser(self, frame: Resolving) -> int:
        return frame.actor

    def options(self, state: AndroidState, frame: Resolving) -> tuple[Action, ...]:
        raise NotImplementedError

    def question(self, state: AndroidState, frame: Resolving) -> str:
        raise NotImplementedError

    def act(self, state: AndroidState, frame: Resolving, action: Action) -> Outcome:
        raise NotImplementedError

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        options = self.options(state, frame)
        if not options:
            return Skip(1)
        return Ask(self.chooser(frame), self.KIND, options, self.question)

    def take(self, state: AndroidState, frame: Resolving) -> Outcome:
        return self.act(state, frame, frame.answer)

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, self.take)


class Cost(Effect):
    """What must be paid: whoever cannot pay it gets nothing of what follows it."""

    __slots__ = ()

    def goods(self) -> tuple[str, ...]:
        """What must be paid, one by one: '1 corp favor', '1 street favor'."""
        raise NotImplementedError

    def stop_unless_payable(self, state: AndroidState, frame: Resolving) -> Outcome:
        """Playing Twilight Cards: additional costs must be paid for the card to take effect."""
        if self.barred(state, frame.actor, frame.target) is None:
            return None
        state.tell(events.CostNotPaid(seat=frame.actor))
        return Done()

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        """Pay it."""
        raise NotImplementedError

    def steps(self, parts: Parts) -> Steps:
        return (self.stop_unless_payable, self.resolve)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not hold for a detective; its text follows 'if'."""

    __slots__ = ()

    def text(self, who: str) -> str:
        raise NotImplementedError

    def short(self, who: str) -> Short:
        """The text for little room."""
        return short(self.text(who))

    def denied(self, who: str) -> str:
        """The text of the opposite."""
        return f"it is not so that {self.text(who)}"

    def where(self) -> Where | None:
        """If it says only where the detective is, or in which mood: that."""
        return None

    def kind(self) -> Kind | None:
        """If it says only which kind of thing the occasion is about: that."""
        return None

    def rest(self) -> Condition | None:
        """What is left to say once ``where`` or ``kind`` has been said."""
        return None

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        raise NotImplementedError


class Where(NamedTuple):
    """'at' and 'a seedy place', 'in' and 'a good mood'."""

    preposition: str
    place: str


class Kind(NamedTuple):
    """'lead' and 'a testimony lead': a word of an occasion, and the words that are more exact."""

    noun: str
    words: str


class Lasting(effects.Printed):
    """A continuous effect while its source is in play, looked up by its class."""

    __slots__ = ()


class Occasion(IntEnum):
    """What can be reacted to. Each opens one window: a dark card, then a light card."""

    STARTS_TURN = 0
    ENDS_TURN = 1
    ENTERS_PLACE = 2
    FOLLOWS_LEAD = 3
    PLACES_EVIDENCE = 4
    UNCOVERS = 5
    DRAWS_CARD = 6
    PLAYS_LIGHT = 7
    TARGETED = 8
    FIGHTS = 9
    USES_ABILITY = 10
    TALKS = 11
    GAINS_TRAUMA = 12
    SPENDS_FAVOR = 13
    GAINS_FAVOR = 14
    PLACES_HIT = 15
    GOOD_BAGGAGE = 16
    BAD_BAGGAGE = 17
    DAY_ENDS = 18

    @property
    def key(self) -> str:
        """Its name outside the rules."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class OccasionWords:
    """An occasion in words: ``{who}`` stands for a detective, ``{it}`` for the thing named by
    ``noun``, which a condition may say more exactly.
    """

    pattern: str
    noun: str = ""
    whose: bool = True
    """Whether it is some detective's."""
    unnamed: str = ""
    """The pattern where the detective is not named, if that takes other words."""

    def filled(self, who: str, it: str) -> str:
        """The clause about a detective; about nobody who is named, if ``who`` is empty."""
        pattern = self.pattern if who or not self.unnamed else self.unnamed
        return pattern.format(who=who, it=it).strip()


OCCASION_WORDS: Final[dict[Occasion, OccasionWords]] = {
    Occasion.STARTS_TURN: OccasionWords("{who} starts a turn"),
    Occasion.ENDS_TURN: OccasionWords("{who} ends a turn"),
    Occasion.ENTERS_PLACE: OccasionWords("{who} enters {it}", "place"),
    Occasion.FOLLOWS_LEAD: OccasionWords("{who} follows up {it}", "lead"),
    Occasion.PLACES_EVIDENCE: OccasionWords("{who} places evidence"),
    Occasion.UNCOVERS: OccasionWords("{who} uncovers the conspiracy"),
    Occasion.DRAWS_CARD: OccasionWords("{who} draws a twilight card"),
    Occasion.PLAYS_LIGHT: OccasionWords("{who} plays a light card"),
    Occasion.TARGETED: OccasionWords(
        "a dark card is played on {who}", unnamed="a dark card is played here"
    ),
    Occasion.FIGHTS: OccasionWords("{who} is in a fight"),
    Occasion.USES_ABILITY: OccasionWords("{who} uses a location ability"),
    Occasion.TALKS: OccasionWords("{who} talks to Lily or Jimmy"),
    Occasion.GAINS_TRAUMA: OccasionWords("{who} gains trauma"),
    Occasion.SPENDS_FAVOR: OccasionWords("{who} spends {it}", "favor"),
    Occasion.GAINS_FAVOR: OccasionWords("{who} gains {it}", "favor"),
    Occasion.PLACES_HIT: OccasionWords("{who} places a hit"),
    Occasion.GOOD_BAGGAGE: OccasionWords("{who} gains good baggage"),
    Occasion.BAD_BAGGAGE: OccasionWords("{who} gains bad baggage"),
    Occasion.DAY_ENDS: OccasionWords("the day ends", whose=False),
}


def occasion_words(occasion: Occasion, who: str) -> str:
    """An occasion as a clause: 'Louis enters a place'."""
    words = OCCASION_WORDS[occasion]
    return words.filled(who, f"a {words.noun}")


def occasion_text(occasion: Occasion, if_: Condition | None, who: str, subject: str) -> str:
    """When something comes: 'Louis ends a turn at a seedy place', '…, if it is a Fight card'.

    Without a subject it is for little room: 'ends a turn at a seedy place'.
    """

    def said(condition: Condition) -> str:
        return condition.text(who) if subject else reading(condition.short(who))

    clause, words = occasion_words(occasion, subject), OCCASION_WORDS[occasion]
    if if_ is None:
        return clause
    kind, where, rest = if_.kind(), if_.where(), if_.rest()
    more = "" if rest is None else f", if {said(rest)}"
    if kind is not None and kind.noun == words.noun:
        return words.filled(subject, kind.words) + more
    if where is None or not words.whose:
        return f"{clause}, if {said(if_)}"
    if where.preposition == "at" and words.noun == "place":
        return words.filled(subject, where.place) + more
    return f"{clause} {where.preposition} {where.place}{more}"


@dataclass(frozen=True, slots=True)
class When:
    """A trigger: when the occasion comes for its owner (or for anybody), the effect happens."""

    occasion: Occasion
    effect: Effect
    if_: Condition | None = None
    anybody: bool = False

    def text(self, who: str) -> str:
        return f"{self.lead_in(who)}: {self.effect.text(who)}"

    def lead_in(self, who: str) -> str:
        """The occasion that it answers: 'When Louis ends a turn'."""
        subject = "a detective" if self.anybody else who
        return f"When {occasion_text(self.occasion, self.if_, who, subject)}"

    def short(self, who: str) -> Short:
        """The text for little room; ``who``, whose card it is, is not named."""
        subject = "a detective" if self.anybody else ""
        occasion = occasion_text(self.occasion, self.if_, who, subject)
        return short(
            f"when {occasion}: " if self.anybody else f"{occasion}: ", self.effect.short(who)
        )

    def answers(self, state: AndroidState, owner: int, seat: int, about: About) -> bool:
        """Whether it fires for the owner when the occasion is the seat's."""
        if seat != owner and not self.anybody:
            return False
        return self.if_ is None or self.if_.holds(state, owner, about)


def asking_effect(frame: Frame) -> Effect | None:
    """The effect whose question is open, if it is an effect's."""
    owner = getattr(frame.procedure.steps[frame.step], "__self__", None)
    return owner if isinstance(owner, Effect) else None


CARDS_CHAPTER: Final = "Playing Twilight Cards"


def compiled(title: str, effect: Effect) -> Deed:
    """The effect as a procedure that can stop, be saved and go on like any rule."""
    return procedure(title, Resolving, *effect.steps(Parts(title)), chapter=CARDS_CHAPTER)


class Parts:
    """Makes procedures of an effect's parts: those that have an actor or a target of their own.

    They are titled after the whole, in their order.
    """

    __slots__ = ("_count", "_title")

    def __init__(self, title: str) -> None:
        self._title = title
        self._count = 0

    def own(self, effect: Effect) -> Deed:
        self._count += 1
        return compiled(f"{self._title}, part {self._count}", effect)
