"""Voices in My Head: how long a push, a copy, a view and a whole random game take."""

import random
from itertools import count

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import caseboard
from caseboard.games.voices.geometry import GRID_DIRECTIONS, GRID_STARTS, MARKER_RADIUS, on_platform
from caseboard.games.voices.push import Placed, push, refusal


def full_platform() -> list[Placed]:
    """Rows of touching markers, as many as a platform holds."""
    row = 13_900
    spots = [
        (column * 2 * MARKER_RADIUS + MARKER_RADIUS * (level % 2), MARKER_RADIUS + level * row)
        for level in range(4)
        for column in range(-3, 4)
    ]
    numbers = count(1)
    return [(next(numbers), x, y) for x, y in spots if on_platform(x, y)]


def test_push_onto_a_full_platform(benchmark: BenchmarkFixture) -> None:
    """One after the other, every push of the grid."""
    platform = full_platform()
    grid = [(s, d) for s in GRID_STARTS for d in GRID_DIRECTIONS if refusal(s, d) is None]
    inputs = [grid[at % len(grid)] for at in range(1000)]
    rounds = iter(inputs)

    def one() -> None:
        push(platform, 0, *next(rounds))

    benchmark.pedantic(one, rounds=len(grid) * 4, iterations=1)


def midgame(seats: int) -> caseboard.Game:
    chance = random.Random(seats)
    game = caseboard.new("voices", seats=seats, seed=3)
    while game.view(None)["round"] < 5:
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))
    return game


def test_clone(benchmark: BenchmarkFixture) -> None:
    benchmark(midgame(4).clone)


def test_view(benchmark: BenchmarkFixture) -> None:
    game = midgame(4)
    benchmark(game.view, 1)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_game(benchmark: BenchmarkFixture, seats: int) -> None:
    seeds = count()

    def play() -> None:
        seed = next(seeds)
        chance = random.Random(seed)
        game = caseboard.new("voices", seats=seats, seed=seed)
        while game.decision is not None:
            game.apply(chance.choice(game.decision.actions))

    benchmark.pedantic(play, rounds=40, iterations=1)
