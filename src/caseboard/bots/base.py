"""What a bot is: it sees what its seat may know and answers the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from caseboard.core.actions import Action
from caseboard.core.errors import CaseboardError
from caseboard.core.game import Decision, Game
from caseboard.core.vectors import Vector

View: TypeAlias = dict[str, Any]
Sampler: TypeAlias = Callable[[int], Game]
"""From a seed, a game that the seat might be in: what it cannot know is dealt anew."""


class Sight:
    """All that a bot gets of an open decision: what is asked, what its seat knows, and samples.

    The view and the prompt are made when they are looked at, the view once: a bot that needs
    neither is fast. ``share``: how much of its budget a bot that searches may use now.
    """

    __slots__ = (
        "_look",
        "_observe",
        "_prompt",
        "_view",
        "actions",
        "kind",
        "sample",
        "seat",
        "share",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        actions: tuple[Action, ...],
        prompt: Callable[[], str],
        view: Callable[[], View],
        sample: Sampler,
        observe: Callable[[], Vector],
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.sample = sample
        self.share = 1.0
        self._prompt = prompt
        self._look = view
        self._observe = observe
        self._view: View | None = None

    @property
    def prompt(self) -> str:
        return self._prompt()

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self._look()
        return self._view

    @property
    def observation(self) -> Vector:
        """What the seat knows as a vector, for bots that have learned."""
        return self._observe()


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, sight: Sight) -> Action:
        """One of the actions in sight, or another that is legal now (a finer push)."""
        ...


def sight_of(game: Game) -> Sight:
    """What the seat that must decide may know."""
    decision = _open_question(game)

    def sample(seed: int) -> Game:
        other = game.determinize(decision.seat, seed)
        # Past outcomes of chance and the seed that they came from would tell what is hidden.
        other.history = []
        other.seed = seed
        other.hush()
        return other

    return _sight(game, decision, sample)


def imagined_sight(game: Game) -> Sight:
    """What the seat that must decide sees of a table that is imagined anyway: it is not dealt anew.

    A bot asks the state what a seat knows, so nobody plays by what he could not see; only what
    chance brings within an answer is foreseen.
    """
    return _sight(game, _open_question(game), lambda _: game.clone())


def _open_question(game: Game) -> Decision:
    decision = game.decision
    if decision is None:
        raise CaseboardError("the game is over: there is nothing to decide")
    return decision


def _sight(game: Game, decision: Decision, sample: Sampler) -> Sight:
    return Sight(
        decision.seat,
        decision.kind,
        decision.actions,
        lambda: decision.prompt,
        lambda: game.view(decision.seat),
        sample,
        lambda: game.observation(decision.seat),
    )
