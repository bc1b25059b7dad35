"""Raymond's two plots: how baggage gathers, what the crossroads change, what the endings pay."""

from __future__ import annotations

from typing import Any

import pytest

from caseboard.games.android.catalogue import ENDINGS, NPC, PLOTS
from caseboard.games.android.content.suspects import SUSPECT
from caseboard.games.android.effects.control import Fight, Nothing
from caseboard.games.android.effects.favors import GainTrauma
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, START
from caseboard.games.android.rules.closing import breakdown
from tests.games.android.names import PLOT
from tests.games.android.scenario import Scenario, table

RAYMOND = 0


def raymond(**plot: Any) -> Scenario:
    t = table("raymond", "floyd", "caprice", **plot)
    return t.remember().people(lily="adams-garden", jimmy="memories-of-green")


def points(t: Scenario) -> int:
    culprit = SUSPECT["eve"]
    t.has("raymond", guilty=SUSPECT["noise"], innocent=SUSPECT["eve"])
    return sum(line.points for line in breakdown(t.s, RAYMOND, culprit))


def ended(t: Scenario, name: str) -> Scenario:
    number = next(n for n, end in enumerate(ENDINGS) if end.name == name)
    return t.has("raymond", endings=[number])


class TestTheirTwoWeeks:
    """Ruling A17."""

    def test_nothing_resolves_after_day_three(self) -> None:
        t = raymond(plot="keene").next_turn("raymond", day=4)
        assert t.of("plot_line", "raymond") == START

    @pytest.mark.parametrize(("good", "line"), [(1, CROSSROADS_GOOD), (0, CROSSROADS_BAD)])
    def test_the_crossroads_come_at_the_end_of_week_one(self, good: int, line: int) -> None:
        t = raymond(plot="parsons").set(day=6).has("raymond", good=good)
        t.next_turn("raymond")
        assert (t.s.day, t.of("plot_line", "raymond")) == (7, line)
        assert t.baggage("raymond") == (0, PLOTS[PLOT["parsons"]].line(line).burden)

    @pytest.mark.parametrize(
        ("plot", "line", "good", "ending"),
        [
            ("keene", CROSSROADS_GOOD, 9, "Keene lies down at last"),
            ("keene", CROSSROADS_GOOD, 0, "Just the one, for old times"),
            ("keene", CROSSROADS_BAD, 9, "Somebody else takes the keys"),
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
        t = raymond(plot=plot, line=line).set(day=12).has("raymond", good=good)
        t.next_turn("raymond")
        assert t.game.over
        assert [ENDINGS[number].name for number in t.of("endings", "raymond")] == [ending]


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
        t = raymond(plot="keene").at("raymond", place).next_turn("raymond")
        assert t.baggage("raymond") == baggage

    def test_a_favor_buys_company(self) -> None:
        t = raymond(plot="keene").favors("raymond", corp=1)
        t.do("sacrifice raymond-good-1")
        assert (t.baggage("raymond"), sum(t.of("favors", "raymond"))) == ((1, 0), 0)

    def test_others_throw_his_own_dark_cards_at_him(self) -> None:
        t = raymond(plot="keene").hold("floyd", "Wrong war, old man").at("raymond", "napd")
        t.do("end-turn")
        time = t.time
        t.later("sacrifice raymond-bad-1")
        assert t.baggage("raymond") == (0, 1)
        assert (t.time, t.of("hands", "floyd")) == (time - 1, [])

    def test_nine_days_dry_starts_with_a_clear_head(self) -> None:
        t = raymond(plot="keene").set(day=6).has("raymond", good=5, trauma=2)
        assert t.at("raymond", "napd").next_turn("raymond").of("trauma", "raymond") == 1

    def test_dry_he_walks_round_the_bars_and_visits_the_wall(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_GOOD).at("raymond", "the-root")
        t.do("move jacks-diner")
        assert t.time == 4
        t.at("raymond", "chapel-of-the-tides").do("move old-war-memorial")
        assert t.baggage("raymond") == (1, 0)

    @pytest.mark.parametrize(
        ("line", "place", "baggage"),
        [
            (CROSSROADS_GOOD, "the-quiet-shrine", (0, 0)),
            (CROSSROADS_GOOD, "napd", (0, 2)),
            (CROSSROADS_BAD, "napd", (1, 0)),
            (CROSSROADS_BAD, "the-quiet-shrine", (0, 2)),
        ],
    )
    def test_a_night_in_the_wrong_place_counts_twice(
        self, line: int, place: str, baggage: tuple[int, int]
    ) -> None:
        t = raymond(plot="keene", line=line).at("raymond", place).next_turn("raymond")
        assert t.baggage("raymond") == baggage

    def test_dry_every_trauma_weighs(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_GOOD).resolve(GainTrauma(), "floyd", "raymond")
        assert t.baggage("raymond") == (0, 1)

    def test_dry_he_can_let_go_of_a_card(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_GOOD).deal("raymond", 1)
        t.do("sacrifice raymond-good-1")
        assert (t.baggage("raymond"), t.time, t.of("hands", "raymond")) == ((1, 0), 5, [])

    def test_drunk_he_only_fights_dirty(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_BAD)
        t.resolve(Fight(light=GainTrauma(5), dark=Nothing()), "floyd", "raymond")
        assert (t.asked, t.kind, t.of("trauma", "raymond")) == ("raymond", "turn", 0)

    def test_drunk_every_bar_is_close_and_counts(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_BAD).at("raymond", "the-root")
        t.do("move jacks-diner")
        assert (t.time, t.baggage("raymond")) == (6, (0, 1))

    def test_drunk_a_bench_and_two_hours_help(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_BAD).do("sacrifice raymond-good-1")
        assert (t.time, t.baggage("raymond")) == (4, (1, 0))

    def test_keene_is_at_peace(self) -> None:
        t = raymond(plot="keene", line=CROSSROADS_GOOD).set(day=12).has("raymond", good=9)
        assert t.next_turn("raymond").s.npc_gone[NPC["keene"]]

    def test_kate_takes_the_keys_and_her_favors_count(self) -> None:
        t = ended(raymond(), "Somebody else takes the keys")
        without = points(t)
        assert points(t.favors("raymond", kate=2)) == without + 2

    def test_two_glasses_make_every_trauma_worse(self) -> None:
        t = raymond().has("raymond", trauma=3)
        plain = points(t)
        assert points(ended(t, "Two glasses, one drinker")) == plain - 7 - 3


class TestParsons:
    def test_a_ritzy_place_is_the_wrong_place_to_look(self) -> None:
        t = raymond(plot="parsons").do("move rockvil-estates", "pass")
        assert t.baggage("raymond") == (0, 1)

    def test_jimmy_has_seen_him(self) -> None:
        t = raymond(plot="parsons").people(jimmy="raymond").do("jimmy")
        assert t.baggage("raymond") == (1, 0)

    def test_a_lead_can_be_given_up_for_him(self) -> None:
        t = raymond(plot="parsons").lead("physical-raymond", "raymond")
        t.do("follow physical-raymond").later("sacrifice-lead")
        assert t.baggage("raymond") == (1, 0)

    def test_another_player_gives_two_time(self) -> None:
        t = raymond(plot="parsons").at("raymond", "napd").do("end-turn")
        time = t.time
        t.later("sacrifice raymond-bad-1")
        assert (t.time, t.baggage("raymond")) == (time - 2, (0, 1))

    @pytest.mark.parametrize(("place", "time"), [("wyldside", 6), ("napd", 5)])
    def test_the_serial_number_makes_leads_on_the_moon_quick(self, place: str, time: int) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_GOOD).at("raymond", place)
        t.lead("physical-raymond", "raymond").do("follow physical-raymond").later("sacrifice-lead")
        assert (t.time, t.baggage("raymond")) == (time, (1, 0))

    @pytest.mark.parametrize(("place", "baggage"), [("wyldside", (1, 0)), ("napd", (0, 2))])
    def test_he_waits_for_him_on_the_moon(self, place: str, baggage: tuple[int, int]) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_GOOD).at("raymond", place)
        assert t.next_turn("raymond").baggage("raymond") == baggage

    @pytest.mark.parametrize(("held", "bad"), [(7, 1), (6, 0)])
    def test_brooding_over_seven_cards_tells(self, held: int, bad: int) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_GOOD).at("raymond", "wyldside")
        t.deal("raymond", held)
        assert t.next_turn("raymond").baggage("raymond") == (1, bad)

    def test_told_to_let_go_he_hardly_speaks(self) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_BAD)
        t.hold("raymond", "I owe you one, Ray", "I know a guy with a back door")
        assert "play raymond-light-05" in t.keys
        t.play("I owe you one, Ray")
        assert "play raymond-light-05" not in t.keys

    @pytest.mark.parametrize(
        ("place", "baggage"), [("thurguns-free-clinic", (1, 0)), ("napd", (0, 2))]
    )
    def test_he_looks_in_seedy_places(self, place: str, baggage: tuple[int, int]) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_BAD).at("raymond", place)
        assert t.next_turn("raymond").baggage("raymond") == baggage

    @pytest.mark.parametrize(
        ("line", "good"), [(CROSSROADS_GOOD, 9), (CROSSROADS_GOOD, 0), (CROSSROADS_BAD, 9)]
    )
    def test_parsons_is_found_in_three_endings(self, line: int, good: int) -> None:
        t = raymond(plot="parsons", line=line).set(day=12).has("raymond", good=good)
        assert t.next_turn("raymond").s.npc_gone[NPC["parsons"]]

    def test_and_never_found_in_the_fourth(self) -> None:
        t = raymond(plot="parsons", line=CROSSROADS_BAD).set(day=12).next_turn("raymond")
        assert not t.s.npc_gone[NPC["parsons"]]
        assert t.of("trauma", "raymond") == 1

    def test_found_again_kates_favors_count(self) -> None:
        t = ended(raymond(), "Parsons comes in from the rain")
        without = points(t)
        assert points(t.favors("raymond", kate=3)) == without + 3

    def test_the_grave_makes_him_believe_in_innocence(self) -> None:
        t = raymond().has("raymond", guilty=SUSPECT["eve"], innocent=SUSPECT["noise"])
        plain = sum(line.points for line in breakdown(t.s, RAYMOND, SUSPECT["eve"]))
        ended(t, "A grave with the right name on it")
        after = sum(line.points for line in breakdown(t.s, RAYMOND, SUSPECT["eve"]))
        assert after == plain + 7 + 2
