"""A game under way: the contract that bots, server, adapters and checks use.

Where a caller may give anything, a parameter's type ends in ``Any``: a compiled function would
refuse what is not of its type with an error of its own, before ours can say what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec
from mypy_extensions import mypyc_attr

from caseboard.core.actions import Action
from caseboard.core.chance import check_seed, seeded
from caseboard.core.errors import BadSeat, CaseboardError, GameOver, IllegalAction
from caseboard.core.events import Event
from caseboard.core.machine import Ask, answer, ask_again, run
from caseboard.core.observation import Layout, Observer, mask_of
from caseboard.core.options import Cause, Option
from caseboard.core.reasons import NOT_AN_OPTION, Reason
from caseboard.core.record import dump, position, set_position
from caseboard.core.rules import Claim, Result, Rules, Standing
from caseboard.core.state import State
from caseboard.core.vectors import Mask, Vector, mask, vector

if TYPE_CHECKING:
    from caseboard.core.recall import InformationState

SEALED: Final[dict[str, Any]] = {"seat": None, "kind": "sealed"}
"""A question of which others may not know whom it asks."""


class Decision:
    """The open question: who decides, what kind of thing, in words, among which actions."""

    __slots__ = ("_ask", "_game", "actions", "kind", "sealed", "seat")

    def __init__(self, game: Game, ask: Ask) -> None:
        self._game = game
        self._ask = ask
        self.seat = ask.seat
        self.kind = ask.kind
        self.actions = ask.actions
        self.sealed = ask.sealed

    @property
    def prompt(self) -> str:
        prompt, state = self._ask.prompt, self._game.state
        return prompt if isinstance(prompt, str) else prompt(state, state.stack[-1])

    @property
    def cause(self) -> Cause:
        """Who or what asks."""
        return self._game.rules.cause(self._game.state, self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """Every action with what a program or a page can use of it."""
        state = self._game.state
        option, top = self._game.rules.option, state.stack[-1]
        return tuple([option(state, top, action) for action in self.actions])

    def __reduce__(self) -> tuple[Any, ...]:
        return _open_decision, (self._game,)

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.kind}: {len(self.actions)} actions>"


def _open_decision(game: Game) -> Decision:
    decision = game.decision
    if decision is None:
        raise GameOver("the game has gone on since the decision was open, and is over")
    return decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. ``history`` holds every step: the action's key and the outcomes of chance."""

    __slots__ = ("_ask", "_result", "history", "options", "rules", "seats", "seed", "state")

    def __init__(
        self, rules: Rules, seats: int, seed: int, options: dict[str, Any], state: State
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.history: list[tuple[Action | None, tuple[int, ...]]] = []
        self._ask: Ask | None = None
        self._result: Result | None = None

    @property
    def decision(self) -> Decision | None:
        """The open question, None when the game is over."""
        return None if self._ask is None else Decision(self, self._ask)

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        """Who won and why each point, None while the game goes on."""
        if self._ask is not None:
            return None
        if self._result is None:
            self._result = self.rules.result(self.state)
        return self._result

    def apply(self, action: Action | int | str | Any) -> tuple[Event, ...]:
        """Make the open decision. An action that is not legal raises and changes nothing."""
        ask = self._ask
        if ask is None:
            raise GameOver("the game is over: no more actions, see its result")
        table = self.rules.actions
        chosen = action if isinstance(action, Action) else table[action]
        if chosen not in ask.actions:
            chosen = table[chosen]
            reason = None if chosen in ask.actions else self._reason(ask, chosen)
            if reason is not None:
                raise IllegalAction(reason)
        state = self.state
        state.events = []
        state.outcomes = []
        state.luck = False
        self._ask = answer(state, chosen)
        self.history.append((chosen, tuple(state.outcomes)))
        return tuple(state.events)

    def why_not(self, action: Action | int | str | Any) -> Reason | None:
        """Why an action is not legal now; None when it is."""
        meant = self.rules.actions[action]
        if self._ask is None:
            return Reason("game-over", "the game is over", "Closing")
        if meant in self._ask.actions:
            return None
        return self._reason(self._ask, meant)

    def _reason(self, ask: Ask, action: Action) -> Reason | None:
        top = self.state.stack[-1]
        if ask.why_not is not None:
            return ask.why_not(self.state, top, action)
        return Reason(NOT_AN_OPTION, "that is not what is asked now", top.procedure.chapter)

    def view(self, seat: int | Any | None) -> dict[str, Any]:
        """What that seat may know, as plain JSON data; None gives the public view."""
        self.check_seat(seat)
        rules, state = self.rules, self.state
        data = {**rules.public(state), **rules.private(state, seat)}
        for part in rules.parts:
            data.update(part.make(state, seat))
        data.update(msgspec.json.decode(msgspec.json.encode(self.asking(seat))))
        return data

    def asking(self, seat: int | None) -> dict[str, Any]:
        """What a view tells of the open question, or of the end; with structs where it has data."""
        ask = self._ask
        if ask is None:
            assert self.result is not None
            return {"decision": None, "result": self.result.to_data()}
        if ask.seat == seat:
            decision = Decision(self, ask)
            asked: dict[str, Any] = {
                "seat": seat,
                "kind": ask.kind,
                "prompt": decision.prompt,
                "cause": decision.cause,
                "actions": list(decision.options),
            }
        elif ask.sealed:
            asked = SEALED
        else:
            asked = {"seat": ask.seat, "kind": ask.kind}
        return {"decision": asked}

    @property
    def chance_outcomes(self) -> tuple[tuple[int, float], ...]:
        """Numbers that chance can bring now, and how probable each is, in an ``ExplicitGame``."""
        return ()

    @property
    def num_actions(self) -> int:
        """How many actions questions can list; their ids are below that."""
        return len(self.rules.actions)

    def legal_mask(self) -> Mask:
        """1 at the id of every action that the open question lists; all 0 when the game is over.

        A game may take more than it lists, such as any push of a fine lattice.
        """
        ask = self._ask
        return mask(mask_of(() if ask is None else ask.actions, self.num_actions))

    def returns(self) -> tuple[float, ...]:
        """What the game has brought every seat: nothing before its end."""
        result = self.result
        return (0.0,) * self.seats if result is None else self.rules.returns(result)

    @property
    def layout(self) -> Layout:
        """What stands where in an observation."""
        return self._observer.layout

    def observation(self, seat: int | Any) -> Vector:
        """What that seat knows of the position, as a vector; ``layout`` names its parts."""
        self.check_seat(seat)
        return vector(self._observer.observe(self.state, seat))

    @property
    def _observer(self) -> Observer:
        observer = self.rules.observer
        if observer is None:
            raise CaseboardError(f"{self.rules.title} declares no observation: use its view")
        return observer

    def information_state(self, seat: int | Any) -> InformationState:
        """Everything that a seat has seen and done. It plays the history again: not for loops."""
        from caseboard.core.recall import information_state

        self.check_seat(seat)
        return information_state(self, seat)

    def text(self, seat: int | Any) -> str:
        """The position, the story so far and the open question, as a seat may read them."""
        from caseboard.core.reading import text

        self.check_seat(seat)
        return text(self, seat)

    def standing(self, seat: int | Any | None) -> Standing:
        """Where the game stands in numbers, as far as that seat may know."""
        self.check_seat(seat)
        return self.rules.standing(self.state, seat)

    def option(self, action: Action) -> Option:
        """The action as an option of the open question: in words, and as data."""
        return self.rules.option(self.state, self.state.stack[-1], action)

    def say(self, event: Event, seat: int | None) -> str:
        """An event in plain words for a seat; empty when it is none of that seat's business."""
        return self.rules.say(self.state, event, seat)

    def claims(self, seat: int | Any) -> tuple[Claim, ...]:
        """What a seat may claim at the table now, true or not."""
        self.check_seat(seat)
        return self.rules.claims(self.state, seat)

    def check_seat(self, seat: int | Any | None) -> None:
        if seat is not None and (
            isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats
        ):
            raise BadSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}, or None")

    def clone(self) -> Game:
        """An independent copy."""
        other = Game(self.rules, self.seats, self.seed, self.options, self.state.clone())
        other.history = self.history.copy()
        other._ask = self._ask
        other._result = self._result
        return other

    def __copy__(self) -> NoReturn:
        raise TypeError("a shallow copy of a game would share its state: use clone()")

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (
            self.rules, self.seats, self.seed, self.options, position(self.state), self.history,
        )  # fmt: skip

    def determinize(self, seat: int | Any, seed: int | Any) -> Game:
        """A copy in which everything that the seat cannot know is dealt anew."""
        if seat is None:
            raise BadSeat("name the seat whose knowledge stays: deal anew for 0 or more")
        self.check_seat(seat)
        check_seed(seed)
        other = self.clone()
        other.state.generator = seeded(seed, "deal")
        self.rules.deal_anew(other.state, seat)
        other.state.outcomes = []
        other._ask = ask_again(other.state)
        return other

    def hush(self) -> None:
        """Make no more events, here and in copies of it: in a search nobody reads them."""
        self.state.quiet = True

    def trace(self) -> str:
        """The stack as the rulebook would say it."""
        return " → ".join(
            f"{frame.procedure.title} ({step_name(frame.procedure.steps, frame.step)})"
            for frame in self.state.stack
        )

    def to_json(self) -> str:
        """The record file of this game, exact at any decision."""
        return dump(self)


def _unpickled(
    rules: Rules,
    seats: int,
    seed: int,
    options: dict[str, Any],
    data: dict[str, Any],
    history: list[tuple[Action | None, tuple[int, ...]]],
) -> Game:
    game = Game(rules, seats, seed, options, rules.blank())
    set_position(game.state, data)
    game.history = history
    game._ask = ask_again(game.state)
    return game


def step_name(steps: tuple[Any, ...], number: int) -> str:
    if number >= len(steps):
        return "done"
    return str(getattr(steps[number], "__name__", "step")).replace("_", " ").strip()


def start(
    rules: Rules,
    seats: int | Any,
    seed: int | Any,
    given: Mapping[str, Any],
    script: list[int] | None = None,
) -> Game:
    """A new game at its first decision."""
    check_seed(seed)
    options = rules.clean_options(seats, given)
    state = rules.blank()
    game = Game(rules, seats, seed, options, state)
    state.generator = seeded(seed)
    state.script = script
    rules.begin(state, seats, options)
    game._ask = run(state)
    game.history.append((None, tuple(state.outcomes)))
    if game._ask is None:
        raise CaseboardError("the game ended before its first decision")
    return game
