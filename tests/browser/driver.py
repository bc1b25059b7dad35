"""Playing through the page: only what a player sees and can press."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

LONG: Final = 60_000
"""Milliseconds that bots may take."""
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Wait until what has changed is on the screen."""
SPOIL: Final = """rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""
"""Lay style rules over the page, in place of the last ones that were."""


def make_table(page: Page, game: str, players: list[str], **settings: Any) -> str:
    """A table of this page's device with given players, at once and with no delays; its id."""
    page.goto("/")
    expect(page.get_by_role("link", name="Play").first).to_be_visible(timeout=LONG)
    seats = [{"player": player, "name": f"Ada {n + 1}"} for n, player in enumerate(players)]
    wanted = {"game": game, "seats": seats, "delay": 0, **settings}
    made = page.request.post("/api/tables", data=wanted, headers={"Origin": _origin(page)})
    assert made.ok, made.text()
    table: str = made.json()["table"]["id"]
    return table


def _origin(page: Page) -> str:
    origin: str = page.evaluate("location.origin")
    return origin


def open_table(page: Page, game: str, players: list[str], **settings: Any) -> str:
    table = make_table(page, game, players, **settings)
    page.goto(f"/t/{table}")
    expect(bar(page)).to_be_visible(timeout=LONG)
    return table


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Decision")


def options(page: Page) -> Locator:
    return bar(page).get_by_role("group", name="Options").get_by_role("button")


def end(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has_text="Play again")


def my_choice(page: Page) -> Locator:
    return bar(page).get_by_text("Your choice")


def wait_for_choice(page: Page) -> bool:
    """Whether the reader must decide now; False: the game is over."""
    expect(my_choice(page).or_(end(page)).first).to_be_visible(timeout=LONG)
    return not end(page).is_visible()


ASK: Final = """() => {
  const bar = document.querySelector('[aria-label=Decision]');
  return bar ? bar.dataset.ask : '';
}"""


def ask(page: Page) -> str:
    """The number of the question on the screen."""
    number: str = page.evaluate(ASK)
    return number


def wait_until_answered(page: Page, question: str) -> None:
    if bar(page).locator("[data-doubted]").count():
        page.keyboard.press("Space")
    page.wait_for_function(f"question => ({ASK})() !== question", arg=question, timeout=LONG)


def press_something(page: Page) -> str:
    """Pass, or else take the first option, out of a list if need be; the question's number."""
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    question = ask(page)
    ways = bar(page).locator("button[data-action], button[data-group]")
    passing = bar(page).locator("[data-action][aria-keyshortcuts=Space]")
    way = passing if passing.count() else ways.first
    is_list = way.get_attribute("data-group") is not None
    way.click()
    if is_list:
        bar(page).locator(".options button[data-action]").first.click()
    return question


def answer(page: Page) -> None:
    wait_until_answered(page, press_something(page))


def start_turn(page: Page) -> None:
    """Take the first option until the reader's turn asks what to do."""
    while bar(page).get_by_text("what do you do?").count() == 0:
        question = ask(page)
        options(page).first.click()
        wait_until_answered(page, question)


def find_option(page: Page, key: str) -> Locator | None:
    """The option whose key begins so, out of the list that it may be folded into."""
    wanted = bar(page).locator(f"[data-action^='{key}']")
    folds = [one.get_attribute("data-group") for one in bar(page).locator("[data-group]").all()]
    for fold in folds:
        if wanted.count():
            break
        bar(page).locator(f'[data-group="{fold}"]').click()
        back = bar(page).get_by_role("button", name="Esc")
        expect(back).to_be_visible()
        if not wanted.count():
            back.click()
            expect(back).to_have_count(0)
    return wanted.first if wanted.count() else None


def choose_something(page: Page, luck: Random) -> None:
    """Press a legal thing: an option of the bar, a lit thing on the board, or pass."""
    question = ask(page)
    while ask(page) == question:
        buttons = bar(page).locator("button[data-action], button[data-group]")
        expect(buttons.first).to_be_visible()
        ways = buttons.all()
        lit = page.locator("[data-place][role=button]").all()
        on_map = lit and luck.random() < 0.3
        pressed = luck.choice(lit if on_map else ways)
        if on_map and bar(page).get_by_role("button", name="Esc").count():
            page.keyboard.press("Escape")  # A list that is open may lie on the map.
        is_group = pressed.get_attribute("data-group") is not None
        pressed.click(timeout=LONG)
        if is_group:
            continue
        menu = page.get_by_role("menu").get_by_role("menuitem")
        if menu.count():
            menu.first.click()
        wait_until_answered(page, question)
