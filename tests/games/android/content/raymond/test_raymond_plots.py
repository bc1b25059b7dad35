"""Raymond's two plots: how baggage gathers, what the crossroads change, what the endings pay."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import ENDINGS, FAVOR_OF, NPC
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.control import Fight, Nothing
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, START
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.lasting import changed
from tests.games.android.content.raymond.scene import FLOYD_SEAT, RAY, Scene

KATE = FAVOR_OF[NPC["kate"]]
PHYSICAL_LEAD = 10


def points(scene: Scene) -> int:
    culprit = SUSPECT["eve"]
    scene.state.guilty[RAY], scene.state.innocent[RAY] = SUSPECT["noise"], SUSPECT["eve"]
    return sum(line.points for line in breakdown(scene.state, RAY, culprit))


def ended(scene: Scene, name: str) -> Scene:
    scene.state.endings[RAY] = [next(n for n, end in enumerate(ENDINGS) if end.name == name)]
    changed(scene.state)
    return scene


class TestTheirTwoWeeks:
    """Ruling A17."""

    def test_nothing_resolves_after_day_three(self) -> None:
        scene = Scene().plot("keene").end_turns(until=4)
        assert scene.state.plot_line[RAY] == START

    @pytest.mark.parametrize(("good", "line"), [(1, CROSSROADS_GOOD), (0, CROSSROADS_BAD)])
    def test_the_crossroads_come_at_the_end_of_week_one(self, good: int, line: int) -> None:
        scene = Scene().plot("parsons").day(6)
        scene.state.good[RAY] = good
        scene.end_turns()
        assert (scene.state.day, scene.state.plot_line[RAY]) == (7, line)
        assert scene.baggage == (0, 0)

    @pytest.mark.parametrize(
        ("plot", "line", "good", "ending"),
        [
            ("keene", CROSSROADS_GOOD, 9, "Keene lies down at last"),
            ("keene", CROSSROADS_GOOD, 0, "Just the one, for old times"),
            ("keene", CROSSROADS_BAD, 9, "Kate takes the keys"),
            ("keene", CROSSROADS_BAD, 0, "Two glasses, one drinker"),
            ("parsons", CROSSROADS_GOOD, 9, "Parsons comes in from the rain"),
            ("parsons", CROSSROADS_GOOD, 0, "He does not want to be found"),
            ("parsons", CROSSROADS_BAD, 9, "A grave with the right name on it"),
            ("parsons", CROSSROADS_BAD, 0, "He followed a stranger off the pier"),
        ],
    )
    def test_the_ending_comes_at_the_end_of_week_two(
        self, plot: str, line: int, good: int, ending: str
    ) -> None:
        scene = Scene().plot(plot, line).day(12)
        scene.state.good[RAY] = good
        scene.end_turns()
        assert scene.game.over
        assert [ENDINGS[number].name for number in scene.state.endings[RAY]] == [ending]


class TestKeene:
    @pytest.mark.parametrize(
        ("place", "baggage"),
        [
            ("the-quiet-shrine", (1, 0)),
            ("jacks-diner", (0, 1)),
            ("napd", (0, 0)),
        ],
    )
    def test_where_the_day_ends_matters(self, place: str, baggage: tuple[int, int]) -> None:
        assert Scene().plot("keene").at(place).end_turns().baggage == baggage

    def test_a_favor_buys_company(self) -> None:
        scene = Scene().plot("keene").favors(FavorKind.CORP, 1)
        scene.choose("sacrifice raymond-good-1")
        assert (scene.baggage, scene.favors_held) == ((1, 0), 0)

    def test_others_throw_his_own_dark_cards_at_him(self) -> None:
        scene = Scene().plot("keene").hand(FLOYD_SEAT, "Wrong war, old man").at("napd")
        scene.choose("end-turn")
        time = scene.state.time
        scene.until_asked("sacrifice raymond-bad-1")
        assert scene.baggage == (0, 1)
        assert (scene.state.time, scene.state.hands[FLOYD_SEAT]) == (time - 1, [])

    def test_nine_days_dry_starts_with_a_clear_head(self) -> None:
        scene = Scene().plot("keene").day(6)
        scene.state.good[RAY], scene.state.trauma[RAY] = 5, 2
        assert scene.at("napd").end_turns().trauma == 1

    def test_dry_he_walks_round_the_bars_and_visits_the_wall(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_GOOD).at("the-root").choose("move jacks-diner")
        assert scene.state.time == 4
        scene.at("chapel-of-the-tides").choose("move old-war-memorial")
        assert scene.baggage == (1, 0)

    def test_dry_every_trauma_weighs(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_GOOD).befalls(GainTrauma())
        assert scene.baggage == (0, 1)

    def test_dry_he_can_let_go_of_a_card(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_GOOD).hand(RAY, others=1)
        scene.choose("sacrifice raymond-good-1")
        assert (scene.baggage, scene.state.time, scene.state.hands[RAY]) == ((1, 0), 5, [])

    def test_drunk_he_only_fights_dirty(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_BAD)
        scene.befalls(Fight(light=GainTrauma(5), dark=Nothing()))
        assert (scene.asked, scene.trauma) == ((RAY, "turn"), 0)

    def test_drunk_every_bar_is_close_and_counts(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_BAD).at("the-root").choose("move jacks-diner")
        assert (scene.state.time, scene.baggage) == (6, (0, 1))

    def test_drunk_a_bench_and_two_hours_help(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_BAD).choose("sacrifice raymond-good-1")
        assert (scene.state.time, scene.baggage) == (4, (1, 0))

    def test_keene_is_at_peace(self) -> None:
        scene = Scene().plot("keene", CROSSROADS_GOOD).day(12)
        scene.state.good[RAY] = 9
        assert scene.end_turns().state.npc_gone[NPC["keene"]]

    def test_kate_takes_the_keys_and_her_favors_count(self) -> None:
        scene = ended(Scene(), "Kate takes the keys")
        without = points(scene)
        assert points(scene.favors(KATE, 2)) == without + 2

    def test_two_glasses_make_every_trauma_worse(self) -> None:
        scene = Scene()
        scene.state.trauma[RAY] = 3
        plain = points(scene)
        assert points(ended(scene, "Two glasses, one drinker")) == plain - 7 - 3


class TestParsons:
    def test_a_ritzy_place_is_the_wrong_place_to_look(self) -> None:
        scene = Scene().plot("parsons").choose("move rockvil-estates", "pass")
        assert scene.baggage == (0, 1)

    def test_jimmy_has_seen_him(self) -> None:
        scene = Scene().plot("parsons")
        scene.state.jimmy = scene.state.place[RAY]
        scene.again().choose("jimmy")
        assert scene.baggage == (1, 0)

    def test_a_lead_can_be_given_up_for_him(self) -> None:
        scene = Scene().plot("parsons").lead_here(PHYSICAL_LEAD)
        scene.choose("follow physical-raymond").until_asked("sacrifice-lead")
        assert scene.baggage == (1, 0)

    def test_another_player_gives_two_time(self) -> None:
        scene = Scene().plot("parsons").at("napd").choose("end-turn")
        time = scene.state.time
        scene.until_asked("sacrifice raymond-bad-1")
        assert (scene.state.time, scene.baggage) == (time - 2, (0, 1))

    @pytest.mark.parametrize(("place", "time"), [("wyldside", 6), ("napd", 5)])
    def test_the_serial_number_makes_leads_on_the_moon_quick(self, place: str, time: int) -> None:
        scene = Scene().plot("parsons", CROSSROADS_GOOD).at(place).lead_here(PHYSICAL_LEAD)
        scene.choose("follow physical-raymond").until_asked("sacrifice-lead")
        assert (scene.state.time, scene.baggage) == (time, (1, 0))

    @pytest.mark.parametrize(("place", "good"), [("wyldside", 1), ("napd", 0)])
    def test_he_waits_for_him_on_the_moon(self, place: str, good: int) -> None:
        scene = Scene().plot("parsons", CROSSROADS_GOOD).at(place)
        assert scene.end_turns().baggage == (good, 0)

    @pytest.mark.parametrize(("held", "bad"), [(7, 1), (6, 0)])
    def test_brooding_over_seven_cards_tells(self, held: int, bad: int) -> None:
        scene = Scene().plot("parsons", CROSSROADS_GOOD).hand(RAY, others=held)
        assert scene.end_turns().baggage == (0, bad)

    def test_told_to_let_go_he_hardly_speaks(self) -> None:
        scene = Scene().plot("parsons", CROSSROADS_BAD)
        scene.hand(RAY, "I owe you one, Ray", "I know a guy with a back door")
        assert "play raymond-light-05" in scene.options
        scene.play("I owe you one, Ray")
        assert "play raymond-light-05" not in scene.options

    @pytest.mark.parametrize(("place", "good"), [("thurguns-free-clinic", 1), ("napd", 0)])
    def test_he_looks_in_seedy_places(self, place: str, good: int) -> None:
        scene = Scene().plot("parsons", CROSSROADS_BAD).at(place)
        assert scene.end_turns().baggage == (good, 0)

    @pytest.mark.parametrize(
        ("line", "good"), [(CROSSROADS_GOOD, 9), (CROSSROADS_GOOD, 0), (CROSSROADS_BAD, 9)]
    )
    def test_parsons_is_found_in_three_endings(self, line: int, good: int) -> None:
        scene = Scene().plot("parsons", line).day(12)
        scene.state.good[RAY] = good
        assert scene.end_turns().state.npc_gone[NPC["parsons"]]

    def test_and_never_found_in_the_fourth(self) -> None:
        scene = Scene().plot("parsons", CROSSROADS_BAD).day(12).end_turns()
        assert not scene.state.npc_gone[NPC["parsons"]]
        assert scene.trauma == 1

    def test_found_again_kates_favors_count(self) -> None:
        scene = ended(Scene(), "Parsons comes in from the rain")
        without = points(scene)
        assert points(scene.favors(KATE, 3)) == without + 3

    def test_the_grave_makes_him_believe_in_innocence(self) -> None:
        scene = Scene()
        scene.state.guilty[RAY] = SUSPECT["eve"]
        scene.state.innocent[RAY] = SUSPECT["noise"]
        plain = sum(line.points for line in breakdown(scene.state, RAY, SUSPECT["eve"]))
        ended(scene, "A grave with the right name on it")
        after = sum(line.points for line in breakdown(scene.state, RAY, SUSPECT["eve"]))
        assert after == plain + 7 + 2
