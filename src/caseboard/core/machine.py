"""The machine that runs rules: a stack of plain-data frames over static outlines.

A *procedure* is an outline of steps under a stable title. A *frame* is a procedure, the number
of its next step and its locals. A step is an ordinary function of state and frame which does its
part of the rule and returns

- ``None``: go on with the next step;
- ``Ask``: a seat must choose; the answer is in ``frame.answer`` for the next step. A step that
  asks changes nothing, so that it can be asked again after loading;
- ``Call`` (or a tuple of them, run in order): another procedure first; its result, if it has
  one, is in ``frame.answer`` for the next step;
- ``Goto(step)``: go on at that step of the same procedure;
- ``Skip(n)``: pass over the next n steps;
- ``Done(result)``: leave the procedure.

Locals are ints, strings, booleans, None and tuples of these, so a shallow copy of a frame is
exact. An answer is good for the very next step only; what is needed longer goes to the locals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from caseboard.core.actions import Action
from caseboard.core.reasons import Reason

if TYPE_CHECKING:
    from caseboard.core.state import State

S = TypeVar("S", bound="State")

Step: TypeAlias = Callable[[S, "Frame"], "Outcome"]
Prompt: TypeAlias = str | Callable[[Any, "Frame"], str]
WhyNot: TypeAlias = Callable[[Any, "Frame", Action], Reason | None]


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


class Call:
    __slots__ = ("locals", "procedure")

    def __init__(self, procedure: Procedure[Any], **locals: Any) -> None:
        self.procedure = procedure
        self.locals = locals


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


Outcome: TypeAlias = Ask | Call | tuple[Call, ...] | Goto | Skip | Done | None


class Procedure(Generic[S]):
    """A rule as an outline of steps, registered under its title.

    ``chapter`` is where the rulebook tells of it, for reasons given to people.
    """

    __slots__ = ("chapter", "index", "length", "steps", "title")

    def __init__(self, title: str, steps: tuple[Step[S], ...], chapter: str) -> None:
        self.title = title
        self.chapter = chapter
        self.steps = steps
        self.length = len(steps)
        self.index: dict[Callable[..., Any], int] = {step: n for n, step in enumerate(steps)}

    def __repr__(self) -> str:
        return f"<procedure {self.title!r}>"


PROCEDURES: dict[str, Procedure[Any]] = {}


def procedure(title: str, *steps: Step[S], chapter: str = "") -> Procedure[S]:
    """Register an outline of steps under a stable, unique title, often a chapter's own."""
    if title in PROCEDURES:
        raise ValueError(f"the procedure {title!r} is registered twice")
    made = Procedure(title, steps, chapter or title)
    PROCEDURES[title] = made
    return made


class Frame(dict[str, Any]):
    """One running procedure; the mapping is its locals."""

    __slots__ = ("answer", "procedure", "step")

    procedure: Procedure[Any]
    step: int
    answer: Any

    def clone(self) -> Frame:
        other = Frame(self)
        other.procedure = self.procedure
        other.step = self.step
        other.answer = None
        return other


def push(state: State, call: Call) -> None:
    """Have a procedure run as soon as the present step is over, before the next one.

    For rules that notice something while they do something else: triggers, reactions. A step
    that asks must not push.
    """
    state.stack.append(frame(call))


def frame(call: Call) -> Frame:
    made = Frame(call.locals)
    made.procedure = call.procedure
    made.step = 0
    made.answer = None
    return made


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
        top.step = number + 1
        outcome = current.steps[number](state, top)
        if outcome is None:
            continue
        if isinstance(outcome, Call):
            stack.append(frame(outcome))
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
            _steer(stack, top, outcome)
    return None


def _steer(stack: list[Frame], top: Frame, outcome: Outcome) -> None:
    if isinstance(outcome, Goto):
        top.step = top.procedure.index[outcome.step]
    elif isinstance(outcome, Done):
        at = next(n for n in range(len(stack) - 1, -1, -1) if stack[n] is top)
        del stack[at]
        if at:
            stack[at - 1].answer = outcome.result
    elif isinstance(outcome, Skip):
        top.step += outcome.count
    elif isinstance(outcome, tuple):
        for call in reversed(outcome):
            stack.append(frame(call))
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
    top = state.stack[-1]
    top.answer = action
    top.step += 1
    return run(state)
