"""Two people apart: who could react may hold the window open, and lets it go again."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, bar, choose_something, my_choice


def two_apart(host: Page, guest: Page) -> None:
    host.goto("/")
    guest.goto("/")
    origin = {"Origin": host.evaluate("location.origin")}
    seats = [{"player": player} for player in ("me", "open", "random")]
    wanted = {"game": "android", "seats": seats, "delay": 2, "patience": 20}
    made = host.request.post("/api/tables", data=wanted, headers=origin).json()
    table = made["table"]["id"]
    joined = guest.request.post(
        f"/api/tables/{table}/join", data={"key": made["invite"]}, headers=origin
    )
    assert joined.ok, json.dumps(joined.json())
    for page in (host, guest):
        page.goto(f"/t/{table}")
        expect(bar(page)).to_be_visible(timeout=LONG)


def test_who_could_react_holds_the_window_and_lets_it_go(new_page: NewPage) -> None:
    pages = new_page(), new_page()
    two_apart(*pages)
    luck = Random(1)
    for _ in range(60):
        waiting = [page for page in pages if page.locator("[data-wait]").is_visible()]
        if waiting:
            break
        for page in pages:
            if my_choice(page).is_visible():
                choose_something(page, luck)
        pages[0].wait_for_timeout(50)
    else:
        raise AssertionError("no window could be held")
    page = waiting[0]
    page.get_by_role("button", name="Take time").click()
    let_go = page.get_by_role("button", name="Go on")
    expect(let_go).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(3_000)
    expect(let_go).to_be_visible()
    let_go.click()
    expect(page.locator("[data-wait]")).to_be_hidden(timeout=LONG)
