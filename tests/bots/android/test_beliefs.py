"""Beliefs: whom others want to see charged, read from where they put which evidence."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.bots.android.beliefs import MEAN, Beliefs
from caseboard.bots.android.rookie import position
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.state import FACE_UP, AndroidState, mark_seen

ME, OTHER = 0, 1


@pytest.fixture
def s() -> AndroidState:
    return position(caseboard.new("android", seats=4, seed=3))


def put(s: AndroidState, placer: int, suspect: int, value: int, shown: bool) -> None:
    token = EVIDENCE_VALUES.index(value)
    s.files[suspect * 3] += (mark_seen(token, placer) | (FACE_UP if shown else 0),)


def strangers(s: AndroidState) -> list[int]:
    """Suspects that are on neither of my hunches."""
    return [who for who in s.lineup if who not in (s.guilty[ME], s.innocent[ME])]


def test_hunches_are_certain_for_oneself_and_never_the_same_for_another(s: AndroidState) -> None:
    beliefs = Beliefs(s, ME)
    assert beliefs.guilty[ME] == {s.guilty[ME]: 1.0}
    assert beliefs.guilty[OTHER][s.guilty[ME]] == 0.0
    assert beliefs.innocent[OTHER][s.innocent[ME]] == 0.0
    assert sum(beliefs.guilty[OTHER].values()) == pytest.approx(1.0)
    assert sum(beliefs.innocent[OTHER].values()) == pytest.approx(1.0)


def test_open_evidence_against_somebody_points_to_the_guilty_hunch(s: AndroidState) -> None:
    suspect, rest = strangers(s)[0], strangers(s)[1:]
    before = Beliefs(s, ME).guilty[OTHER][suspect]
    put(s, OTHER, suspect, 3, shown=True)
    put(s, OTHER, suspect, 2, shown=True)
    after = Beliefs(s, ME).guilty[OTHER]
    assert after[suspect] > 2 * before
    assert all(after[suspect] > after[who] for who in rest)


def test_evidence_in_favour_points_to_the_innocent_hunch(s: AndroidState) -> None:
    suspect = strangers(s)[0]
    before = Beliefs(s, ME)
    put(s, OTHER, suspect, -3, shown=True)
    after = Beliefs(s, ME)
    assert after.innocent[OTHER][suspect] > before.innocent[OTHER][suspect]
    assert after.guilty[OTHER][suspect] < before.guilty[OTHER][suspect]


def test_face_down_evidence_tells_less_than_open_evidence(s: AndroidState) -> None:
    suspect = strangers(s)[0]
    before = Beliefs(s, ME).guilty[OTHER][suspect]
    put(s, OTHER, suspect, 3, shown=False)
    hidden = Beliefs(s, ME).guilty[OTHER][suspect]
    first, *others = s.files[suspect * 3]
    s.files[suspect * 3] = (first | FACE_UP, *others)
    shown = Beliefs(s, ME).guilty[OTHER][suspect]
    assert before < hidden < shown


def test_what_lies_face_down_is_guessed_from_who_put_it_there(s: AndroidState) -> None:
    suspect = strangers(s)[0]
    put(s, OTHER, suspect, -3, shown=False)
    unknown = Beliefs(s, ME).unseen[suspect]
    for _ in range(2):
        put(s, OTHER, suspect, 3, shown=True)
    suspected = Beliefs(s, ME).unseen[suspect]
    assert MEAN[False] < unknown < suspected < MEAN[True]


def test_what_i_placed_myself_is_no_guess(s: AndroidState) -> None:
    put(s, ME, strangers(s)[0], 3, shown=False)
    assert not any(Beliefs(s, ME).unseen)
