"""Android's suspects and puzzle: reached with the keyboard alone, and what is linked to what."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from caseboard.games.android.content.puzzle import (
    CENTRE,
    CONSPIRACY,
    GROUPS,
    PIECES,
    laid,
    legal_placements,
    links,
)
from tests.browser.staging import Staged


@pytest.fixture
def table(page: Page) -> Staged:
    return Staged(page, "android", ["me", "rookie", "rookie"], seed=21)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until it gets there, as one would who has no mouse."""
    page.evaluate("() => document.activeElement?.blur()")
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    pytest.fail(f"Tab never gets to {selector}")


def focused(page: Page) -> str:
    thing: str = page.evaluate("() => document.activeElement.dataset.explain ?? ''")
    return thing


def test_every_cell_of_the_puzzle_is_reached_by_arrow_keys(table: Staged) -> None:
    page = table.page
    tab_to(page, "[data-explain^='cell:']")
    for key in ["ArrowUp"] * 5 + ["ArrowLeft"] * 5:
        page.keyboard.press(key)
    walk = [focused(page)]
    for row in range(5):
        for _ in range(4):
            page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
            walk.append(focused(page))
        page.keyboard.press("ArrowDown")
        walk.append(focused(page))
    assert set(walk) == {f"cell:{cell}" for cell in range(25)}
    expect(page.get_by_role("tooltip")).to_contain_text("empty cell of the puzzle")


def test_tab_passes_over_the_puzzle_in_one_step_and_comes_back_to_where_one_was(
    table: Staged,
) -> None:
    page = table.page
    tab_to(page, "[data-explain^='cell:']")
    page.keyboard.press("ArrowRight")
    there = focused(page)
    page.keyboard.press("Tab")
    assert not focused(page).startswith("cell:")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == there


def test_every_file_is_reached_by_arrow_keys(table: Staged) -> None:
    page = table.page
    suspects = [row["suspect"] for row in table.view()["suspects"]]
    tab_to(page, "[data-explain^='suspect:']")
    assert focused(page) == f"suspect:{suspects[0]}"
    walk = []
    for _ in suspects:
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            walk.append(focused(page))
        for key in ["ArrowLeft"] * 3 + ["ArrowDown"]:
            page.keyboard.press(key)
    assert walk == [f"file:{suspect}-{kind}" for suspect in suspects for kind in range(3)]


def test_a_file_is_reached_by_tab_and_explains_itself(table: Staged) -> None:
    tab_to(table.page, "[data-explain^='file:']")
    expect(table.page.get_by_role("tooltip")).to_contain_text("file")


def board_of(luck: Random, pieces: int) -> list[int]:
    """Pieces laid by the rules, one after the other."""
    board = [-1] * 25
    board[CENTRE] = laid(CONSPIRACY, 0)
    for piece in luck.sample([n for n in range(len(PIECES)) if n != CONSPIRACY], pieces):
        ways = legal_placements(board, piece)
        if ways:
            cell, turn = luck.choice(ways)
            board[cell] = laid(piece, turn)
    return board


def test_every_group_shows_how_many_links_it_has(table: Staged) -> None:
    shown = set()
    for seed in range(12):
        view = table.view()
        view["board"] = board_of(Random(seed), 20)
        table.show(view)
        for n, count in links(view["board"]).items():
            row = table.page.locator(f".groups [data-explain='group:{n}']")
            told = {0: "", 1: "1 link"}.get(count, f"{count} links")
            assert (row.locator(".links").text_content() if count else "") == told
            assert row.locator(".links").count() == bool(count), GROUPS[n].name
            shown.add(count)
    assert shown >= {0, 1, 2}


def test_names_of_linked_groups_are_whole(table: Staged) -> None:
    view = table.view()
    view["board"] = board_of(Random(3), 20)
    table.show(view)
    cut = "rows => rows.filter((row) => row.scrollWidth > row.clientWidth).length"
    assert table.page.locator(".groups li").evaluate_all(cut) == 0
