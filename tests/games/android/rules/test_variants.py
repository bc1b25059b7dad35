"""The variants of a table: a short case, a jump for free, a handicap."""

from __future__ import annotations

from typing import Any

import pytest

import caseboard
from caseboard.games.android import events
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.rules.leads import is_climax
from caseboard.games.android.rules.people import JIMMY, LILY
from caseboard.pack.research import Match
from caseboard.research.playing import play
from tests.games.android.conservation import conserved
from tests.games.android.scenario import Scenario, table
from tests.invariants import play_through

VARIANTS: tuple[dict[str, Any], ...] = (
    {"short_case": True},
    {"free_jump": True},
    {"handicap": {"louis": -3, "rachel": 4}},
)


@pytest.mark.parametrize("options", VARIANTS)
def test_random_games_of_every_variant_keep_every_invariant(options: dict[str, Any]) -> None:
    game = caseboard.new("android", seats=4, seed=8, **options)
    play_through(game, 4, conserved, every=17)


def short(*detectives: str) -> Scenario:
    return table(*detectives, short_case=True)


def test_a_short_case_is_closed_after_one_week() -> None:
    t = short()
    assert t.game.view(None)["days"] == 6
    assert t.next_turn("louis", day=6).kind == "turn"
    assert t.next_turn("louis", day=7).kind == "over"
    assert t.s.day == 6


def test_the_climax_of_a_short_case_is_its_last_two_days() -> None:
    t = short()
    assert [is_climax(t.set(day=day).s) for day in range(1, 7)] == [False] * 4 + [True] * 2


def test_day_four_of_a_short_case_has_the_murders_event_and_lily_and_jimmy_move_on() -> None:
    t = short().next_turn("louis", day=4)
    murder = MURDERS[t.s.murder]
    assert len(t.told(events.SpecificEvent)) == 1
    moved = [(fact.person, fact.place) for fact in t.told(events.PersonMoved)]
    assert moved[-2:] == [(LILY, murder.lily[1]), (JIMMY, murder.jimmy[1])]


def test_in_a_short_case_every_plot_ends_once_raymonds_too() -> None:
    t = short("raymond", "floyd", "caprice").next_turn("raymond", day=7)
    assert t.game.over
    assert [len(endings) for endings in t.s.endings] == [1, 1, 1]
    assert t.s.plot == [-1, -1, -1]


def test_a_free_jump_takes_no_time_and_comes_once_a_turn() -> None:
    t = table(free_jump=True).set(scene_marker=1)
    t.has("louis", place=t.s.scene)
    t.do("jump", "detective louis")
    assert (t.s.scene_marker, t.time) == (0, 6)
    assert "jump" not in t.keys
    assert t.why_not("jump") == "used"


def test_a_free_jump_can_hand_the_marker_on_but_not_to_whoever_has_it() -> None:
    t = table(free_jump=True).set(scene_marker=0)
    t.has("louis", place=t.s.scene).do("jump")
    assert t.keys == ["detective floyd", "detective caprice"]
    t.do("detective caprice")
    assert t.s.scene_marker == 2
    assert t.told(events.Jumped) == [events.Jumped(seat=0, marker=2)]
    told = next(event for event in t.events if isinstance(event.fact, events.Jumped))
    assert "hands it on to Caprice" in t.game.rules.say(t.s, told, 1)


def test_a_jump_costs_one_time_and_is_ones_own_without_the_variant() -> None:
    t = table().set(scene_marker=1)
    t.has("louis", place=t.s.scene).do("jump")
    assert (t.s.scene_marker, t.time) == (0, 5)
    assert t.why_not("jump") == "marked"


def test_a_handicap_is_a_line_of_the_score_for_that_detective_alone() -> None:
    with_it = table(handicap={"floyd": 4, "rachel": 2}).next_turn("louis", day=13).game.result
    without = table().next_turn("louis", day=13).game.result
    assert with_it is not None
    assert without is not None
    assert with_it.scores == tuple(
        score + (4 if seat == 1 else 0) for seat, score in enumerate(without.scores)
    )
    lines = [line for line in with_it.breakdown[1] if line.heading == "handicap"]
    assert [line.points for line in lines] == [4]


@pytest.mark.parametrize("options", VARIANTS)
def test_bots_play_every_variant_and_its_record_keeps_it(options: dict[str, Any]) -> None:
    played = play(Match("android", ("detective", "rookie", "rookie"), 4, options))
    again = caseboard.load(played.game.to_json())
    assert again.over
    assert {name: again.options[name] for name in options} == options
