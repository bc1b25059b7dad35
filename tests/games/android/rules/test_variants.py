"""The variants of a table: a short case, a jump for free, a handicap, a true culprit."""

from __future__ import annotations

from typing import Any

import pytest

import caseboard
from caseboard.bots.android.theories import suspicions
from caseboard.games.android import events
from caseboard.games.android.actions import SUSPECT
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.suspects import EVIDENCE_VALUES
from caseboard.games.android.rules.closing import link_values, score_hunches
from caseboard.games.android.rules.evidence import PLACE_EVIDENCE, gravity
from caseboard.games.android.rules.leads import is_climax
from caseboard.games.android.rules.people import JIMMY, LILY
from caseboard.pack.research import Match
from caseboard.research.playing import play
from tests.games.android.conservation import conserved
from tests.games.android.scenario import Scenario, table
from tests.invariants import play_through

VARIANTS: tuple[dict[str, Any], ...] = (
    {"short_case": True},
    {"true_culprit": True},
    {"true_culprit": True, "short_case": True},
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


def with_culprit(*detectives: str) -> Scenario:
    """Louis, Floyd and Caprice know of Noise, Thomas Haas and Vinnie; Eve did it."""
    t = table(*detectives, true_culprit=True)
    eve, noise, thomas, vinnie = t.s.lineup
    return t.set(culprit=eve, innocent=[noise, thomas, vinnie], guilty=[eve, eve, noise])


def test_each_player_knows_of_another_innocent_suspect_and_nobody_of_the_culprit() -> None:
    game = caseboard.new("android", seats=4, seed=3, true_culprit=True)
    state: Any = game.state
    assert sorted([state.culprit, *state.innocent]) == sorted(state.lineup)
    assert game.decision is not None
    assert game.decision.kind == "theory"
    named = [action.argument for action in game.decision.actions]
    assert state.innocent[game.decision.seat] not in named
    assert len(named) == 4


def test_theories_are_named_again_after_plots_but_not_at_the_end() -> None:
    t = table(true_culprit=True, short_case=True).next_turn("louis", day=7)
    assert t.kind == "over"
    assert len(t.told(events.Theory)) == 3
    assert {fact.suspect is None for fact in t.told(events.Theory)} == {False}


@pytest.mark.parametrize(("suspect", "expected"), [(0, 3), (1, -2)])
def test_of_two_tokens_the_graver_is_found_on_the_culprit(suspect: int, expected: int) -> None:
    t = with_culprit()
    low = next(n for n in t.s.pool if EVIDENCE_VALUES[n] == -2)
    high = next(n for n in t.s.pool if EVIDENCE_VALUES[n] == 3)
    t.set(pool=[low, high]).begin(PLACE_EVIDENCE, seat="louis", file=0, window=False)
    t.do(SUSPECT[t.s.lineup[suspect]].key, "face-up")
    (placed,) = t.told(events.EvidencePlaced)
    assert placed.value == expected
    assert len(t.s.pool) == 1


def test_a_witness_is_the_lightest_token_and_perjury_says_nothing() -> None:
    ordered = sorted([101, 1, 100, -4, -1], key=gravity)
    assert ordered == [100, -4, -1, 101, 1]


@pytest.mark.parametrize(("charged", "points"), [(0, [20, 20, 5]), (1, [8, 13, 5])])
def test_a_right_theory_pays_more_if_the_culprit_is_charged(
    charged: int, points: list[int]
) -> None:
    t = with_culprit().bare()
    suspect = t.s.lineup[charged]
    link = link_values(t.s)
    paid = [
        sum(line.points for line in score_hunches(t.s, seat, suspect, link)) for seat in range(3)
    ]
    assert paid == points


def test_the_score_sheet_does_not_tell_who_did_it() -> None:
    t = with_culprit()
    told = t.game.standing(2)
    t.set(culprit=t.s.lineup[2])
    assert t.game.standing(2) == told


def test_a_bot_finds_the_culprit_by_the_evidence_that_it_has_seen() -> None:
    t = with_culprit().evidence("eve", 0, 4, 3, 2, seen_by="louis")
    t.evidence("vinnie", 0, -1, -2, seen_by="louis")
    chances = suspicions(t.s, 0)
    assert max(chances, key=chances.__getitem__) == t.s.culprit
    assert chances[t.s.culprit] > 0.9
    assert t.s.innocent[0] not in chances
