"""One open question cut out of a sampled game, to be answered in one's head.

A scene ends where the ability, deployment or card that asks ends. So nobody looks ahead into what
has not been read yet: the rest of a trial card, its back, or a black box.
"""

from __future__ import annotations

from typing import Final

from caseboard.core.actions import Action
from caseboard.core.game import Game
from caseboard.core.machine import Ask, Frame, answer, ask_again, run
from caseboard.games.voices.effects import Choose
from caseboard.games.voices.rules.choices import Choice
from caseboard.games.voices.rules.choose_trial_card import CHOOSE_TRIAL_CARD
from caseboard.games.voices.rules.deploy import TURN
from caseboard.games.voices.rules.draw_cards import DRAW_CARDS
from caseboard.games.voices.rules.playing import PLAYING_THE_GAME
from caseboard.games.voices.rules.resolve import effect_of
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from caseboard.games.voices.rules.three_players import THREE_PLAYERS
from caseboard.games.voices.state import VoicesState

FRAMEWORK: Final = (
    PLAYING_THE_GAME,
    CHOOSE_TRIAL_CARD,
    TURN,
    RESOLVE_TRIAL_CARD,
    DRAW_CARDS,
)
"""What lies below every scene and is not played on."""


class Scene:
    """A state that may be played with, and what it asks."""

    __slots__ = ("ask", "state")

    def __init__(self, state: VoicesState, ask: Ask | None) -> None:
        self.state = state
        self.ask = ask

    @classmethod
    def of(cls, sample: Game) -> Scene:
        """The scene of a sample's open question; uses the sample up."""
        state = sample.state
        assert isinstance(state, VoicesState)
        stack = state.stack
        below = max((at for at, one in enumerate(stack) if one.procedure in FRAMEWORK), default=-1)
        state.stack = stack[min(below + 1, len(stack) - 1) :]
        return cls(state, ask_again(state))

    @classmethod
    def using(cls, state: VoicesState, call: Frame) -> Scene:
        """An ability on its own, used in a copy of the state."""
        other = state.clone()
        other.stack = [call]
        return cls(other, run(other))

    def clone(self) -> Scene:
        return Scene(self.state.clone(), self.ask)

    def after(self, action: Action) -> Scene:
        """The scene once its question is answered; this one stays as it is."""
        other = self.state.clone()
        return Scene(other, answer(other, action))

    @property
    def blind(self) -> bool:
        """Whether the options hide what they do from whoever must choose."""
        top = self.state.stack[-1]
        if not isinstance(top, Choice) or not effect_of(top, Choose).hidden:
            return False
        reads = self.state.seats == THREE_PLAYERS and top.user == self.state.prosecutor
        return not reads
