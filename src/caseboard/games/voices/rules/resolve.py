"""Using an ability: how an effect of a card or marker is carried out.

Every kind of effect has one procedure. Its frame says which effect it carries out (a source and
a path into it), for whom (``user``), after which deployment (``here``, ``deployed``, ``fallen``),
to whom tokens are handed over (``receiver``) and which juror "that juror" means (``that``). It
ends with the juror that it used last, so the next effect of a sequence knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from caseboard.core.machine import Call, Done, Frame, Outcome, Procedure, Step, loose
from caseboard.games.voices.effects import Effect, at
from caseboard.games.voices.sources import SOURCES
from caseboard.games.voices.state import NOBODY, VoicesState

E = TypeVar("E", bound=Effect)

NO_JUROR: Final = -1
NO_REGION: Final = -1
NO_MARKER: Final = -1

Possible = Callable[[VoicesState, Frame, Any, bool], bool]


class Resolver:
    """How one kind of effect is carried out, and whether anything of it can be done."""

    __slots__ = ("possible", "procedure")

    def __init__(self, procedure: Procedure[...], possible: Possible) -> None:
        self.procedure = procedure
        self.possible = possible


RESOLVERS: Final[dict[type[Effect], Resolver]] = {}


def _always(state: VoicesState, frame: Frame, effect: Any, in_full: bool) -> bool:
    return True


def resolves(
    kind: type[Effect], title: str, *steps: Step[VoicesState, Frame], possible: Possible = _always
) -> None:
    """Register the steps that carry an effect out."""
    RESOLVERS[kind] = Resolver(loose(title, *steps), possible)


def possible(state: VoicesState, frame: Frame, effect: Effect, in_full: bool = False) -> bool:
    """Whether any of an effect (or all of it) can be done now by the frame's user."""
    return RESOLVERS[type(effect)].possible(state, frame, effect, in_full)


def carried_out(frame: Frame) -> Effect:
    """The effect that a frame carries out."""
    return at(SOURCES[frame["source"]], frame["path"])


def effect_of(frame: Frame, kind: type[E]) -> E:
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
) -> Call:
    """Carry out the whole effect of a source for a player."""
    return Call(
        RESOLVERS[type(SOURCES[source])].procedure,
        source=source,
        path=(),
        user=user,
        here=here,
        deployed=deployed,
        fallen=fallen,
        receiver=receiver,
        that=NO_JUROR,
    )


def part(frame: Frame, number: int) -> Call:
    """Carry out one part of a frame's effect, in the same circumstances."""
    effect = carried_out(frame).parts[number]
    return Call(
        RESOLVERS[type(effect)].procedure,
        source=frame["source"],
        path=(*frame["path"], number),
        user=frame["user"],
        here=frame["here"],
        deployed=frame["deployed"],
        fallen=frame["fallen"],
        receiver=frame["receiver"],
        that=frame["that"],
    )


def end_with_that_juror(state: VoicesState, frame: Frame) -> Outcome:
    """The last step of an effect that leaves "that juror" as it noted it."""
    return Done(frame["that"])


def end_as_the_part_did(state: VoicesState, frame: Frame) -> Outcome:
    """The last step of an effect whose part says which juror it used."""
    return Done(frame.answer)


def rule_text(state: VoicesState, frame: Frame) -> str:
    """The effect being carried out, as a prompt."""
    return carried_out(frame).text


def rule_and(question: str) -> Callable[[VoicesState, Frame], str]:
    """A prompt for one of several questions that an effect puts."""

    def prompt(state: VoicesState, frame: Frame) -> str:
        return f"{rule_text(state, frame)} {question}"

    return prompt
