"""A round robin in which every level sits in every seat, and ratings that tell strong from weak."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import caseboard
from caseboard.research.arena import RoundRobin, pairings, single
from caseboard.research.ratings import ranks, ratings
from caseboard.research.stats import mean, share, shares_by

LEVELS = ("weak", "middling", "strong")


def test_every_level_meets_every_other_in_every_seat_on_the_same_deals() -> None:
    contest = RoundRobin("android", 4, LEVELS, games=3, seed=1)
    matches = contest.matches()
    met = Counter(match.bots for match in matches)
    assert len(met) == 6 * 4
    assert set(met.values()) == {3}
    assert len({match.seed for match in matches}) == 3


def test_an_arena_needs_two_levels() -> None:
    with pytest.raises(caseboard.BadOption, match="two levels"):
        RoundRobin("android", 4, ("random",), 1).check()
    with pytest.raises(caseboard.BadOption, match="two levels"):
        RoundRobin("android", 4, ("random", "random"), 1).check()


def contest_rows() -> list[dict[str, Any]]:
    """Games in which the stronger wins three times out of four, and points follow."""
    rows = []
    for number, match in enumerate(RoundRobin("android", 4, LEVELS, 12).matches()):
        scores = [10 * LEVELS.index(level) + seat for seat, level in enumerate(match.bots)]
        if number % 4 == 0:
            scores.reverse()
        best = max(range(4), key=lambda seat: scores[seat])
        rows.append(
            {
                "game": "android",
                "bots": list(match.bots),
                "parts": ["caprice", "floyd", "louis", "rachel"],
                "scores": scores,
                "winners": [best],
            }
        )
    return rows


def test_ratings_put_the_strong_above_the_weak() -> None:
    found = ratings(contest_rows(), seed=1)
    assert list(found) == ["strong", "middling", "weak"]
    assert all(rating.low <= rating.value <= rating.high for rating in found.values())
    assert found["weak"].high < found["strong"].low
    assert ratings(contest_rows(), seed=1) == found


def test_pairings_count_the_single_bot_apart() -> None:
    found = {(pair.one, pair.field): pair for pair in pairings(contest_rows())}
    assert len(found) == 6
    strong = found["strong", "weak"]
    assert strong.alone.count == 48
    assert strong.others.count == 48 * 3
    assert strong.alone.value > 0.6 > 0.2 > strong.others.value
    in_part = pairings(contest_rows(), "floyd")
    assert all(pair.alone.count == 12 for pair in in_part)
    assert all(pair.others.count == 36 for pair in in_part)


def test_a_table_without_a_single_bot_is_no_pairing() -> None:
    assert single({"bots": ["a", "b", "b"]}) == 0
    assert single({"bots": ["a", "a", "b", "b"]}) is None
    assert single({"bots": ["a", "b", "c"]}) is None
    assert single({"bots": ["a", "a", "a"]}) is None


def test_ranks_put_winners_first_then_points() -> None:
    assert ranks({"winners": [1], "scores": [9, 9, 4, 9]}) == [1, 0, 2, 1]


def test_wilson_intervals() -> None:
    """Values from Wilson's formula worked by hand for 10 of 100, and at the ends."""
    found = share(10, 100)
    assert [found.low, found.high] == pytest.approx([0.0552, 0.1744], abs=1e-4)
    assert share(0, 10).low == 0
    assert share(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert share(10, 10).high == pytest.approx(1.0)
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_shares_and_means() -> None:
    found = shares_by([("b", 1.0), ("a", 0.5), ("b", 0.0)])
    assert list(found) == ["a", "b"]
    assert found["b"].value == found["a"].value == 0.5
    middle = mean([1, 2, 3])
    assert middle.value == 2
    assert middle.high - 2 == pytest.approx(1.959964 / 3**0.5)
