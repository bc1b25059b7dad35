"""Aiming: from what a hand points at to a push, and what that push would do, seen from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caseboard.core.actions import Action
from caseboard.core.errors import choices
from caseboard.games.voices.actions import PUSH
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.push import (
    BadPush,
    PushResult,
    push,
    push_number,
    push_of,
    refusal,
    snap,
)
from caseboard.games.voices.state import MARKERS


def push_action(start_mm: float, direction_degrees: float) -> Action:
    """The push nearest to a start along the railing and a direction, if there is such a push."""
    start, direction = snap(start_mm, direction_degrees)
    refused = refusal(start, direction)
    if refused is not None:
        raise BadPush(refused)
    return PUSH.action(push_number(start, direction))


def dry_run(view: Mapping[str, Any], region: int, marker: int, action: Action) -> PushResult:
    """What a push would do to the region as a view shows it; exactly what playing it does."""
    if region not in tuple(Region):
        names = choices(f"{int(one)} ({one.title})" for one in Region)
        raise BadPush(f"there is no region {region!r}: there is {names}")
    if marker not in range(MARKERS):
        raise BadPush(f"there is no marker {marker!r}: markers are 0 to {MARKERS - 1}")
    if action.verb != PUSH.verb:
        raise BadPush(f"'{action}' is no push: make one with push_action")
    there = [
        (one["marker"], one["x"], one["y"])
        for one in view["regions"][region]["markers"]
        if one["marker"] != marker
    ]
    return push(there, marker, *push_of(action.argument))
