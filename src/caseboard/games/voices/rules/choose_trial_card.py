"""Step 1 – Choose trial card."""

from __future__ import annotations

from dataclasses import dataclass

from caseboard.core.machine import Ask, Frame, Outcome, procedure
from caseboard.games.voices.actions import TRIAL
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.events import TrialCardChosen
from caseboard.games.voices.state import VoicesState


@dataclass(slots=True, eq=False)
class ChooseTrialCard(Frame):
    """The prosecutor’s step."""


def ask_trial_card(state: VoicesState, frame: ChooseTrialCard) -> Outcome:
    actions = tuple(TRIAL[card] for card in sorted(state.trial_cards))
    return Ask(state.prosecutor, "trial", actions, "Choose the trial card of this round.")


def announce_regions(state: VoicesState, frame: ChooseTrialCard) -> Outcome:
    """Only the two icons are announced, not which of them belongs to which side."""
    card = frame.answer.argument
    state.trial_cards.remove(card)
    state.trial_chosen = card
    state.read_side = state.read_abilities = 0
    state.tell(TrialCardChosen(seat=state.prosecutor, regions=announced(card)))
    return None


def announced(card: int) -> tuple[int, ...]:
    """The icons on top of a trial card, in the order of the board."""
    return tuple(sorted(int(region) for region in TRIAL_CARDS[card].regions))


CHOOSE_TRIAL_CARD = procedure(
    "Choose trial card", ChooseTrialCard, ask_trial_card, announce_regions
)
