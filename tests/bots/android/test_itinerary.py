"""A detective plans the whole turn: what fits into it counts, not the next step alone."""

from __future__ import annotations

import pytest

import caseboard
from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.itinerary import HOUR, Itinerary
from caseboard.bots.android.rookie import position
from caseboard.bots.android.turn import Turn
from caseboard.games.android.actions import END_TURN, FOLLOW
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.state import AndroidState


@pytest.fixture
def s() -> AndroidState:
    """Louis at the start of his turn, with no lead on the map."""
    game = caseboard.new(
        "android", seats=3, seed=5, detectives=["louis", "caprice", "raymond"], murder=None
    )
    while (decision := game.decision) is not None and (decision.kind, decision.seat) != ("turn", 0):
        game.apply(decision.actions[0])
    s = position(game)
    s.lead_at = [OFF_MAP] * len(s.lead_at)
    return s


def plan(s: AndroidState) -> Itinerary:
    turn = Turn(Appraisal(s, 0))
    turn.errands = [errand for errand in turn.errands if errand[0] in s.lead_at]
    turn.nights = []
    return Itinerary(turn)


def test_with_nothing_to_do_time_is_worth_a_card_each(s: AndroidState) -> None:
    assert plan(s).rest(s.place[0], 4) == pytest.approx(4 * HOUR)
    assert plan(s).score(END_TURN) == 0.0


def test_two_leads_in_reach_are_worth_more_than_one(s: AndroidState) -> None:
    here = s.place[0]
    s.lead_at[6] = here
    one = plan(s).rest(here, 6)
    moves = Turn(Appraisal(s, 0)).moves
    s.lead_at[7] = next(place for place, way in enumerate(moves[here]) if way == 1)
    both = plan(s).rest(here, 6)
    assert both > one + HOUR
    assert plan(s).rest(here, 1) == pytest.approx(plan(s).rest(here, 2) - HOUR)


def test_a_lead_counts_once(s: AndroidState) -> None:
    here = s.place[0]
    s.lead_at[6] = here
    s.time = 3
    followed = plan(s).score(FOLLOW[6])
    assert followed == pytest.approx(plan(s).rest(here, 3))
