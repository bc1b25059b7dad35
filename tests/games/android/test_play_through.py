"""Whole games at random, with every invariant; `make soak` plays many more."""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys

import pytest

import caseboard
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.numbers import DETECTIVES
from tests.games.android.conservation import conserved
from tests.invariants import play_through


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("murder", [murder.key for murder in MURDERS])
def test_random_games_keep_every_invariant(seats: int, murder: str) -> None:
    game = caseboard.new("android", seats=seats, seed=seats, murder=murder)
    play_through(game, seats, conserved, every=7)


def random_game(seed: int, seats: int, saving: bool) -> caseboard.Game:
    """A random game; with saving, it is saved and loaded at every single decision."""
    game = caseboard.new("android", seats=seats, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        if saving:
            game = caseboard.load(game.to_json())
        assert game.decision is not None
        game.apply(chance.choice(game.decision.actions).key)
    return game


@pytest.mark.parametrize("seed", range(6))
def test_mid_card_save_a_game_saved_at_every_decision_ends_the_same(seed: int) -> None:
    seats = 3 + seed % 3
    assert random_game(seed, seats, True).to_json() == random_game(seed, seats, False).to_json()


PLAY_IN_ANOTHER_PROCESS = """
import hashlib, sys
sys.path.insert(0, ".")
from tests.games.android.test_play_through import random_game
print(hashlib.sha256(random_game(11, 5, False).to_json().encode()).hexdigest())
"""


def test_the_same_seed_gives_the_same_game_byte_for_byte_in_another_process() -> None:
    here = hashlib.sha256(random_game(11, 5, False).to_json().encode()).hexdigest()
    there = subprocess.run(
        [sys.executable, "-c", PLAY_IN_ANOTHER_PROCESS],
        check=True,
        capture_output=True,
        text=True,
    )
    assert there.stdout.strip() == here


def test_every_detective_comes_up_at_random() -> None:
    seen = set()
    for seed in range(12):
        game = caseboard.new("android", seats=3, seed=seed)
        seen |= {player["detective"] for player in game.view(None)["players"]}
    assert seen == set(range(len(DETECTIVES)))
