"""Reactions in Voices in My Head: strategy cards, which cost nothing and are played openly."""

from __future__ import annotations

from typing import Any, Final

from caseboard.core.game import Game
from caseboard.games.voices.box import OCCASIONS
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.strategy import Timing
from caseboard.games.voices.rules.deploy import Deployment
from caseboard.games.voices.rules.playing import ROUNDS
from caseboard.games.voices.rules.users import WhoUses
from caseboard.pack.reactions import Happening, Reactions


def happening(game: Game) -> Happening:
    state: Any = game.state
    frame, decision = state.stack[-1], game.decision
    assert decision is not None
    assert isinstance(frame, Deployment | WhoUses)
    place = Region(frame.region).key
    if isinstance(frame, WhoUses):
        return Happening(Timing.WHEN_TIED.key, None, place, state.round)
    own = frame.user == decision.seat
    timing = Timing.AFTER_DEPLOY if own else Timing.AFTER_LOSS
    return Happening(timing.key, frame.user, place, state.round)


REACTIONS: Final = Reactions(
    kind="strategy",
    occasions=OCCASIONS,
    places=frozenset(region.key for region in Region),
    rounds=ROUNDS,
    happening=happening,
)
