"""After any fault that ends the page plays on by itself: nobody reloads, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, bar, open_table, press_something
from tests.server.faults import full_disk, kill_workers
from tests.server.harness import ServerProcess
from tests.server.postgres import own_cluster

Fault = Callable[[], AbstractContextManager[None]]


def press(page: Page) -> str:
    """Take some option, sure of it; the number of the question."""
    question = press_something(page)
    doubted = bar(page).locator("[data-doubted]")
    if doubted.count():
        doubted.click()
    return question


def wait_for_next(page: Page, question: str) -> None:
    page.wait_for_function(
        """question => {
          const bar = document.querySelector('[aria-label=Decision]');
          return bar && bar.dataset.ask !== question;
        }""",
        arg=question,
        timeout=LONG,
    )


def play_through(page: Page, fault: Fault) -> None:
    """Choose something while it lasts; afterward that very choice is made, once."""
    for _ in range(3):
        wait_for_next(page, press(page))
    lost = page.get_by_role("alert").filter(has_text="nothing is lost")
    with fault():
        question = press(page)
        expect(lost).to_be_visible(timeout=LONG)
    wait_for_next(page, question)
    expect(lost).to_have_count(0, timeout=LONG)
    for _ in range(3):
        wait_for_next(page, press(page))


def test_a_page_plays_on_when_a_full_disk_has_room_again(new_page: NewPage, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.db") as server:
        page = new_page(url=server.url)
        open_table(page, "android", ["me", "random", "random"], seed=4)
        play_through(page, lambda: full_disk(server))


def test_a_page_plays_on_when_the_database_is_back(new_page: NewPage) -> None:
    with own_cluster() as cluster, ServerProcess(cluster.new_database()) as server:
        page = new_page(url=server.url)
        table = open_table(page, "android", ["me", "random", "random"], seed=4)
        play_through(page, cluster.gone)
        other = new_page(url=server.url)
        with cluster.gone():
            other.goto("/")
            expect(other.get_by_role("alert")).to_be_visible(timeout=LONG)
            page.goto(f"/t/{table}")
            waiting = page.get_by_text("Setting the table").or_(
                page.get_by_text("table is being set")
            )
            expect(waiting).to_be_visible(timeout=LONG)
        expect(other.get_by_role("link", name="Play").first).to_be_visible(timeout=LONG)
        expect(other.get_by_role("alert")).to_have_count(0, timeout=LONG)
        expect(bar(page)).to_be_visible(timeout=LONG)


def test_a_page_plays_on_when_the_bots_workers_are_killed(
    new_page: NewPage, tmp_path: Path
) -> None:
    """Again and again, between their thoughts and during them; and all are back at their levels."""
    with ServerProcess(tmp_path / "t.db") as server:
        page = new_page(url=server.url)
        open_table(page, "android", ["me", "rookie", "detective"], seed=4)
        page.get_by_role("tab", name="Talk").click()
        notices = page.get_by_role("log").locator("li.notice")
        killed = 0
        for number in range(30):
            question = press(page)
            page.wait_for_timeout(60 * (number % 4))
            killed += kill_workers(server)
            wait_for_next(page, question)
            if killed >= 6:
                break
        assert killed >= 3
        for _ in range(40):
            told = notices.all_inner_texts()
            last = {text.split(" ", 2)[1]: text for text in told if "thread" in text}
            if all("found the thread again" in text for text in last.values()):
                break
            wait_for_next(page, press(page))
        else:
            raise AssertionError(told)
