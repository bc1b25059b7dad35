"""What a player is told when a choice is refused: why, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from caseboard.games.android import actions
from tests.browser.driver import LONG, ask, bar, find_option, wait_until_answered
from tests.browser.staging import Staged

NO_SUCH = {"id": 10_000_000, "key": "vanish", "text": "Vanish"}


@pytest.fixture
def table(page: Page) -> Staged:
    return Staged(page, "android", ["me", "rookie", "rookie"], seed=21, options={"first_player": 0})


def offer(table: Staged, false: dict[str, Any]) -> None:
    """The page offers one choice more than the rules do; it is made."""
    view = table.view()
    view["decision"]["actions"].append(false)
    table.show(view)
    offered = find_option(table.page, false["key"])
    assert offered
    offered.click()


def notice(table: Staged) -> Any:
    return expect(table.page.locator(".toast"))


def test_an_unknown_choice_names_those_that_there_are(table: Staged) -> None:
    real = [one["text"] for one in table.view()["decision"]["actions"]]
    offer(table, NO_SUCH)
    notice(table).to_contain_text("That is no choice of this game. You can choose", timeout=LONG)
    for text in real[:3]:
        notice(table).to_contain_text(text)
    for words in ("ids run", "keys look", "Vanish"):
        notice(table).not_to_contain_text(words)


def test_a_choice_against_the_rules_says_why_and_what_is_possible(table: Staged) -> None:
    real = [one["text"] for one in table.view()["decision"]["actions"]]
    follow = actions.FOLLOW[0]
    offer(table, {"id": follow.id, "key": follow.key, "text": follow.text})
    notice(table).to_contain_text(f"You can choose “{real[0]}”", timeout=LONG)


def test_with_secrets_hidden_a_refusal_names_no_card(table: Staged) -> None:
    table.page.keyboard.press("h")
    offer(table, NO_SUCH)
    notice(table).to_contain_text("Choose one of the options", timeout=LONG)
    notice(table).not_to_contain_text("“")


def test_a_choice_that_comes_too_late_says_so(table: Staged) -> None:
    page = table.page
    view = table.view()
    question = ask(page)
    bar(page).locator("[data-action]").first.click()
    wait_until_answered(page, question)
    table.show(view)
    bar(page).locator("[data-action]").first.click()
    notice(table).to_contain_text("The game has gone on since: look again.", timeout=LONG)
