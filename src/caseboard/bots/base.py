"""What a bot is: it sees what its seat may know and answers the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Game

View: TypeAlias = dict[str, Any]
Sampler: TypeAlias = Callable[[int], Game]
"""From a seed, a game that the seat might be in: what it cannot know is dealt anew."""


class Sight:
    """All that a bot gets of an open decision: what is asked, what its seat knows, and samples.

    The view and the prompt are made when they are looked at: a bot that needs neither is fast.
    """

    __slots__ = ("_prompt", "_view", "actions", "kind", "sample", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        actions: tuple[Action, ...],
        prompt: Callable[[], str],
        view: Callable[[], View],
        sample: Sampler,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.sample = sample
        self._prompt = prompt
        self._view = view

    @property
    def prompt(self) -> str:
        return self._prompt()

    @property
    def view(self) -> View:
        return self._view()


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, sight: Sight) -> Action:
        """One of the actions in sight, or another that is legal now (a finer push)."""
        ...


def sight_of(game: Game) -> Sight:
    """What the seat that must decide may know."""
    decision = game.decision
    if decision is None:
        raise CaseboardError("the game is over: there is nothing to decide")
    seat = decision.seat

    def sample(seed: int) -> Game:
        other = game.determinize(seat, seed)
        # Past outcomes of chance and the seed that they came from would tell what is hidden.
        other.history = []
        other.seed = seed
        return other

    return Sight(
        seat,
        decision.kind,
        decision.actions,
        lambda: decision.prompt,
        lambda: game.view(seat),
        sample,
    )
