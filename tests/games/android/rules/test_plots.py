"""Plots: baggage, crossroads, endings, sacrifices, triggers (Plots; rulings A17, A18)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caseboard.core.events import Event
from caseboard.games.android import events
from caseboard.games.android.catalogue import ENDINGS, PLOTS
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS
from caseboard.games.android.effects.base import Occasion, When
from caseboard.games.android.effects.favors import GainFavor, GainTrauma
from caseboard.games.android.numbers import (
    BAD_MOOD,
    CROSSROADS_BAD,
    CROSSROADS_GOOD,
    GOOD_MOOD,
    NOBODY,
    START,
)
from caseboard.games.android.rules.closing import breakdown, murderer
from caseboard.games.android.rules.plots import (
    RESOLVE_PLOTS,
    ResolvePlot,
    bad_baggage,
    change_sanity,
    conditional_baggage,
    draw_new_plot,
    good_baggage,
    plot_card,
)
from tests.games.android.rules.workshop import Workshop
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD, CAPRICE = range(3)


def three() -> Scenario:
    return table().plot("louis", "the-krausey-case")


def resolve_plots(t: Scenario, ended: int) -> Scenario:
    t.begin(RESOLVE_PLOTS, ended=ended)
    return t


def alone(detective: str, *others: str) -> Scenario:
    """Nobody else's plot resolves."""
    t = table(detective, *others)
    for seat in range(1, 3):
        t.s.plot[seat] = NOBODY
    return t


@pytest.mark.parametrize(
    ("good", "bad", "line"),
    [(3, 2, CROSSROADS_GOOD), (2, 2, CROSSROADS_BAD), (0, 1, CROSSROADS_BAD)],
)
def test_the_start_card_goes_over_to_the_side_of_the_crossroads_that_baggage_says(
    good: int, bad: int, line: int
) -> None:
    t = three().set(good=[good, 0, 0], bad=[bad, 0, 0], plot=[three().s.plot[0], -1, -1])
    resolve_plots(t, 3)
    assert t.of("plot_line", "louis") == line
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (0, 0)


@pytest.mark.parametrize("line", [CROSSROADS_GOOD, CROSSROADS_BAD])
@pytest.mark.parametrize("good", [0, 1])
def test_a_crossroads_card_ends_in_one_of_its_own_two_endings(line: int, good: int) -> None:
    t = alone("louis", "floyd", "caprice").plot("louis", "the-krausey-case", line=line)
    t.set(good=[good, 0, 0])
    plot = t.of("plot", "louis")
    resolve_plots(t, 12)
    expected = 4 * plot + (0 if line == CROSSROADS_GOOD else 2) + (0 if good else 1)
    assert t.of("endings", "louis") == [expected]
    assert t.of("plot", "louis") == NOBODY, "nothing new after week two"


def test_plots_resolve_from_the_first_player_clockwise() -> None:
    t = table("louis", "rachel", "caprice").set(first_player=1)
    resolve_plots(t, 3)
    while t.kind != "turn":
        t.do(t.keys[0])
    assert [fact.seat for fact in t.told(events.PlotResolved)] == [1, 2, 0]


def test_after_week_one_a_new_plot_starts_at_random_among_the_unused_ones_a18() -> None:
    seen = set()
    for seed in range(12):
        t = table("louis", "floyd", "caprice", seed=seed)
        for seat in (1, 2):
            t.s.plot[seat] = NOBODY
        before = t.of("plot", "louis")
        t.s.plot_line[LOUIS] = CROSSROADS_BAD
        resolve_plots(t, 6)
        while t.kind != "turn":
            t.do(t.keys[0])
        assert t.of("plot", "louis") != before
        assert t.of("plot_line", "louis") == START
        seen.add((before, t.of("plot", "louis")))
    assert len(seen) > 2


@pytest.mark.parametrize(("sanity", "madness"), [(-3, True), (-2, True), (-1, False), (3, False)])
def test_descent_into_madness_comes_through_the_sanity_card_only_a18(
    sanity: int, madness: bool
) -> None:
    for seed in range(6):
        t = table("caprice", "floyd", "louis", seed=seed).set(sanity=sanity)
        t.s.plot[0] = NOBODY
        draw_new_plot(t.s, ResolvePlot(seat=0, ended=6))
        assert PLOTS[t.of("plot", "caprice")].by_chance is not madness


def test_raymonds_start_resolves_after_week_one_and_his_crossroads_after_week_two_a17() -> None:
    t = alone("raymond", "floyd", "louis").set(good=[1, 0, 0])
    plot = t.of("plot", "raymond")
    resolve_plots(t, 3)
    assert (t.of("plot_line", "raymond"), t.of("good", "raymond")) == (START, 1)
    resolve_plots(t, 6)
    while t.kind != "turn":
        t.do(t.keys[0])
    assert (t.of("plot", "raymond"), t.of("plot_line", "raymond")) == (plot, CROSSROADS_GOOD)
    assert t.of("endings", "raymond") == []
    resolve_plots(t, 9)
    assert t.of("plot_line", "raymond") == CROSSROADS_GOOD
    resolve_plots(t, 12)
    assert len(t.of("endings", "raymond")) == 1


def test_floyd_chooses_his_side_of_the_crossroads_whatever_his_baggage() -> None:
    for side, line in (("good", CROSSROADS_GOOD), ("bad", CROSSROADS_BAD)):
        t = alone("floyd", "caprice", "louis")
        resolve_plots(t, 3)
        assert (t.kind, t.asked) == ("crossroads", "floyd")
        assert t.keys == ["crossroads good", "crossroads bad"]
        t.do(f"crossroads {side}")
        assert t.of("plot_line", "floyd") == line


def test_nobody_else_chooses_the_crossroads() -> None:
    assert all(plot.chosen_crossroads is (plot.detective == 1) for plot in PLOTS)


def test_every_trigger_says_why_in_the_log_before_it_takes_effect(w: Workshop) -> None:
    w.in_play("louis", triggers=(When(Occasion.ENDS_TURN, GainTrauma()),))
    t = three().do("end-turn")
    kinds = [event.kind for event in t.events]
    assert kinds.index("triggered") + 1 == kinds.index("trauma-gained")
    why = Event(t.told(events.Triggered)[0])
    assert t.game.say(why, None) == "Louis, because of 'a special card':"


def test_triggers_of_ones_own_answer_ones_own_occasions_only(w: Workshop) -> None:
    trigger = When(Occasion.ENDS_TURN, GainFavor(0))
    w.in_play("louis", triggers=(trigger,))
    w.in_play("caprice", triggers=(replace(trigger, anybody=True),))
    t = three().do("end-turn")
    assert (t.favor("louis", "corp"), t.favor("caprice", "corp")) == (1, 1)
    t.do("end-turn")
    assert (t.favor("louis", "corp"), t.favor("caprice", "corp")) == (1, 2)


def test_conditional_baggage_counts_as_the_card_lists_it_and_as_often_as_gained() -> None:
    t = three()
    card = PLOTS[t.of("plot", "louis")].start
    conditional_baggage(t.s, LOUIS, card.good.words[0], 2)
    conditional_baggage(t.s, LOUIS, "no such word", 3)
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (2, 0)
    for word in card.bad.words[:1]:
        conditional_baggage(t.s, LOUIS, word)
        assert t.of("bad", "louis") == 1


def test_baggage_finds_no_place_between_plots() -> None:
    t = three().set(plot=[NOBODY] * 3)
    good_baggage(t.s, LOUIS)
    bad_baggage(t.s, LOUIS)
    conditional_baggage(t.s, LOUIS, "duty")
    assert (t.of("good", "louis"), t.of("bad", "louis")) == (0, 0)


def test_baggage_turns_louiss_mood() -> None:
    t = three().set(mood=BAD_MOOD)
    good_baggage(t.s, LOUIS)
    assert t.s.mood == GOOD_MOOD
    bad_baggage(t.s, LOUIS)
    assert t.s.mood == BAD_MOOD


def test_a_sacrifice_is_open_to_whom_the_card_names_in_his_own_turn_for_its_price_a36() -> None:
    """Krausey: another player sacrifices 2 Time for bad baggage."""
    t = three()
    assert t.why_not("sacrifice louis-bad-1") == "no-sacrifice"
    t.turn("floyd")
    assert "sacrifice louis-bad-1" in t.keys
    t.set(time=1)
    assert t.why_not("sacrifice louis-bad-1") == "cost"
    t.set(time=3).do("sacrifice louis-bad-1")
    assert (t.time, t.of("bad", "louis")) == (1, 1)


def test_what_a_lead_gives_is_sacrificed_without_its_effect() -> None:
    t = three().at("louis", "tonys-flophouse").do("follow physical-louis")
    t.do(t.keys[0], "sacrifice-lead")
    assert (t.of("good", "louis"), len(t.s.pool)) == (1, 60)
    assert sum(piece >= 0 for piece in t.s.board) == 1
    t.ends_clean()


def test_effects_of_a_plot_card_last_while_it_is_in_play_those_of_endings_for_good() -> None:
    t = table().plot("louis", "the-krausey-case", line=CROSSROADS_BAD)
    t.at("louis", "city-hall")
    assert t.why_not("ability city-hall") == "barred"
    t.plot("louis", "the-krausey-case", line=CROSSROADS_GOOD)
    assert "ability city-hall" in t.keys
    linked = next(n for n, e in enumerate(ENDINGS) if e.name == "The two murders are linked")
    t.s.guilty[LOUIS] = SUSPECT["eve"]
    t.s.endings[LOUIS] = (linked,)
    t.evidence("eve", int(SUSPECTS[SUSPECT["eve"]].normal), 5)
    lines = breakdown(t.s, LOUIS, murderer(t.s))
    assert [line.points for line in lines][:2] == [15, 5]


def test_sanity_stays_on_its_track() -> None:
    t = table("caprice", "floyd", "louis")
    change_sanity(t.s, 9)
    assert t.s.sanity == 3
    change_sanity(t.s, -9)
    assert t.s.sanity == -3


def test_a_card_comes_into_play_with_the_bad_baggage_printed_on_it() -> None:
    t = alone("louis", "floyd", "caprice").plot("louis", "sara").set(good=[9, 0, 0])
    resolve_plots(t, 3)
    card = plot_card(t.s, 0)
    assert card is not None
    assert (t.of("good", "louis"), t.of("bad", "louis"), card.burden) == (0, 2, 2)
