"""The game round: daytime, end of day, the calendar, the first player (The Game Round)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caseboard.core.machine import Frame, Goto, Outcome, procedure
from caseboard.games.android import events
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.frames import About
from caseboard.games.android.numbers import DAYS_A_WEEK
from caseboard.games.android.rules.closing import reveal_everything
from caseboard.games.android.rules.daytime import TURN
from caseboard.games.android.rules.events import DRAW_GENERAL_EVENT, SPECIFIC_EVENT
from caseboard.games.android.rules.lasting import changed, fired, stays_until
from caseboard.games.android.rules.leads import is_climax
from caseboard.games.android.rules.people import JIMMY, LILY
from caseboard.games.android.rules.plots import RESOLVE_PLOTS
from caseboard.games.android.rules.setup import SETUP
from caseboard.games.android.rules.theories import NAME_THEORIES, has_culprit
from caseboard.games.android.rules.twilight import leave_play
from caseboard.games.android.state import AndroidState

GENERAL_EVENT_DAYS: Final = frozenset({2, 4, 5})
PLOT_DAYS: Final = frozenset({3, 6})


@dataclass(slots=True, eq=False)
class WholeGame(Frame):
    """What was chosen before the game, by number; −1: at random."""

    murder: int
    detectives: tuple[int, ...]
    """By seat."""
    first: int
    true_culprit: bool
    ended: int = 0
    """The day that is over."""


def set_up(state: AndroidState, frame: WholeGame) -> Frame:
    return SETUP(
        murder=frame.murder,
        detectives=frame.detectives,
        first=frame.first,
        true_culprit=frame.true_culprit,
    )


def start_round(state: AndroidState, frame: WholeGame) -> Outcome:
    """A new day. The second half, week two in a whole case, starts with Lily and Jimmy on the
    move and the specific event (A8)."""
    state.abilities_used = [0] * state.seats
    state.turns_left = [(state.first_player + n) % state.seats for n in range(state.seats)]
    state.tell(events.Day(day=state.day, first=state.first_player, climax=is_climax(state)))
    if state.day != state.last_day // 2 + 1:
        return None
    murder = MURDERS[state.murder]
    state.lily, state.jimmy = murder.lily[1], murder.jimmy[1]
    state.tell(events.PersonMoved(person=LILY, place=state.lily))
    state.tell(events.PersonMoved(person=JIMMY, place=state.jimmy))
    return SPECIFIC_EVENT() if state.specific >= 0 else None


def next_turn(state: AndroidState, frame: WholeGame) -> Outcome:
    """Turns go clockwise from the first player."""
    if not state.turns_left:
        return Goto(end_the_day)
    return TURN(seat=state.turns_left.pop(0))


def after_turn(state: AndroidState, frame: WholeGame) -> Outcome:
    return Goto(next_turn)


def end_the_day(state: AndroidState, frame: WholeGame) -> Outcome:
    """What lies in play answers the end of the day."""
    calls: list[Frame] = []
    for n in range(state.seats):
        seat = (state.first_player + n) % state.seats
        for card in stays_until(state, seat, Occasion.DAY_ENDS):
            leave_play(state, seat, card)
        calls += fired(state, Occasion.DAY_ENDS, seat, About(place=state.place[seat]))
    return tuple(calls) or None


def advance_day_marker(state: AndroidState, frame: WholeGame) -> None:
    frame.ended = state.day
    state.day = min(state.day + 1, state.last_day)
    changed(state)


def end_of_day_events(state: AndroidState, frame: WholeGame) -> Outcome:
    """The events shown on the day that has just ended."""
    day_of_week = (frame.ended - 1) % DAYS_A_WEEK + 1
    if day_of_week in GENERAL_EVENT_DAYS:
        return DRAW_GENERAL_EVENT()
    if day_of_week in PLOT_DAYS:
        return RESOLVE_PLOTS(ended=frame.ended)
    return None


def think_again(state: AndroidState, frame: WholeGame) -> Outcome:
    """With a true culprit: whenever plots were resolved, but not at the very end (Variants)."""
    day_of_week = (frame.ended - 1) % DAYS_A_WEEK + 1
    last = frame.ended == state.last_day
    return NAME_THEORIES() if has_culprit(state) and day_of_week in PLOT_DAYS and not last else None


def change_first_player(state: AndroidState, frame: WholeGame) -> None:
    """Whoever's hero marker was last placed on the scene of the crime."""
    if state.first_player != state.scene_marker:
        state.first_player = state.scene_marker
        state.tell(events.FirstPlayer(seat=state.first_player))


def start_again_or_close(state: AndroidState, frame: WholeGame) -> Outcome:
    return Goto(start_round) if frame.ended < state.last_day else None


def close_the_case(state: AndroidState, frame: WholeGame) -> None:
    reveal_everything(state)


GAME: Final = procedure(
    "The game",
    WholeGame,
    set_up,
    start_round,
    next_turn,
    after_turn,
    end_the_day,
    advance_day_marker,
    end_of_day_events,
    think_again,
    change_first_player,
    start_again_or_close,
    close_the_case,
)
