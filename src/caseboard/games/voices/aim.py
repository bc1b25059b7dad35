"""Aiming: from what a hand points at to a push."""

from __future__ import annotations

from caseboard.core.actions import Action
from caseboard.games.voices.actions import PUSH
from caseboard.games.voices.push import BadPush, push_number, refusal, snap


def push_action(start_mm: float, direction_degrees: float) -> Action:
    """The push nearest to a start along the railing and a direction, if there is such a push."""
    start, direction = snap(start_mm, direction_degrees)
    refused = refusal(start, direction)
    if refused is not None:
        raise BadPush(refused)
    return PUSH.action(push_number(start, direction))
