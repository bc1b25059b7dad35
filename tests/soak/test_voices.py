"""Voices in My Head in bulk: two hundred random games for every number of seats."""

from __future__ import annotations

import pytest

import caseboard
from tests.games.voices.conservation import conserved
from tests.invariants import play_through

GAMES = 200
BATCH = 20


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_with_each_option_on_and_off(seats: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        game = caseboard.new(
            "voices",
            seats=seats,
            seed=seed,
            advanced_roles=bool(seed & 1),
            marker_abilities=bool(seed & 2),
            memory_aid=bool(seed & 4),
            chosen_prosecutor=seed % seats if seed & 8 else None,
        )
        play_through(game, seed=seed, conserved=conserved)
