"""A beginning of Android in which nobody has anything to say to Floyd's first actions."""

from __future__ import annotations

from functools import cache
from typing import Any

import caseboard
from caseboard.core.game import Game

OPTIONS: dict[str, Any] = {
    "murder": "the-body-on-the-midway",
    "detectives": ("floyd", "louis", "caprice"),
    "first_player": 0,
}
STEPS = ("move colonial-court", "draw-light", "move haas-bioroid", "end-turn")


def quiet_game() -> Game:
    """Floyd, in seat 0, stands at Haas-Bioroid and goes first."""
    return caseboard.new("android", seats=3, seed=quiet_seed(), **OPTIONS)


@cache
def quiet_seed() -> int:
    """The first seed by which no hand holds a card for any of the steps, in any order."""
    return next(seed for seed in range(1000) if _is_quiet(seed))


def _is_quiet(seed: int) -> bool:
    new = caseboard.new("android", seats=3, seed=seed, **OPTIONS)
    return all(_goes_through(new.clone(), order) for order in (STEPS, ("draw-light", *STEPS)))


def _goes_through(game: Game, steps: tuple[str, ...]) -> bool:
    for step in steps:
        decision = game.decision
        if decision is None or decision.kind != "turn" or decision.seat != 0:
            return False
        game.apply(step)
    decision = game.decision
    return decision is not None and (decision.kind, decision.seat) == ("turn", 1)
