"""The examples do what they say; the learner for a few games only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caseboard
from caseboard.bots import own

pytest.importorskip("gymnasium")
LEARN = Path(__file__).resolve().parents[1] / "examples" / "learn.py"


def test_a_learner_learns_something_and_plays_it(tmp_path: Path) -> None:
    example: Any = own._file(str(LEARN))
    example.TABLES = example.BATCH = 4
    network = example.train("voices", 3, games=5)
    assert np.abs(network.weights["policy"]).max() > 0
    weights = tmp_path / "policy.npz"
    np.savez(weights, **network.weights)
    bot = caseboard.make_bot("voices", f"{LEARN}:Learned?file={weights}&best=true", seed=1)
    game = caseboard.new("voices", seats=3, seed=3)
    for _ in range(30):
        assert game.decision is not None
        game.apply(bot.choose(caseboard.sight_of(game)))
