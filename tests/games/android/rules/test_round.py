"""The game round: turns, the calendar, the first player, the end (A8, A14, A17)."""

from __future__ import annotations

import pytest

from caseboard.games.android import events
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.effects.control import Everybody, Nothing
from caseboard.games.android.effects.favors import GainFavor
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)


def three() -> Scenario:
    t = table()
    return t.set(plot=[-1, -1, -1], event_bag=[])


def end_turn(t: Scenario) -> Scenario:
    """End the turn, declining everything that is asked on the way to the next one."""
    t.do("end-turn")
    while not t.game.over and t.kind != "turn":
        refusals = [key for key in t.keys if key in ("pass", "no")]
        t.do(refusals[0] if refusals else t.keys[0])
    return t


def end_day(t: Scenario) -> Scenario:
    day, left = t.s.day, len(t.s.turns_left) + 1
    for _ in range(left):
        assert t.s.day == day
        end_turn(t)
    return t


def told_in_order(t: Scenario, *kinds: str) -> list[str]:
    return [event.kind for event in t.events if event.kind in kinds]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    t = three().set(first_player=first, scene_marker=first)
    end_day(t)
    assert t.s.day == 2
    order = []
    for _ in range(3):
        order.append(t.s.turn)
        end_turn(t)
    assert order == [(first + n) % 3 for n in range(3)]


def test_a_turn_has_six_time_floyd_one_more_by_his_third_directive() -> None:
    t = three()
    end_turn(t)
    assert (t.asked, t.time) == ("floyd", 7)
    end_turn(t)
    assert (t.asked, t.time) == ("caprice", 6)
    t.set(directives=[1, 1, 0])
    end_turn(end_turn(t))
    assert (t.asked, t.time) == ("floyd", 6)


def test_time_gained_or_lost_for_the_next_turn_counts_once() -> None:
    t = three().set(next_turn_time=[0, 0, -2])
    end_turn(end_turn(t))
    assert (t.asked, t.time) == ("caprice", 4)
    end_turn(end_turn(end_turn(t)))
    assert (t.asked, t.time) == ("caprice", 6)


def test_without_time_left_the_turn_is_over_at_once() -> None:
    t = three().set(time=1).do("draw-light")
    assert t.asked == "floyd"


def test_a_turn_without_any_time_is_passed_over() -> None:
    t = three().set(next_turn_time=[0, -9, 0])
    end_turn(t)
    assert t.asked == "caprice"


@pytest.mark.parametrize("day", range(1, 13))
def test_the_calendar_of_both_weeks(w: Workshop, day: int) -> None:
    """General events after days 2, 4, 5 of a week; plots after days 3 and 6."""
    t = three().set(day=day, event_bag=[w.event(enters=Nothing())])
    t.plot("louis", "the-krausey-case")
    end_day(t)
    of_week = (day - 1) % 6 + 1
    assert bool(t.told(events.Event)) is (of_week in (2, 4, 5))
    assert bool(t.told(events.PlotResolved)) is (of_week in (3, 6))
    assert bool(t.told(events.SpecificEvent)) is (day == 6)


def test_week_two_moves_lily_and_jimmy_then_shows_the_event_before_the_first_turn_a8() -> None:
    t = three().set(day=6)
    end_day(t)
    murder = MURDERS[t.s.murder]
    assert (t.s.day, t.s.lily, t.s.jimmy) == (7, murder.lily[1], murder.jimmy[1])
    assert t.s.specific_shown
    kinds = told_in_order(t, "day", "person-moved", "specific-event", "turn")
    assert kinds[-5:] == ["day", "person-moved", "person-moved", "specific-event", "turn"]


def test_week_one_keeps_the_specific_event_hidden() -> None:
    t = three().set(day=5)
    end_day(t)
    assert not t.s.specific_shown


def test_the_day_marker_advances_before_the_events_and_the_first_player_changes_after_them(
    w: Workshop,
) -> None:
    t = three().set(day=2, event_bag=[w.event(enters=Everybody(GainFavor(0)))])
    t.set(scene_marker=CAPRICE)
    end_day(t)
    order = told_in_order(t, "event", "favor-gained", "first-player", "day")
    assert order == ["event", *["favor-gained"] * 3, "first-player", "day"]
    gained = [fact.seat for fact in t.told(events.FavorGained)]
    assert gained == [LOUIS, FLOYD, CAPRICE], "the old first player still goes first"
    assert t.s.first_player == t.s.turn == CAPRICE


def test_get_a_jump_takes_1_time_at_the_scene_and_replaces_the_marker() -> None:
    t = three().at("louis", "napd").set(scene_marker=FLOYD)
    assert t.why_not("jump") == "not-here"
    t.s.place[LOUIS] = t.s.scene
    t.renew()
    t.do("jump")
    assert (t.time, t.s.scene_marker) == (5, LOUIS)
    assert t.why_not("jump") == "marked"


def test_the_last_marker_at_the_scene_makes_the_first_player() -> None:
    t = three()
    t.s.place = [t.s.scene] * 3
    end_turn(t)
    t.do("jump")
    end_turn(t)
    t.do("jump")
    end_turn(t)
    assert t.s.first_player == CAPRICE


def test_location_abilities_are_open_again_the_next_day_a14() -> None:
    t = three().at("louis", "city-hall").at("floyd", "city-hall").do("ability city-hall")
    assert t.why_not("ability city-hall") == "used"
    end_turn(t)
    assert "ability city-hall" in t.keys, "the other player's use is his own"
    end_turn(end_turn(t))
    assert (t.asked, t.s.day) == ("louis", 2)
    assert "ability city-hall" in t.keys


def test_the_game_ends_after_day_twelve_with_the_plots_resolved() -> None:
    t = three().set(day=12).plot("louis", "the-krausey-case", line=1)
    end_day(t)
    assert t.game.over
    assert len(t.of("endings", "louis")) == 1
    assert t.s.plot == [-1, -1, -1]
    assert t.told(events.CaseClosed)


def test_the_climax_is_the_last_two_days() -> None:
    climax = [three().set(day=day).game.view(None)["climax"] for day in range(1, 13)]
    assert climax == [False] * 10 + [True] * 2
