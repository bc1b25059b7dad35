"""What an effect, a condition, a lasting effect and a trigger are (design: cards are expressions).

The text that a player reads is made from the expression, so text and behaviour cannot drift.
``who`` in a text is the detective concerned; *you* is the player who plays the card.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.machine import Ask, Done, Outcome, Procedure, Skip, Step, procedure
from caseboard.games.android import events
from caseboard.games.android.frames import About, Resolving
from caseboard.games.android.state import AndroidState

Steps: TypeAlias = tuple[Step[AndroidState, Resolving], ...]
Deed: TypeAlias = Procedure[[int, int, About]]
"""An effect as a procedure: called with who brings it about, whom it concerns, and the topic."""


class Effect:
    """Part of what a card does."""

    __slots__ = ()

    def text(self, who: str) -> str:
        """One sentence (or several) with its full stop."""
        raise NotImplementedError

    def steps(self, parts: Parts) -> Steps:
        """The steps that do it; what of it runs as a procedure of its own is made by ``parts``."""
        raise NotImplementedError

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        """Why it cannot be begun now; only costs and needs bar, all else does what it can."""
        return None


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
    """Mixed into what must be paid: whoever cannot pay it gets nothing of what follows it."""

    __slots__ = ()

    def stop_unless_payable(self, state: AndroidState, frame: Resolving) -> Outcome:
        """Playing Twilight Cards: additional costs must be paid for the card to take effect."""
        if self.barred(state, frame.actor, frame.target) is None:
            return None
        state.tell(events.CostNotPaid(seat=frame.actor))
        return Done()

    def steps(self, parts: Parts) -> Steps:
        return (self.stop_unless_payable, *super().steps(parts))


class Condition:
    """Something that holds or does not hold for a detective; its text follows 'if'."""

    __slots__ = ()

    def text(self, who: str) -> str:
        raise NotImplementedError

    def holds(self, state: AndroidState, seat: int, about: About) -> bool:
        raise NotImplementedError


class Lasting:
    """A continuous effect while its source is in play, looked up by its class."""

    __slots__ = ()

    def text(self, who: str) -> str:
        raise NotImplementedError


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


OCCASION_WORDS: dict[Occasion, str] = {
    Occasion.STARTS_TURN: "{who} starts a turn",
    Occasion.ENDS_TURN: "{who} ends a turn",
    Occasion.ENTERS_PLACE: "{who} enters a place",
    Occasion.FOLLOWS_LEAD: "{who} follows up a lead",
    Occasion.PLACES_EVIDENCE: "{who} places evidence",
    Occasion.UNCOVERS: "{who} uncovers the conspiracy",
    Occasion.DRAWS_CARD: "{who} draws a twilight card",
    Occasion.PLAYS_LIGHT: "{who} plays a light card",
    Occasion.TARGETED: "a dark card is played on {who}",
    Occasion.FIGHTS: "{who} is in a fight",
    Occasion.USES_ABILITY: "{who} uses a location ability",
    Occasion.TALKS: "{who} talks to Lily or Jimmy",
    Occasion.GAINS_TRAUMA: "{who} gains trauma",
    Occasion.SPENDS_FAVOR: "{who} spends a favor",
    Occasion.GAINS_FAVOR: "{who} gains a favor",
    Occasion.PLACES_HIT: "{who} places a hit",
    Occasion.GOOD_BAGGAGE: "{who} gains good baggage",
    Occasion.BAD_BAGGAGE: "{who} gains bad baggage",
    Occasion.DAY_ENDS: "the day ends",
}


def occasion_text(occasion: Occasion, if_: Condition | None, who: str, subject: str) -> str:
    """When something comes: 'Louis ends a turn at a seedy place', '…, if it is a Fight card'."""
    clause = OCCASION_WORDS[occasion].format(who=subject)
    if if_ is None:
        return clause
    condition = if_.text(who)
    thing = THING.fullmatch(condition)
    if thing and clause.endswith(f" a {thing[2]}"):
        return f"{clause.removesuffix(f'a {thing[2]}')}{thing[1]}"
    where = condition.removeprefix(f"{who} is ")
    if subject not in clause or not WHEREABOUTS.fullmatch(where):
        return f"{clause}, if {condition}"
    if occasion is Occasion.ENTERS_PLACE and where.startswith("at "):
        return clause.replace("a place", where.removeprefix("at "))
    return f"{clause} {where}"


THING: Final = re.compile(r"it is (an? (?!.* (?:and|or) ).*(favor|lead))")
"""A condition on the favor or the lead that the occasion is about."""
WHEREABOUTS: Final = re.compile(r"(at|in|on) (?!.* (and|or) ).*")
"""A condition that says only where the detective is, or in which mood."""


@dataclass(frozen=True, slots=True)
class When:
    """A trigger: when the occasion comes for its owner (or for anybody), the effect happens."""

    occasion: Occasion
    effect: Effect
    if_: Condition | None = None
    anybody: bool = False

    def text(self, who: str) -> str:
        subject = "a detective" if self.anybody else who
        clause = occasion_text(self.occasion, self.if_, who, subject)
        return f"When {clause}: {self.effect.text(who)}"

    def answers(self, state: AndroidState, owner: int, seat: int, about: About) -> bool:
        """Whether it fires for the owner when the occasion is the seat's."""
        if seat != owner and not self.anybody:
            return False
        return self.if_ is None or self.if_.holds(state, owner, about)


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


def sentences(text: str) -> str:
    """A text with a capital at the start of each sentence."""
    return re.sub(r"(^|[.:] |\) )([a-z])", lambda found: found[1] + found[2].upper(), text)


def plural(count: int, noun: str) -> str:
    """'1 favor', '2 favors'."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def a(noun: str) -> str:
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"
