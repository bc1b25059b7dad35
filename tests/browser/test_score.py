"""The score sheet so far, the breakdown at the end, and the chart over time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, end, my_choice, open_table
from tests.browser.test_access import findings


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="How it stands")


def chart(where: Locator) -> Locator:
    return where.get_by_role("img", name="over time")


def finish(page: Page, game: str) -> str:
    """A table whose game bots have played to its end."""
    table = open_table(page, game, ["me", "random", "random"], seed=12)
    expect(my_choice(page).or_(end(page)).first).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who sits where").click()
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_text("played by a bot").or_(end(page)).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(end(page)).to_be_visible(timeout=LONG)
    return table


def test_the_score_sheet_so_far(new_page: NewPage, axe: str) -> None:
    for width, height in ((1280, 720), (390, 844)):
        page = new_page(width, height)
        open_table(page, "android", ["me", "random", "random"], seed=3)
        expect(my_choice(page)).to_be_visible(timeout=LONG)
        page.keyboard.press("s")
        expect(sheet(page).get_by_text("Victory points, Week 1, day 1")).to_be_visible()
        expect(sheet(page).locator(".seats section")).to_have_count(3)
        expect(chart(sheet(page))).to_be_visible()
        sheet(page).get_by_text("The same as a table").click()
        expect(sheet(page).get_by_role("rowheader", name="Week 1, day 1")).to_be_visible()
        assert findings(page, axe) == []
        page.keyboard.press("Escape")
        expect(sheet(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "rows", "last"), [("android", 3, "The case is closed"), ("voices", 6, "The verdict")]
)
def test_the_end_has_a_chart_over_time(
    page: Page, axe: str, game: str, rows: int, last: str
) -> None:
    finish(page, game)
    end(page).get_by_role("tab", name="Over time").click()
    expect(chart(end(page))).to_be_visible(timeout=LONG)
    expect(chart(end(page)).locator(".series")).to_have_count(rows)
    end(page).get_by_text("The same as a table").click()
    expect(end(page).get_by_role("rowheader", name=last)).to_be_visible()
    assert findings(page, axe) == []
    end(page).get_by_role("tab", name="Why").click()
    expect(end(page).get_by_role("tabpanel")).not_to_be_empty()


def test_a_replay_has_the_score_of_its_step(page: Page) -> None:
    finish(page, "android")
    end(page).get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("step 0 of", timeout=LONG)
    page.keyboard.press("s")
    expect(sheet(page).get_by_text("Victory points, Week 1, day 1")).to_be_visible(timeout=LONG)
    expect(chart(sheet(page)).locator(".series")).to_have_count(3)
