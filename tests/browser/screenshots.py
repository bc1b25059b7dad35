"""Take the pictures of docs/screenshots: ``python -m tests.browser.screenshots``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import AT_ONCE
from tests.browser.driver import (
    DRAWN,
    LONG,
    ask,
    bar,
    choose_something,
    end,
    my_choice,
    open_table,
    wait_for_choice,
    wait_until_answered,
)
from tests.server.harness import ServerProcess

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES: Final = ((1440, 900), (1280, 720), (390, 844))
Scene = Callable[[Page], None]


def shoot(page: Page, name: str, tabs: tuple[str, ...] = ()) -> None:
    """The page in all sizes; on the phone each of these tabs."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        save(page, f"{name}-{width}x{height}")
        if width > 760:
            continue
        parts = page.get_by_role("navigation", name="Parts of the table")
        for tab in tabs:
            parts.get_by_role("button", name=tab).click()
            page.wait_for_timeout(200)
            save(page, f"{name}-{tab.lower()}-{width}x{height}")
    width, height = SIZES[1]
    page.set_viewport_size({"width": width, "height": height})


def save(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate(DRAWN)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80)


def start_pages(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="Play Android")).to_be_visible()
    shoot(page, "home")
    page.goto("/?new=android")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    shoot(page, "new-table")
    page.goto("/?rules=android&page=movement")
    expect(page.get_by_role("heading", name="Movement", exact=True)).to_be_visible()
    shoot(page, "rules")


def androids_table(page: Page) -> None:
    """One game: the first turn, somewhere in the middle, a piece to place, the end."""
    luck = Random(21)
    open_table(page, "android", ["me", "rookie", "rookie"], seed=21, options={"first_player": 0})
    wait_for_choice(page)
    shoot(page, "android-start", ("Me", "Suspects", "Puzzle", "Story"))
    wanted = {"piece go?": "piece", "How do you pay?": "payment", "play a card?": "reaction"}
    choices = 0
    while wait_for_choice(page):
        prompt = bar(page).inner_text()
        for words, name in list(wanted.items()):
            if words in prompt:
                shoot(page, f"android-{name}", ("Puzzle",) if name == "piece" else ())
                del wanted[words]
        choices += 1
        if choices == 40:
            shoot(page, "android-middle", ("Me", "Suspects", "Puzzle"))
            page.keyboard.press("s")
            expect(page.get_by_role("img", name="over time")).to_be_visible(timeout=LONG)
            shoot(page, "android-score")
            page.keyboard.press("Escape")
        take_what_matters(page, luck)
    assert not wanted, f"this game had none of {wanted}: take another seed"
    shoot(page, "android-end")
    end(page).get_by_role("tab", name="Over time").click()
    expect(page.get_by_role("img", name="over time")).to_be_visible(timeout=LONG)
    shoot(page, "android-course")
    end(page).get_by_role("button", name="Look at the table").click()
    shoot(page, "android-closed")
    replay(page, "android-replay", step=60)


def replay(page: Page, name: str, step: int) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Watch the replay").click()
    bar_of_replay = page.get_by_role("region", name="Replay")
    bar_of_replay.get_by_role("slider").fill(str(step))
    expect(bar_of_replay).to_contain_text(f"step {step} of", timeout=LONG)
    shoot(page, name)


def take_what_matters(page: Page, luck: Random) -> None:
    """Follow leads, play cards and draw rather than walk about."""
    for key in ("follow", "uncover", "reveal", "play", "draw"):
        button = bar(page).locator(f"button[data-action^='{key}']")
        if button.count() and luck.random() < 0.7:
            question = ask(page)
            button.first.click()
            page.wait_for_function(
                "question => document.querySelector('[data-ask]')?.dataset.ask !== question",
                arg=question,
                timeout=LONG,
            )
            return
    choose_something(page, luck)


def five_detectives(page: Page) -> None:
    luck = Random(5)
    open_table(page, "android", ["me", *["rookie"] * 4], seed=5)
    choices = 0
    while wait_for_choice(page):
        choices += 1
        if choices > 12 and page.locator("[data-card]").count() > 1:
            break
        take_what_matters(page, luck)
    shoot(page, "android-five", ("Map",))


def hot_seat(page: Page) -> None:
    open_table(page, "android", ["me", "me", "random"], seed=4, hot_seat=True)
    luck = Random(4)
    curtain = page.get_by_role("dialog", name="Hand over")
    while True:
        expect(my_choice(page).or_(curtain).first).to_be_visible(timeout=LONG)
        if curtain.is_visible():
            break
        choose_something(page, luck)
    shoot(page, "curtain")


def voices_table(page: Page) -> None:
    """One game of a persona: a push lined up, a choice, the verdict."""
    page.emulate_media(color_scheme="light")
    luck = Random(9)
    options = {"chosen_prosecutor": 2}
    open_table(page, "voices", ["me", "rookie", "rookie"], seed=9, options=options)
    wait_for_choice(page)
    shoot(page, "voices-start", ("Card", "Me", "Story"))
    wanted = {"into": "push", "Choose 1": "option"}
    pushes = 0
    while wait_for_choice(page):
        prompt = bar(page).inner_text()
        aiming = page.get_by_role("button", name="Push!")
        pushes += aiming.count()
        if pushes == 9 and aiming.count():
            page.keyboard.press("ArrowUp")
            page.keyboard.press("ArrowUp")
            page.keyboard.press("ArrowRight")
        for words, name in list(wanted.items()):
            if words in prompt and (pushes > 8 or name == "option"):
                page.wait_for_timeout(600)
                shoot(page, f"voices-{name}", ("Card",) if name == "option" else ())
                del wanted[words]
        if aiming.count():
            push(page)
        else:
            choose_something(page, luck)
    assert not wanted, f"this game had none of {wanted}: take another seed"
    shoot(page, "voices-verdict")
    end(page).get_by_role("tab", name="Over time").click()
    expect(page.get_by_role("img", name="over time")).to_be_visible(timeout=LONG)
    shoot(page, "voices-course")
    end(page).get_by_role("button", name="Look at the table").click()
    shoot(page, "voices-closed")


def push(page: Page) -> None:
    question = ask(page)
    page.get_by_role("button", name="Push!").click()
    wait_until_answered(page, question)


def influence_in_hand(page: Page) -> None:
    """A card that lets its player draw influence and place some of it."""
    options = {"chosen_prosecutor": 2}
    open_table(page, "voices", ["me", *["rookie"] * 3], seed=0, options=options)
    for key in ("region motor-skills", "marker blue-7", "", "play written-statement"):
        wait_for_choice(page)
        if not key:
            push(page)
            continue
        question = ask(page)
        bar(page).locator(f"button[data-action='{key}']").click()
        wait_until_answered(page, question)
    wait_for_choice(page)
    shoot(page, "voices-influence")


def prosecutors_desk(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    options = {"chosen_prosecutor": 0}
    open_table(page, "voices", ["me", *["rookie"] * 3], seed=3, options=options)
    wait_for_choice(page)
    shoot(page, "voices-desk", ("Court", "Me"))


def six_voices(page: Page) -> None:
    """In the evening, and with a region explained."""
    luck = Random(6)
    options = {"chosen_prosecutor": 3, "marker_abilities": True}
    open_table(page, "voices", ["me", *["rookie"] * 5], seed=6, options=options)
    for _ in range(22):
        if not wait_for_choice(page):
            break
        if page.get_by_role("button", name="Push!").count():
            push(page)
        else:
            choose_something(page, luck)
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dark theme").click()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    page.locator(".region[data-explain='region:3']").hover(position={"x": 60, "y": 60})
    shoot(page, "voices-six", ("Court", "Me"))


SCENES: Final[dict[str, Scene]] = {
    "start": start_pages,
    "android": androids_table,
    "five": five_detectives,
    "curtain": hot_seat,
    "voices": voices_table,
    "influence": influence_in_hand,
    "desk": prosecutors_desk,
    "six": six_voices,
}


def take(browser: Browser, url: str, scene: Scene) -> None:
    context = browser.new_context(
        base_url=url,
        viewport={"width": 1280, "height": 720},
        reduced_motion="reduce",
        color_scheme="dark",
    )
    context.add_init_script(AT_ONCE)
    scene(context.new_page())
    context.close()


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in names or SCENES:
            take(browser, server.url, SCENES[name])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
