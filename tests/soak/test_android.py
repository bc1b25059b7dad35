"""The long test of Android: 300 random games per seat count, all invariants at every decision."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.games.android.content.murders import MURDERS
from tests.games.android.conservation import conserved
from tests.games.android.test_play_through import random_game
from tests.invariants import play_through

pytestmark = pytest.mark.soak
GAMES = 300
PER_TEST = 10


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("batch", range(GAMES // PER_TEST))
def test_random_games(seats: int, batch: int) -> None:
    for seed in range(batch * PER_TEST, (batch + 1) * PER_TEST):
        murder = MURDERS[seed % len(MURDERS)].key
        game = caseboard.new("android", seats=seats, seed=seed, murder=murder)
        play_through(game, seed, conserved)


@pytest.mark.parametrize("seed", range(50))
def test_mid_card_save(seed: int) -> None:
    seats = 3 + seed % 3
    assert random_game(seed, seats, True).to_json() == random_game(seed, seats, False).to_json()
