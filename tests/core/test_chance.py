"""Randomness in the state: reproducible, recorded, fair, and replaced by a script in a replay."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

import caseboard
from caseboard.core.chance import Stream, derived, seeded
from caseboard.core.state import State

KEY = bytes(range(32))
EVERYTHING = 1 << 64


def state(seed: int = 1) -> State:
    made = State()
    made.generator = seeded(seed)
    return made


def test_number_n_is_word_n_of_the_keyed_blocks() -> None:
    made = State()
    made.generator = Stream(KEY)
    blocks = [blake2b(bytes([number, *[0] * 7]), key=KEY).digest() for number in range(3)]
    numbers = [int.from_bytes(block[at : at + 8], "little") for block in blocks
               for at in range(0, 64, 8)]  # fmt: skip
    assert [made.chance(EVERYTHING) for _ in range(24)] == numbers
    assert made.generator == Stream(KEY, 24)


def test_a_seed_gives_the_same_numbers_for_good() -> None:
    """Whoever kept a seed wants the same game from the next version too."""
    assert state(7).chance(EVERYTHING) == 6353802464709051514


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [state(5).chance(100) for _ in range(3)] == [state(5).chance(100) for _ in range(3)]
    assert seeded(1) != seeded(2)


def test_what_a_seed_means_for_one_purpose_says_nothing_of_another() -> None:
    keys = {derived(purpose, seed) for purpose in ("game", "deal", "bots") for seed in range(100)}
    assert len(keys) == 300
    assert seeded(3, "deal") != seeded(3)


@pytest.mark.parametrize("drawn", range(20))
def test_a_stream_goes_on_from_any_place(drawn: int) -> None:
    one, two = state(), state()
    for _ in range(drawn):
        one.chance(EVERYTHING)
    two.generator = one.generator
    assert [one.chance(6) for _ in range(20)] == [two.chance(6) for _ in range(20)]
    assert one.generator == two.generator


def test_copies_draw_the_same_and_do_not_disturb_each_other() -> None:
    game = caseboard.new("android", seats=3, seed=1)
    for drawn in range(20):
        copies = [game.clone().state for _ in range(2)]
        assert [copies[0].chance(EVERYTHING) for _ in range(9)] == [
            copies[1].chance(EVERYTHING) for _ in range(9)
        ]
        before = game.state.generator
        game.state.chance(6)
        assert game.state.generator == before._replace(drawn=before.drawn + 1), drawn


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


@pytest.mark.parametrize("drawn", [3, 8, 13])
def test_the_generator_moves_on_with_a_script_so_that_play_can_go_on_from_a_record(
    drawn: int,
) -> None:
    one, two = state(), state()
    outcomes = [one.chance(6) for _ in range(drawn)]
    two.script = list(outcomes)
    assert [two.chance(6) for _ in range(drawn)] == outcomes
    two.script = None
    assert two.generator == one.generator
    assert [two.chance(6) for _ in range(20)] == [one.chance(6) for _ in range(20)]
