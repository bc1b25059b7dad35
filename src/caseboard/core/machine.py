"""The machine that runs rules: a stack of plain-data frames over static outlines.

A *procedure* is an outline of steps under a stable title. A *frame* is a procedure, the number
of its next step and its locals: the fields of the procedure's own class of frame. Calling a
procedure with its locals makes a frame. A step is an ordinary function of state and frame which
does its part of the rule and returns

- ``None``: go on with the next step;
- ``Ask``: a seat must choose; the answer is in ``frame.answer`` for the next step. A step that
  asks changes nothing, so that it can be asked again after loading;
- a frame (or a tuple of them, run in order): another procedure first; its result, if it has
  one, is in ``frame.answer`` for the next step;
- ``Goto(step)``: go on at that step of the same procedure;
- ``Skip(n)``: pass over the next n steps;
- ``Done(result)``: leave the procedure.

Locals are ints, strings, booleans, None and tuples of these, so a shallow copy of a frame is
exact. An answer is good for the very next step only; what is needed longer goes to the locals.

Copies of a state share the frames of its stack; before one is changed, ``own`` puts a copy of it
in its place. The frame that a step is given is its state's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    NoReturn,
    ParamSpec,
    Self,
    TypeAlias,
    TypeVar,
    cast,
    get_type_hints,
)

import msgspec
from mypy_extensions import mypyc_attr

from caseboard.core.actions import Action
from caseboard.core.reasons import Reason

if TYPE_CHECKING:
    from caseboard.core.state import State

S = TypeVar("S", bound="State")
F = TypeVar("F", bound="Frame")
P = ParamSpec("P")

Step: TypeAlias = Callable[[S, F], "Outcome"]
Prompt: TypeAlias = str | Callable[[Any, Any], str]
WhyNot: TypeAlias = Callable[[Any, Any, Action], Reason | None]


class Ask:
    """A choice that a seat must make.

    ``tells``: the prompt itself tells the player something, so it is put even with one option.
    ``why_not``: the reason why an action that is not among ``actions`` is not legal; None from it
    means that the action is legal although it is not listed (a push on the fine lattice).
    ``sealed``: the answer stays unseen by the other seats, so a server may ask all seats of the
    window at once.
    """

    __slots__ = ("actions", "kind", "prompt", "sealed", "seat", "tells", "why_not")

    def __init__(
        self,
        seat: int,
        kind: str,
        actions: tuple[Action, ...],
        prompt: Prompt,
        why_not: WhyNot | None = None,
        tells: bool = False,
        sealed: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.prompt = prompt
        self.why_not = why_not
        self.tells = tells
        self.sealed = sealed


class Goto:
    __slots__ = ("step",)

    def __init__(self, step: Callable[..., Any]) -> None:
        self.step = step


class Skip:
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class Done:
    __slots__ = ("result",)

    def __init__(self, result: Any = None) -> None:
        self.result = result


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One running procedure. Subclasses declare its locals: ``@dataclass(slots=True, eq=False)``.

    What is known when the procedure is called comes first, without a default; what its steps
    work out later has one.
    """

    __slots__ = ("answer", "procedure", "shared", "step")

    procedure: Procedure[Any]
    step: int
    answer: Any
    shared: bool

    @property
    def locals(self) -> dict[str, Any]:
        """The locals by name."""
        return {name: getattr(self, name) for name in self.procedure.locals}

    def clone(self) -> Self:
        procedure = self.procedure
        other = procedure.begun(procedure.copied(self), self.step)
        other.answer = self.answer
        return cast(Self, other)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a frame cannot be copied without its game: copy the game")


class Procedure(Generic[P]):
    """A rule as an outline of steps, registered under its title.

    ``chapter`` is where the rulebook tells of it, for reasons given to people.
    """

    __slots__ = (
        "chapter", "copied", "index", "length", "locals", "make", "steps", "title",
    )  # fmt: skip

    def __init__(
        self,
        title: str,
        make: Callable[..., Frame],
        steps: tuple[Callable[[Any, Any], Outcome], ...],
        chapter: str,
    ) -> None:
        self.title = title
        self.chapter = chapter
        self.make = make
        self.steps = steps
        self.length = len(steps)
        self.index: dict[Callable[..., Any], int] = {step: n for n, step in enumerate(steps)}
        self.locals = tuple([one.name for one in _fields(make)])
        self.copied = _copier(make, self.locals)

    def __call__(self, *locals: P.args, **named: P.kwargs) -> Frame:
        """A frame that runs this procedure from its first step, with these locals."""
        return self.begun(self.make(*locals, **named), 0)

    def begun(self, frame: Frame, step: int) -> Frame:
        """A frame with its locals, made ready to run from a step."""
        frame.procedure = self
        frame.step = step
        frame.answer = None
        frame.shared = False
        return frame

    def read(self, saved: Mapping[str, Any], step: int) -> Frame:
        """A frame from its saved locals, which must be of the declared types."""
        kinds, values = _kinds(self.make), {}
        for name in self.locals:
            if name in saved:
                kind, make = kinds[name]
                values[name] = make(msgspec.convert(tuples(saved[name]), kind))
        return self.begun(self.make(**values), step)

    def __repr__(self) -> str:
        return f"<procedure {self.title!r}>"


SAVED_AS: Final = "saved as"


def saved_as(make: Callable[[Any], Any]) -> dict[str, Callable[[Any], Any]]:
    """For the field of a local that is more than plain data: what makes it of its saved form."""
    return {SAVED_AS: make}


def _fields(make: Any) -> tuple[Field[Any], ...]:
    return fields(make) if is_dataclass(make) else ()


def _copier(make: Callable[..., Frame], names: tuple[str, ...]) -> Callable[[Frame], Frame]:
    """A function that makes a frame with the locals of another."""
    if not names:
        return lambda frame: make()
    read: Callable[[Frame], Any] = attrgetter(*names)
    if len(names) == 1:
        return lambda frame: make(read(frame))
    return lambda frame: make(*read(frame))


@cache
def _kinds(make: Callable[..., Frame]) -> dict[str, tuple[Any, Callable[[Any], Any]]]:
    """The types of a frame's locals, to read saved ones, and what makes each of its saved form.

    A compiled class keeps a type only where it is a plain class, and checks the others by itself.
    """
    hints = get_type_hints(make)
    return {
        one.name: (
            Any if hints[one.name] is type else hints[one.name],
            one.metadata.get(SAVED_AS, _as_it_is),
        )
        for one in _fields(make)
    }


def _as_it_is(value: Any) -> Any:
    return value


def tuples(value: Any) -> Any:
    """The same value, its lists as the tuples that they were before they were saved."""
    return tuple([tuples(one) for one in value]) if isinstance(value, list) else value


PROCEDURES: dict[str, Procedure[Any]] = {}


def procedure(
    title: str,
    locals: Callable[P, F],
    *steps: Callable[[S, F], Outcome],
    chapter: str = "",
) -> Procedure[P]:
    """Register an outline of steps under a stable, unique title, often a chapter's own.

    ``locals`` is the class of its frames, ``Frame`` itself for a procedure without any.
    """
    if title in PROCEDURES:
        raise ValueError(f"the procedure {title!r} is registered twice")
    made: Procedure[P] = Procedure(title, locals, steps, chapter or title)
    PROCEDURES[title] = made
    return made


Outcome: TypeAlias = Ask | Frame | tuple[Frame, ...] | Goto | Skip | Done | None


def push(state: State, frame: Frame) -> None:
    """Have a procedure run as soon as the present step is over, before the next one.

    For rules that notice something while they do something else: triggers, reactions. A step
    that asks must not push.
    """
    state.stack.append(frame)


def own(state: State, frame: F) -> F:
    """A frame of the state's stack, to be changed: itself, or a copy that takes its place."""
    if not frame.shared:
        return frame
    copy = frame.clone()
    state.stack[state.stack.index(frame)] = copy
    return copy


def run(state: State) -> Ask | None:
    """Run steps until a seat must choose (its Ask) or the game is over (None)."""
    stack = state.stack
    while stack:
        top = stack[-1]
        current = top.procedure
        number = top.step
        if number == current.length:
            stack.pop()
            continue
        if top.shared:
            top = own(state, top)
        top.step = number + 1
        outcome = current.steps[number](state, top)
        if outcome is None:
            continue
        if isinstance(outcome, Frame):
            stack.append(outcome)
        elif isinstance(outcome, Ask):
            options = outcome.actions
            if len(options) == 1 and not outcome.tells:
                top.answer = options[0]
                continue
            if not options:
                raise AssertionError(f"nothing legal in {current.title!r}, step {number}")
            top.step = number
            return outcome
        else:
            _steer(state, top, outcome)
    return None


def _steer(state: State, top: Frame, outcome: Outcome) -> None:
    stack = state.stack
    if isinstance(outcome, Goto):
        top.step = top.procedure.index[outcome.step]
    elif isinstance(outcome, Done):
        at = next(n for n in range(len(stack) - 1, -1, -1) if stack[n] is top)
        del stack[at]
        if at:
            own(state, stack[at - 1]).answer = outcome.result
    elif isinstance(outcome, Skip):
        top.step += outcome.count
    elif isinstance(outcome, tuple):
        stack.extend(reversed(outcome))
    else:
        raise TypeError(f"a step of {top.procedure.title!r} returned {outcome!r}")


def ask_again(state: State) -> Ask | None:
    """Derive the open question anew from the stack, after loading or dealing anew."""
    if not state.stack:
        return None
    top = state.stack[-1]
    outcome = top.procedure.steps[top.step](state, top)
    if not isinstance(outcome, Ask):
        raise TypeError(f"step {top.step} of {top.procedure.title!r} asks nothing")
    return outcome


def answer(state: State, action: Action) -> Ask | None:
    """Hand the answer to the open question in and run on."""
    top = own(state, state.stack[-1])
    top.answer = action
    top.step += 1
    return run(state)
