"""What a push would do, before it is made."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from caseboard.core.game import Game
from caseboard.games.voices.actions import GRID
from caseboard.games.voices.aim import push_action
from caseboard.games.voices.push import Placed, push
from caseboard.games.voices.push import push_of as lattice_point
from caseboard.games.voices.rules.control import markers_in
from caseboard.games.voices.rules.deploy import Deployment, ask_push, outcome_of
from caseboard.games.voices.shapes import (
    VoicesAim,
    VoicesLook,
    VoicesPush,
    VoicesPushes,
    VoicesWay,
)
from caseboard.games.voices.state import VoicesState
from caseboard.pack.wire import NoPreview, Preview


def _pushing(game: Game) -> tuple[VoicesState, Deployment]:
    state = game.state
    assert isinstance(state, VoicesState)
    top = state.stack[-1]
    if not isinstance(top, Deployment) or top.procedure.steps[top.step] is not ask_push:
        raise NoPreview("no marker waits to be pushed")
    return state, top


def push_of(game: Game, seat: int, aim: VoicesAim) -> VoicesPush:
    state, top = _pushing(game)
    action = push_action(aim.start, aim.direction)
    result = outcome_of(state, top.region, top.marker, action.argument)
    return VoicesPush(
        action.id,
        list(result.placed),
        list(result.destroyed),
        [(marker, list(path)) for marker, path in result.paths],
    )


def pushes_of(game: Game, seat: int, look: VoicesLook) -> VoicesPushes:
    state, top = _pushing(game)
    if look.marker != top.marker:
        raise NoPreview(f"marker {top.marker} waits to be pushed, not {look.marker}")
    there = [(one, state.x[one], state.y[one]) for one in markers_in(state, top.region)]
    return _all_pushes(tuple(there), top.marker)


@lru_cache(maxsize=256)
def _all_pushes(there: tuple[Placed, ...], marker: int) -> VoicesPushes:
    """Kept, since it costs as much as many moves, and whoever asks again asks the same."""
    ways = []
    for action in GRID:
        result = push(there, marker, *lattice_point(action.argument))
        placed = [one for one, _, _ in result.placed]
        ways.append(VoicesWay(action.id, placed, list(result.destroyed)))
    return VoicesPushes(ways)


PREVIEWS: Final[dict[str, Preview[Any, Any]]] = {
    "push": Preview(VoicesAim, VoicesPush, push_of),
    "pushes": Preview(VoicesLook, VoicesPushes, pushes_of),
}
