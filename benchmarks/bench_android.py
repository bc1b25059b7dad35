"""Android: decisions a second in random play, and what a copy, a view and a deal cost."""

from __future__ import annotations

import random

from pytest_benchmark.fixture import BenchmarkFixture

import caseboard
from caseboard.games.android.content.murders import MURDERS


def random_games(seats: int, games: int) -> int:
    """Play whole games at random; how many decisions that took."""
    decisions = 0
    for seed in range(games):
        murder = MURDERS[seed % len(MURDERS)].key
        game = caseboard.new("android", seats=seats, seed=seed, murder=murder)
        chance = random.Random(seed).random
        while (decision := game.decision) is not None:
            actions = decision.actions
            game.apply(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def midgame(seats: int = 4) -> caseboard.Game:
    game = caseboard.new("android", seats=seats, seed=3)
    choose = random.Random(1).choice
    for _ in range(200):
        assert game.decision is not None
        game.apply(choose(game.decision.actions))
    return game


def test_random_play_of_four_seats(benchmark: BenchmarkFixture) -> None:
    """`decisions_per_second` in the extra info is the number that counts."""
    decisions = benchmark.pedantic(random_games, args=(4, 24), rounds=7, warmup_rounds=1)
    benchmark.extra_info["decisions"] = decisions
    assert benchmark.stats is not None
    benchmark.extra_info["decisions_per_second"] = round(decisions / benchmark.stats.stats.min)


def test_clone(benchmark: BenchmarkFixture) -> None:
    benchmark(midgame().clone)


def test_view_of_a_seat(benchmark: BenchmarkFixture) -> None:
    benchmark(midgame().view, 0)


def test_determinize(benchmark: BenchmarkFixture) -> None:
    benchmark(midgame().determinize, 0, 1)


def test_new_game(benchmark: BenchmarkFixture) -> None:
    benchmark(caseboard.new, "android", seats=4, seed=1)


def test_save_and_load(benchmark: BenchmarkFixture) -> None:
    game = midgame()
    benchmark(lambda: caseboard.load(game.to_json()))
