"""What others do is shown one step after the other, each with its own board."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import bar, my_choice, options
from tests.browser.staging import Staged, View

CARDS: Final = (3, 25, 60, 100, 140)
"""Cards that a bot plays, one in each step."""
PLACES: Final = (2, 7, 11, 15, 19)
"""Where it stands after each of them."""
LONG: Final = 3_600_000
"""Milliseconds: no test waits for the end of that."""


class Watched(Staged):
    """A table at which the bot in seat 1 plays as many cards in a row as a test wants."""

    def __init__(self, page: Page, pace: str) -> None:
        page.add_init_script(
            f"localStorage.setItem('caseboard', JSON.stringify({{ pace: '{pace}' }}))"
        )
        super().__init__(page, "android", ["me", "random", "random"], seed=4)
        opening = page.get_by_role("dialog", name="The case is opened")
        if pace != "at once":
            expect(opening).to_be_visible()
            page.keyboard.press("Escape")
        expect(opening).to_have_count(0)
        self.box: dict[str, Any] = page.request.get("/api/catalogue/android").json()

    def bot_plays(self, lasts: int = LONG) -> None:
        view = self.view()
        steps = [self._card(view, n, lasts) for n in range(len(CARDS))]
        steps[0]["changes"].append([["decision"], {"seat": 1, "kind": "turn"}])
        steps[-1]["changes"].append([["decision"], view["decision"]])
        self.happen(steps)

    def _card(self, view: View, n: int, lasts: int) -> dict[str, Any]:
        step = view["step"] if "step" in view else 500 + n
        fact = {"kind": "card-played", "seat": 1, "target": 0, "card": CARDS[n]}
        return {
            "step": step,
            "changes": [[["players", 1, "place"], PLACES[n]]],
            "events": [fact],
            "lasts": [lasts],
            "log": [{"step": step, "text": self.line(n), "secret": False, "about": fact}],
            "told": [0],
        }

    def line(self, n: int) -> str:
        return f"The bot plays its card number {n + 1}."

    def offer_time(self) -> None:
        assert self._line is not None
        self._line.send(json.dumps({**self._taken, "may_wait": True}))

    def lose_the_line(self) -> None:
        assert self._line is not None
        self._line.close()

    def expect_card(self, n: int) -> None:
        """The card large in the open, what it does in words, and the board of its step."""
        card = self.box["cards"][CARDS[n]]
        expect(standing(self.page).locator("strong")).to_have_text(card["name"])
        expect(standing(self.page)).to_contain_text(card["flavour"])
        expect(bar(self.page).locator("[data-stage]")).to_have_text(self.line(n))
        expect(self.page.get_by_role("log")).to_contain_text(self.line(n))
        self.expect_board(PLACES[n])

    def expect_board(self, place: int) -> None:
        detective = self.view()["players"][1]["detective"]
        token = self.page.locator(f"[data-token='detective:{detective}']")
        expect(token).to_have_attribute("data-at", self.box["places"][place]["key"])


def standing(page: Page) -> Locator:
    return page.locator("figure.standing")


@pytest.fixture(params=["reduce", "no-preference"])
def watched(request: pytest.FixtureRequest, new_page: NewPage) -> Watched:
    """With motion, and with still pictures: the same is seen."""
    page = new_page()
    page.emulate_media(reduced_motion=request.param)
    return Watched(page, "unhurried")


def test_five_cards_of_a_bot_are_read_one_by_one_and_then_i_am_asked(watched: Watched) -> None:
    page = watched.page
    watched.bot_plays()
    for n in range(len(CARDS)):
        watched.expect_card(n)
        expect(my_choice(page)).to_have_count(0)
        expect(options(page)).to_have_count(0)
        page.keyboard.press("Space")
    expect(standing(page)).to_have_count(0)
    expect(my_choice(page)).to_be_visible()
    expect(options(page).first).to_be_visible()


def test_nobody_is_offered_time_in_a_window_that_is_over(watched: Watched) -> None:
    """Although what came of it is still being shown."""
    page = watched.page
    watched.view()
    watched.offer_time()
    expect(page.get_by_role("button", name="Take time")).to_be_visible()
    watched.bot_plays()
    watched.expect_card(0)
    expect(page.get_by_role("button", name="Take time")).to_have_count(0)


def test_escape_skips_to_now(watched: Watched) -> None:
    page = watched.page
    watched.bot_plays()
    watched.expect_card(0)
    page.keyboard.press("Escape")
    expect(standing(page)).to_have_count(0)
    expect(my_choice(page)).to_be_visible()
    watched.expect_board(PLACES[-1])
    for n in range(len(CARDS)):
        expect(page.get_by_role("log")).to_contain_text(watched.line(n))


def test_by_itself_it_goes_on_to_the_end(watched: Watched) -> None:
    watched.bot_plays(lasts=50)
    expect(my_choice(watched.page)).to_be_visible()
    watched.expect_board(PLACES[-1])


def test_at_once_shows_no_stage_and_asks_in_the_same_moment(new_page: NewPage) -> None:
    watched = Watched(new_page(), "at once")
    watched.bot_plays()
    watched.expect_board(PLACES[-1])
    expect(my_choice(watched.page)).to_be_visible()
    expect(standing(watched.page)).to_have_count(0)


def test_whoever_loses_the_line_in_the_middle_sees_how_things_are(watched: Watched) -> None:
    page, before = watched.page, watched.view()["players"][1]["place"]
    watched.bot_plays()
    watched.expect_card(0)
    page.keyboard.press("Space")
    watched.expect_card(1)
    watched.lose_the_line()
    expect(standing(page)).to_have_count(0)
    expect(my_choice(page)).to_be_visible()
    watched.expect_board(before)
