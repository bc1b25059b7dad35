"""The 48 trial cards in their order: 24 for each stage (chapter "Stage II").

Judgmental jurors hear more guilt than anyone, Relaxed jurors forgive, Logical ones follow the
exhibits, Distracted ones keep what was said last, Impulsive ones swing, Perceptive ones reward
candor and punish nerves. Nothing tells the players so; they are meant to notice.
"""

from __future__ import annotations

from caseboard.games.voices.content.trial_card import Stage, TrialCard
from caseboard.games.voices.content.trial_exhibits import EXHIBITS
from caseboard.games.voices.content.trial_questions import QUESTIONS
from caseboard.games.voices.content.trial_stand import ON_THE_STAND
from caseboard.games.voices.content.trial_witnesses import WITNESSES

TRIAL_CARDS: tuple[TrialCard, ...] = tuple(
    sorted((*WITNESSES, *EXHIBITS, *QUESTIONS, *ON_THE_STAND), key=lambda card: card.number)
)


def stage_deck(stage: Stage) -> tuple[TrialCard, ...]:
    return tuple(card for card in TRIAL_CARDS if card.stage is stage)
