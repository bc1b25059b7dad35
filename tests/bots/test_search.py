"""The search finds what pays, within its budget, on a game whose best answer is known."""

from __future__ import annotations

from collections.abc import Sequence

import caseboard
from caseboard.bots.base import sight_of
from caseboard.bots.search import Budget, Clock, Search
from caseboard.core.actions import Action
from caseboard.core.game import Game

WIDTH = 6


class Liking:
    """Values a game by the last answer alone; what it likes most stands last in the ranking."""

    def __init__(self, liked: Action, noise: bool = False) -> None:
        self.liked = liked
        self.noise = noise
        self.tried: list[Action] = []
        self.deals: list[int] = []

    def ideas(self, game: Game) -> Sequence[Action]:
        assert game.decision is not None
        return game.decision.actions

    def weighed(self, game: Game) -> bool:
        return True

    def settled(self, game: Game) -> bool:
        return True

    def value(self, game: Game) -> float:
        action = game.history[-1][0]
        assert action is not None
        self.tried.append(action)
        self.deals.append(game.seed)
        luck = 10.0 * (game.seed % 5) if self.noise else 0.0
        return luck + (action is self.liked)


def searched(noise: bool, budget: Budget) -> tuple[Liking, Action]:
    sight = sight_of(caseboard.new("android", seats=3, seed=5))
    answers = sight.actions[:WIDTH]
    sense = Liking(answers[-1], noise)
    return sense, Search(sense, sight.sample, seed=0, width=WIDTH).best(answers, Clock(budget))


def test_the_best_answer_wins_though_the_rules_of_thumb_rank_it_last() -> None:
    sense, chosen = searched(noise=False, budget=Budget(tries=30))
    assert chosen is sense.liked


def test_luck_is_the_same_for_all_answers_in_the_race() -> None:
    sense, chosen = searched(noise=True, budget=Budget(tries=30))
    assert chosen is sense.liked
    first = sense.deals[: len(set(sense.tried))]
    assert len(set(first)) == 1


def test_the_worse_half_of_the_challengers_drops_out() -> None:
    sense, _ = searched(noise=False, budget=Budget(tries=60))
    counts = [sense.tried.count(action) for action in dict.fromkeys(sense.tried)]
    assert sense.tried.count(sense.liked) == max(counts)
    assert max(counts) > 1.5 * min(counts)


def test_the_first_idea_stays_where_nothing_is_better_beyond_chance() -> None:
    sight = sight_of(caseboard.new("android", seats=3, seed=5))
    sense = Liking(sight.actions[0])
    search = Search(sense, sight.sample, seed=0, width=6)
    assert search.best(sight.actions, Clock(Budget(tries=30))) is sight.actions[0]
    sense = Liking(sight.actions[-1])
    search = Search(sense, sight.sample, seed=0, width=6)
    assert search.best(sight.actions, Clock(Budget(tries=4))) is sight.actions[0], (
        "too few deals to tell"
    )


def test_a_budget_of_tries_is_kept() -> None:
    for tries in (1, 2, 7, 40):
        sense, _ = searched(noise=False, budget=Budget(tries=tries))
        assert len(sense.tried) <= tries
        assert len(sense.tried) > tries - len(set(sense.tried)) or tries < 6


class Watch:
    """Time that passes only while somebody works."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_budget_of_time_is_kept_by_foreseeing_what_a_deal_takes() -> None:
    watch = Watch()
    sight = sight_of(caseboard.new("android", seats=3, seed=5))

    class Slow(Liking):
        def value(self, game: Game) -> float:
            watch.seconds += 0.007
            return super().value(game)

    for seconds in (0.05, 0.1, 0.4):
        began = watch()
        clock = Clock(Budget(seconds=seconds), watch)
        watch.seconds += 0.004
        Search(Slow(sight.actions[-1]), sight.sample, seed=0, width=4).best(sight.actions, clock)
        assert 0.6 * seconds < watch() - began <= seconds
