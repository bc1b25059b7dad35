"""Louis's plots and his mood at the table (Plots; Special Cards)."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android.actions import FAVOR_KINDS
from caseboard.games.android.catalogue import NPC, PLOTS
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost, mood_allows
from caseboard.games.android.rules.favors import SPEND_FAVORS, gain_npc_favor
from caseboard.games.android.rules.plots import (
    bad_baggage,
    conditional_baggage,
    good_baggage,
)
from tests.games.android.names import favor_named, the_card
from tests.games.android.scenario import Scenario, table

LOUIS, FLOYD = range(2)
louis = partial(table, "louis", "floyd", "caprice", plot="the-krausey-case")


def line_in_play(t: Scenario) -> str:
    state = t.s
    return PLOTS[state.plot[LOUIS]].line(state.plot_line[LOUIS]).name


def crossroads(plot: str, good: bool) -> Scenario:
    return louis(plot=plot, line=1 if good else 2)


def test_krausey_gains_good_baggage_from_leads_given_up() -> None:
    t = louis().at("louis", "tonys-flophouse").lead("testimony-eve", "louis")
    t.do("follow testimony-eve")
    t.answer("use-lead").do("sacrifice-lead")
    assert t.baggage("louis") == (1, 0)


def test_krausey_gains_bad_baggage_from_the_time_of_others() -> None:
    t = louis().until(by="floyd")
    time = t.time
    t.do("sacrifice louis-bad-1")
    assert t.baggage("louis") == (0, 1)
    assert t.time == time - 2


def test_louis_cannot_pay_for_his_own_bad_baggage() -> None:
    assert "sacrifice louis-bad-1" not in louis().keys


def test_conditional_baggage_example_duty_counts_and_loyalty_does_not() -> None:
    """The rulebook's example: one duty and one loyalty give the Krausey Case one good baggage."""
    t = louis()
    conditional_baggage(t.s, LOUIS, "duty")
    conditional_baggage(t.s, LOUIS, "loyalty")
    assert t.baggage("louis") == (1, 0)


def test_resolving_plots_example_1_three_good_two_bad_is_a_break() -> None:
    assert line_in_play(louis().resolve_plot("louis", 3, 2, day=3)) == "I finally caught a break"


def test_resolving_plots_example_2_no_baggage_is_too_late() -> None:
    t = crossroads("the-krausey-case", good=True).resolve_plot("louis", 0, 0, day=12)
    assert t.ending("louis") == "I found him too late"
    lines = breakdown(t.s, LOUIS, culprit=-1)
    assert [line.points for line in lines if "Ending" in line.reason] == [-1]


def test_a_tie_at_the_start_lets_the_trail_go_cold() -> None:
    assert line_in_play(louis().resolve_plot("louis", 2, 2, day=3)) == "The trail went cold"


def test_a_break_is_followed_up_in_seedy_places() -> None:
    seedy = crossroads("the-krausey-case", good=True).at("louis", "tonys-flophouse").do("end-turn")
    clean = crossroads("the-krausey-case", good=True).at("louis", "napd").do("end-turn")
    assert seedy.baggage("louis") == (1, 0)
    assert clean.baggage("louis") == (0, 0)


def test_no_political_favors_at_city_hall_while_the_trail_is_cold() -> None:
    t = crossroads("the-krausey-case", good=False).at("louis", "city-hall")
    assert t.why_not("ability city-hall") == "barred"
    assert "ability city-hall" in t.at("floyd", "city-hall").until(by="floyd").keys


def test_city_hall_opens_again_with_the_ending() -> None:
    t = (
        crossroads("the-krausey-case", good=False)
        .at("louis", "city-hall")
        .resolve_plot("louis", 1, 0, day=12)
    )
    assert t.ending("louis") == "The two murders are linked"
    assert "ability city-hall" in t.keys


def test_linked_murders_pay_five_more_for_a_correct_guilty_hunch() -> None:
    t = crossroads("the-krausey-case", good=False).resolve_plot("louis", 1, 0, day=12)
    state = t.s
    hunch = state.guilty[LOUIS]
    other = next(suspect for suspect in state.lineup if suspect != hunch)
    right = sum(line.points for line in breakdown(state, LOUIS, hunch))
    state.guilty[LOUIS] = other
    wrong = sum(line.points for line in breakdown(state, LOUIS, hunch))
    assert right - wrong == 15 + 5


def test_the_krausey_case_closed_takes_tanaka_away() -> None:
    t = crossroads("the-krausey-case", good=True).resolve_plot("louis", 1, 0, day=12)
    assert t.s.npc_gone[NPC["tanaka"]]


def test_each_li_favor_spent_weighs_on_a_cop_on_the_take() -> None:
    t = louis(plot="on-the-take")
    t.begin(SPEND_FAVORS, seat="louis", needs=(int(FavorKind.STREET),))
    assert t.favor("louis", "mr-li") == 1
    assert t.baggage("louis") == (0, 1)


def test_sara_favors_may_be_spent_freely() -> None:
    t = louis(plot="on-the-take")
    t.begin(SPEND_FAVORS, seat="louis", needs=(int(FavorKind.SOCIETY),))
    t.do("spend sara")
    assert t.baggage("louis") == (0, 0)


def test_an_envelope_handed_back_is_good_baggage() -> None:
    t = louis(plot="on-the-take").do("sacrifice louis-good-1")
    assert t.baggage("louis") == (1, 0)
    assert t.favor("louis", "mr-li") == 1


def test_nothing_is_handed_back_without_a_li_favor() -> None:
    t = louis(plot="on-the-take").favors("louis", mr_li=0)
    assert t.why_not("sacrifice louis-good-1") == "cost"


FIGHT = "Somebody told the wrong boys where you park"


def test_while_he_talks_to_li_fights_with_louis_cost_two_more() -> None:
    card = the_card(FIGHT)
    talking = crossroads("on-the-take", good=True)
    assert base_cost(talking.s, LOUIS, card) == card.cost + 2
    assert base_cost(louis(plot="on-the-take").s, LOUIS, card) == card.cost


def test_a_fight_spoils_the_talk() -> None:
    t = crossroads("on-the-take", good=True).resolve_card(FIGHT, "floyd", "louis")
    assert t.baggage("louis") == (0, 1)


def test_the_talk_goes_on_at_memories_of_green() -> None:
    t = crossroads("on-the-take", good=True).at("louis", "memories-of-green").do("end-turn")
    assert t.baggage("louis") == (1, 0)


def test_taking_li_down_leaves_only_dark_tactics() -> None:
    t = crossroads("on-the-take", good=False).resolve_card(FIGHT, "floyd", "louis")
    assert (t.asked, t.kind) == ("louis", "turn")
    assert t.of("trauma", "louis") == 1
    assert "light-tactics" in louis(plot="on-the-take").resolve_card(FIGHT, "floyd", "louis").keys


def test_li_shot_dead_leaves_no_more_favors() -> None:
    t = crossroads("on-the-take", good=False).resolve_plot("louis", 1, 0, day=12)
    assert t.ending("louis") == "Two shots through the paper screen"
    assert t.favor("louis", "mr-li") == 0
    assert gain_npc_favor(t.s, LOUIS, NPC["mr-li"]) == 0


def test_li_escaped_remembers_what_he_gave() -> None:
    t = crossroads("on-the-take", good=False).resolve_plot("louis", 0, 1, day=12)
    assert t.favor("louis", "mr-li") == 0
    assert gain_npc_favor(t.s, LOUIS, NPC["mr-li"]) == 1


def test_an_evening_at_home_is_good_baggage() -> None:
    assert louis(plot="sara").at("louis", "adams-garden").do("end-turn").baggage("louis") == (1, 0)
    assert louis(plot="sara").at("louis", "kite-market").do("end-turn").baggage("louis") == (0, 0)


def test_others_hurt_the_marriage_with_his_dark_cards_only() -> None:
    t = louis(plot="sara").hold("floyd", "We didn't see a thing, officer")
    t.hold("floyd", "Keep the meter running").until(by="floyd").do("sacrifice louis-bad-1")
    assert t.baggage("louis") == (0, 1)
    assert t.of("hands", "floyd") == [the_card("Keep the meter running").id]
    assert "sacrifice louis-bad-1" not in t.keys


def test_time_with_sara_brings_her_favors() -> None:
    t = crossroads("sara", good=True).at("louis", "kite-market").do("move adams-garden")
    while t.kind == "free-draw":
        t.do("pass")
    assert (t.asked, t.kind) == ("louis", "may")
    time = t.time
    t.do("yes")
    assert t.favor("louis", "sara") == 2
    assert t.time == time - 2


@pytest.mark.parametrize("favor", range(FAVOR_KINDS))
def test_mob_affairs_show_while_the_suitcase_stands_in_the_hall(favor: int) -> None:
    t = crossroads("sara", good=True)
    t.has("louis", favors=[int(kind == favor) for kind in range(FAVOR_KINDS)])
    t.begin(SPEND_FAVORS, seat="louis", needs=(-1,))
    assert t.baggage("louis") == (0, int(favor == favor_named("mr-li")))


def test_apart_the_first_lead_of_a_turn_is_free() -> None:
    t = crossroads("sara", good=False).at("louis", "tonys-flophouse")
    time = t.time
    t.lead("testimony-eve", "louis").do("follow testimony-eve")
    assert t.time == time


def test_apart_police_work_in_her_district_is_bad_baggage() -> None:
    there = crossroads("sara", good=False).at("louis", "kite-market")
    there.lead("testimony-eve", "louis").do("follow testimony-eve").answer("use-lead")
    elsewhere = crossroads("sara", good=False).at("louis", "roxies")
    elsewhere.lead("testimony-eve", "louis").do("follow testimony-eve").answer("use-lead")
    assert there.baggage("louis") == (0, 1)
    assert elsewhere.baggage("louis") == (0, 0)


def test_apart_a_good_mood_at_the_end_of_a_turn_helps() -> None:
    t = crossroads("sara", good=False).set(mood=1)
    assert t.do("end-turn").baggage("louis") == (1, 0)
    assert crossroads("sara", good=False).do("end-turn").baggage("louis") == (0, 0)


def test_saras_death_weighs_nine_or_two_if_her_murderer_is_caught() -> None:
    t = crossroads("sara", good=False).resolve_plot("louis", 0, 1, day=12)
    state = t.s
    assert state.npc_gone[NPC["sara"]]
    assert t.favor("louis", "sara") == 0
    hunch = state.guilty[LOUIS]
    caught = breakdown(state, LOUIS, hunch)
    plot = sum(line.points for line in caught if "nding" in line.reason)
    assert plot == -9 + 7


def test_baggage_turns_the_mood() -> None:
    t = louis()
    assert t.s.mood == 0
    good_baggage(t.s, LOUIS)
    assert t.s.mood == 1
    bad_baggage(t.s, LOUIS)
    assert t.s.mood == 0


@pytest.mark.parametrize(
    ("mood", "light", "dark"),
    [(0, (False, True), (True, False)), (1, (True, False), (False, True))],
)
def test_the_mood_tilts_what_cards_cost_him(
    mood: int, light: tuple[bool, bool], dark: tuple[bool, bool]
) -> None:
    t = louis().set(mood=mood)
    assert mood_allows(t.s, LOUIS, the_card("This is for Jim")) == light
    assert mood_allows(t.s, LOUIS, the_card(FIGHT)) == dark
    assert mood_allows(t.s, FLOYD, the_card(FIGHT)) == (False, False)


@pytest.mark.parametrize(("mood", "change", "paid"), [(0, "raise", 3), (1, "lower", 1)])
def test_a_mood_changes_the_cost_once(mood: int, change: str, paid: int) -> None:
    t = louis(plot="sara").hold("louis", "The judge owes me a Sunday").set(mood=mood)
    t.play("The judge owes me a Sunday", f"mood-{change}")
    assert t.of("twilight", "louis") == paid
