"""Where the trial stands: what lies before each juror, face up."""

from __future__ import annotations

from typing import Final

from caseboard.core.rules import Line, Row, Standing
from caseboard.core.wording import counted
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.state import VoicesState

ABOUT: Final = "Innocent less guilty tokens"


def standing(state: VoicesState, seat: int | None) -> Standing:
    """Everybody sees these tokens; influence is counted when the jury votes (End of Trial)."""
    rows = tuple(_row(state, juror) for juror in JurorType)
    if state.verdict:
        return Standing(ABOUT, "The verdict", None, rows)
    return Standing(ABOUT, "Round", state.round, rows)


def _row(state: VoicesState, juror: JurorType) -> Row:
    guilty, innocent = state.guilty[juror], state.innocent[juror]
    lines = (
        Line(innocent, counted(innocent, "innocent token")),
        Line(-guilty, counted(guilty, "guilty token")),
    )
    return Row(juror.title, tuple(line for line in lines if line.points))
