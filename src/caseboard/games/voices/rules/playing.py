"""Playing the game: eight rounds of five steps, then the end of trial."""

from __future__ import annotations

from typing import Final

from caseboard.core.machine import Goto, Outcome, procedure
from caseboard.games.voices.events import FirstPlayer, Round
from caseboard.games.voices.rules.choose_trial_card import CHOOSE_TRIAL_CARD
from caseboard.games.voices.rules.deploy import TURN
from caseboard.games.voices.rules.draw_cards import DRAW_CARDS
from caseboard.games.voices.rules.end_of_trial import END_OF_TRIAL
from caseboard.games.voices.rules.resolve_trial_card import RESOLVE_TRIAL_CARD
from caseboard.games.voices.rules.setup import SETUP, Trial
from caseboard.games.voices.rules.stage_two import LAST_ROUND_OF_STAGE_ONE, proceed_to_stage_two
from caseboard.games.voices.state import VoicesState

ROUNDS: Final = 8


def set_up(state: VoicesState, frame: Trial) -> Outcome:
    return SETUP(chosen_prosecutor=frame.chosen_prosecutor)


def choose_trial_card(state: VoicesState, frame: Trial) -> Outcome:
    state.turns_taken = 0
    state.tell(Round(number=state.round))
    return CHOOSE_TRIAL_CARD()


def deploy_control_markers(state: VoicesState, frame: Trial) -> Outcome:
    """Clockwise from the first player; the prosecutor takes part."""
    return tuple(TURN(seat=seat) for seat in state.clockwise_from_first())


def resolve_trial_card(state: VoicesState, frame: Trial) -> Outcome:
    return RESOLVE_TRIAL_CARD()


def change_stage_or_end(state: VoicesState, frame: Trial) -> Outcome:
    """Round 8 has no Draw step, and the first player token is not passed."""
    if state.round == ROUNDS:
        return Goto(end_the_trial)
    if state.round == LAST_ROUND_OF_STAGE_ONE:
        proceed_to_stage_two(state)
    return None


def draw_cards(state: VoicesState, frame: Trial) -> Outcome:
    return DRAW_CARDS()


def pass_first_player_token(state: VoicesState, frame: Trial) -> Outcome:
    state.first_player = (state.first_player + 1) % state.seats
    state.tell(FirstPlayer(seat=state.first_player))
    state.round += 1
    return Goto(choose_trial_card)


def end_the_trial(state: VoicesState, frame: Trial) -> Outcome:
    return END_OF_TRIAL()


PLAYING_THE_GAME = procedure(
    "Playing the game",
    Trial,
    set_up,
    choose_trial_card,
    deploy_control_markers,
    resolve_trial_card,
    change_stage_or_end,
    draw_cards,
    pass_first_player_token,
    end_the_trial,
)
