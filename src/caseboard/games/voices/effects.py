"""What cards and control markers do, as expressions.

An effect is a value; its text is made from it, so what a card says is what it does. "You" is the
player who uses the ability. Everything is mandatory as far as it can be done unless it says "may".
Tokens that an effect places, removes, moves or flips are one juror's unless it says otherwise.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from enum import Enum
from string import ascii_uppercase

from caseboard.core import effects as core
from caseboard.core.wording import counted, ended
from caseboard.games.voices.content.conditions import Condition
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    OTHER,
    Jurors,
    Marker,
    Supply,
    Where,
    place_text,
)
from caseboard.games.voices.content.tokens import Token


class Effect(core.Effect):
    """Every card speaks to whoever uses it, so its rule has one wording."""

    __slots__ = ()

    @property
    @abstractmethod
    def rule(self) -> str:
        """The rule as part of a sentence."""

    def clause(self, who: str = core.YOU) -> str:
        return self.rule

    @property
    def parts(self) -> tuple[Effect, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class PlaceTokens(Effect):
    """Place innocent or guilty tokens on one juror, on different ones, or on every one of a set."""

    token: Token
    count: int = 1
    on: Jurors = ANY
    different: bool = False
    every: bool = False

    @property
    def rule(self) -> str:
        where = self.on.text
        if self.different:
            where = self.on.different()
        elif self.every:
            where = self.on.every
        return f"place {counted(self.count, self.token.noun)} on {where}"


@dataclass(frozen=True, slots=True)
class RemoveTokens(Effect):
    """Return innocent or guilty tokens to the pile; jurors that have none are no choice."""

    token: Token
    count: int = 1
    source: Jurors = ANY
    every: bool = False

    @property
    def rule(self) -> str:
        where = self.source.every if self.every else self.source.text
        return f"remove {counted(self.count, self.token.noun)} from {where}"


@dataclass(frozen=True, slots=True)
class MoveTokens(Effect):
    """Carry innocent or guilty tokens from one juror to one other."""

    token: Token
    count: int = 1
    source: Jurors = ANY
    to: Jurors = OTHER

    @property
    def rule(self) -> str:
        moved = counted(self.count, self.token.noun)
        return f"move {moved} from {self.source.text} to {self.to.text}"


@dataclass(frozen=True, slots=True)
class FlipTokens(Effect):
    """Innocent and guilty are two sides of one token; a flipped token changes its space."""

    token: Token
    count: int = 1
    on: Jurors = ANY

    @property
    def rule(self) -> str:
        other = Token.INNOCENT if self.token is Token.GUILTY else Token.GUILTY
        flipped = counted(self.count, self.token.noun)
        side = "its" if self.count == 1 else "their"
        return f"flip {flipped} to {side} {other.name.lower()} side on {self.on.text}"


@dataclass(frozen=True, slots=True)
class DrawInfluence(Effect):
    """Draw, look in secret, place some facedown, discard the rest facedown."""

    draw: int
    place: int = 1
    on: Jurors = ANY
    different: bool = False

    @property
    def rule(self) -> str:
        where = self.on.different() if self.different else self.on.text
        drawn = counted(self.draw, "influence token")
        if self.draw == self.place:
            return f"draw {drawn} and place {'it' if self.draw == 1 else 'them'} on {where}"
        return f"draw {drawn}, then place {self.place} on {where} and discard the rest"


@dataclass(frozen=True, slots=True)
class HandOverInfluence(Effect):
    """Draw and sort out in secret; the player of a region places some of what is left."""

    draw: int
    discard: int
    to: Region
    place: int
    different: bool = False

    @property
    def rule(self) -> str:
        given = self.draw - self.discard
        where = "different jurors" if self.different else "any juror"
        return (
            f"draw {counted(self.draw, 'influence token')}, discard {self.discard} and give the "
            f"other {given} to the {self.to.title} player, who places {self.place} of them on "
            f"{where} and discards the rest"
        )


@dataclass(frozen=True, slots=True)
class PlaceRandomInfluence(Effect):
    """Nobody looks at the tokens."""

    count: int = 1
    on: Jurors = ANY

    @property
    def rule(self) -> str:
        return f"place {counted(self.count, 'unseen random influence token')} on {self.on.text}"


class Fate(Enum):
    """What may become of an influence token that was looked at; `{}` is the token."""

    KEEP = "put {back}"
    MAY_DISCARD = "you may discard {one}"
    MAY_MOVE = "you may move {one} to a different juror"
    DISCARD_OR_MOVE = "discard {one} or move it to a different juror"


@dataclass(frozen=True, slots=True)
class LookAtInfluence(Effect):
    """Look in secret at the top token of a stack, or at all of it without changing its order."""

    on: Jurors = ANY
    then: Fate = Fate.KEEP
    whole_stack: bool = False

    @property
    def rule(self) -> str:
        if self.whole_stack:
            seen, back, one = "all influence tokens", "them back in the same order", "1 of them"
        else:
            seen, back, one = "the top influence token", "it back", "it"
        fate = self.then.value.format(back=back, one=one)
        return f"look at {seen} of {self.on.text}, then {fate}"


@dataclass(frozen=True, slots=True)
class KeepToInspect(Effect):
    """The trial card stays in front of its user and waits for influence to be placed."""

    then: Fate

    @property
    def rule(self) -> str:
        fate = self.then.value.format(back="them back", one="1 of them")
        return (
            "keep this card in front of you; once, after any player places 1 or more new influence "
            f"tokens, you may look at those tokens; if you do, {fate}, and this card is then "
            "discarded"
        )


@dataclass(frozen=True, slots=True)
class DiscardInfluence(Effect):
    """From the top of one stack; nobody looks."""

    count: int = 1
    source: Jurors = ANY

    @property
    def rule(self) -> str:
        top = "influence token" if self.count == 1 else counted(self.count, "influence token")
        return f"discard the top {top}, unseen, from {self.source.text}"


@dataclass(frozen=True, slots=True)
class MoveInfluence(Effect):
    """From the top of one stack to the top of another; nobody looks."""

    source: Jurors = ANY
    to: Jurors = OTHER

    @property
    def rule(self) -> str:
        return f"move the top influence token, unseen, from {self.source.text} to {self.to.text}"


@dataclass(frozen=True, slots=True)
class RevealInfluence(Effect):
    """An influence token shows its face early and counts openly from then on."""

    on: Jurors = ANY

    @property
    def rule(self) -> str:
        return (
            f"reveal the top influence token on {self.on.text} and discard it; if it was innocent "
            "or guilty, place 1 token of that kind on that juror"
        )


@dataclass(frozen=True, slots=True)
class Gamble(Effect):
    """A random influence token decides."""

    innocent: Effect | None = None
    guilty: Effect | None = None
    blank: Effect | None = None

    @property
    def rule(self) -> str:
        outcomes = (("innocent", self.innocent), ("guilty", self.guilty), ("blank", self.blank))
        told = [f"if it is {face}, {then.rule}" for face, then in outcomes if then is not None]
        return f"reveal 1 random influence token and discard it; {'; '.join(told)}"

    @property
    def parts(self) -> tuple[Effect, ...]:
        outcomes = (self.innocent, self.guilty, self.blank)
        return tuple(outcome for outcome in outcomes if outcome is not None)


@dataclass(frozen=True, slots=True)
class DrawStrategy(Effect):
    """The prosecutor, who may stand in for a tied persona, never draws."""

    count: int = 1

    @property
    def rule(self) -> str:
        return f"draw {counted(self.count, 'strategy card')}"


@dataclass(frozen=True, slots=True)
class DiscardStrategy(Effect):
    count: int = 1

    @property
    def rule(self) -> str:
        return f"discard {counted(self.count, 'strategy card')} from your hand"


@dataclass(frozen=True, slots=True)
class DestroyMarker(Effect):
    """Moves no other marker."""

    marker: Marker

    @property
    def rule(self) -> str:
        return f"destroy {self.marker.text}"


@dataclass(frozen=True, slots=True)
class TakeMarker(Effect):
    """The marker can be deployed again; moves no other marker."""

    marker: Marker

    @property
    def rule(self) -> str:
        whose = "your" if self.marker.owner.own else "its owner’s"
        return f"take {self.marker.text} and return it to {whose} unused control markers"


@dataclass(frozen=True, slots=True)
class DeployMarker(Effect):
    """You push, whoever owns the marker."""

    supply: Supply
    to: Where | Region

    @property
    def rule(self) -> str:
        return f"deploy {self.supply.value} to {place_text(self.to)}"


@dataclass(frozen=True, slots=True)
class RedeployMarker(Effect):
    """Take a marker off its platform and push it in again from the entrance."""

    marker: Marker
    to: Where | Region = Where.SAME

    @property
    def rule(self) -> str:
        return f"take {self.marker.text} and deploy it to {place_text(self.to)}"


@dataclass(frozen=True, slots=True)
class SwapTrialCard(Effect):
    """For the prosecutor; the deck's top card needs no replacement, the next one shows itself."""

    @property
    def rule(self) -> str:
        return (
            "you may discard 1 of your trial cards, but not the one chosen this round, that shows "
            "the icon of this region; if you do, draw a replacement"
        )


@dataclass(frozen=True, slots=True)
class WinTie(Effect):
    """Instead of the first player's (or, with three players, the prosecutor's) say."""

    @property
    def rule(self) -> str:
        return "use the ability as if you alone had the highest total in that region"


@dataclass(frozen=True, slots=True)
class NoEffect(Effect):
    @property
    def rule(self) -> str:
        return "no effect"


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """One after the other, each as far as possible."""

    steps: tuple[Effect, ...]

    @property
    def rule(self) -> str:
        return ", then ".join(step.rule for step in self.steps)

    def text(self, who: str = core.YOU) -> str:
        first, *rest = self.steps
        return " ".join([first.text(), *(f"Then {ended(step.rule)}" for step in rest)])

    @property
    def parts(self) -> tuple[Effect, ...]:
        return self.steps


@dataclass(frozen=True, slots=True)
class May(Effect):
    effect: Effect

    @property
    def rule(self) -> str:
        return f"you may {self.effect.rule}"

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Only a cost paid in full buys the rest."""

    cost: Effect
    then: Effect

    @property
    def rule(self) -> str:
        return f"you may {self.cost.rule}; if you do, {self.then.rule}"

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.cost, self.then)


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    @property
    def rule(self) -> str:
        told = f"if {self.condition.clause}, {self.then.rule}"
        return told if self.otherwise is None else f"{told}; otherwise, {self.otherwise.rule}"

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)


@dataclass(frozen=True, slots=True)
class Option:
    """The label is a line of the story; a hidden option shows nothing else before the choice."""

    label: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class PrintedOption:
    """What a card shows of an option: its letter, its line of the story, what it does if told."""

    letter: str
    label: str
    rule: str

    @property
    def text(self) -> str:
        return f"{self.letter}: {self.label} {self.rule}".rstrip()


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Pick one option; the effects of a hidden choice are read only after it (the black box)."""

    options: tuple[Option, ...]
    hidden: bool = False

    def printed(self, opened: bool = False) -> tuple[PrintedOption, ...]:
        """The options as the card shows them; opened, with what lies in the black box."""
        told = opened or not self.hidden
        return tuple(
            PrintedOption(letter, option.label, option.effect.text() if told else "")
            for letter, option in zip(ascii_uppercase, self.options, strict=False)
        )

    @property
    def question(self) -> str:
        return "choose 1:"

    @property
    def rule(self) -> str:
        return f"{self.question} {' '.join(option.text for option in self.printed())}"

    @property
    def parts(self) -> tuple[Effect, ...]:
        return tuple(option.effect for option in self.options)

    @property
    def black_box(self) -> tuple[str, ...]:
        """What each option turns out to do; empty if the options already say it."""
        return tuple(option.effect.text() for option in self.options) if self.hidden else ()


def at(effect: Effect, path: tuple[int, ...]) -> Effect:
    """The part of an effect that a saved path of numbers points to."""
    for number in path:
        effect = effect.parts[number]
    return effect


def guilty(*, on: Jurors = ANY, count: int = 1) -> PlaceTokens:
    return PlaceTokens(Token.GUILTY, count, on)


def innocent(*, on: Jurors = ANY, count: int = 1) -> PlaceTokens:
    return PlaceTokens(Token.INNOCENT, count, on)


def then(*steps: Effect) -> Sequence:
    return Sequence(steps)


def choose(*options: tuple[str, Effect]) -> Choose:
    return Choose(tuple(Option(label, effect) for label, effect in options))


def choose_blind(*options: tuple[str, Effect]) -> Choose:
    """The effects stay in the black box until the choice is made."""
    return Choose(tuple(Option(label, effect) for label, effect in options), hidden=True)
