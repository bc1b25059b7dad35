"""Two people apart: who could react may hold the window open, and lets it go again."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, bar, my_choice

DELAY = 10
"""Seconds of a window: a slow machine finds the button and presses it long before the end."""


def two_apart(host: Page, guest: Page) -> None:
    host.goto("/")
    guest.goto("/")
    origin = {"Origin": host.evaluate("location.origin")}
    seats = [{"player": player} for player in ("me", "open", "random")]
    wanted = {"game": "android", "seats": seats, "delay": DELAY, "patience": 60}
    made = host.request.post("/api/tables", data=wanted, headers=origin).json()
    table = made["table"]["id"]
    joined = guest.request.post(
        f"/api/tables/{table}/join", data={"key": made["invite"]}, headers=origin
    )
    assert joined.ok, json.dumps(joined.json())
    for page in (host, guest):
        page.goto(f"/t/{table}")
        expect(bar(page)).to_be_visible(timeout=LONG)


def offered(pages: tuple[Page, ...]) -> Page:
    """Play on until somebody is offered to take time."""
    for _ in range(400):
        for page in pages:
            if page.locator("[data-wait]").is_visible():
                return page
            if my_choice(page).is_visible():
                bar(page).locator("button[data-action]").first.click(timeout=LONG)
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody was offered to take time")


def test_who_could_react_holds_the_window_and_lets_it_go(new_page: NewPage) -> None:
    pages = new_page(), new_page()
    two_apart(*pages)
    page = offered(pages)
    page.get_by_role("button", name="Take time").click(timeout=LONG)
    let_go = page.get_by_role("button", name="Enough time")
    expect(let_go).to_have_attribute("aria-pressed", "true", timeout=LONG)
    story = page.locator(".log")
    so_far = story.inner_text()
    page.wait_for_timeout((DELAY + 2) * 1000)
    expect(let_go).to_be_visible()
    assert story.inner_text() == so_far, "the game went on"
    page.reload()
    expect(let_go).to_be_visible(timeout=LONG)
    let_go.click()
    expect(let_go).to_be_hidden(timeout=LONG)
    expect(page.locator("[data-wait]")).to_be_hidden(timeout=LONG)
