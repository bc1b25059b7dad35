"""The score sheet before the case is closed: what lies open, and what a player may hope for."""

from __future__ import annotations

from typing import Final

from caseboard.core.rules import Line, Row, Standing
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.numbers import DAYS_A_WEEK
from caseboard.games.android.rules.closing import (
    breakdown,
    link_values,
    murderer,
    open_points,
    score_hunches,
)
from caseboard.games.android.rules.theories import has_culprit
from caseboard.games.android.state import FACE_UP, SEEN_SHIFT, AndroidState

ABOUT: Final = "Victory points"


def standing(state: AndroidState, seat: int | None) -> Standing:
    """Points as they would be tallied now (Tallying the Points); hunches count at the end."""
    closed = not state.stack
    link = link_values(state)
    week, day = divmod(state.day - 1, DAYS_A_WEEK)
    return Standing(
        ABOUT,
        "The case is closed" if closed else f"Week {week + 1}, day",
        None if closed else day + 1,
        tuple(
            Row(
                SHEETS[state.detective[other]].name,
                breakdown(state, other, murderer(state))
                if closed
                else tuple(open_points(state, other, link)),
                hopes(state, seat) if seat == other and not closed else (),
            )
            for other in range(state.seats)
        ),
    )


def hopes(state: AndroidState, seat: int) -> tuple[Line, ...]:
    """What the seat's hunches would bring if the evidence it has seen were all there is, and its
    theory right."""
    known = state.clone()
    seen = FACE_UP | 1 << (SEEN_SHIFT + seat)
    if has_culprit(state):
        known.culprit = state.guilty[seat]
    known.files = [tuple([entry for entry in file if entry & seen]) for file in state.files]
    return tuple(score_hunches(known, seat, murderer(known), link_values(known)))
