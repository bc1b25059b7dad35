"""Make the film strips of docs/screenshots: ``python -m tests.browser.films``.

A trial card, a push that throws something down, and a verdict, frame by frame from a replay.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

import caseboard
from caseboard.core.events import Fact
from caseboard.games.voices.events import Deployed, HiddenEffect, Verdict
from caseboard.server.chronicle import chronicle
from tests.browser.chromium import chromium
from tests.browser.driver import LONG, bar
from tests.browser.screenshots import FOLDER
from tests.server.harness import ServerProcess

SEED: Final = 11
COLUMNS: Final = 3
FRAME: Final = 640
"""Pixels of the width of a frame in its strip."""
Wanted = Callable[[Fact], bool]
FILMS: Final[dict[str, Wanted]] = {
    "card": lambda fact: isinstance(fact, HiddenEffect),
    "fall": lambda fact: isinstance(fact, Deployed) and len(fact.destroyed) > 0,
    "verdict": lambda fact: isinstance(fact, Verdict),
}


def trial() -> str:
    game, luck = caseboard.new("voices", seats=4, seed=SEED), Random(SEED)
    while game.decision is not None:
        game.apply(luck.choice(game.decision.actions))
    return game.to_json()


def frames(page: Page, wanted: Wanted, record: str) -> Iterator[bytes]:
    """The beats of the first step with such a fact; of a push, its way."""
    step = next(
        one
        for one in chronicle(record, None, None).steps
        if one.step > 0 and any(wanted(fact) for fact in one.events)
    )
    replay = page.get_by_role("region", name="Replay")
    replay.get_by_role("slider").fill(str(step.step - 1))
    expect(replay).to_contain_text(f"step {step.step - 1} of")
    page.get_by_role("button", name="One step on").click()
    stage = bar(page).locator("[data-beat]")
    expect(stage).to_be_visible()
    while stage.count():
        fact = step.events[int(stage.get_attribute("data-beat") or "")]
        moving = isinstance(fact, Deployed) and bool(fact.destroyed)
        for _ in range(6 if moving else 1):
            page.wait_for_timeout(550 if moving else 900)
            yield page.screenshot()
        if stage.count():
            bar(page).get_by_role("button", name="Go on").click()


def strip(browser: Browser, pictures: list[bytes], name: str) -> None:
    data = [base64.b64encode(one).decode() for one in pictures]
    images = "".join(f'<img src="data:image/png;base64,{one}">' for one in data)
    page = browser.new_page(viewport={"width": COLUMNS * FRAME, "height": 100})
    page.set_content(
        f"<style>body{{margin:0;display:flex;flex-wrap:wrap;background:#1d1330}}"
        f"img{{width:{FRAME - 8}px;margin:4px}}</style>{images}"
    )
    page.screenshot(path=FOLDER / f"film-{name}.jpg", type="jpeg", quality=75, full_page=True)
    page.close()


def main(names: list[str]) -> None:
    record = trial()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        file = Path(folder) / "record.json"
        file.write_text(record, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in names or FILMS:
            page = browser.new_page(
                base_url=server.url,
                viewport={"width": 1280, "height": 720},
                color_scheme="light",
            )
            page.goto("/")
            page.get_by_label("Record file").set_input_files(file)
            expect(page.get_by_role("region", name="Replay")).to_be_visible(timeout=LONG)
            strip(browser, list(frames(page, FILMS[name], record)), name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
