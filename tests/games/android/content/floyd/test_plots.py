"""Floyd's plots at the table: the chosen crossroads, what adds baggage, what endings do."""

from __future__ import annotations

from functools import partial

import pytest

from caseboard.games.android.catalogue import NPC
from caseboard.games.android.numbers import CROSSROADS_BAD, CROSSROADS_GOOD, START
from caseboard.games.android.rules.closing import breakdown
from caseboard.games.android.rules.costs import base_cost
from caseboard.games.android.rules.plots import plot_card
from tests.games.android.names import the_card
from tests.games.android.scenario import Scenario, table

FLOYD = 0
floyd = partial(table, "floyd", "louis", "caprice", plot="hammers")

PLOT_OF_DIRECTIVE = [("hammers", 0), ("the-name", 1), ("the-cough", 2)]


def at_the_crossroads(key: str, good: int, bad: int) -> Scenario:
    t = floyd(plot=key).set(day=3).has("floyd", good=good, bad=bad).at("floyd", "jacks-diner")
    return t.until("crossroads", by="floyd")


@pytest.mark.parametrize(("key", "directive"), PLOT_OF_DIRECTIVE)
def test_floyds_player_chooses_and_pays_with_the_directive(key: str, directive: int) -> None:
    t = at_the_crossroads(key, good=0, bad=2)
    assert t.keys == ["crossroads good", "crossroads bad"]
    t.do("crossroads good")
    assert t.of("plot_line", "floyd") == CROSSROADS_GOOD
    assert [n for n, kept in enumerate(t.s.directives) if not kept] == [directive]


@pytest.mark.parametrize("key", [key for key, _ in PLOT_OF_DIRECTIVE])
def test_the_other_way_keeps_every_directive(key: str) -> None:
    t = at_the_crossroads(key, good=2, bad=0).do("crossroads bad")
    assert t.of("plot_line", "floyd") == CROSSROADS_BAD
    assert t.s.directives == [1, 1, 1]


@pytest.mark.parametrize("way", ["crossroads good", "crossroads bad"])
@pytest.mark.parametrize(("good", "bad", "carried"), [(3, 1, (1, 0)), (1, 1, (0, 1))])
def test_the_start_gives_the_crossroads_a_good_or_a_bad_start(
    way: str, good: int, bad: int, carried: tuple[int, int]
) -> None:
    t = at_the_crossroads("the-cough", good, bad).do(way)
    card = plot_card(t.s, t.seat("floyd"))
    assert card is not None
    good, bad = carried
    assert t.baggage("floyd") == (good, bad + card.burden)


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
    t = floyd(plot=key, line=line).at("floyd", place).do("end-turn")
    assert t.baggage("floyd") == gained


def test_a_fight_is_bad_for_the_chapel() -> None:
    coats = "There is a hammer under every one of those coats"
    t = floyd(plot="hammers").at("floyd", "rockvil-estates").hold("louis", coats)
    t.do("move jacks-diner").play(coats)
    assert t.of("bad", "floyd") == 1


def test_evidence_is_his_answer_to_the_director() -> None:
    t = floyd(plot="the-name", line=CROSSROADS_GOOD).at("floyd", "levy-university")
    t.lead("testimony-eve", "levy-university").do("follow testimony-eve")
    t.later("place-evidence").until()
    assert t.of("good", "floyd") == 1


def test_a_lead_can_be_spent_on_the_directors_son() -> None:
    t = floyd(plot="the-name").at("floyd", "levy-university")
    t.lead("testimony-eve", "levy-university").do("follow testimony-eve")
    t.later("sacrifice-lead")
    assert t.of("good", "floyd") == 1


def test_floyd_may_give_and_others_may_give_against_him() -> None:
    t = floyd(plot="hammers").favors("floyd", director_haas=0, society=1)
    t.do("sacrifice floyd-good-1")
    assert (t.of("good", "floyd"), t.favor("floyd", "society")) == (1, 0)
    assert "sacrifice floyd-bad-1" not in t.keys
    t.do("end-turn")
    before = t.time
    t.do("sacrifice floyd-bad-1")
    assert (t.of("bad", "floyd"), before - t.time) == (1, 2)


def ended(key: str, line: int, well: bool) -> Scenario:
    """The week is over, and the plot with it."""
    t = floyd(plot=key, line=line).set(day=6)
    t.has("floyd", good=9 if well else 0, bad=0 if well else 9)
    while not t.of("endings", "floyd"):
        t.idle()
    return t


def test_peace_at_the_chapel_makes_human_first_dearer() -> None:
    golem = the_card("Lost your box, golem?")
    other = the_card("That part is subject to recall")
    t = ended("hammers", CROSSROADS_GOOD, well=True)
    assert t.ending("floyd") == "On Sunday nobody brought a hammer"
    assert base_cost(t.s, FLOYD, golem) == golem.cost + 1
    assert base_cost(t.s, FLOYD, other) == other.cost


def test_the_man_who_put_his_hammer_down_makes_fights_dearer() -> None:
    fight = the_card("Take its hands first")
    t = ended("hammers", CROSSROADS_BAD, well=True)
    assert t.ending("floyd") == "The big one put his hammer down first"
    assert base_cost(t.s, FLOYD, fight) == fight.cost + 1


def test_simmons_breathing_makes_tech_cheaper() -> None:
    legs = the_card("New legs. Try not to enjoy them")
    t = ended("the-cough", CROSSROADS_GOOD, well=True)
    assert t.ending("floyd") == "Simmons ran up the stairs today"
    assert base_cost(t.s, FLOYD, legs) == legs.cost - 1


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
    t = ended("the-name", CROSSROADS_GOOD, well=True)
    lines = breakdown(t.s, FLOYD, t.of("guilty", "floyd"))
    assert [line.points for line in lines if "Guilty hunch: bonus" in line.reason] == [2]


def test_a_recall_costs_the_directors_favors() -> None:
    t = ended("the-name", CROSSROADS_GOOD, well=False)
    assert t.ending("floyd") == "Unit 2X3A7C is recalled for correction"
    assert t.favor("floyd", "director-haas") == 0


def test_being_called_by_name_makes_her_favors_worth_keeping() -> None:
    t = ended("the-name", CROSSROADS_BAD, well=True)
    assert t.favor("floyd", "director-haas") == 2
    lines = breakdown(t.s, FLOYD, t.of("guilty", "floyd"))
    assert [line.points for line in lines if "unspent" in line.reason] == [2]
