"""Chance: what a number of the keyed stream costs, as part of a game that writes it down."""

from __future__ import annotations

from pytest_benchmark.fixture import BenchmarkFixture

from caseboard.core.chance import seeded
from caseboard.core.state import State


def test_a_thousand_numbers(benchmark: BenchmarkFixture) -> None:
    state = State()
    state.generator = seeded(1)

    def draw() -> None:
        for _ in range(1000):
            state.chance(52)
        state.outcomes = []

    benchmark(draw)
