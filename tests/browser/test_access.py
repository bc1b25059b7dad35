"""Accessibility: axe finds nothing serious on any screen."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, my_choice, open_table

Scheme: TypeAlias = Literal["light", "dark"]

GRAVE = ("serious", "critical")


def findings(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_start_pages(page: Page, axe: str, scheme: Scheme) -> None:
    page.emulate_media(color_scheme=scheme)
    for path in ("/", "/?new=android", "/?new=voices", "/credits"):
        page.goto(path)
        expect(page.get_by_text("Loading")).to_have_count(0)
        assert findings(page, axe) == []


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_androids_table(page: Page, axe: str, theme: str) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=1)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    if theme == "Light":
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Light theme").click()
        page.keyboard.press("Escape")
    assert findings(page, axe) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert findings(page, axe) == []


def test_androids_table_on_a_phone(new_page: NewPage, axe: str) -> None:
    page = new_page(390, 844)
    open_table(page, "android", ["me", "random", "random"], seed=1)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    tabs = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    for tab in tabs.all():
        tab.click()
        assert findings(page, axe) == []
