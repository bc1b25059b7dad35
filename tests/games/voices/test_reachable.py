"""How many sequences of decisions lead on from fixed positions: a silent change of what is legal
changes these numbers."""

from __future__ import annotations

import pytest

from tests.games.sequences import sequences
from tests.games.voices.table import STRAIGHT, Table


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (3, [3, 15, 150, 9750]),
        (4, [3, 15, 75, 4875]),
        (5, [3, 15, 75, 4875]),
        (6, [3, 15, 75, 4875]),
    ],
)
def test_from_the_first_decision(seats: int, expected: list[int]) -> None:
    game = Table(seats=seats, seed=1).game
    assert [sequences(game, depth) for depth in range(1, 5)] == expected


def test_from_a_trial_card_with_a_hidden_effect() -> None:
    table = Table().pile("guilty innocent").use("trial 2A1", 2)
    assert [sequences(table.game, depth) for depth in range(1, 4)] == [2, 9, 33]


def test_from_a_window_for_strategy_cards() -> None:
    table = Table().hand(1, "slip-of-the-tongue", "overpower")
    table.marker(2, "joy", "speech", 30, 26)
    table.marker(3, "joy", "speech", -30, 26)
    table.again().choose(table.options[0])
    while table.asked[0] != 1:
        table.choose(table.options[0])
    table.choose("region speech", "marker blue-1", STRAIGHT)
    assert table.asked == (1, "strategy")
    assert [sequences(table.game, depth) for depth in range(1, 4)] == [3, 9, 33]
