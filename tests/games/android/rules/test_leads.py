"""Following up leads and moving them (Following Up Leads; Moving Leads; ruling A12)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.content.map import (
    DISTRICT_OF,
    PLACE,
    PLACES,
    PLACES_OF_TYPE,
    PlaceType,
)
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.case import FollowLeadHere
from caseboard.games.android.effects.conditions import At
from caseboard.games.android.effects.control import Nothing
from caseboard.games.android.effects.lasting import LeadTime
from caseboard.games.android.numbers import LEADS, OFF_MAP, Side
from caseboard.games.android.rules.leads import lead_time
from caseboard.games.android.rules.moving_leads import places_for_lead
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)
LEAD_OF_LOUIS = 6 + 2


def three() -> Scenario:
    return table().at("louis", "tonys-flophouse")


def test_following_up_takes_1_time_and_the_right_hand_neighbour_moves_the_lead_first_a12() -> None:
    t = three().do("follow physical-louis")
    assert (t.time, t.kind, t.asked) == (5, "move-lead", "caprice")
    assert t.s.lead_at[LEAD_OF_LOUIS] == OFF_MAP
    t.do(t.keys[0])
    assert (t.kind, t.asked) == ("use-lead", "louis")


def test_a_lead_elsewhere_cannot_be_followed_up() -> None:
    t = three().at("louis", "napd")
    assert t.why_not("follow physical-louis") == "not-here"


def test_the_new_place_is_of_the_same_type_free_of_leads_and_not_near_the_mover_a12() -> None:
    t = three().at("caprice", "breakwater-arms").do("follow physical-louis")
    origin = PLACES[PLACE["tonys-flophouse"]]
    homes = set(PLACES_OF_TYPE[origin.type])
    near = DISTRICT_OF[PLACE["breakwater-arms"]]
    expected = {
        n
        for n in homes
        if n != PLACE["tonys-flophouse"] and n not in t.s.lead_at and DISTRICT_OF[n] != near
    }
    assert {PLACE[key.removeprefix("place ")] for key in t.keys} == expected
    assert any(DISTRICT_OF[n] == near for n in homes)
    assert DISTRICT_OF[PLACE["tonys-flophouse"]] in {DISTRICT_OF[n] for n in homes}


def test_the_beanstalk_is_a_district_of_its_own_for_the_mover() -> None:
    t = three().at("caprice", "the-midway")
    for origin in range(len(PLACES)):
        for action in places_for_lead(t.s, CAPRICE, origin):
            assert DISTRICT_OF[action.argument] != DISTRICT_OF[PLACE["the-midway"]]


def crowded(t: Scenario) -> Scenario:
    """Leads on all residential places but the one of Louis's lead."""
    homes = [n for n in PLACES_OF_TYPE[PlaceType.RESIDENTIAL] if n != PLACE["tonys-flophouse"]]
    others = [lead for lead in range(LEADS) if lead != LEAD_OF_LOUIS]
    lead_at = [OFF_MAP] * LEADS
    lead_at[LEAD_OF_LOUIS] = PLACE["tonys-flophouse"]
    for lead, place in zip(others, homes, strict=False):
        lead_at[lead] = place
    return t.set(lead_at=lead_at)


def test_a_lead_with_nowhere_to_go_is_offered_again_at_the_end_of_the_turn_a12() -> None:
    t = crowded(three()).do("follow physical-louis", "uncover", "dig")
    assert t.told(events.LeadWaits)
    assert t.s.lead_at[LEAD_OF_LOUIS] == OFF_MAP
    t.s.lead_at[t.s.lead_at.index(PLACE["breakwater-arms"])] = OFF_MAP
    t.s.lead_at[t.s.lead_at.index(PLACE["laurel-court"])] = OFF_MAP
    t.do("end-turn")
    assert (t.kind, t.asked) == ("move-lead", "caprice")
    assert sorted(t.keys) == ["place breakwater-arms", "place laurel-court"]
    t.do("place laurel-court")
    assert t.s.lead_at[LEAD_OF_LOUIS] == PLACE["laurel-court"]
    assert t.s.leads_waiting == []


def test_a_lead_that_still_has_nowhere_to_go_waits_for_the_end_of_the_next_turn_a12() -> None:
    t = crowded(three()).do("follow physical-louis", "uncover", "dig", "end-turn")
    assert t.asked == "floyd"
    assert t.s.leads_waiting[0] == LEAD_OF_LOUIS
    t.s.lead_at[t.s.lead_at.index(PLACE["laurel-court"])] = OFF_MAP
    t.do("end-turn")
    assert t.s.lead_at[LEAD_OF_LOUIS] == PLACE["laurel-court"]


@pytest.mark.parametrize("day", [10, 11, 12])
def test_in_the_climax_a_lead_leaves_the_game_instead(day: int) -> None:
    t = three().set(day=day).do("follow physical-louis")
    if day < 11:
        assert t.kind == "move-lead"
    else:
        assert t.kind == "use-lead"
        assert t.s.lead_at[LEAD_OF_LOUIS] == OFF_MAP
        t.do("uncover", "dig", "end-turn")
        assert t.s.lead_at[LEAD_OF_LOUIS] == OFF_MAP


def test_a_lead_gives_evidence_or_conspiracy_and_a_sacrifice_only_where_the_plot_says_so() -> None:
    t = three().plot("louis", "the-krausey-case").do("follow physical-louis")
    t.do(t.keys[0])
    assert t.keys == ["place-evidence", "uncover", "sacrifice-lead"]
    t = three().set(plot=[-1, -1, -1]).do("follow physical-louis")
    t.do(t.keys[0])
    assert t.keys == ["place-evidence", "uncover"]


def test_with_neither_evidence_nor_pieces_left_a_lead_comes_to_nothing() -> None:
    t = three().set(plot=[-1] * 3, pool=[], piles=[[], [], []], pile_marker=[-1, -1, -1])
    t.do("follow physical-louis")
    t.do(t.keys[0])
    t.ends_clean()


def test_floyds_free_lead_is_one_a_turn_and_only_while_it_was_not_used() -> None:
    t = table("floyd", "louis", "caprice").at("floyd", "chapel-of-the-long-fall")
    for time in (6, 5):
        t.lead("physical-floyd", "floyd").do("follow physical-floyd").answer("use-lead")
        t.do("uncover", "dig" if time == 6 else "reveal")
        while t.kind != "turn":
            t.do("pass" if "pass" in t.keys else t.keys[-1])
        assert t.time == time


def test_a_lead_made_free_by_another_card_does_not_use_up_the_free_lead(w: Workshop) -> None:
    w.in_play("floyd", LeadTime(-1, At("napd")))
    t = table("floyd", "louis", "caprice").at("floyd", "napd").set(directives=[1, 0, 1])
    t.lead("document-floyd", "napd").do("follow document-floyd")
    assert t.time == 6
    t.set(directives=[1, 1, 1])
    assert lead_time(t.s, 0) == 0
    t.s.place[0] = PLACE["city-hall"]
    assert lead_time(t.s, 0) == 0, "the Second Directive's free lead is still there"


def test_a_lead_for_0_time_by_a_card_leaves_the_free_lead_of_the_turn() -> None:
    t = table("floyd", "louis", "caprice").at("floyd", "chapel-of-the-long-fall")
    t.resolve(FollowLeadHere(), "floyd")
    assert t.time == 6
    assert lead_time(t.s, 0) == 0


def test_the_window_for_a_lead_comes_after_its_move_and_before_its_use(w: Workshop) -> None:
    t = three()
    t.hold("floyd", w.card("louis", Side.DARK, Nothing(), when=Occasion.FOLLOWS_LEAD))
    t.do("follow physical-louis")
    assert t.kind == "move-lead"
    t.do(t.keys[0])
    assert (t.kind, t.asked) == ("react", "floyd")
    t.do("play")
    assert t.kind == "use-lead"
