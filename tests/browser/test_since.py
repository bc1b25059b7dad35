"""Since your turn: what others did, in pictures, for whoever was away or asks for it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import (
    LONG,
    ask,
    bar,
    my_choice,
    open_table,
    options,
    start_turn,
    wait_for_choice,
    wait_until_answered,
)

WANTED: Final = "localStorage.setItem('caseboard', JSON.stringify({ pace: 'brisk' }))"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Of somebody who wants to see what happens."""
    page = new_page()
    page.add_init_script(WANTED)
    return page


def panel(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Since your turn")


def play_a_round(page: Page) -> None:
    """End the turn, say no to everything, and come to the next turn."""
    start_turn(page)
    answer(page)
    while bar(page).get_by_text("what do you do?").count() == 0:
        answer(page)


def answer(page: Page) -> None:
    question = ask(page)
    no = bar(page).locator("[aria-keyshortcuts=Space]")
    (no if no.count() else options(page)).first.click()
    wait_until_answered(page, question)
    page.keyboard.press("Escape")
    wait_for_choice(page)
    expect(bar(page).locator("button[data-action]:disabled")).to_have_count(0)


def test_whoever_comes_back_is_shown_what_others_did(page: Page) -> None:
    open_table(page, "android", ["me", "rookie", "rookie"], seed=4)
    expect(page.get_by_role("dialog", name="The case is opened")).to_be_visible()
    page.keyboard.press("Escape")
    wait_for_choice(page)
    play_a_round(page)
    expect(panel(page)).to_have_count(0)
    page.evaluate("localStorage.removeItem('caseboard-seen')")  # As on another device.
    page.reload()
    expect(panel(page)).to_be_visible(timeout=LONG)
    faces = panel(page).locator("h3 [data-portrait]")
    expect(faces.first).to_be_visible()
    expect(panel(page).locator(".glimpsed").first).to_be_visible()

    page.keyboard.press("Space")
    expect(panel(page)).to_have_count(0)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.reload()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    expect(panel(page)).to_have_count(0)  # All of it has been seen.

    page.keyboard.press("n")
    expect(panel(page)).to_be_visible()
    panel(page).get_by_role("button", name="Watch it again").click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_be_visible(timeout=LONG)
    cards = replay.get_by_label("Jump to").locator("optgroup[label=Cards] option")
    expect(cards).not_to_have_count(0, timeout=LONG)
    line = cards.last.inner_text()
    replay.get_by_label("Jump to").select_option(label=line)
    expect(bar(page).locator("[data-stage]")).to_contain_text(line, timeout=LONG)


def test_it_opens_in_the_court_too(page: Page) -> None:
    open_table(page, "voices", ["me", "rookie", "rookie", "rookie"], seed=4)
    wait_for_choice(page)
    question = ask(page)
    options(page).first.click()
    wait_until_answered(page, question)
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Since your turn").click()
    expect(panel(page).locator(".glimpsed").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
