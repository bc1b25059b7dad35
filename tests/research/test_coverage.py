"""The page of coverage: everything that can happen, with how often it did."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from caseboard.games.android.catalogue import ENDINGS, card_at
from caseboard.pack.research import Row
from caseboard.research.android.twenty import chosen, page
from caseboard.research.coverage import coverage_of, markdown, section
from caseboard.research.simulate import Plan, simulate

SIZES = {
    "android": {"Twilight cards": 210, "Plot cards": 42, "Endings": 56, "General events": 23},
    "voices": {"Trial cards": 48, "Roles": 26, "Stories": 4, "Votes": 18},
}


@cache
def rows(game: str) -> tuple[Row, ...]:
    return tuple(simulate(Plan(game, 4, ("random",), 4, 1).matches(), jobs=1))


@pytest.mark.parametrize("game", SIZES)
def test_everything_of_the_box_is_listed_once(game: str) -> None:
    found = coverage_of(rows(game))
    sizes = Counter(one.group for one in found)
    assert {group: sizes[group] for group in SIZES[game]} == SIZES[game]
    assert len({(one.group, one.what) for one in found}) == len(found)


def test_counts_are_those_of_the_rows() -> None:
    found = coverage_of(rows("android"))
    endings = [one.count for one in found if one.group == "Endings"]
    reached = Counter(each["ending"] for row in rows("android") for each in row["endings"])
    assert endings == [reached[number] for number in range(len(ENDINGS))]
    cards = sum(one.count for one in found if one.group == "Twilight cards")
    assert cards == sum(len(row["cards"]) for row in rows("android"))


@pytest.mark.parametrize("game", SIZES)
def test_answers_are_counted_by_what_asked(game: str) -> None:
    group = {"android": "Branches of cards", "voices": "Answers"}[game]
    ways = [one for one in coverage_of(rows(game)) if one.group == group]
    assert len(ways) > 40
    assert sum(one.count for one in ways) > 10


def test_what_never_happened_is_flagged() -> None:
    never = [one for one in coverage_of(rows("android")) if not one.count]
    assert never
    page = markdown("Title", ("About.",), rows("android"))
    told = section(rows("android"))
    (grid,) = told.grids
    assert len(grid.rows) == sum(not one.note for one in never)
    assert not told.checks[0].met
    assert all(f"| {one.group} | {one.what} |" in page for one in never)


def test_an_option_counts_the_games_that_chose_it() -> None:
    plan = Plan("voices", 3, ("random",), 2, 1, {"memory_aid": True})
    found = coverage_of(tuple(simulate(plan.matches(), jobs=1)))
    options = {one.what: one.count for one in found if one.group == "Options of the table"}
    assert options == {
        "Advanced roles": 0,
        "Prosecutor": 0,
        "Marker abilities": 0,
        "Memory aid": 2,
    }


def test_twenty_cards_are_looked_at_closely() -> None:
    assert chosen() == sorted(Random(2027).sample(range(210), 20))
    told = page(rows("android"))
    assert told.count("## ") == 20
    for number in chosen():
        assert f"## {card_at(number).name}\n" in told
    assert told.count("**Moved**") == told.count("**Played**") == told.count("**Decides**") == 20
