"""Games in which whoever plays them decides for chance too: trees with chance nodes.

What chance decides lies in the middle of a rule. So an action is tried on a copy: where it needs a
number that nobody has given yet, the copy is thrown away, and the game stands at a chance node.
Once the number is given, the action is tried again with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caseboard.core.actions import Action
from caseboard.core.chance import check_seed, seeded
from caseboard.core.errors import CaseboardError, GameOver, IllegalAction, Undecided
from caseboard.core.events import Event
from caseboard.core.game import SEALED, Game
from caseboard.core.machine import answer, ask_again, run
from caseboard.core.reasons import Reason
from caseboard.core.record import position, set_position
from caseboard.core.rules import Result, Rules
from caseboard.core.state import State


class ExplicitGame(Game):
    """A game with chance nodes.

    At such a node ``decision`` is None, ``chance_outcomes`` is not empty, and ``apply`` takes the
    number of an outcome. What a seat sees there is what it saw before the action. The deal is made
    of chance nodes too: before it is over there is nothing to see.
    """

    __slots__ = ("_below", "_given", "_tried")

    def __init__(
        self, rules: Rules, seats: int, seed: int, options: dict[str, Any], state: State
    ) -> None:
        super().__init__(rules, seats, seed, options, state)
        self._below = 0
        self._given: tuple[int, ...] = ()
        self._tried: Action | None = None

    @property
    def chance_outcomes(self) -> tuple[tuple[int, float], ...]:
        """The numbers that chance can bring, each with its probability; none at a decision."""
        return tuple([(number, 1 / self._below) for number in range(self._below)])

    @property
    def over(self) -> bool:
        return self._ask is None and not self._below

    @property
    def result(self) -> Result | None:
        return None if self._below else super().result

    def apply(self, action: Action | int | str | Any) -> tuple[Event, ...]:
        """Make the open decision, or decide for chance."""
        if self._below:
            if not isinstance(action, int) or not 0 <= action < self._below:
                wanted = f"chance is to bring a number from 0 to {self._below - 1}"
                raise IllegalAction(Reason("chance", f"{wanted}, not {action!r}", "Chance"))
            return self._try((*self._given, action))
        if self._ask is None:
            raise GameOver("the game is over: no more actions, see its result")
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        self._tried = self.rules.actions[action]
        return self._try(())

    def _try(self, given: tuple[int, ...]) -> tuple[Event, ...]:
        tried, dealing = self._tried, not self.history
        state = self.rules.blank() if dealing else self.state.clone()
        state.generator = seeded(self.seed) if dealing else state.generator
        state.quiet = self.state.quiet
        state.script, state.explicit = list(given), True
        try:
            if dealing:
                self.rules.begin(state, self.seats, self.options)
                ask = run(state)
            else:
                assert tried is not None
                ask = answer(state, tried)
        except Undecided as node:
            self._below, self._given, self._ask = node.below, given, None
            return ()
        state.script, state.explicit = None, False
        self.state, self._ask = state, ask
        self.history.append((tried, tuple(state.outcomes)))
        self._below, self._given, self._tried = 0, (), None
        return tuple(state.events)

    def asking(self, seat: int | None) -> dict[str, Any]:
        return {"decision": SEALED} if self._below else super().asking(seat)

    def clone(self) -> ExplicitGame:
        state = self.state.clone()
        other = ExplicitGame(self.rules, self.seats, self.seed, self.options, state)
        other.history = self.history.copy()
        other._ask = self._ask
        other._result = self._result
        other._below, other._given, other._tried = self._below, self._given, self._tried
        return other

    def determinize(self, seat: int | Any, seed: int | Any) -> Game:
        self._refuse_at_chance("be dealt anew")
        return super().determinize(seat, seed)

    def to_json(self) -> str:
        self._refuse_at_chance("be saved")
        return super().to_json()

    def _refuse_at_chance(self, what: str) -> None:
        if self._below:
            raise CaseboardError(f"a game cannot {what} while chance is to decide: decide first")

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (
            self.rules, self.seats, self.seed, self.options,
            position(self.state) if self.history else None,
            self.history, self._below, self._given, self._tried,
        )  # fmt: skip


def _unpickled(
    rules: Rules,
    seats: int,
    seed: int,
    options: dict[str, Any],
    data: dict[str, Any] | None,
    history: list[tuple[Action | None, tuple[int, ...]]],
    below: int,
    given: tuple[int, ...],
    tried: Action | None,
) -> ExplicitGame:
    game = ExplicitGame(rules, seats, seed, options, rules.blank())
    game.history = history
    game._below, game._given, game._tried = below, given, tried
    if data is not None:
        set_position(game.state, data)
        game._ask = None if below else ask_again(game.state)
    return game


def start(rules: Rules, seats: int, seed: int, given: Mapping[str, Any]) -> ExplicitGame:
    """A new game before its deal."""
    check_seed(seed)
    options = rules.clean_options(seats, given)
    game = ExplicitGame(rules, seats, seed, options, rules.blank())
    game._try(())
    return game
