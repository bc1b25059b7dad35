"""Step 4 – Draw cards: a trial card, and strategy cards for Planning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Ask, Done, Frame, Outcome, procedure
from caseboard.games.voices.actions import PLAYER
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.rules.strategy_cards import KEEP_HAND_LIMIT, draw_strategy_card
from caseboard.games.voices.rules.trial_deck import BEHIND_THE_SCREEN, draw_trial_card
from caseboard.games.voices.rules.users import WHO_USES
from caseboard.games.voices.state import NOBODY, VoicesState

TWO_DRAW_FROM: Final = 5
"""With so many players, the Planning player picks another persona who draws too."""


@dataclass(slots=True, eq=False)
class DrawCards(Frame):
    planner: int = NOBODY


def replace_the_trial_card(state: VoicesState, frame: DrawCards) -> Outcome:
    """Not after the fourth card: stage II has laid out its own."""
    if len(state.trial_cards) < BEHIND_THE_SCREEN:
        draw_trial_card(state)
    return None


def find_the_planner(state: VoicesState, frame: DrawCards) -> Outcome:
    return WHO_USES(region=int(Region.PLANNING))


def planner_draws(state: VoicesState, frame: DrawCards) -> Outcome:
    frame.planner = frame.answer
    draw_strategy_card(state, frame.planner)
    return KEEP_HAND_LIMIT(seat=frame.planner)


def ask_who_else_draws(state: VoicesState, frame: DrawCards) -> Outcome:
    if state.seats < TWO_DRAW_FROM:
        return Done()
    others = [seat for seat in state.personas() if seat != frame.planner]
    prompt = "Which other persona also draws a strategy card?"
    return Ask(frame.planner, "planning", tuple(PLAYER[seat] for seat in others), prompt)


def other_draws(state: VoicesState, frame: DrawCards) -> Outcome:
    seat = frame.answer.argument
    draw_strategy_card(state, seat)
    return KEEP_HAND_LIMIT(seat=seat)


DRAW_CARDS = procedure(
    "Draw cards",
    DrawCards,
    replace_the_trial_card,
    find_the_planner,
    planner_draws,
    ask_who_else_draws,
    other_draws,
)
