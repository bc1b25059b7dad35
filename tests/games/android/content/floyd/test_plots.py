"""Floyd's plots at the table: the chosen crossroads, what adds baggage, what endings do."""

from __future__ import annotations

import pytest

from caseboard.games.android.catalogue import ENDINGS, FAVOR_OF, NPC, card_at
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, START
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost
from tests.games.android.content.floyd.scene import FLOYD_SEAT, LOUIS_SEAT, NAMES, Scene

HAAS_FAVOR = FAVOR_OF[NPC["director-haas"]]
PLOT_OF_DIRECTIVE = [("hammers", 0), ("the-name", 1), ("the-cough", 2)]


def at_the_crossroads(key: str, good: int, bad: int) -> Scene:
    scene = Scene(key)
    scene.s.day = 3
    scene.s.good[FLOYD_SEAT], scene.s.bad[FLOYD_SEAT] = good, bad
    scene.stand("jacks-diner")
    while scene.decision.kind != "crossroads" or scene.decision.seat != FLOYD_SEAT:
        scene.decline()
    return scene


@pytest.mark.parametrize(("key", "directive"), PLOT_OF_DIRECTIVE)
def test_floyds_player_chooses_and_pays_with_the_directive(key: str, directive: int) -> None:
    scene = at_the_crossroads(key, good=0, bad=2)
    assert scene.keys == {"crossroads good", "crossroads bad"}
    scene.do("crossroads good")
    assert scene.s.plot_line[FLOYD_SEAT] == CROSSROADS_GOOD
    assert [n for n, kept in enumerate(scene.s.directives) if not kept] == [directive]


@pytest.mark.parametrize("key", [key for key, _ in PLOT_OF_DIRECTIVE])
def test_the_other_way_keeps_every_directive(key: str) -> None:
    scene = at_the_crossroads(key, good=2, bad=0).do("crossroads bad")
    assert scene.s.plot_line[FLOYD_SEAT] == CROSSROADS_BAD
    assert scene.s.directives == [1, 1, 1]


@pytest.mark.parametrize("way", ["crossroads good", "crossroads bad"])
@pytest.mark.parametrize(("good", "bad", "carried"), [(3, 1, (1, 0)), (1, 1, (0, 1))])
def test_the_start_gives_the_crossroads_a_good_or_a_bad_start(
    way: str, good: int, bad: int, carried: tuple[int, int]
) -> None:
    scene = at_the_crossroads("the-cough", good, bad).do(way)
    assert (scene.s.good[FLOYD_SEAT], scene.s.bad[FLOYD_SEAT]) == carried


@pytest.mark.parametrize(
    ("key", "line", "place", "gained"),
    [
        ("hammers", START, "chapel-of-the-long-fall", (1, 0)),
        ("hammers", START, "jacks-diner", (0, 0)),
        ("hammers", CROSSROADS_GOOD, "roxies", (1, 0)),
        ("hammers", CROSSROADS_GOOD, "order-of-sol", (0, 1)),
        ("hammers", CROSSROADS_GOOD, "chapel-of-the-long-fall", (1, 1)),
        ("hammers", CROSSROADS_BAD, "order-of-sol", (1, 0)),
        ("the-name", START, "haas-bioroid", (0, 1)),
        ("the-name", CROSSROADS_GOOD, "haas-bioroid", (0, 1)),
        ("the-name", CROSSROADS_BAD, "haas-bioroid", (1, 0)),
        ("the-cough", START, "thurguns-free-clinic", (1, 0)),
        ("the-cough", CROSSROADS_GOOD, "haas-bioroid", (1, 0)),
        ("the-cough", CROSSROADS_BAD, "laurel-court", (1, 0)),
    ],
)
def test_where_he_spends_the_night(
    key: str, line: int, place: str, gained: tuple[int, int]
) -> None:
    scene = Scene().plot(key, line).stand(place).do("end-turn")
    assert (scene.s.good[FLOYD_SEAT], scene.s.bad[FLOYD_SEAT]) == gained


def test_a_fight_is_bad_for_the_chapel() -> None:
    coats = "There is a hammer under every one of those coats"
    scene = Scene("hammers").stand("rockvil-estates").deal(LOUIS_SEAT, coats)
    scene.do("move jacks-diner").play(coats)
    assert scene.s.bad[FLOYD_SEAT] == 1


def test_evidence_is_his_answer_to_the_director() -> None:
    scene = Scene().plot("the-name", CROSSROADS_GOOD).stand("levy-university")
    scene.lead(0, "levy-university").do("follow testimony-eve")
    while scene.decision.kind != "use-lead":
        scene.decline()
    scene.do("place-evidence")
    while scene.decision.kind != "turn":
        scene.decline()
    assert scene.s.good[FLOYD_SEAT] == 1


def test_a_lead_can_be_spent_on_the_directors_son() -> None:
    scene = Scene("the-name").stand("levy-university")
    scene.lead(0, "levy-university").do("follow testimony-eve")
    while scene.decision.kind != "use-lead":
        scene.decline()
    scene.do("sacrifice-lead")
    assert scene.s.good[FLOYD_SEAT] == 1


def test_floyd_may_give_and_others_may_give_against_him() -> None:
    scene = Scene("hammers")
    scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] = 0
    scene.s.favors[FLOYD_SEAT][FavorKind.SOCIETY] = 1
    scene.again().do("sacrifice floyd-good-1")
    assert (scene.s.good[FLOYD_SEAT], scene.s.favors[FLOYD_SEAT][FavorKind.SOCIETY]) == (1, 0)
    assert "sacrifice floyd-bad-1" not in scene.keys
    scene.do("end-turn")
    before = scene.s.time
    scene.do("sacrifice floyd-bad-1")
    assert (scene.s.bad[FLOYD_SEAT], before - scene.s.time) == (1, 2)


def ended(key: str, line: int, well: bool) -> Scene:
    """The week is over, and the plot with it."""
    scene = Scene().plot(key, line)
    scene.s.day = 6
    scene.s.good[FLOYD_SEAT], scene.s.bad[FLOYD_SEAT] = (9, 0) if well else (0, 9)
    scene.again()
    while not scene.s.endings[FLOYD_SEAT]:
        scene.decline()
    return scene


def ending(scene: Scene) -> str:
    return ENDINGS[scene.s.endings[FLOYD_SEAT][0]].name


def test_peace_at_the_chapel_makes_human_first_dearer() -> None:
    golem = card_at(NAMES["Lost your box, golem?"])
    other = card_at(NAMES["That part is subject to recall"])
    scene = ended("hammers", CROSSROADS_GOOD, well=True)
    assert ending(scene) == "On Sunday nobody brought a hammer"
    assert base_cost(scene.s, FLOYD_SEAT, golem) == golem.cost + 1
    assert base_cost(scene.s, FLOYD_SEAT, other) == other.cost


def test_the_man_who_put_his_hammer_down_makes_fights_dearer() -> None:
    fight = card_at(NAMES["Take its hands first"])
    scene = ended("hammers", CROSSROADS_BAD, well=True)
    assert ending(scene) == "The big one put his hammer down first"
    assert base_cost(scene.s, FLOYD_SEAT, fight) == fight.cost + 1


def test_simmons_breathing_makes_tech_cheaper() -> None:
    legs = card_at(NAMES["New legs. Try not to enjoy them"])
    scene = ended("the-cough", CROSSROADS_GOOD, well=True)
    assert ending(scene) == "Simmons ran up the stairs today"
    assert base_cost(scene.s, FLOYD_SEAT, legs) == legs.cost - 1


@pytest.mark.parametrize(
    ("key", "line", "npc"),
    [
        ("hammers", CROSSROADS_GOOD, "father-michael"),
        ("the-cough", CROSSROADS_GOOD, "simmons"),
        ("the-cough", CROSSROADS_BAD, "simmons"),
    ],
)
def test_some_sad_endings_take_somebody(key: str, line: int, npc: str) -> None:
    assert ended(key, line, well=False).s.npc_gone[NPC[npc]] == 1
    assert ended(key, line, well=True).s.npc_gone[NPC[npc]] == 0


def test_the_name_in_the_report_sharpens_the_guilty_hunch() -> None:
    scene = ended("the-name", CROSSROADS_GOOD, well=True)
    lines = breakdown(scene.s, FLOYD_SEAT, scene.s.guilty[FLOYD_SEAT])
    assert [line.points for line in lines if "Guilty hunch: bonus" in line.reason] == [2]


def test_a_recall_costs_the_directors_favors() -> None:
    scene = ended("the-name", CROSSROADS_GOOD, well=False)
    assert ending(scene) == "Unit 2X3A7C is recalled for correction"
    assert scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] == 0


def test_being_called_by_name_makes_her_favors_worth_keeping() -> None:
    scene = ended("the-name", CROSSROADS_BAD, well=True)
    assert scene.s.favors[FLOYD_SEAT][HAAS_FAVOR] == 2
    lines = breakdown(scene.s, FLOYD_SEAT, scene.s.guilty[FLOYD_SEAT])
    assert [line.points for line in lines if "unspent" in line.reason] == [2]
