"""What every table has: reconnecting, the curtain, orders, replays, the veil, joining."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import (
    LONG,
    answer,
    bar,
    make_table,
    my_choice,
    open_table,
    options,
)
from tests.server.harness import ServerProcess

BOTS = ["random", "random"]


def whoever_decides(*pages: Page) -> Page:
    for _ in range(LONG // 50):
        for page in pages:
            if my_choice(page).is_visible():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has anything to decide")


def test_two_browsers_play_online_and_one_line_breaks(new_page: NewPage, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as first:
        port = first.url.rsplit(":", 1)[1]
        host, guest = new_page(url=first.url), new_page(url=first.url)
        table = make_table(host, "android", ["me", "open", "random"])
        host.goto(f"/t/{table}")
        link = host.get_by_label("Send this link to the others:").input_value()
        guest.goto(link)
        guest.get_by_label("Your name").fill("Grace")
        guest.get_by_role("button", name="Sit here").click()
        expect(bar(host)).to_be_visible(timeout=LONG)
        expect(bar(guest)).to_be_visible(timeout=LONG)
        first.kill()
        expect(host.get_by_role("alert")).to_contain_text("nothing is lost")
        with ServerProcess(database, port=port):
            for page in (host, guest):
                expect(page.get_by_role("alert")).to_have_count(0, timeout=LONG)
            for _ in range(6):
                answer(whoever_decides(host, guest))
            host.get_by_role("tab", name="Talk").click()
            host.get_by_label("Talk to the table").fill("Who was it?")
            host.get_by_role("button", name="Send", exact=True).click()
            guest.get_by_role("tab", name="Talk").click()
            expect(guest.get_by_role("log")).to_contain_text("Who was it?")


def test_a_curtain_falls_between_people_at_one_screen(page: Page) -> None:
    open_table(page, "android", ["me", "me", "random"], seed=4, hot_seat=True)
    curtain = page.get_by_role("dialog", name="Hand over")
    seen = set()
    for _ in range(40):
        expect(my_choice(page).or_(curtain).first).to_be_visible(timeout=LONG)
        if curtain.is_visible():
            seen.add(curtain.get_by_role("heading").inner_text())
            expect(curtain).to_have_css("position", "fixed")
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        if len(seen) == 2:
            break
        answer(page)
    assert seen == {"Ada 1", "Ada 2"}


def test_an_order_that_waits_for_its_moment_is_given_by_keyboard(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Orders", exact=True).click()
    orders = page.get_by_role("dialog", name="Standing orders")
    form = orders.get_by_role("form", name="A new order")
    occasion = form.get_by_label("When", exact=True)
    form.get_by_label("What to do").focus()
    page.keyboard.press("Tab")
    expect(occasion).to_be_focused()
    page.keyboard.type("a detective enters")
    form.get_by_label("From which day").fill("7")
    page.keyboard.press("Enter")
    told = "1. Pass every reaction, when a detective enters a place, from day 7 on"
    expect(orders.get_by_role("listitem")).to_have_text(f"{told} Drop")
    card = form.get_by_role("option", name="play '").first.inner_text()
    form.get_by_label("What to do").select_option(label=card)
    expect(occasion).to_have_count(0)
    form.get_by_label("Where").select_option(label="City Hall")
    form.get_by_label("Highest cost").fill("2")
    form.get_by_role("button", name="Add").click()
    told = f"2. P{card[1:]} at cost 2 or less, at City Hall, from day 7 on"
    expect(orders.get_by_role("listitem").nth(1)).to_have_text(f"{told} Drop")


def test_a_standing_order_answers_reactions(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Orders", exact=True).click()
    orders = page.get_by_role("dialog", name="Standing orders")
    orders.get_by_role("button", name="Pass always").click()
    expect(orders.get_by_text("1. Pass every reaction")).to_be_visible()
    orders.get_by_role("button", name="Close").click()
    for _ in range(12):
        expect(my_choice(page)).to_be_visible(timeout=LONG)
        assert "Do you play a card?" not in bar(page).inner_text()
        answer(page)


def test_look_back_and_play_from_there(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=8, options={"first_player": 0})
    for _ in range(5):
        answer(page)
    url = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back over the game").click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(replay).to_contain_text("step 0 of")
    chosen = bar(page).get_by_label("What was chosen")
    for step in count(1):
        page.get_by_role("button", name="One step on").click()
        expect(replay).to_contain_text(f"step {step} of")
        if "You chose:" in chosen.inner_text():
            break
        expect(chosen).to_contain_text("→")
    page.get_by_role("button", name="To the start").click()
    expect(replay).to_contain_text("step 0 of")
    page.get_by_role("button", name="Play from here").click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    assert page.url != url


def test_watch_a_record_file(page: Page, tmp_path: Path) -> None:
    table = open_table(page, "android", ["me", *BOTS], seed=10)
    answer(page)
    record = tmp_path / "record.json"
    record.write_bytes(page.request.get(f"/api/tables/{table}/record").body())
    page.goto("/")
    page.get_by_label("Record file").set_input_files(record)
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("step 0 of")
    page.get_by_label("Look from").get_by_role("button").nth(1).click()
    expect(page.get_by_label("Your hand")).not_to_contain_text("You watch")
    page.get_by_role("button", name="Play from here").click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"game": "android"}))
    page.goto("/")
    page.get_by_label("Record file").set_input_files(broken)
    expect(page.get_by_role("status")).to_contain_text("is not a record file")


def test_the_veil_hides_every_secret(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=9)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.keyboard.press("h")
    expect(page.get_by_text("secrets hidden")).to_be_visible()
    expect(page.locator("[data-card] strong").first).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("[data-card] strong").first).to_be_visible()


def hidden(page: Page) -> list[str]:
    """The texts that the veil lies over."""
    texts: list[str] = page.locator("[data-secret]").all_text_contents()
    return [" ".join(text.split()) for text in texts]


def test_the_veil_leaves_the_public_story_and_public_options(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=9, options={"first_player": 0})
    while bar(page).get_by_text("what do you do?").count() == 0:
        answer(page)
    page.keyboard.press("h")
    story = page.get_by_role("log", name="The story so far").locator("li")
    assert any(text.startswith("Your hunches") for text in hidden(page))
    told = story.filter(has_not=page.locator("xpath=self::*[@data-secret]")).all_text_contents()
    assert not any(text.startswith("Your hunches") for text in told if text not in hidden(page))
    expect(story.filter(has_text="is the first player").first).to_be_attached()
    assert "Louis is the first player." not in hidden(page)
    expect(bar(page).locator("strong")).not_to_have_attribute("data-secret", "")
    for option in options(page).all():
        named = (option.get_attribute("data-group") or option.get_attribute("data-action")) or ""
        is_card = named.startswith(("play ", "discard ", "Play a card", "Discard a card"))
        assert (option.get_attribute("data-secret") is not None) == is_card, named
    expect(page.locator(".hunch").first).to_be_hidden()


def test_every_option_of_a_new_table_is_explained(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=android]").get_by_role("link", name="Play").first.click()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4").click()
    page.get_by_role("radio", name="Evil at the Estates").click()
    page.get_by_text("Every seat, every rule").click()
    expect(page.get_by_text("The murder sheet to play")).to_be_visible()
    page.get_by_label("Who sits in seat 4").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Evil at the Estates").first).to_be_visible(timeout=LONG)


def test_report_a_problem(page: Page) -> None:
    open_table(page, "android", ["me", *BOTS], seed=9)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong").fill("The coffee was cold.")
    page.get_by_role("button", name="Save the report").click()
    expect(page.get_by_role("status")).to_contain_text("Saved as report")


@pytest.mark.parametrize("game", ["android", "voices"])
def test_a_new_table_fits_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(390, 844)
    page.goto(f"/?new={game}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_table_that_is_not_there_says_so_and_leads_back(page: Page) -> None:
    page.goto("/t/nowhere")
    expect(page.get_by_text("There is no such table, or it is private")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", name="Caseboard")).to_be_visible()
