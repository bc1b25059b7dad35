"""Information-set Monte Carlo tree search, guided by a game's rules of thumb.

The seat's own choices form a tree whose nodes are what it did, whatever the cards it cannot see
(single-observer information sets). Every round deals the unknown anew and tries all answers that
are still in the race on that same deal, so that luck is the same for all of them; after each stage
the worse half of the challengers drops out (sequential halving). The first idea of the rules of
thumb stays in the race and is given up only for one that is better beyond chance. Further choices
of its own are taken by PUCT with the ranks of the rules of thumb as priors, those of other seats by
their rules of thumb; where the question is settled the rules of thumb value the position.
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
FEWEST_DEALS: Final = 4
CONVINCED: Final = 2.0
"""How many standard errors an answer must lead the first idea by, and over how many deals."""
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

    def shared(self, share: float) -> Budget:
        """That much of it; of tries at least one."""
        return Budget(ceil(self.tries * share), self.seconds * share)


class Clock:
    """Runs from the moment a question is put; ``now`` is read in seconds."""

    __slots__ = ("_began", "_budget", "_first_try", "_now", "made")

    def __init__(self, budget: Budget, now: Callable[[], float] = perf_counter) -> None:
        self._budget = budget
        self._now = now
        self._began = now()
        self._first_try = 0.0
        self.made = 0

    def spent_after(self, tries: int) -> float:
        """The share of the budget that will be spent once so many more tries are made."""
        if self._budget.tries:
            return (self.made + tries) / self._budget.tries
        now = self._now()
        each = (now - self._first_try) / self.made if self.made else 0.0
        return (now - self._began + tries * each) / self._budget.seconds

    def make(self, tries: int) -> None:
        if not self.made:
            self._first_try = self._now()
        self.made += tries


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


class Challenger:
    """An answer that might be better than the first idea, compared with it deal by deal."""

    __slots__ = ("_deals", "_squares", "_total", "action")

    def __init__(self, action: Action) -> None:
        self.action = action
        self._deals = 0
        self._total = 0.0
        self._squares = 0.0

    def compare(self, better_by: float) -> None:
        self._deals += 1
        self._total += better_by
        self._squares += better_by * better_by

    @property
    def mean(self) -> float:
        return self._total / self._deals if self._deals else 0.0

    def convinces(self) -> bool:
        """Whether its lead is more than the luck of the deals would explain."""
        if self._deals < FEWEST_DEALS:
            return False
        spread = max(0.0, self._squares / self._deals - self.mean**2)
        return self.mean > CONVINCED * sqrt(spread / (self._deals - 1))


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

    def best(self, answers: Sequence[Action], clock: Clock) -> Action:
        """The best of the answers, which come best first by the rules of thumb."""
        first, *rest = answers[: self.width]
        race = [Challenger(action) for action in rest]
        for action in (first, *rest):
            self.root.children[action] = Node()
        stages = max(1, ceil(log2(len(race) + 1)))
        deals = 0
        for stage in range(1, stages + 1):
            while race and clock.spent_after(1 + len(race)) <= stage / stages:
                clock.make(1 + len(race))
                table = self._sample(self._seed + deals)
                deals += 1
                usual = self._try(table.clone(), first)
                for challenger in race:
                    challenger.compare(self._try(table.clone(), challenger.action) - usual)
            if stage < stages:
                race.sort(key=lambda challenger: -challenger.mean)
                race = race[: (len(race) + 1) // 2]
        convincing = [challenger for challenger in race if challenger.convinces()]
        return max(convincing, key=lambda one: one.mean).action if convincing else first

    def _try(self, game: Game, action: Action) -> float:
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
        return value

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
