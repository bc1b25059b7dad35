"""Whose work the page uses."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_authors_and_licenses_are_named_one_click_from_the_start(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="credits").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    for words in ("Lorc, Delapouite", "game-icons.net", "Attribution 3.0", "Open Font License"):
        expect(page.get_by_text(words).first).to_be_visible()


def test_the_credits_have_an_address(page: Page) -> None:
    page.goto("/credits")
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
