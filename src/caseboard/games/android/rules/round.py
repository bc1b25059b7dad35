"""The game round: daytime, end of day, the calendar, the first player (The Game Round)."""

from __future__ import annotations

from typing import Final

from caseboard.core.machine import Call, Frame, Goto, Outcome, procedure
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.numbers import CLIMAX_STARTS, DAYS, DAYS_A_WEEK
from caseboard.games.android.rules.closing import reveal_everything
from caseboard.games.android.rules.daytime import TURN
from caseboard.games.android.rules.events import DRAW_GENERAL_EVENT, SPECIFIC_EVENT
from caseboard.games.android.rules.lasting import changed, fired, stays_until
from caseboard.games.android.rules.people import JIMMY, LILY
from caseboard.games.android.rules.plots import RESOLVE_PLOTS
from caseboard.games.android.rules.setup import SETUP
from caseboard.games.android.rules.twilight import leave_play
from caseboard.games.android.state import AndroidState

GENERAL_EVENT_DAYS: Final = frozenset({2, 4, 5})
PLOT_DAYS: Final = frozenset({3, 6})
SECOND_WEEK: Final = DAYS_A_WEEK + 1


def set_up(s: AndroidState, f: Frame) -> Call:
    return Call(SETUP, murder=f["murder"], detectives=f["detectives"], first=f["first"])


def start_round(s: AndroidState, f: Frame) -> Outcome:
    """A new day. Week two starts with Lily and Jimmy on the move and the specific event (A8)."""
    s.abilities_used = [0] * s.seats
    s.turns_left = [(s.first_player + n) % s.seats for n in range(s.seats)]
    s.tell("day", day=s.day, first=s.first_player, climax=s.day >= CLIMAX_STARTS)
    if s.day != SECOND_WEEK:
        return None
    murder = MURDERS[s.murder]
    s.lily, s.jimmy = murder.lily[1], murder.jimmy[1]
    s.tell("person-moved", person=LILY, place=s.lily)
    s.tell("person-moved", person=JIMMY, place=s.jimmy)
    return Call(SPECIFIC_EVENT) if s.specific >= 0 else None


def next_turn(s: AndroidState, f: Frame) -> Outcome:
    """Turns go clockwise from the first player."""
    if not s.turns_left:
        return Goto(end_the_day)
    return Call(TURN, seat=s.turns_left.pop(0))


def after_turn(s: AndroidState, f: Frame) -> Outcome:
    return Goto(next_turn)


def end_the_day(s: AndroidState, f: Frame) -> Outcome:
    """What lies in play answers the end of the day."""
    calls: list[Call] = []
    for n in range(s.seats):
        seat = (s.first_player + n) % s.seats
        for card in stays_until(s, seat, Occasion.DAY_ENDS):
            leave_play(s, seat, card)
        calls += fired(s, Occasion.DAY_ENDS, seat, {"place": s.place[seat]})
    return tuple(calls) or None


def advance_day_marker(s: AndroidState, f: Frame) -> None:
    f["ended"] = s.day
    s.day = min(s.day + 1, DAYS)
    changed(s)


def end_of_day_events(s: AndroidState, f: Frame) -> Outcome:
    """The events shown on the day that has just ended."""
    day_of_week = (f["ended"] - 1) % DAYS_A_WEEK + 1
    if day_of_week in GENERAL_EVENT_DAYS:
        return Call(DRAW_GENERAL_EVENT)
    if day_of_week in PLOT_DAYS:
        return Call(RESOLVE_PLOTS, ended=f["ended"])
    return None


def change_first_player(s: AndroidState, f: Frame) -> None:
    """Whoever's hero marker was last placed on the scene of the crime."""
    if s.first_player != s.scene_marker:
        s.first_player = s.scene_marker
        s.tell("first-player", seat=s.first_player)


def start_again_or_close(s: AndroidState, f: Frame) -> Outcome:
    return Goto(start_round) if f["ended"] < DAYS else None


def close_the_case(s: AndroidState, f: Frame) -> None:
    reveal_everything(s)


GAME: Final = procedure(
    "The game",
    set_up,
    start_round,
    next_turn,
    after_turn,
    end_the_day,
    advance_day_marker,
    end_of_day_events,
    change_first_player,
    start_again_or_close,
    close_the_case,
)
"""Locals: murder, detectives (by seat), first: numbers, or −1 and empty for a random choice."""
