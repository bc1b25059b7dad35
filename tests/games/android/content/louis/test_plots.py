"""Louis's plots and his mood at the table (Plots; Special Cards)."""

from __future__ import annotations

import pytest

from caseboard.core.machine import Call
from caseboard.games.android.actions import FAVOR_KINDS
from caseboard.games.android.catalogue import ENDINGS, NPC, PLOTS
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost, mood_allows
from caseboard.games.android.rules.favors import SPEND_FAVORS, gain_npc_favor
from caseboard.games.android.rules.plots import (
    RESOLVE_PLOT,
    bad_baggage,
    conditional_baggage,
    good_baggage,
)
from tests.games.android.content.louis.scene import (
    FLOYD,
    LOUIS,
    Scene,
    card_named,
    favor_of,
)

TESTIMONY = 0


def resolved(scene: Scene, good: int, bad: int, day: int) -> Scene:
    """The plot card in play resolves with so much baggage at the end of a day."""
    scene.state.good[LOUIS], scene.state.bad[LOUIS] = good, bad
    return scene.call(Call(RESOLVE_PLOT, seat=LOUIS, ended=day))


def ending_of(scene: Scene) -> str:
    return ENDINGS[scene.state.endings[LOUIS][-1]].name


def line_in_play(scene: Scene) -> str:
    state = scene.state
    return PLOTS[state.plot[LOUIS]].line(state.plot_line[LOUIS]).name


def crossroads(plot: str, good: bool) -> Scene:
    return Scene(plot, 1 if good else 2)


def floyds_turn(scene: Scene) -> Scene:
    while scene.asked != (FLOYD, "turn"):
        scene.choose("end-turn" if scene.asked[1] == "turn" else "pass")
    return scene


def test_krausey_gains_good_baggage_from_leads_given_up() -> None:
    scene = Scene().at("tonys-flophouse").lead(TESTIMONY, "tonys-flophouse")
    scene.choose("follow testimony-eve")
    scene.answer_until("use-lead").choose("sacrifice-lead")
    assert scene.baggage == (1, 0)


def test_krausey_gains_bad_baggage_from_the_time_of_others() -> None:
    scene = floyds_turn(Scene())
    time = scene.state.time
    scene.choose("sacrifice louis-bad-1")
    assert scene.baggage == (0, 1)
    assert scene.state.time == time - 2


def test_louis_cannot_pay_for_his_own_bad_baggage() -> None:
    assert "sacrifice louis-bad-1" not in Scene().options


def test_conditional_baggage_example_duty_counts_and_loyalty_does_not() -> None:
    """The rulebook's example: one duty and one loyalty give the Krausey Case one good baggage."""
    scene = Scene()
    conditional_baggage(scene.state, LOUIS, "duty")
    conditional_baggage(scene.state, LOUIS, "loyalty")
    assert scene.baggage == (1, 0)


def test_resolving_plots_example_1_three_good_two_bad_is_a_break() -> None:
    assert line_in_play(resolved(Scene(), 3, 2, day=3)) == "I finally caught a break"


def test_resolving_plots_example_2_no_baggage_is_too_late() -> None:
    scene = resolved(crossroads("the-krausey-case", good=True), 0, 0, day=12)
    assert ending_of(scene) == "I found him too late"
    lines = breakdown(scene.state, LOUIS, culprit=-1)
    assert [line.points for line in lines if "Ending" in line.reason] == [-1]


def test_a_tie_at_the_start_lets_the_trail_go_cold() -> None:
    assert line_in_play(resolved(Scene(), 2, 2, day=3)) == "The trail went cold"


def test_a_break_is_followed_up_in_seedy_places() -> None:
    seedy = crossroads("the-krausey-case", good=True).at("tonys-flophouse").choose("end-turn")
    clean = crossroads("the-krausey-case", good=True).at("napd").choose("end-turn")
    assert seedy.baggage == (1, 0)
    assert clean.baggage == (0, 0)


def test_no_political_favors_at_city_hall_while_the_trail_is_cold() -> None:
    scene = crossroads("the-krausey-case", good=False).at("city-hall")
    reason = scene.game.why_not("ability city-hall")
    assert reason is not None
    assert reason.code == "barred"
    assert "ability city-hall" in floyds_turn(scene.at("city-hall", FLOYD)).options


def test_city_hall_opens_again_with_the_ending() -> None:
    scene = resolved(crossroads("the-krausey-case", good=False).at("city-hall"), 1, 0, day=12)
    assert ending_of(scene) == "The two murders are linked"
    assert "ability city-hall" in scene.again().options


def test_linked_murders_pay_five_more_for_a_correct_guilty_hunch() -> None:
    scene = resolved(crossroads("the-krausey-case", good=False), 1, 0, day=12)
    state = scene.state
    hunch = state.guilty[LOUIS]
    other = next(suspect for suspect in state.lineup if suspect != hunch)
    right = sum(line.points for line in breakdown(state, LOUIS, hunch))
    state.guilty[LOUIS] = other
    wrong = sum(line.points for line in breakdown(state, LOUIS, hunch))
    assert right - wrong == 15 + 5


def test_the_krausey_case_closed_takes_tanaka_away() -> None:
    scene = resolved(crossroads("the-krausey-case", good=True), 1, 0, day=12)
    assert scene.state.npc_gone[NPC["tanaka"]]


def test_each_li_favor_spent_weighs_on_a_cop_on_the_take() -> None:
    scene = Scene("on-the-take")
    scene.call(Call(SPEND_FAVORS, seat=LOUIS, needs=(int(FavorKind.STREET),)))
    assert scene.state.favors[LOUIS][favor_of("mr-li")] == 1
    assert scene.baggage == (0, 1)


def test_sara_favors_may_be_spent_freely() -> None:
    scene = Scene("on-the-take")
    scene.call(Call(SPEND_FAVORS, seat=LOUIS, needs=(int(FavorKind.SOCIETY),)))
    scene.choose("spend sara")
    assert scene.baggage == (0, 0)


def test_an_envelope_handed_back_is_good_baggage() -> None:
    scene = Scene("on-the-take").choose("sacrifice louis-good-1")
    assert scene.baggage == (1, 0)
    assert scene.state.favors[LOUIS][favor_of("mr-li")] == 1


def test_nothing_is_handed_back_without_a_li_favor() -> None:
    scene = Scene("on-the-take")
    scene.state.favors[LOUIS][favor_of("mr-li")] = 0
    reason = scene.again().game.why_not("sacrifice louis-good-1")
    assert reason is not None
    assert reason.code == "cost"


FIGHT = "Somebody told Li's boys where you park"


def test_while_he_talks_to_li_fights_with_louis_cost_two_more() -> None:
    card = card_named(FIGHT)
    talking = crossroads("on-the-take", good=True)
    assert base_cost(talking.state, LOUIS, card) == card.cost + 2
    assert base_cost(Scene("on-the-take").state, LOUIS, card) == card.cost


def test_a_fight_spoils_the_talk() -> None:
    scene = crossroads("on-the-take", good=True).resolve(FIGHT, actor=FLOYD)
    assert scene.baggage == (0, 1)


def test_the_talk_goes_on_at_memories_of_green() -> None:
    scene = crossroads("on-the-take", good=True).at("memories-of-green").choose("end-turn")
    assert scene.baggage == (1, 0)


def test_taking_li_down_leaves_only_dark_tactics() -> None:
    scene = crossroads("on-the-take", good=False).resolve(FIGHT, actor=FLOYD)
    assert scene.asked == (LOUIS, "turn")
    assert scene.state.trauma[LOUIS] == 1
    assert "light-tactics" in Scene("on-the-take").resolve(FIGHT, actor=FLOYD).options


def test_li_shot_dead_leaves_no_more_favors() -> None:
    scene = resolved(crossroads("on-the-take", good=False), 1, 0, day=12)
    assert ending_of(scene) == "Two shots through the paper screen"
    assert scene.state.favors[LOUIS][favor_of("mr-li")] == 0
    assert gain_npc_favor(scene.state, LOUIS, NPC["mr-li"]) == 0


def test_li_escaped_remembers_what_he_gave() -> None:
    scene = resolved(crossroads("on-the-take", good=False), 0, 1, day=12)
    assert scene.state.favors[LOUIS][favor_of("mr-li")] == 0
    assert gain_npc_favor(scene.state, LOUIS, NPC["mr-li"]) == 1


def test_an_evening_at_home_is_good_baggage() -> None:
    assert Scene("sara").at("adams-garden").choose("end-turn").baggage == (1, 0)
    assert Scene("sara").at("kite-market").choose("end-turn").baggage == (0, 0)


def test_others_hurt_the_marriage_with_his_dark_cards_only() -> None:
    scene = Scene("sara").hold(FLOYD, "Nobody here saw a thing, officer", "Keep the meter running")
    floyds_turn(scene).choose("sacrifice louis-bad-1")
    assert scene.baggage == (0, 1)
    assert scene.state.hands[FLOYD] == [card_named("Keep the meter running").id]
    assert "sacrifice louis-bad-1" not in scene.options


def test_time_with_sara_brings_her_favors() -> None:
    scene = crossroads("sara", good=True).at("kite-market").choose("move adams-garden")
    while scene.asked[1] == "free-draw":
        scene.choose("pass")
    assert scene.asked == (LOUIS, "may")
    time = scene.state.time
    scene.choose("yes")
    assert scene.state.favors[LOUIS][favor_of("sara")] == 2
    assert scene.state.time == time - 2


@pytest.mark.parametrize("favor", range(FAVOR_KINDS))
def test_mob_affairs_show_while_the_suitcase_stands_in_the_hall(favor: int) -> None:
    scene = crossroads("sara", good=True)
    scene.state.favors[LOUIS] = [int(kind == favor) for kind in range(FAVOR_KINDS)]
    scene.call(Call(SPEND_FAVORS, seat=LOUIS, needs=(-1,)))
    assert scene.baggage == (0, int(favor == favor_of("mr-li")))


def test_apart_the_first_lead_of_a_turn_is_free() -> None:
    scene = crossroads("sara", good=False).at("tonys-flophouse").lead(0, "tonys-flophouse")
    time = scene.state.time
    scene.choose("follow testimony-eve")
    assert scene.state.time == time


def test_apart_police_work_in_her_district_is_bad_baggage() -> None:
    there = crossroads("sara", good=False).at("kite-market").lead(0, "kite-market")
    there.choose("follow testimony-eve").answer_until("use-lead")
    elsewhere = crossroads("sara", good=False).at("roxies").lead(0, "roxies")
    elsewhere.choose("follow testimony-eve").answer_until("use-lead")
    assert there.baggage == (0, 1)
    assert elsewhere.baggage == (0, 0)


def test_apart_a_good_mood_at_the_end_of_a_turn_helps() -> None:
    scene = crossroads("sara", good=False)
    scene.state.mood = 1
    assert scene.choose("end-turn").baggage == (1, 0)
    assert crossroads("sara", good=False).choose("end-turn").baggage == (0, 0)


def test_saras_death_weighs_nine_or_two_if_her_murderer_is_caught() -> None:
    scene = resolved(crossroads("sara", good=False), 0, 1, day=12)
    state = scene.state
    assert state.npc_gone[NPC["sara"]]
    assert state.favors[LOUIS][favor_of("sara")] == 0
    hunch = state.guilty[LOUIS]
    caught = breakdown(state, LOUIS, hunch)
    plot = sum(line.points for line in caught if "nding" in line.reason)
    assert plot == -9 + 7


def test_baggage_turns_the_mood() -> None:
    scene = Scene()
    assert scene.state.mood == 0
    good_baggage(scene.state, LOUIS)
    assert scene.state.mood == 1
    bad_baggage(scene.state, LOUIS)
    assert scene.state.mood == 0


@pytest.mark.parametrize(
    ("mood", "light", "dark"),
    [(0, (False, True), (True, False)), (1, (True, False), (False, True))],
)
def test_the_mood_tilts_what_cards_cost_him(
    mood: int, light: tuple[bool, bool], dark: tuple[bool, bool]
) -> None:
    scene = Scene()
    scene.state.mood = mood
    scene.again()
    assert mood_allows(scene.state, LOUIS, card_named("This is for Jim")) == light
    assert mood_allows(scene.state, LOUIS, card_named(FIGHT)) == dark
    assert mood_allows(scene.state, FLOYD, card_named(FIGHT)) == (False, False)


@pytest.mark.parametrize(("mood", "change", "paid"), [(0, "raise", 2), (1, "lower", 0)])
def test_a_mood_changes_the_cost_once(mood: int, change: str, paid: int) -> None:
    scene = Scene("sara").hold(LOUIS, "The judge owes me a Sunday")
    scene.state.mood = mood
    scene.again().play("The judge owes me a Sunday", f"mood-{change}")
    assert scene.state.twilight[LOUIS] == paid
