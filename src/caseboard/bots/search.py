"""Information-set Monte Carlo tree search, guided by a game's rules of thumb.

The seat's own choices form a tree whose nodes are what it did, whatever the cards it cannot see
(single-observer information sets). Every round deals the unknown anew and tries all answers that
are still in the race on that same deal, so that luck is the same for all of them; after each stage
the worse half drops out (sequential halving). Further choices of its own are taken by PUCT with the
ranks of the rules of thumb as priors, those of other seats by their rules of thumb; where the
question is settled the rules of thumb value the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final, Protocol

from caseboard.bots.base import Sampler
from caseboard.core.actions import Action
from caseboard.core.game import Game

CURIOSITY: Final = 1.0
"""How many standard deviations of the values seen an untried answer is given credit for."""
LONGEST: Final = 200
"""Decisions after which a try is valued as it stands."""


class Sense(Protocol):
    """What a game's rules of thumb make of the question that is searched."""

    def ideas(self, game: Game) -> Sequence[Action]:
        """Answers to the open question, the best first, as the seat asked would rank them."""
        ...

    def weighed(self, game: Game) -> bool:
        """Whether the open question is one of the searching seat's that the tree should hold."""
        ...

    def settled(self, game: Game) -> bool:
        """Whether what the searched question belongs to is over."""
        ...

    def value(self, game: Game) -> float:
        """What the position is worth to the searching seat; more is better."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: so many tries, or so many seconds."""

    tries: int = 0
    seconds: float = 0.0

    def clock(self) -> Callable[[int], float]:
        """From the tries made, the share of the budget that is spent."""
        if self.tries:
            return lambda made: made / self.tries
        began = perf_counter()
        return lambda made: (perf_counter() - began) / self.seconds


class Node:
    """What became of a line of own answers."""

    __slots__ = ("children", "offered", "total", "tries")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.offered = 0
        self.tries = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class Search:
    """One search: ``root`` afterwards tells how each answer did."""

    __slots__ = ("_sample", "_seed", "_sense", "_squares", "root", "width")

    def __init__(self, sense: Sense, sample: Sampler, seed: int, width: int) -> None:
        self._sense = sense
        self._sample = sample
        self._seed = seed
        self._squares = 0.0
        self.width = width
        self.root = Node()

    def best(self, answers: Sequence[Action], budget: Budget) -> Action:
        """The best of the answers, which come best first by the rules of thumb."""
        racing = [*answers[: self.width]]
        for action in racing:
            self.root.children[action] = Node()
        spent = budget.clock()
        stages = ceil(log2(len(racing))) if len(racing) > 1 else 0
        made = deals = 0
        for stage in range(stages):
            while True:
                table = self._sample(self._seed + deals)
                deals += 1
                for action in racing:
                    self._try(table.clone(), action)
                    made += 1
                    if spent(made) >= 1:
                        return self._leader(racing)
                if spent(made) >= (stage + 1) / stages:
                    break
            racing.sort(key=lambda action: -self.root.children[action].mean)
            racing = racing[: (len(racing) + 1) // 2]
        return racing[0]

    def _leader(self, racing: list[Action]) -> Action:
        """The best by what was seen; one that missed the last deal is judged without it."""
        tried = [action for action in racing if self.root.children[action].tries]
        return max(tried, key=lambda action: self.root.children[action].mean)

    def _try(self, game: Game, action: Action) -> None:
        sense = self._sense
        node: Node | None = self.root.children[action]
        path = [self.root]
        for _ in range(LONGEST):
            if node is not None:
                path.append(node)
            game.apply(action)
            if sense.settled(game):
                break
            ideas = sense.ideas(game)
            action = ideas[0]
            if node is not None and sense.weighed(game):
                if node.tries:
                    action = self._promising(node, ideas[: self.width])
                    node = node.children[action]
                else:
                    node = None
        value = sense.value(game)
        self._squares += (value - self.root.mean) ** 2
        for one in dict.fromkeys(path):
            one.tries += 1
            one.total += value

    def _promising(self, node: Node, ideas: Sequence[Action]) -> Action:
        """PUCT over the answers that this deal offers, by rank; an untried one is taken for as
        good as the others on average.
        """
        scale = CURIOSITY * sqrt(self._squares / self.root.tries)
        best, chosen = float("-inf"), ideas[0]
        for rank, action in enumerate(ideas):
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node()
            child.offered += 1
            mean = child.mean if child.tries else node.mean
            promise = mean + scale / (1 + rank) * sqrt(child.offered) / (1 + child.tries)
            if promise > best:
                best, chosen = promise, action
        return chosen
