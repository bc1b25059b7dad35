"""Using an ability: how an effect of a card or marker is carried out.

Every kind of effect has one procedure. It ends with the juror that it used last, so the next
effect of a sequence knows which one "that juror" is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from caseboard.core.machine import Done, Frame, Outcome, Step, procedure
from caseboard.games.voices.effects import Effect, at
from caseboard.games.voices.sources import SOURCES
from caseboard.games.voices.state import NO_JUROR, NO_MARKER, NO_REGION, NOBODY, VoicesState

E = TypeVar("E", bound=Effect)
U = TypeVar("U", bound=Frame)


class Circumstances(Protocol):
    """For whom an effect is or would be used, and after which deployment."""

    user: int
    here: int
    deployed: int
    fallen: tuple[int, ...]
    that: int


@dataclass(slots=True, eq=False)
class OfEffect(Frame):
    """A procedure that carries an effect out, or a piece of it."""

    source: str
    path: tuple[int, ...]  # into the source's effect
    user: int
    that: int  # the juror that "that juror" means


@dataclass(slots=True, eq=False)
class Use(OfEffect):
    """One effect; subclasses add what an effect keeps between its steps."""

    here: int  # the region of the deployment after which it is used
    deployed: int  # the marker of that deployment
    fallen: tuple[int, ...]  # and what it destroyed
    receiver: int  # to whom tokens are handed over


Begin: TypeAlias = Callable[[str, tuple[int, ...], int, int, int, int, tuple[int, ...], int], U]
"""Makes a frame from the fields of ``Use``."""

Possible: TypeAlias = Callable[[VoicesState, Any, Any, bool], bool]


class Resolver:
    """How one kind of effect is carried out, and whether anything of it can be done."""

    __slots__ = ("begin", "possible")

    def __init__(self, begin: Begin[Frame], possible: Possible) -> None:
        self.begin = begin
        self.possible = possible


RESOLVERS: Final[dict[type[Effect], Resolver]] = {}


def _always(state: VoicesState, frame: Circumstances, effect: Effect, in_full: bool) -> bool:
    return True


def resolves(
    kind: type[Effect],
    title: str,
    locals: Begin[U],
    *steps: Step[VoicesState, U],
    possible: Possible = _always,
) -> None:
    """Register the steps that carry an effect out, and the class of their frames."""
    RESOLVERS[kind] = Resolver(procedure(title, locals, *steps), possible)


def possible(
    state: VoicesState, frame: Circumstances, effect: Effect, in_full: bool = False
) -> bool:
    """Whether any of an effect (or all of it) can be done now by the frame's user."""
    return RESOLVERS[type(effect)].possible(state, frame, effect, in_full)


def carried_out(frame: OfEffect) -> Effect:
    """The effect that a frame carries out."""
    return at(SOURCES[frame.source].effect, frame.path)


def effect_of(frame: OfEffect, kind: type[E]) -> E:
    """The effect that a frame carries out, which is of a known kind."""
    found = carried_out(frame)
    assert isinstance(found, kind)
    return found


def use(
    source: str,
    user: int,
    here: int = NO_REGION,
    deployed: int = NO_MARKER,
    fallen: tuple[int, ...] = (),
    receiver: int = NOBODY,
) -> Frame:
    """Carry out the whole effect of a source for a player."""
    begin = RESOLVERS[type(SOURCES[source].effect)].begin
    return begin(source, (), user, NO_JUROR, here, deployed, fallen, receiver)


def part(frame: Use, number: int) -> Frame:
    """Carry out one part of a frame's effect, in the same circumstances."""
    begin = RESOLVERS[type(carried_out(frame).parts[number])].begin
    return begin(
        frame.source,
        (*frame.path, number),
        frame.user,
        frame.that,
        frame.here,
        frame.deployed,
        frame.fallen,
        frame.receiver,
    )


def end_with_that_juror(state: VoicesState, frame: OfEffect) -> Outcome:
    """The last step of an effect that leaves "that juror" as it noted it."""
    return Done(frame.that)


def end_as_the_part_did(state: VoicesState, frame: Frame) -> Outcome:
    """The last step of an effect whose part says which juror it used."""
    return Done(frame.answer)


def rule_text(state: VoicesState, frame: OfEffect) -> str:
    """The effect being carried out, as a prompt."""
    return carried_out(frame).text()


def rule_and(question: str) -> Callable[[VoicesState, OfEffect], str]:
    """A prompt for one of several questions that an effect puts."""

    def prompt(state: VoicesState, frame: OfEffect) -> str:
        return f"{rule_text(state, frame)} {question}"

    return prompt
