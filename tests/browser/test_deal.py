"""The deal of a table with people elsewhere: each device has its part, and checks it at the end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, bar, end
from tests.server.harness import Browser, Player, ServerProcess

KEPT = "JSON.parse(localStorage.getItem('caseboard-deals') ?? '{}')"


def kept(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(KEPT)[table]
    return found


def table_of_two(host: Page, guest: Page) -> str:
    host.goto("/?new=voices")
    host.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="3").click()
    host.get_by_text("Every seat, every rule").click()
    host.get_by_label("Who sits in seat 2").select_option("open")
    host.get_by_label("Who sits in seat 3").select_option("random")
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_label("Send this link to the others:").input_value(timeout=LONG))
    guest.get_by_role("button", name="Sit here").click()
    for page in (host, guest):
        expect(bar(page)).to_be_visible(timeout=LONG)
    return host.url.rsplit("/", 1)[1].split("#")[0]


def same_device(page: Page, url: str) -> Browser:
    device = Browser(url)
    device.cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    return device


def play_to_the_end(lines: list[Player]) -> None:
    chance = Random(1)
    while not all(line.over for line in lines):
        for line in lines:
            if line.asked:
                line.answer(chance.choice(line.decision["actions"])["id"])
            elif not line.over:
                try:
                    line.receive(0.05)
                except TimeoutError:
                    continue


def test_each_device_adds_to_the_deal_and_sees_at_the_end_that_nobody_chose_it(
    new_page: NewPage, server: ServerProcess
) -> None:
    host, guest = new_page(), new_page()
    table = table_of_two(host, guest)
    parts = [kept(page, table) for page in (host, guest)]
    assert parts[0]["commitment"] == parts[1]["commitment"]
    assert parts[0]["number"] != parts[1]["number"]
    assert all(part["shown"] for part in parts)
    devices = [same_device(page, server.url) for page in (host, guest)]
    play_to_the_end([device.open(table, seat) for seat, device in enumerate(devices)])
    for page in (host, guest):
        expect(end(page)).to_contain_text("Nobody chose this deal", timeout=LONG)
    record = devices[1].get(f"/api/tables/{table}/record")
    assert record["table"]["numbers"][1:] == [parts[0]["number"], parts[1]["number"], ""]

    changed = {**parts[1], "commitment": "0" * 64}
    guest.evaluate(
        "kept => localStorage.setItem('caseboard-deals', kept)", json.dumps({table: changed})
    )
    guest.reload()
    expect(end(guest)).to_contain_text("not those that were fixed before the deal", timeout=LONG)
    host.get_by_role("button", name="Look at the table").click()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Who sits where").click()
    command = host.get_by_label("Check the saved record").input_value()
    assert f"--commitment {parts[0]['commitment']} --number {parts[0]['number']}" in command
