"""Counting what can be reached, for any game: a silent change of what is legal changes it."""

from __future__ import annotations

import caseboard


def sequences(game: caseboard.Game, depth: int) -> int:
    """Sequences of that many listed actions from here; a game that ends sooner counts once."""
    decision = game.decision
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.actions)
    total = 0
    for action in decision.actions:
        following = game.clone()
        following.apply(action)
        total += sequences(following, depth - 1)
    return total
