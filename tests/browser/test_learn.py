"""The guided first games, to their end."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import (
    LONG,
    ask,
    bar,
    choose_something,
    end,
    find_option,
    my_choice,
    wait_until_answered,
)
from tests.browser.test_access import findings


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Your guide")


def go_on(page: Page) -> Locator:
    return guide(page).get_by_role("button", name="Go on")


def skip(page: Page) -> Locator:
    return guide(page).get_by_role("button", name="Skip this")


def title(page: Page) -> str:
    """What the guide speaks of now; nothing if there is nothing to say."""
    return "".join(guide(page).get_by_role("heading").all_inner_texts())


def wait_for_title(page: Page, wanted: str) -> None:
    expect(guide(page).get_by_role("heading", name=wanted)).to_be_visible(timeout=LONG)


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-game={game}]").get_by_role("button", name="guided game").click()
    expect(guide(page)).to_be_visible(timeout=LONG)


def read_on(page: Page, wanted: str) -> None:
    """Read until the guide speaks of this."""
    while (now := title(page)) != wanted:
        go_on(page).click()
        expect(guide(page).get_by_role("heading", name=now, exact=True)).to_have_count(0)


def leave_the_result(page: Page) -> None:
    end(page).get_by_role("button", name="Look at the table").click()
    expect(end(page)).to_have_count(0)


def test_the_guided_game_of_voices_to_its_end(page: Page) -> None:
    begin(page, "voices")
    luck = Random(46)
    told: list[str] = []
    while "That was a trial" not in told:
        expect(go_on(page).or_(my_choice(page)).or_(end(page)).first).to_be_visible(timeout=LONG)
        if end(page).is_visible():
            expect(end(page).locator("[data-goal]")).to_have_count(4)
            leave_the_result(page)
        if go_on(page).is_visible():
            told.append(title(page))
            go_on(page).click()
            expect(guide(page).get_by_role("heading", name=told[-1])).to_have_count(0)
        elif my_choice(page).is_visible():
            told.append(title(page))
            push = page.get_by_role("button", name="Push!")
            question = ask(page)
            if push.count():
                push.click()
                wait_until_answered(page, question)
            else:
                choose_something(page, luck)
    for step in ("Pick a region", "Pick a marker", "And push", "Over the edge", "The last round"):
        assert step in told
    expect(guide(page)).to_have_count(0)


DO: Final = {
    "Go where a lead is": "move tonys-flophouse",
    "One on the house": "draw-dark",
    "Follow it up": "follow",
    "Evidence, or the conspiracy?": "place-evidence",
    "On whom?": "suspect thomas-haas",
    "Face down or face up?": "face-down",
    "Play a light card": "play",
    "Paying in the twilight": "pay",
    "Where one can buy things": "move memories-of-green",
    "Who is behind it?": "follow",
    "Now, or something better?": "reveal",
    "Lay the piece": "piece",
    "Call in a favor": "ability",
    "Good or bad, and for whom?": "good-baggage louis",
    "Your card fits": "play",
}
"""What the guide asks for, by its words."""
TASKS: Final = (
    "Go where a lead is",
    "Follow it up",
    "Play a light card",
    "Where one can buy things",
    "Who is behind it?",
    "Call in a favor",
    "A day of your own",
    "Tonight it is weighed",
)
LAST: Final = "The case is closed"


def press(page: Page, key: str) -> bool:
    """Choose the option whose key begins so, if there is one."""
    question = ask(page)
    wanted = find_option(page, key)
    if not wanted:
        return False
    wanted.click()
    wait_until_answered(page, question)
    return True


def answer(page: Page, told: str, luck: Random) -> None:
    """What the guide asks for; else something, and no more than needed."""
    if told in DO and press(page, DO[told]):
        return
    if told == "" and press(page, "uncover"):
        return
    question = ask(page)
    passing = bar(page).locator("[aria-keyshortcuts=Space]")
    if passing.count():
        passing.click()
        wait_until_answered(page, question)
    else:
        choose_something(page, luck)


def test_the_guided_game_of_android_to_its_end(page: Page) -> None:
    begin(page, "android")
    luck = Random(3)
    told: list[str] = []
    while LAST not in told:
        expect(go_on(page).or_(my_choice(page)).or_(end(page)).first).to_be_visible(timeout=LONG)
        if end(page).is_visible():
            leave_the_result(page)
            wait_for_title(page, LAST)
        now = title(page)
        if now and now not in told:
            told.append(now)
        if now in DO and my_choice(page).is_visible():
            answer(page, now, luck)
        elif go_on(page).is_visible():
            go_on(page).click()
            expect(guide(page).get_by_role("heading", name=now, exact=True)).to_have_count(0)
        elif my_choice(page).is_visible():
            answer(page, now, luck)
    steps = [step for step in told if step in TASKS]
    assert steps == list(TASKS)
    first_day = told[: told.index("That was a day")]
    assert set(DO) <= set(first_day)
    for step in ("Meanwhile, in town", "The crossroads", "You know the way", "The climax"):
        assert step in told
    expect(guide(page)).to_have_count(0)


def test_doing_something_else_is_no_dead_end(page: Page) -> None:
    begin(page, "android")
    read_on(page, "Go where a lead is")
    assert press(page, "move monroe-associates")
    assert press(page, "draw-light")
    expect(guide(page)).to_contain_text("Nothing to follow up at Monroe & Associates")
    assert press(page, "end-turn")
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    while title(page) != "Go where a lead is":
        answer(page, "", Random(1))
        expect(my_choice(page)).to_be_visible(timeout=LONG)
    skip(page).click()
    wait_for_title(page, "Follow it up")
    expect(guide(page)).to_contain_text("Go to any place with a lead")
    for step in ("It never stays", "Play a light card"):
        guide(page).get_by_role("button", name="Skip this").or_(go_on(page)).click()
        wait_for_title(page, step)


def test_whoever_ignores_the_guide_still_hears_the_end(page: Page) -> None:
    begin(page, "android")
    while True:
        expect(my_choice(page).or_(end(page)).first).to_be_visible(timeout=LONG)
        if end(page).is_visible():
            break
        answer(page, "", Random(1))
    leave_the_result(page)
    wait_for_title(page, LAST)


def test_an_undone_choice_can_be_done_again(page: Page) -> None:
    begin(page, "android")
    read_on(page, "Go where a lead is")
    assert press(page, "move tonys-flophouse")
    question = ask(page)
    page.keyboard.press("u")
    wait_until_answered(page, question)
    wait_for_title(page, "Follow it up")
    expect(guide(page)).to_contain_text("You have left the lead behind")
    assert press(page, "move tonys-flophouse")
    assert press(page, "pass")
    expect(guide(page)).to_contain_text("Physical lead of Louis, right where you stand")


def test_the_guided_game_of_android_by_keyboard_alone(page: Page) -> None:
    begin(page, "android")
    read_by_keys = ("What you believe", "What you go home to", "Six Time", "Go where a lead is")
    expect(go_on(page)).to_be_focused()
    for step in read_by_keys:
        page.keyboard.press("Enter")
        wait_for_title(page, step)
    question = ask(page)
    keys = bar(page).locator("[data-group=Move] kbd")
    page.keyboard.press(keys.inner_text())
    page.keyboard.press(bar(page).locator("[data-action='move tonys-flophouse'] kbd").inner_text())
    wait_until_answered(page, question)
    wait_for_title(page, "One on the house")
    expect(go_on(page)).to_be_focused()


@pytest.mark.parametrize(("game", "start"), [("android", "Last call"), ("voices", "You are a")])
def test_a_lesson_can_be_left_and_resumed(page: Page, game: str, start: str) -> None:
    begin(page, game)
    wait_for_title(page, start)
    go_on(page).click()
    expect(guide(page).get_by_role("heading", name=start)).to_have_count(0)
    second = title(page)
    guide(page).get_by_role("button", name="Leave me to it").click()
    expect(guide(page)).to_have_count(0)
    expect(bar(page)).to_be_visible()
    page.goto("/")
    page.get_by_role("region", name="Where you left").get_by_role("link").first.click()
    back = page.get_by_role("button", name="Bring the guide back")
    expect(back).to_be_visible(timeout=LONG)
    expect(guide(page)).to_have_count(0)
    back.click()
    wait_for_title(page, second)


@pytest.mark.parametrize(
    ("game", "words", "part"),
    [
        ("android", "In secret you think that", "Suspects and their files"),
        ("voices", "Your secret role is", "Your role"),
    ],
)
def test_what_the_guide_speaks_of_is_lit_and_a_reload_loses_nothing(
    page: Page, game: str, words: str, part: str
) -> None:
    begin(page, game)
    go_on(page).click()
    expect(guide(page)).to_contain_text(words)
    shown = page.get_by_role("region", name=part).bounding_box()
    light = page.locator(".spotlight").bounding_box()
    assert shown is not None
    assert light is not None
    assert abs(light["x"] + 3 - shown["x"]) < 1
    assert abs(light["width"] - 6 - shown["width"]) < 1
    page.reload()
    expect(guide(page)).to_contain_text(words)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_axe_finds_nothing_serious_beside_the_guide(
    new_page: NewPage, axe: str, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    begin(page, "android")
    assert findings(page, axe) == []
    read_on(page, "Go where a lead is")
    assert findings(page, axe) == []
    guide(page).get_by_role("button", name="Leave me to it").click()
    expect(guide(page)).to_have_count(0)
    assert findings(page, axe) == []


def test_on_a_phone_the_guide_leaves_the_decision_free(new_page: NewPage) -> None:
    page = new_page(390, 844)
    begin(page, "android")
    read_on(page, "Six Time")
    words, choice = guide(page).bounding_box(), bar(page).bounding_box()
    assert words is not None
    assert choice is not None
    assert words["x"] >= 0
    assert words["x"] + words["width"] <= 390
    assert words["y"] + words["height"] <= choice["y"]
    guide(page).get_by_role("button", name="Leave me to it").click()
    back = page.get_by_role("button", name="Bring the guide back").bounding_box()
    assert back is not None
    assert back["y"] + back["height"] <= choice["y"]
