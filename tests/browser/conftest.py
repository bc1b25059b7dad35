"""A real server, a real Chromium, and pages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from caseboard.server.app import STATIC
from tests.browser.chromium import NoBrowser, chromium
from tests.server.harness import ServerProcess

NewPage = Callable[..., Page]

AT_ONCE = """
if (location.origin !== "null" && !localStorage.getItem("caseboard")) {
  localStorage.setItem("caseboard", JSON.stringify({ pace: "at once" }));
}
"""
"""A device that shows what happens without a pause, unless it was told otherwise."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the browser client is not built: run `make web`")
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except NoBrowser as reason:
        pytest.fail(str(reason))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def new_page(browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """Makes a page of a fresh device; an error in any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(width: int = 1280, height: int = 720, url: str | None = None) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=url or server.url,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: _note(errors, line.type, line.text))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors


def _note(errors: list[str], kind: str, text: str) -> None:
    # A lost line is part of some tests; the browser itself writes about it.
    if kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text:
        errors.append(text)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture(scope="session")
def web() -> Path:
    return Path(__file__).parents[2] / "web"


@pytest.fixture(scope="session")
def axe(web: Path) -> str:
    return (web / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
