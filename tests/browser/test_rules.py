"""The rules in the browser: to read, to search, and from a refusal to its chapter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, open_table, start_turn
from tests.browser.test_access import findings


def contents(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Contents of the rules")


def reading(page: Page) -> Locator:
    return page.get_by_role("article", name="Rules")


def to_my_turn(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=7, options={"first_player": 0})
    start_turn(page)


def test_from_the_start_page_to_a_chapter_and_its_own_link(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(reading(page).get_by_role("heading", name="The rules of Android")).to_be_visible()
    contents(page).get_by_role("link", name="Movement").click()
    heading = reading(page).get_by_role("heading", name="Movement", exact=True)
    expect(heading).to_be_focused()
    link = page.url
    page.goto("/")
    page.goto(link)
    expect(reading(page).get_by_role("heading", name="Movement", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Caseboard")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "words", "chapter", "card"),
    [
        ("android", "dropship", "Movement", "dropship"),
        ("voices", "strategy card", "Strategy Cards", "strategy"),
    ],
)
def test_a_search_finds_while_one_types(
    page: Page, game: str, words: str, chapter: str, card: str
) -> None:
    page.goto(f"/?rules={game}")
    search = page.get_by_label("Search the rules")
    expect(search).to_be_focused()
    expect(reading(page).get_by_role("link").first).to_be_visible(timeout=LONG)
    search.press_sequentially(words)
    expect(reading(page).get_by_role("status")).to_contain_text("found")
    expect(reading(page).get_by_role("link", name=chapter, exact=True).first).to_be_visible()
    cards = reading(page).locator(".card")
    assert card in cards.first.inner_text().lower()
    search.fill("zeppelin")
    expect(reading(page).get_by_role("heading", name="Nothing speaks of")).to_be_visible()


def test_every_card_of_a_deck_is_listed(page: Page) -> None:
    page.goto("/?rules=android")
    contents(page).get_by_role("link", name="Louis: light cards").click()
    expect(reading(page).locator(".card")).to_have_count(21)


def test_over_a_table_by_key_and_by_button(page: Page) -> None:
    to_my_turn(page)
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="The rules")
    expect(dialog.get_by_role("heading", name="The rules of Android")).to_be_visible()
    page.keyboard.type("uses")
    expect(dialog.get_by_label("Search the rules")).to_have_value("uses")
    page.keyboard.press("Escape")
    expect(dialog.get_by_label("Search the rules")).to_have_value("")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    expect(dialog).to_be_visible()


def test_from_a_refusal_to_its_chapter(page: Page) -> None:
    to_my_turn(page)
    page.locator("[data-place][role=img]").first.hover()
    reason = page.get_by_role("tooltip").locator(".why button")
    expect(reason).to_be_visible()
    chapter = reason.inner_text().removeprefix("R").strip()
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="The rules")
    expect(dialog.get_by_role("heading", name=chapter, exact=True).first).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("path", ["?rules=android", "?rules=voices&page=setup"])
def test_axe_finds_nothing_serious(new_page: NewPage, axe: str, path: str, width: int) -> None:
    page = new_page(width, 800)
    page.goto(f"/{path}")
    expect(reading(page).get_by_role("heading").first).to_be_visible(timeout=LONG)
    assert findings(page, axe) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.get_by_label("Search the rules").fill("token")
    expect(reading(page).locator(".card").first).to_be_visible()
    assert findings(page, axe) == []
