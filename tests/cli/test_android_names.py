"""Words of the terminal for what is on Android's table."""

from __future__ import annotations

import pytest

from caseboard.cli.android.names import special_words
from caseboard.games.android.numbers import RACHEL


@pytest.mark.parametrize(
    ("money", "stalled", "words"),
    [(3, False, "$3,000"), (0, False, "$0"), (0, True, "$0, hopper broken down")],
)
def test_rachels_money_is_counted_in_thousands(money: int, stalled: bool, words: str) -> None:
    assert special_words(RACHEL, {"money": money, "stalled": stalled}) == words
