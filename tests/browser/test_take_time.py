"""Two people apart: who could react may hold the window open, and lets it go again."""

from __future__ import annotations

import json

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, bar, my_choice


def two_apart(host: Page, guest: Page) -> None:
    host.goto("/")
    guest.goto("/")
    origin = {"Origin": host.evaluate("location.origin")}
    seats = [{"player": player} for player in ("me", "open", "random")]
    wanted = {"game": "android", "seats": seats, "delay": 4, "patience": 30}
    made = host.request.post("/api/tables", data=wanted, headers=origin).json()
    table = made["table"]["id"]
    joined = guest.request.post(
        f"/api/tables/{table}/join", data={"key": made["invite"]}, headers=origin
    )
    assert joined.ok, json.dumps(joined.json())
    for page in (host, guest):
        page.goto(f"/t/{table}")
        expect(bar(page)).to_be_visible(timeout=LONG)


def who_may_wait(pages: tuple[Page, ...]) -> Page | None:
    """Who is offered to take time within a second; a window lasts four."""
    for _ in range(20):
        for page in pages:
            if page.locator("[data-wait]").is_visible():
                return page
        pages[0].wait_for_timeout(50)
    return None


def holder(pages: tuple[Page, ...]) -> Page | None:
    """Play on to a window and hold it: who holds it past its end, with nothing told meanwhile.

    Nobody does where the click came when it had just ended.
    """
    page = who_may_wait(pages)
    for _ in range(20):
        if page is not None:
            break
        for asked in pages:
            if my_choice(asked).is_visible():
                bar(asked).locator("button[data-action]").first.click(timeout=LONG)
        page = who_may_wait(pages)
    if page is None:
        return None
    try:
        page.get_by_role("button", name="Take time").click(timeout=1_000)
    except TimeoutError:
        return None
    story = page.locator(".log")
    so_far = story.inner_text()
    page.wait_for_timeout(6_000)
    if not page.get_by_role("button", name="Go on").is_visible():
        return None
    assert story.inner_text() == so_far, "the game went on"
    return page


def test_who_could_react_holds_the_window_and_lets_it_go(new_page: NewPage) -> None:
    pages = new_page(), new_page()
    two_apart(*pages)
    page = next((page for page in map(holder, [pages] * 8) if page is not None), None)
    assert page is not None, "no window could be held"
    so_far = page.locator(".log").inner_text()
    let_go = page.get_by_role("button", name="Go on")
    expect(let_go).to_have_attribute("aria-pressed", "true")
    let_go.click()
    expect(let_go).to_be_hidden(timeout=LONG)
    page.wait_for_function(
        "soFar => !document.querySelector('[data-wait]')"
        " || document.querySelector('.log').innerText !== soFar",
        arg=so_far,
        timeout=LONG,
    )
