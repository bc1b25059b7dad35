"""Voices in My Head: how long a push, a copy, a view and a whole random game take."""

import random
from itertools import count, cycle

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import caseboard
from caseboard.games.voices.geometry import GRID_DIRECTIONS, GRID_STARTS, MARKER_RADIUS, on_platform
from caseboard.games.voices.push import Placed, push, refusal


def fullest_platform() -> list[Placed]:
    """Rows of touching markers; no platform can hold twenty (tests/games/voices/test_geometry)."""
    row = 13_900
    spots = [
        (column * 2 * MARKER_RADIUS + MARKER_RADIUS * (level % 2 - 1), MARKER_RADIUS + level * row)
        for level in range(4)
        for column in range(-3, 4)
    ]
    numbers = count(1)
    return [(next(numbers), x, y) for x, y in spots if on_platform(x, y)]


def test_push_onto_the_fullest_platform_of_16_markers(benchmark: BenchmarkFixture) -> None:
    """One after the other, every push of the grid."""
    platform = fullest_platform()
    assert len(platform) == 16
    pushes = cycle([(s, d) for s in GRID_STARTS for d in GRID_DIRECTIONS if refusal(s, d) is None])
    benchmark.pedantic(lambda: push(platform, 0, *next(pushes)), rounds=260, iterations=1)


def markers_on_the_board(game: caseboard.Game) -> int:
    return sum(len(region["markers"]) for region in game.view(None)["regions"])


def test_a_push_in_a_game_with_20_markers_on_the_board(benchmark: BenchmarkFixture) -> None:
    """Played, with all that a deployment tells and asks next; every listed push in turn."""
    chance = random.Random(6)
    game = caseboard.new("voices", seats=6, seed=6)
    while markers_on_the_board(game) != 20 or game.decision is None or game.decision.kind != "push":
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions))
    pushes = cycle(game.decision.actions)

    def copy() -> tuple[tuple[caseboard.Game, caseboard.Action], dict[str, object]]:
        return (game.clone(), next(pushes)), {}

    benchmark.pedantic(lambda copied, action: copied.apply(action), setup=copy, rounds=260)


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


def test_determinize(benchmark: BenchmarkFixture) -> None:
    benchmark(midgame(4).determinize, 1, 1)


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
