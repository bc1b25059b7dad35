"""Randomness in the state: reproducible, recorded, fair, and replaced by a script in a replay."""

from __future__ import annotations

from collections import Counter

import pytest

import caseboard
from caseboard.core.chance import advance, seeded
from caseboard.core.state import State


def state(seed: int = 1) -> State:
    made = State()
    made.generator = seeded(seed)
    return made


def test_splitmix_gives_its_published_numbers() -> None:
    generator, first = advance(1234567)
    _, second = advance(generator)
    assert (first, second) == (6457827717110365317, 3203168211198807973)


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [state(5).chance(100) for _ in range(3)] == [state(5).chance(100) for _ in range(3)]
    assert seeded(1) != seeded(2)


def test_every_outcome_is_written_down() -> None:
    s = state()
    drawn = [s.chance(6) for _ in range(10)]
    assert s.outcomes == drawn


def test_numbers_are_spread_evenly() -> None:
    s = state()
    counts = Counter(s.chance(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_take_removes_and_pick_does_not() -> None:
    s = state()
    bag = list(range(20))
    taken = [s.take(bag) for _ in range(20)]
    assert sorted(taken) == list(range(20))
    assert taken != list(range(20))
    assert bag == []
    assert s.pick([3]) == 3


def test_a_script_replaces_the_generator() -> None:
    s = state()
    s.script = [4, 0]
    assert (s.chance(6), s.chance(2)) == (4, 0)
    with pytest.raises(caseboard.BrokenRecord, match="too few"):
        s.chance(6)
    s.script = [6]
    with pytest.raises(caseboard.BrokenRecord, match="0 to 5"):
        s.chance(6)


def test_the_generator_moves_on_with_a_script_so_that_play_can_go_on_from_a_record() -> None:
    one, two = state(), state()
    drawn = [one.chance(6) for _ in range(3)]
    two.script = list(drawn)
    assert [two.chance(6) for _ in range(3)] == drawn
    assert two.generator == one.generator
