"""Many games at once in worker processes."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

import caseboard

pytest.importorskip("gymnasium")
vector = import_module("caseboard.envs.vector")


def played(name: str, workers: int, steps: int) -> list[Any]:
    """What two games show, step by step, always with their first legal action."""
    shown = []
    with vector.Games(name, seats=3, games=2, workers=workers) as games:
        games.reset(seed=9)
        for _ in range(steps):
            arrays = games.observation, games.action_mask, games.seat, games.reward, games.done
            shown.append(tuple(array.copy() for array in arrays))
            games.step(games.action_mask.argmax(axis=1))
    return shown


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = played("voices", 1, 300), played("voices", 2, 300)
    for mine, theirs in zip(one, two, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))
    ends = [step for step, shown in enumerate(one) if shown[4].any()]
    assert ends, "a game ended and another began"
    assert one[ends[0]][3].any()


def test_trouble_in_a_worker_is_told_and_closes_the_games() -> None:
    games = vector.Games("android", seats=3, games=1)
    games.reset(seed=1)
    with pytest.raises(caseboard.CaseboardError):
        games.step([int(games.action_mask[0].argmin())])
    with pytest.raises(caseboard.CaseboardError, match="closed"):
        games.reset()
    with pytest.raises(caseboard.BadOption, match="workers"):
        vector.Games("android", seats=3, games=1, workers=2)
