"""How effects are joined: in order, by choice, on condition, as fights, for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from caseboard.core.machine import Ask, Call, Frame, Outcome, Procedure, Skip, Step
from caseboard.games.android.actions import (
    DARK_TACTICS,
    DETECTIVE,
    LIGHT_TACTICS,
    NO,
    OPTION,
    YES,
)
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects.base import (
    Condition,
    Effect,
    Instant,
    Occasion,
    compiled,
    sentences,
)
from caseboard.games.android.effects.lasting import DarkTacticsOnly, LightTacticsOnly
from caseboard.games.android.rules.lasting import concerning, topic
from caseboard.games.android.rules.track import shift
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState


class By(Enum):
    """Who chooses: the player of the card (you) or the detective it concerns."""

    YOU = "actor"
    THEM = "target"


def chooser(by: By, who: str) -> str:
    return "you" if by is By.YOU else who


@dataclass(frozen=True, slots=True)
class Do(Effect):
    """Several effects, one after the other."""

    parts: tuple[Effect, ...]

    def text(self, who: str) -> str:
        return " ".join(part.text(who) for part in self.parts)

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        return tuple(step for part in self.parts for step in part.steps())

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        for part in self.parts:
            reason = part.barred(state, actor, target)
            if reason is not None:
                return reason
        return None


def do(*parts: Effect) -> Do:
    return Do(parts)


def _on_its_own(frame: Frame, effect: Effect, actor: int, target: int) -> Call:
    """An effect as a procedure of its own, so that it can have another actor or target."""
    return Call(_inner(effect), **topic(frame), actor=actor, target=target)


def _payer(frame: Frame, by: By) -> int:
    """Who decides also pays: the player of the card, or the detective it concerns."""
    seat: int = frame[by.value]
    return seat


@dataclass(frozen=True, slots=True)
class May(Effect):
    """An effect that may be declined. It is offered only when it can be begun."""

    effect: Effect
    by: By = By.YOU

    def text(self, who: str) -> str:
        return f"{chooser(self.by, who)} may do this: {self.effect.text(who)}"

    def ask(self, state: AndroidState, frame: Frame) -> Outcome:
        if self.effect.barred(state, _payer(frame, self.by), frame["target"]) is not None:
            return Skip(1)
        return Ask(frame[self.by.value], "may", (YES, NO), self.question)

    def question(self, state: AndroidState, frame: Frame) -> str:
        who = SHEETS[state.detective[frame["target"]]].short
        return f"Do you do this? {sentences(self.effect.text(who))}"

    def branch(self, state: AndroidState, frame: Frame) -> Outcome:
        if frame.answer is NO:
            return None
        return _on_its_own(frame, self.effect, _payer(frame, self.by), frame["target"])

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        _inner(self.effect)
        return (self.ask, self.branch)


@dataclass(frozen=True, slots=True)
class If(Effect):
    """One effect when a condition of the detective holds, otherwise the other (or nothing)."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def text(self, who: str) -> str:
        words = f"If {self.condition.text(who)}: {self.then.text(who)}"
        if self.otherwise is not None:
            words += f" Otherwise: {self.otherwise.text(who)}"
        return words

    def test(self, state: AndroidState, frame: Frame) -> Outcome:
        if self.condition.holds(state, frame["target"], frame):
            return None
        return Skip(len(self.then.steps()) + 1)

    def past(self, state: AndroidState, frame: Frame) -> Outcome:
        return Skip(0 if self.otherwise is None else len(self.otherwise.steps()))

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        rest = () if self.otherwise is None else self.otherwise.steps()
        return (self.test, *self.then.steps(), self.past, *rest)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """One of several effects. Those that cannot be begun are not offered."""

    options: tuple[Effect, ...]
    by: By = By.YOU

    def text(self, who: str) -> str:
        verb = "You choose one" if self.by is By.YOU else f"{who} chooses one"
        listed = " ".join(
            f"({'abcdefgh'[n]}) {option.text(who)}" for n, option in enumerate(self.options)
        )
        return f"{verb}: {listed}"

    def ask(self, state: AndroidState, frame: Frame) -> Outcome:
        payer = _payer(frame, self.by)
        offered = tuple(
            [
                OPTION[n]
                for n, option in enumerate(self.options)
                if option.barred(state, payer, frame["target"]) is None
            ]
        )
        if not offered:
            return Skip(1)
        return Ask(payer, "option", offered, self.question)

    def question(self, state: AndroidState, frame: Frame) -> str:
        return "Choose one."

    def option_text(self, state: AndroidState, frame: Frame, number: int) -> str:
        return sentences(self.options[number].text(SHEETS[state.detective[frame["target"]]].short))

    def branch(self, state: AndroidState, frame: Frame) -> Outcome:
        chosen = self.options[frame.answer.argument]
        return _on_its_own(frame, chosen, _payer(frame, self.by), frame["target"])

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        for option in self.options:
            _inner(option)
        return (self.ask, self.branch)


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """Something bad happens unless the detective gives something up."""

    price: Effect
    effect: Effect

    def text(self, who: str) -> str:
        return f"{self.effect.text(who)} {who} may do this instead: {self.price.text(who)}"

    def ask(self, state: AndroidState, frame: Frame) -> Outcome:
        if self.price.barred(state, frame["target"], frame["target"]) is not None:
            return Skip(2)
        return Ask(frame["target"], "unless", (YES, NO), self.question)

    def question(self, state: AndroidState, frame: Frame) -> str:
        who = SHEETS[state.detective[frame["target"]]].short
        threat, price = sentences(self.effect.text(who)), sentences(self.price.text(who))
        return f"{threat} Do you do this instead? {price}"

    def branch(self, state: AndroidState, frame: Frame) -> Outcome:
        if frame.answer is NO:
            return Skip(1)
        return _on_its_own(frame, self.price, frame["target"], frame["target"])

    def past(self, state: AndroidState, frame: Frame) -> Outcome:
        return Skip(len(self.effect.steps()))

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        _inner(self.price)
        return (self.ask, self.branch, self.past, *self.effect.steps())


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Fights: the detective reads both outcomes, chooses tactics, shifts if able (A20)."""

    light: Effect
    dark: Effect

    def text(self, who: str) -> str:
        return f"Light tactics: {self.light.text(who)} Dark tactics: {self.dark.text(who)}"

    def begin(self, state: AndroidState, frame: Frame) -> None:
        state.tell("fight", seat=frame["target"])
        occur(state, Occasion.FIGHTS, frame["target"], place=state.place[frame["target"]])

    def ask(self, state: AndroidState, frame: Frame) -> Outcome:
        seat = frame["target"]
        light = not concerning(state, DarkTacticsOnly, seat)
        dark = not concerning(state, LightTacticsOnly, seat)
        options = [LIGHT_TACTICS] if light or not dark else []
        if dark or not light:
            options.append(DARK_TACTICS)
        return Ask(seat, "fight", tuple(options), self.question)

    def question(self, state: AndroidState, frame: Frame) -> str:
        who = SHEETS[state.detective[frame["target"]]].short
        return f"A fight! {sentences(self.text(who))}"

    def branch(self, state: AndroidState, frame: Frame) -> Outcome:
        seat = frame["target"]
        if frame.answer is LIGHT_TACTICS:
            state.tell("tactics", seat=seat, light=True)
            shift(state, seat, -1)
            return None
        state.tell("tactics", seat=seat, light=False)
        shift(state, seat, 1)
        return Skip(len(self.light.steps()) + 1)

    def past(self, state: AndroidState, frame: Frame) -> Outcome:
        return Skip(len(self.dark.steps()))

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        return (
            self.begin,
            self.ask,
            self.branch,
            *self.light.steps(),
            self.past,
            *self.dark.steps(),
        )


@dataclass(frozen=True, slots=True)
class Everybody(Effect):
    """The effect for each detective (or each other one), first player first."""

    effect: Effect
    others_only: bool = False

    def text(self, who: str) -> str:
        each = f"each detective other than {who}" if self.others_only else "each detective"
        return f"For {each}: {self.effect.text('that detective')}"

    def resolve(self, state: AndroidState, frame: Frame) -> Outcome:
        order = [(state.first_player + n) % state.seats for n in range(state.seats)]
        return tuple(
            _on_its_own(frame, self.effect, seat, seat)
            for seat in order
            if not (self.others_only and seat == frame["target"])
        )

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        _inner(self.effect)
        return (self.resolve,)


_INNER: dict[Effect, Procedure[...]] = {}


def _inner(effect: Effect) -> Procedure[...]:
    """The procedure of an effect that is another detective's, registered once under its text."""
    made = _INNER.get(effect)
    if made is None:
        made = _INNER[effect] = compiled(f"for one detective: {effect!r}", effect)
    return made


@dataclass(frozen=True, slots=True)
class Cancel(Instant):
    """What the card answers does not happen: a card, a lead."""

    what: str = "what it answers"

    def text(self, who: str) -> str:
        return f"Cancel {self.what}."

    def resolve(self, state: AndroidState, frame: Frame) -> Outcome:
        skipped = False
        for frame in reversed(state.stack):
            if "cancelled" in frame:
                if not skipped:
                    skipped = True
                    continue
                frame["cancelled"] = True
                break
        return None


@dataclass(frozen=True, slots=True)
class Nothing(Instant):
    def text(self, who: str) -> str:
        return "Nothing else happens."

    def resolve(self, state: AndroidState, frame: Frame) -> Outcome:
        return None


@dataclass(frozen=True, slots=True)
class ToAnother(Effect):
    """The effect for one other detective of your choice; *you* stays the player of the card."""

    effect: Effect

    def text(self, who: str) -> str:
        return f"you choose another detective: {self.effect.text('that detective')}"

    def ask(self, state: AndroidState, frame: Frame) -> Outcome:
        others = [DETECTIVE[d] for seat, d in enumerate(state.detective) if seat != frame["actor"]]
        return Ask(frame["actor"], "choose", tuple(others), self.question)

    def question(self, state: AndroidState, frame: Frame) -> str:
        return f"Which detective? {sentences(self.effect.text('that detective'))}"

    def call(self, state: AndroidState, frame: Frame) -> Outcome:
        target = state.detective.index(frame.answer.argument)
        return Call(_inner(self.effect), **topic(frame), actor=frame["actor"], target=target)

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        _inner(self.effect)
        return (self.ask, self.call)


@dataclass(frozen=True, slots=True)
class Twice(Effect):
    """The same again."""

    effect: Effect

    def text(self, who: str) -> str:
        return f"Twice: {self.effect.text(who)}"

    def steps(self) -> tuple[Step[AndroidState, Frame], ...]:
        return self.effect.steps() * 2

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        return self.effect.barred(state, actor, target)
