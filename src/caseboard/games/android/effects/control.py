"""How effects are joined: in order, by choice, on condition, as fights, for everybody."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial

from caseboard.core.effects import YOU, Short, joined, short
from caseboard.core.machine import Ask, Outcome, Skip, own
from caseboard.core.options import Cost as Price
from caseboard.core.wording import sentence
from caseboard.games.android import events
from caseboard.games.android.actions import (
    DARK_TACTICS,
    DETECTIVE,
    LIGHT_TACTICS,
    NO,
    OPTION,
    YES,
)
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects import signs
from caseboard.games.android.effects.base import (
    Condition,
    Deed,
    Effect,
    Instant,
    Occasion,
    Parts,
    Steps,
)
from caseboard.games.android.effects.lasting import DarkTacticsOnly, LightTacticsOnly
from caseboard.games.android.frames import About, Cancellable, Resolving
from caseboard.games.android.rules.lasting import concerning
from caseboard.games.android.rules.track import shift
from caseboard.games.android.rules.twilight import occur
from caseboard.games.android.state import AndroidState


class By(Enum):
    """Who chooses: the player of the card (you) or the detective it concerns."""

    YOU = "you"
    THEM = "them"

    def of(self, frame: Resolving) -> int:
        return frame.actor if self is By.YOU else frame.target


def chooser(by: By, who: str) -> str:
    return "you" if by is By.YOU else who


def of_you(by: By) -> str:
    """In a short text: 'you ' before what you do, nothing before what the detective does."""
    return "you " if by is By.YOU else ""


def chosen(by: By) -> str:
    """In a short text: 'you choose: ' before what you choose for the detective."""
    return "you choose: " if by is By.YOU else ""


def past(count: int, state: AndroidState, frame: Resolving) -> Outcome:
    """Pass over the steps of the way that was not taken."""
    return Skip(count)


@dataclass(frozen=True, slots=True)
class Do(Effect):
    """Several effects, one after the other."""

    parts: tuple[Effect, ...]

    def clause(self, who: str = YOU) -> str:
        return " and ".join(part.clause(who) for part in self.parts)

    def short(self, who: str = YOU) -> Short:
        return joined([part.short(who) for part in self.parts], ", ")

    def text(self, who: str = YOU) -> str:
        return " ".join(part.text(who) for part in self.parts)

    def lines(self, who: str) -> list[str]:
        return [line for part in self.parts for line in part.lines(who)]

    def short_lines(self, who: str) -> list[Short]:
        return [line for part in self.parts for line in part.short_lines(who)]

    def costs(self) -> tuple[Price, ...]:
        return tuple(price for part in self.parts for price in part.costs())

    def steps(self, parts: Parts) -> Steps:
        return tuple(step for part in self.parts for step in part.steps(parts))

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        for part in self.parts:
            reason = part.barred(state, actor, target)
            if reason is not None:
                return reason
        return None


def do(*parts: Effect) -> Do:
    return Do(parts)


@dataclass(frozen=True, slots=True)
class May(Effect):
    """An effect that may be declined. It is offered only when it can be begun."""

    effect: Effect
    by: By = By.YOU

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def clause(self, who: str = YOU) -> str:
        return f"{chooser(self.by, who)} may do this: {self.effect.text(who)}"

    def short(self, who: str = YOU) -> Short:
        return short(of_you(self.by), "may: ", self.effect.short(who))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        chooser = self.by.of(frame)
        if self.effect.barred(state, chooser, frame.target) is not None:
            return Skip(1)
        return Ask(chooser, "may", (YES, NO), self.question)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        who = SHEETS[state.detective[frame.target]].short
        return f"Do you do this? {self.effect.text(who)}"

    def branch(self, deed: Deed, state: AndroidState, frame: Resolving) -> Outcome:
        if frame.answer is NO:
            return None
        return deed(self.by.of(frame), frame.target, frame.about)

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, partial(self.branch, parts.own(self.effect)))


@dataclass(frozen=True, slots=True)
class If(Effect):
    """One effect when a condition of the detective holds, otherwise the other (or nothing)."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def clause(self, who: str = YOU) -> str:
        words = f"If {self.condition.text(who)}: {self.then.text(who)}"
        if self.otherwise is not None:
            words += f" Otherwise: {self.otherwise.text(who)}"
        return words

    def short(self, who: str = YOU) -> Short:
        then = short("if ", self.condition.short(who), ": ", self.then.short(who))
        if self.otherwise is None:
            return then
        return short(then, "; else ", self.otherwise.short(who))

    def test(self, count: int, state: AndroidState, frame: Resolving) -> Outcome:
        return None if self.condition.holds(state, frame.target, frame.about) else Skip(count)

    def steps(self, parts: Parts) -> Steps:
        then = self.then.steps(parts)
        rest = () if self.otherwise is None else self.otherwise.steps(parts)
        return (partial(self.test, len(then) + 1), *then, partial(past, len(rest)), *rest)


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """One of several effects. Those that cannot be begun are not offered."""

    options: tuple[Effect, ...]
    by: By = By.YOU

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.options

    def clause(self, who: str = YOU) -> str:
        verb = "you choose one" if self.by is By.YOU else f"{who} chooses one"
        listed = " ".join(
            f"({'abcdefgh'[n]}) {option.text(who)}" for n, option in enumerate(self.options)
        )
        return f"{verb}: {listed}"

    def short(self, who: str = YOU) -> Short:
        listed = [
            short(f"({'abcdefgh'[n]}) ", option.short(who)) for n, option in enumerate(self.options)
        ]
        return short(chosen(self.by), joined(listed, " "))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        chooser = self.by.of(frame)
        offered = tuple(
            [
                OPTION[n]
                for n, option in enumerate(self.options)
                if option.barred(state, chooser, frame.target) is None
            ]
        )
        if not offered:
            return Skip(1)
        return Ask(chooser, "option", offered, self.question)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return "Choose one."

    def option_text(self, state: AndroidState, frame: Resolving, number: int) -> str:
        return self.options[number].text(SHEETS[state.detective[frame.target]].short)

    def branch(self, deeds: tuple[Deed, ...], state: AndroidState, frame: Resolving) -> Outcome:
        deed: Deed = deeds[frame.answer.argument]
        return deed(self.by.of(frame), frame.target, frame.about)

    def steps(self, parts: Parts) -> Steps:
        deeds = tuple([parts.own(option) for option in self.options])
        return (self.ask, partial(self.branch, deeds))


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """Something bad happens unless the detective gives something up."""

    price: Effect
    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, self.price)

    def clause(self, who: str = YOU) -> str:
        instead = sentence(f"{who} may do this instead: {self.price.text(who)}")
        return f"{self.effect.text(who)} {instead}"

    def short(self, who: str = YOU) -> Short:
        return short(self.effect.short(who), ", or: ", self.price.short(who))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        if self.price.barred(state, frame.target, frame.target) is not None:
            return Skip(2)
        return Ask(frame.target, "unless", (YES, NO), self.question)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        who = SHEETS[state.detective[frame.target]].short
        threat, price = self.effect.text(who), self.price.text(who)
        return f"{threat} Do you do this instead? {price}"

    def branch(self, price: Deed, state: AndroidState, frame: Resolving) -> Outcome:
        if frame.answer is NO:
            return Skip(1)
        return price(frame.target, frame.target, frame.about)

    def steps(self, parts: Parts) -> Steps:
        price, otherwise = parts.own(self.price), self.effect.steps(parts)
        return (
            self.ask,
            partial(self.branch, price),
            partial(past, len(otherwise)),
            *otherwise,
        )


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Fights: the detective reads both outcomes, chooses tactics, shifts if able (A20)."""

    light: Effect
    dark: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.light, self.dark)

    def clause(self, who: str = YOU) -> str:
        return " ".join(self.lines(who))

    def lines(self, who: str) -> list[str]:
        light, *more_light = self.light.lines(who)
        dark, *more_dark = self.dark.lines(who)
        return [f"Light tactics: {light}", *more_light, f"Dark tactics: {dark}", *more_dark]

    def short(self, who: str = YOU) -> Short:
        return joined(self.short_lines(who), " ")

    def short_lines(self, who: str) -> list[Short]:
        light, dark = self.light.short(who), self.dark.short(who)
        return [short(signs.LIGHT, ": ", light), short(signs.DARK, ": ", dark)]

    def begin(self, state: AndroidState, frame: Resolving) -> None:
        state.tell(events.Fight(seat=frame.target))
        occur(state, Occasion.FIGHTS, frame.target, About(place=state.place[frame.target]))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        seat = frame.target
        light = not concerning(state, DarkTacticsOnly, seat)
        dark = not concerning(state, LightTacticsOnly, seat)
        options = [LIGHT_TACTICS] if light or not dark else []
        if dark or not light:
            options.append(DARK_TACTICS)
        return Ask(seat, "fight", tuple(options), self.question)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        who = SHEETS[state.detective[frame.target]].short
        return f"A fight! {self.text(who)}"

    def branch(self, to_dark: int, state: AndroidState, frame: Resolving) -> Outcome:
        seat = frame.target
        if frame.answer is LIGHT_TACTICS:
            state.tell(events.Tactics(seat=seat, light=True))
            shift(state, seat, -1)
            return None
        state.tell(events.Tactics(seat=seat, light=False))
        shift(state, seat, 1)
        return Skip(to_dark)

    def steps(self, parts: Parts) -> Steps:
        light, dark = self.light.steps(parts), self.dark.steps(parts)
        return (
            self.begin,
            self.ask,
            partial(self.branch, len(light) + 1),
            *light,
            partial(past, len(dark)),
            *dark,
        )


@dataclass(frozen=True, slots=True)
class Everybody(Effect):
    """The effect for each detective (or each other one), first player first."""

    effect: Effect
    others_only: bool = False

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def clause(self, who: str = YOU) -> str:
        each = f"each detective other than {who}" if self.others_only else "each detective"
        return f"For {each}: {self.effect.text('that detective')}"

    def short(self, who: str = YOU) -> Short:
        each = "each other detective" if self.others_only else "each detective"
        return short(f"{each}: ", self.effect.short("that detective"))

    def resolve(self, deed: Deed, state: AndroidState, frame: Resolving) -> Outcome:
        order = [(state.first_player + n) % state.seats for n in range(state.seats)]
        return tuple(
            [
                deed(seat, seat, frame.about)
                for seat in order
                if not (self.others_only and seat == frame.target)
            ]
        )

    def steps(self, parts: Parts) -> Steps:
        return (partial(self.resolve, parts.own(self.effect)),)


@dataclass(frozen=True, slots=True)
class Cancel(Instant):
    """What the card answers does not happen: a card, a lead."""

    what: str = "what it answers"

    def clause(self, who: str = YOU) -> str:
        return f"cancel {self.what}"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        """Of what is under way, the last is the card that cancels: what it answers comes before."""
        under_way = [one for one in state.stack if isinstance(one, Cancellable)]
        if len(under_way) > 1:
            own(state, under_way[-2]).cancelled = True
        return None


@dataclass(frozen=True, slots=True)
class Nothing(Instant):
    def clause(self, who: str = YOU) -> str:
        return "nothing else happens"

    def resolve(self, state: AndroidState, frame: Resolving) -> Outcome:
        return None


@dataclass(frozen=True, slots=True)
class ToAnother(Effect):
    """The effect for one other detective of your choice; *you* stays the player of the card."""

    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def clause(self, who: str = YOU) -> str:
        return f"you choose another detective: {self.effect.text('that detective')}"

    def short(self, who: str = YOU) -> Short:
        return short("you choose another detective: ", self.effect.short("that detective"))

    def ask(self, state: AndroidState, frame: Resolving) -> Outcome:
        others = [DETECTIVE[d] for seat, d in enumerate(state.detective) if seat != frame.actor]
        return Ask(frame.actor, "choose", tuple(others), self.question)

    def question(self, state: AndroidState, frame: Resolving) -> str:
        return f"Which detective? {self.effect.text('that detective')}"

    def call(self, deed: Deed, state: AndroidState, frame: Resolving) -> Outcome:
        target = state.detective.index(frame.answer.argument)
        return deed(frame.actor, target, frame.about)

    def steps(self, parts: Parts) -> Steps:
        return (self.ask, partial(self.call, parts.own(self.effect)))


@dataclass(frozen=True, slots=True)
class Twice(Effect):
    """The same again."""

    effect: Effect

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def clause(self, who: str = YOU) -> str:
        return f"Twice: {self.effect.text(who)}"

    def short(self, who: str = YOU) -> Short:
        return short("twice: ", self.effect.short(who))

    def steps(self, parts: Parts) -> Steps:
        return self.effect.steps(parts) * 2

    def barred(self, state: AndroidState, actor: int, target: int) -> str | None:
        return self.effect.barred(state, actor, target)
