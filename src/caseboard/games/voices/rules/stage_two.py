"""Stage II: Guy takes the stand."""

from __future__ import annotations

from typing import Final

from caseboard.games.voices.content.trial_card import Stage
from caseboard.games.voices.events import StageTwo
from caseboard.games.voices.rules.trial_deck import shuffle_stage
from caseboard.games.voices.state import VoicesState

LAST_ROUND_OF_STAGE_ONE: Final = 4


def proceed_to_stage_two(state: VoicesState) -> None:
    """The unused cards of stage I leave the game; the deck of stage II takes their place."""
    state.trial_box += state.trial_cards + state.trial_deck
    state.trial_cards = []
    shuffle_stage(state, Stage.TWO)
    state.tell(StageTwo())
