"""Accessibility of Voices' table: axe finds nothing serious in any situation."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import (
    LONG,
    bar,
    choose_something,
    end,
    my_choice,
    open_table,
    wait_for_choice,
)
from tests.browser.test_access import findings
from tests.browser.test_voices import PROSECUTOR, TABLE, VOICE, go_to_a_push


def set_theme(page: Page, theme: str) -> None:
    """Choose a theme in the menu, unless it is on already."""
    if page.evaluate("document.documentElement.dataset.theme") == theme:
        return
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=f"{theme} theme").click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_voices_table_while_a_push_is_lined_up(page: Page, axe: str, theme: str) -> None:
    open_table(page, "voices", TABLE, seed=1, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    set_theme(page, theme)
    assert findings(page, axe) == []
    go_to_a_push(page)
    assert findings(page, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_voices_desk_and_verdict(page: Page, axe: str, theme: str) -> None:
    open_table(page, "voices", TABLE, seed=1, options=PROSECUTOR)
    expect(bar(page)).to_contain_text("Choose the trial card", timeout=LONG)
    set_theme(page, theme)
    assert findings(page, axe) == []
    luck = Random(1)
    while wait_for_choice(page):
        choose_something(page, luck)
    expect(end(page).locator("[data-goal]")).to_have_count(3)
    assert findings(page, axe) == []


def test_voices_table_on_a_phone(new_page: NewPage, axe: str) -> None:
    page = new_page(390, 844)
    open_table(page, "voices", TABLE, seed=1, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    tabs = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    for tab in tabs.all():
        tab.click()
        assert findings(page, axe) == []
