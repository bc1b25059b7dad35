"""The score sheet and the chart: how a game came to stand as it does, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caseboard.core.rules import Line, Standing
from caseboard.core.shapes import ScoreLine
from caseboard.server.replays import is_wanted, moments, no_such_step
from caseboard.server.schema import Message


class ScoreRow(Message):
    """``hopes``: points that nobody can be sure of yet, not in the total."""

    name: str
    total: int
    lines: list[ScoreLine]
    hopes: list[ScoreLine]


class ScorePoint(Message):
    """The totals of all rows from a step on, and when that is, in words.

    ``number``: which of its ``period`` it is ('Week 2, day'), where it is one of several.
    """

    step: int
    when: str
    period: str
    number: int | None
    totals: list[int]


class ScoreHistory(Message):
    """GET /api/tables/ID/scores?at=N&seat=K, or POST /api/scores?at=N&seat=K with a record.

    ``rows``: the score sheet at that step; ``points``: the whole way up to step ``last``.
    """

    about: str
    when: str
    rows: list[ScoreRow]
    points: list[ScorePoint]
    last: int


def score_history(data: str | Mapping[str, Any], at: int | None, seat: int | None) -> ScoreHistory:
    """The numbers of a record that a seat may know."""
    points: list[ScorePoint] = []
    sheet: Standing | None = None
    for moment in moments(data):
        history = moment.history
        standing = history.game.standing(seat)
        point = ScorePoint(
            step=history.moment,
            when=standing.when,
            period=standing.period,
            number=standing.number,
            totals=[row.total for row in standing.rows],
        )
        if not points or (points[-1].when, points[-1].totals) != (point.when, point.totals):
            points.append(point)
        if is_wanted(moment, at):
            sheet = standing
    if sheet is None:
        raise no_such_step(at, history.moment)
    rows = [
        ScoreRow(row.name, row.total, _lines(row.lines), _lines(row.hopes)) for row in sheet.rows
    ]
    return ScoreHistory(sheet.about, sheet.when, rows, points, history.moment)


def _lines(lines: Sequence[Line]) -> list[ScoreLine]:
    return [ScoreLine(line.points, line.reason) for line in lines]
