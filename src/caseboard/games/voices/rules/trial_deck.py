"""Trial cards: the decks of both stages and what lies behind the prosecutor's screen."""

from __future__ import annotations

from typing import Final

from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Stage
from caseboard.games.voices.events import TrialCardDrawn
from caseboard.games.voices.state import VoicesState

BEHIND_THE_SCREEN: Final = 3
"""Two open cards and the deck's top, whose front shows."""


def draw_trial_card(state: VoicesState) -> None:
    """The deck's top card is taken, which shows the front of the next one."""
    if state.trial_deck:
        card = state.take(state.trial_deck)
        state.trial_cards.append(card)
        drawn = TrialCardDrawn(seat=state.prosecutor, card=TRIAL_CARDS[card].number)
        state.whisper(drawn, (state.prosecutor,))


def shuffle_stage(state: VoicesState, stage: Stage) -> None:
    """Shuffle a stage's deck and lay out the cards among which the prosecutor chooses."""
    state.stage = int(stage)
    state.trial_deck = [number for number, card in enumerate(TRIAL_CARDS) if card.stage is stage]
    for _ in range(BEHIND_THE_SCREEN):
        draw_trial_card(state)
