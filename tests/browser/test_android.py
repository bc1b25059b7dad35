"""Android's table, played through the page."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import (
    LONG,
    ask,
    bar,
    choose_something,
    end,
    make_table,
    my_choice,
    open_table,
    options,
    start_turn,
    wait_for_choice,
    wait_until_answered,
)


def test_a_newcomer_is_in_a_game_two_clicks_after_opening_the_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play Android").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    expect(options(page).first).to_be_visible()


def test_a_whole_game_by_clicking_what_the_page_offers(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=11)
    luck = Random(11)
    choices = 0
    while wait_for_choice(page):
        choose_something(page, luck)
        choices += 1
    assert choices > 60
    the_case_is_closed_in_order(page)


def the_case_is_closed_in_order(page: Page) -> None:
    """The evidence first, nothing of the verdict before it; then all on one page, with its sums."""
    scene = end(page)
    scene.get_by_role("button", name="Show it step by step").click()
    expect(scene.get_by_role("button", name="Skip to the end")).to_be_visible()
    expect(scene.get_by_text("is the murderer")).to_have_count(0)
    expect(scene.locator(".own li")).to_have_count(0)
    while not scene.locator(".hunches").count():
        assert not scene.locator(".own li").count()
        page.keyboard.press("Space")
    expect(scene.get_by_text("is the murderer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(scene.get_by_text(re.compile(r"wins?\."))).to_be_visible()
    for own in scene.locator(".own").all():
        points = [number(text) for text in own.locator("li b").all_inner_texts()]
        assert points
        assert sum(points) == number(own.locator(".total").inner_text())


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_clicking_a_lit_place_moves_there(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=3, options={"first_player": 0})
    start_turn(page)
    before = page.locator(".token.detective.mine").get_attribute("transform")
    question = ask(page)
    page.locator("[data-place][role=button]").first.click()
    wait_until_answered(page, question)
    assert page.locator(".token.detective.mine").get_attribute("transform") != before


def test_undo_takes_back_the_last_choice(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=3, options={"first_player": 0})
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    told = bar(page).inner_text()
    first = ask(page)
    options(page).first.click()
    folded = options(page).locator("xpath=self::*[@data-action]")
    folded.first.click()
    wait_until_answered(page, first)
    second = ask(page)
    page.keyboard.press("u")
    wait_until_answered(page, second)
    assert bar(page).inner_text() == told


def test_twenty_decisions_by_keyboard_alone(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=5)
    luck = Random(5)
    for _ in range(20):
        assert wait_for_choice(page)
        question = ask(page)
        while ask(page) == question:
            keys = [key.inner_text() for key in options(page).locator("kbd").all()]
            hotkeys = [key for key in keys if len(key) == 1]
            passing = bar(page).locator("[aria-keyshortcuts=Space]").count() > 0
            chosen = luck.choice(hotkeys + ["Space"] * passing)
            folded = options(page).locator(f"xpath=self::*[@data-group][kbd='{chosen}']").count()
            page.keyboard.press(chosen)
            if not folded:
                wait_until_answered(page, question)


def test_everything_on_the_table_explains_itself(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=7, options={"first_player": 0})
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.locator("[data-place=jinteki]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("ritzy business place")
    page.locator("[data-suspect]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Strong file")
    page.locator("[data-card]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("card, cost")


def test_what_is_not_legal_says_why(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=7, options={"first_player": 0})
    start_turn(page)
    page.locator("[data-place][role=img]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Not now:")


def test_board_decision_hand_and_opponents_are_on_one_screen(new_page: NewPage) -> None:
    for width, height in ((1280, 720), (1440, 900), (1024, 768)):
        page = new_page(width, height)
        open_table(page, "android", ["me", *["random"] * 4], seed=2)
        expect(my_choice(page)).to_be_visible(timeout=LONG)
        for name in (
            "Map of New Angeles and the Moon",
            "Decision",
            "Your hand",
            "The other detectives",
            "Suspects and their files",
            "Conspiracy puzzle",
        ):
            part = page.get_by_label(name, exact=True).first
            expect(part).to_be_in_viewport(ratio=0.99)
        assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_on_a_phone_the_decision_stays_while_tabs_change(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_table(page, "android", ["me", "random", "random"], seed=2)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    tabs = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    for tab in tabs.all():
        tab.click()
        expect(bar(page)).to_be_in_viewport(ratio=1)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_case_file_tells_the_game_and_can_be_saved(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=7, options={"first_player": 0})
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Case file").click()
    case = page.get_by_role("dialog", name="Case file")
    expect(case.get_by_role("region", name="Suspects").get_by_role("article")).to_have_count(4)
    begun = case.get_by_text("a plot begins")
    expect(begun).to_have_count(3)
    case.get_by_role("button", name="Louis").click()
    expect(begun).to_have_count(1)
    with page.expect_download() as download:
        case.get_by_role("button", name="Save as a page").click()
    told = download.value.path().read_text()
    assert told.count("a plot begins") == 1
    assert "data:image/svg+xml" in told
    assert "<script" not in told


def test_a_case_is_opened_with_its_story_once(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, "android", ["me", "random", "random"], seed=7)
    page.evaluate("localStorage.setItem('caseboard', JSON.stringify({ pace: 'unhurried' }))")
    page.goto(f"/t/{table}")
    opening = page.get_by_role("dialog", name="The case is opened")
    expect(opening.get_by_text("The murder of")).to_be_visible(timeout=LONG)
    page.keyboard.press("Space")
    expect(opening.get_by_role("article")).to_have_count(4)
    expect(opening.locator(".hunch")).not_to_have_count(0)
    page.keyboard.press("Space")
    expect(opening.get_by_text("You are", exact=True)).to_be_visible()
    opening.get_by_role("button", name="Open the case").click()
    expect(opening).to_have_count(0)
    page.reload()
    expect(bar(page)).to_be_visible(timeout=LONG)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    expect(opening).to_have_count(0)


def test_ending_a_turn_with_time_left_asks_once(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=7, options={"first_player": 0})
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    start_turn(page)
    question = ask(page)
    ending = bar(page).locator("[data-action=end-turn]")
    ending.click()
    expect(ending).to_contain_text("You have 6 Time left. End the turn?")
    assert ask(page) == question
    ending.click()
    wait_until_answered(page, question)
