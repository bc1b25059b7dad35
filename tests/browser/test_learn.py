"""The guided first games, to their end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import (
    LONG,
    ask,
    bar,
    choose_something,
    end,
    my_choice,
    wait_until_answered,
)


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Your guide")


def go_on(page: Page) -> Locator:
    return guide(page).get_by_role("button", name="Go on")


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("article.voices").get_by_role("button", name="guided game").click()
    expect(guide(page)).to_be_visible(timeout=LONG)


def test_the_guided_game_of_voices_to_its_end(page: Page) -> None:
    begin(page)
    luck = Random(46)
    told: list[str] = []
    while "That was a trial" not in told:
        expect(go_on(page).or_(my_choice(page)).or_(end(page)).first).to_be_visible(timeout=LONG)
        if end(page).is_visible():
            expect(end(page).locator("[data-goal]")).to_have_count(4)
            end(page).get_by_role("button", name="Look at the table").click()
            expect(end(page)).to_have_count(0)
        if go_on(page).is_visible():
            title = guide(page).get_by_role("heading").inner_text()
            told.append(title)
            go_on(page).click()
            expect(guide(page).get_by_role("heading", name=title)).to_have_count(0)
        elif my_choice(page).is_visible():
            told += guide(page).get_by_role("heading").all_inner_texts()
            push = page.get_by_role("button", name="Push!")
            question = ask(page)
            if push.count():
                push.click()
                wait_until_answered(page, question)
            else:
                choose_something(page, luck)
    for title in ("Pick a region", "Pick a marker", "And push", "Over the edge", "The last round"):
        assert title in told
    expect(guide(page)).to_have_count(0)


def test_what_the_guide_speaks_of_is_lit_and_a_reload_loses_nothing(page: Page) -> None:
    begin(page)
    go_on(page).click()
    expect(guide(page)).to_contain_text("Your secret role is")
    role = page.get_by_role("region", name="Your role").bounding_box()
    light = page.locator(".light").bounding_box()
    assert role is not None
    assert light is not None
    assert abs(light["x"] + 3 - role["x"]) < 1
    assert abs(light["width"] - 6 - role["width"]) < 1
    page.reload()
    expect(guide(page)).to_contain_text("Your secret role is")


def test_the_guide_leaves_when_told_to(page: Page) -> None:
    begin(page)
    guide(page).get_by_role("button", name="Leave me to it").click()
    expect(guide(page)).to_have_count(0)
    expect(bar(page)).to_be_visible()
