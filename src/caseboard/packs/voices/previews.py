"""What a push would do, before it is made."""

from __future__ import annotations

from typing import Final

from caseboard.core.game import Game
from caseboard.games.voices.aim import push_action
from caseboard.games.voices.rules.deploy import Deployment, ask_push, outcome_of
from caseboard.games.voices.shapes import VoicesAim, VoicesPush
from caseboard.games.voices.state import VoicesState
from caseboard.pack.wire import NoPreview, Preview


def push_of(game: Game, seat: int, aim: VoicesAim) -> VoicesPush:
    state = game.state
    assert isinstance(state, VoicesState)
    top = state.stack[-1]
    if not isinstance(top, Deployment) or top.procedure.steps[top.step] is not ask_push:
        raise NoPreview("no marker waits to be pushed")
    action = push_action(aim.start, aim.direction)
    result = outcome_of(state, top.region, top.marker, action.argument)
    return VoicesPush(
        action.id,
        list(result.placed),
        list(result.destroyed),
        [(marker, list(path)) for marker, path in result.paths],
    )


PREVIEWS: Final = {"push": Preview(VoicesAim, VoicesPush, push_of)}
