"""The plain table: a game that brings no page of its own is played to its end in the browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import nim
from tests.browser.conftest import NewPage
from tests.browser.driver import (
    ask,
    bar,
    end,
    open_table,
    options,
    wait_for_choice,
    wait_until_answered,
)
from tests.browser.test_access import findings
from tests.nim.installed import name_a_game
from tests.server.harness import ServerProcess

SIZES = {"desk": (1280, 720), "phone": (390, 844)}


@pytest.fixture(scope="module")
def nims(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds Nim as a package that is installed beside Caseboard."""
    folder = tmp_path_factory.mktemp("nim")
    name_a_game(folder, "nim", "nim", "tests.nim:PACK")
    root = Path(nim.__file__).parents[2]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(folder), str(root))))
        with ServerProcess(folder / "tables.db") as server:
            yield server


def stones(page: Page) -> int:
    """What the table shows."""
    shown = page.get_by_role("region", name="The table").locator("dd").last
    return int(shown.inner_text())


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation", name="Parts of the table").get_by_role(
        "button", name=name
    )


def test_nim_is_played_to_its_end_by_keyboard(new_page: NewPage, nims: ServerProcess) -> None:
    page = new_page(url=nims.url)
    open_table(page, "nim", ["me", "random"], seed=3)
    left = stones(page) + 1
    while wait_for_choice(page):
        expect(bar(page)).to_contain_text("Taking stones.")
        expect(bar(page)).to_contain_text("How many stones do you take?")
        assert stones(page) < left
        left = stones(page)
        assert options(page).count() == min(3, left)
        question = ask(page)
        page.keyboard.press("1")
        wait_until_answered(page, question)
    expect(end(page)).to_contain_text("wins")
    end(page).get_by_role("button", name="Look at the table").click()
    assert stones(page) == 0
    expect(page.get_by_role("region", name="Seats and standing")).to_contain_text("★ wins")
    lines = page.get_by_role("log", name="The story so far").get_by_role("listitem")
    expect(lines.first).to_contain_text("Seat 1 takes 1.")


def test_nim_is_played_to_its_end_on_a_phone(new_page: NewPage, nims: ServerProcess) -> None:
    page = new_page(*SIZES["phone"], url=nims.url)
    open_table(page, "nim", ["me", "random", "random"], seed=4)
    while wait_for_choice(page):
        question = ask(page)
        options(page).last.click()
        wait_until_answered(page, question)
    end(page).get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("step 0 of")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_plain_table_is_for_everybody(
    new_page: NewPage, nims: ServerProcess, axe: str, scheme: str, size: str
) -> None:
    page = new_page(*SIZES[size], url=nims.url)
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    open_table(page, "nim", ["me", "random"], seed=1)
    wait_for_choice(page)
    if size == "desk":
        assert findings(page, axe) == []
        expect(page.get_by_role("region", name="Seats and standing")).to_contain_text(
            "Seat 1 Ada 1 you, decides now"
        )
        return
    for name in ("Table", "Seats", "Story"):
        part(page, name).click()
        expect(bar(page)).to_be_in_viewport()
        assert findings(page, axe) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_start_page_offers_what_the_server_has(
    new_page: NewPage, nims: ServerProcess, axe: str
) -> None:
    page = new_page(url=nims.url)
    page.goto("/")
    card = page.locator("[data-game=nim]")
    expect(card).to_contain_text(nim.PACK.pitch)
    expect(card.get_by_role("button", name="guided game")).to_have_count(0)
    assert findings(page, axe) == []
    card.get_by_role("link", name="Play Nim").click()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_choice(page)
    page.get_by_role("button", name="Score").click()
    expect(page.get_by_role("dialog", name="How it stands")).to_be_visible()
