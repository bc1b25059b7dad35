"""The score sheet before the end: what lies open, and what a player may hope for."""

from __future__ import annotations

from random import Random

import caseboard
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS
from caseboard.games.android.numbers import NOBODY
from caseboard.games.android.standing import hopes, standing
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD = 0, 1


def bare() -> Scenario:
    """Nobody has scored; Louis believes Noise did it and Eve did not."""
    t = table()
    t.s.favors = [(0,) * len(own) for own in t.s.favors]
    t.s.files = [()] * len(t.s.files)
    return t.set(
        guilty=[SUSPECT["noise"]] * 3,
        innocent=[SUSPECT["eve"]] * 3,
        endings=[[], [], []],
        sanity=0,
        plot=[NOBODY] * 3,
        trauma=[2, 0, 0],
        conspiracy=[1, 0, 0],
    )


def totals(t: Scenario, seat: int | None) -> list[int]:
    return [row.total for row in standing(t.s, seat).rows]


def test_tokens_on_the_table_count_for_everybody_who_looks() -> None:
    t = bare()
    for seat in (None, LOUIS, FLOYD):
        assert totals(t, seat) == [2, 3, 0]
    louis = standing(t.s, None).rows[LOUIS]
    assert [line.reason for line in louis.lines] == ["1 × conspiracy token", "2 × trauma"]
    floyd = standing(t.s, None).rows[FLOYD]
    assert [line.reason for line in floyd.lines] == ["3 × directive in play"]


def test_hopes_rest_on_the_evidence_one_has_seen_and_are_nobody_elses_business() -> None:
    t = bare()
    t.evidence("noise", int(SUSPECTS[SUSPECT["noise"]].normal), 5, seen_by="louis")
    t.evidence("eve", int(SUSPECTS[SUSPECT["eve"]].normal), 4, 4, seen_by="floyd")
    assert [line.points for line in hopes(t.s, LOUIS)] == [15, 5]
    assert hopes(t.s, FLOYD) == ()
    rows = standing(t.s, FLOYD).rows
    assert not rows[LOUIS].hopes


def test_at_the_end_the_sheet_is_the_result() -> None:
    game = caseboard.new("android", seats=3, seed=4)
    chance = Random(4)
    whens = set()
    while game.decision is not None:
        whens.add(game.standing(None).when)
        game.apply(chance.choice(game.decision.actions))
    assert len(whens) == 12
    assert game.result is not None
    sheet = game.standing(None)
    assert tuple(row.lines for row in sheet.rows) == game.result.breakdown
    assert tuple(row.total for row in sheet.rows) == game.result.scores
    assert sheet.when == "The case is closed"
