"""A detective plans the whole turn: what fits into it counts, not the next step alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

import caseboard
from caseboard.bots.android.appraisal import Appraisal
from caseboard.bots.android.beliefs import OF_A_DETECTIVE, OF_AN_INSPECTOR, Experience
from caseboard.bots.android.itinerary import HOUR, Itinerary, time_spent
from caseboard.bots.android.prices import TIME
from caseboard.bots.android.rookie import position
from caseboard.bots.android.turn import Turn
from caseboard.games.android.actions import END_TURN, FOLLOW, SACRIFICE
from caseboard.games.android.catalogue import PLOTS
from caseboard.games.android.numbers import OFF_MAP
from caseboard.games.android.rules.sacrifices import sacrifice_of, sacrifices
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


def plan(s: AndroidState, mind: Experience = OF_A_DETECTIVE) -> Itinerary:
    turn = Turn(Appraisal(s, 0))
    turn.errands = [errand for errand in turn.errands if errand[0] in s.lead_at]
    turn.nights = []
    return Itinerary(turn, mind)


def neighbours(s: AndroidState, place: int) -> list[int]:
    """The places one Time away."""
    return [there for there, way in enumerate(Turn(Appraisal(s, 0)).moves[place]) if way == 1]


def test_with_nothing_to_do_time_is_worth_a_card_each(s: AndroidState) -> None:
    assert plan(s).rest(s.place[0], 4) == pytest.approx(4 * HOUR)
    assert plan(s).score(END_TURN) == 0.0


def test_two_leads_in_reach_are_worth_more_than_one(s: AndroidState) -> None:
    here = s.place[0]
    s.lead_at[6] = here
    one = plan(s).rest(here, 6)
    s.lead_at[7] = neighbours(s, here)[0]
    both = plan(s).rest(here, 6)
    assert both > one + HOUR
    assert plan(s).rest(here, 1) == pytest.approx(plan(s).rest(here, 2) - HOUR)


def test_a_lead_counts_once(s: AndroidState) -> None:
    here = s.place[0]
    s.lead_at[6] = here
    s.time = 3
    followed = plan(s).score(FOLLOW[6])
    assert followed == pytest.approx(plan(s).rest(here, 3))


def test_an_inspector_sees_a_third_lead(s: AndroidState) -> None:
    here = s.place[0]
    second = neighbours(s, here)[0]
    third = next(place for place in neighbours(s, second) if place != here)
    s.lead_at[6], s.lead_at[7] = here, second
    hurried = replace(OF_AN_INSPECTOR, next_turn=0.0)
    assert plan(s, hurried).rest(here, 6) == pytest.approx(plan(s).rest(here, 6))
    s.lead_at[8] = third
    assert plan(s, hurried).rest(here, 6) > plan(s).rest(here, 6) + HOUR


def test_an_inspector_ends_a_turn_where_the_next_begins_well(s: AndroidState) -> None:
    near = neighbours(s, s.place[0])[0]
    ways = Turn(Appraisal(s, 0)).moves[near]
    far = ways.index(max(ways))
    s.lead_at[6] = near
    inspector = plan(s, OF_AN_INSPECTOR)
    assert inspector.rest(s.place[0], 0) > inspector.rest(far, 0)
    assert plan(s).rest(s.place[0], 0) == plan(s).rest(far, 0)


def test_an_inspector_weighs_the_time_of_a_sacrifice_against_the_leads(s: AndroidState) -> None:
    """Both know its usual price; only one asks what these hours would bring today."""
    number, hours = sacrifice_for_time(s)
    here = s.place[0]
    s.lead_at[6], s.lead_at[7] = here, neighbours(s, here)[0]
    s.time = hours + 1
    hurried = replace(OF_AN_INSPECTOR, next_turn=0.0)
    lost = plan(s).rest(here, s.time) - plan(s).rest(here, 1)
    cheap, dear = plan(s).score(SACRIFICE[number]), plan(s, hurried).score(SACRIFICE[number])
    assert cheap - dear == pytest.approx(lost - hours * TIME)


def sacrifice_for_time(s: AndroidState) -> tuple[int, int]:
    """A sacrifice that Louis may make for another, and the Time that it takes."""
    for number, plot in enumerate(PLOTS):
        for seat in (1, 2):
            if s.detective[seat] == plot.detective:
                s.plot[seat] = number
                for action in sacrifices(s, 0):
                    found = sacrifice_of(s, 0, action.argument)
                    if found is not None and found[0] == seat and time_spent(found[1]) > 1:
                        return action.argument, time_spent(found[1])
    raise AssertionError("no plot asks another for Time")
