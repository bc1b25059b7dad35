"""Reading the case: what experience makes of the same evidence."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.bots.android.beliefs import Beliefs
from caseboard.bots.android.reading import Case
from caseboard.bots.android.rookie import position
from caseboard.games.android.content.puzzle import Payoff
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.rules.closing import GUILTY_VP
from caseboard.games.android.state import AndroidState, mark_seen

ME, OTHER = 0, 1
NO_LINKS = [0] * len(Payoff)


@pytest.fixture
def s() -> AndroidState:
    return position(caseboard.new("android", seats=4, seed=3))


def put(s: AndroidState, placer: int, suspect: int, value: int) -> None:
    token = EVIDENCE_VALUES.index(value)
    s.files[suspect * 3] += (mark_seen(token, placer),)


def readings(s: AndroidState) -> tuple[Case, Case]:
    """A beginner's and somebody's with experience."""
    return Case(s, ME, NO_LINKS), Case(s, ME, NO_LINKS, Beliefs(s, ME))


def chance(case: Case, suspect: int) -> float:
    return case.chances(case.totals, case.hits)[suspect]


def test_experience_trusts_its_own_evidence_less(s: AndroidState) -> None:
    suspect = s.guilty[ME]
    for _ in range(3):
        put(s, ME, suspect, 3)
    beginner, experienced = (chance(case, suspect) for case in readings(s))
    even = 1 / len(s.lineup)
    assert even < experienced < beginner


def test_experience_fears_what_others_put_face_down(s: AndroidState) -> None:
    suspect = next(who for who in s.lineup if who not in (s.guilty[ME], s.innocent[ME]))
    before = readings(s)[1]
    for _ in range(3):
        put(s, OTHER, suspect, 3)
    after = readings(s)[1]
    assert after.totals[suspect] - before.totals[suspect] > 3 * 0.9


def test_to_be_right_is_worth_more_than_its_points_to_experience(s: AndroidState) -> None:
    beginner, experienced = readings(s)
    assert beginner.pays_guilty == GUILTY_VP
    assert experienced.pays_guilty == 2 * GUILTY_VP
