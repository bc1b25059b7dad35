"""People in their browsers: a name from the start, other devices, and names at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, answer, bar, make_table, my_choice, open_table
from tests.browser.test_access import Scheme, findings


def call_myself(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_a_guest_is_somebody_and_stays_it_on_another_device(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(390, 844)
    laptop.goto("/")
    guest = laptop.get_by_role("banner").get_by_role("link", name="You are")
    expect(guest).to_have_text(re.compile(r"You are\s*\w+ \w+"))
    call_myself(laptop, "Ada")
    laptop.get_by_role("radio", name="owl").click()
    table = make_table(laptop, "voices", ["me", "random", "random"])
    laptop.goto("/me")
    laptop.get_by_role("button", name="Use another device too").click()
    expect(laptop.get_by_role("img", name="QR code of the personal link")).to_be_visible()
    link = laptop.get_by_label("Your personal link").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="This is me too").click()
    expect(phone.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    assert "#" not in phone.url, "the key does not stay in the address"
    phone.goto(f"/t/{table}")
    expect(my_choice(phone)).to_be_visible(timeout=LONG)
    again = new_page()
    again.goto(link)
    again.get_by_role("button", name="This is me too").click()
    expect(again.get_by_text("was used before or is too old")).to_be_visible()
    phone.goto("/me")
    phone.get_by_role("button", name="Forget").click()
    expect(phone.get_by_role("button", name="Forget")).to_have_count(0)
    laptop.goto("/me")
    expect(laptop.get_by_role("heading", name="Ada", level=1)).to_have_count(0)
    phone.get_by_role("button", name="Delete everything …").click()
    phone.get_by_role("button", name="Delete everything about me").click()
    expect(phone.get_by_role("link", name="Play").first).to_be_visible(timeout=LONG)
    phone.goto("/me")
    expect(phone.get_by_text("No table yet")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_person_is_for_everybody(page: Page, axe: str, scheme: Scheme) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("/me#some-key-of-somebody")
    expect(page.get_by_role("button", name="This is me too")).to_be_visible()
    page.get_by_role("button", name="Use another device too").click()
    expect(page.get_by_role("img", name="QR code of the personal link")).to_be_visible()
    page.get_by_role("button", name="Delete everything …").click()
    assert findings(page, axe) == []


@pytest.fixture
def friends(new_page: NewPage) -> tuple[Page, Page, str]:
    """Ada and Ben at a table of Voices, each at home."""
    ada, ben = new_page(), new_page()
    call_myself(ada, "Ada")
    call_myself(ben, "Ben")
    table = make_table(ada, "voices", ["me", "open", "random"])
    ada.goto(f"/t/{table}")
    expect(ada.get_by_label("Send this link to the others:")).to_be_visible()
    expect(ada.get_by_label("Send this link to the others:")).to_have_value(ada.url)
    ben.goto(ada.url)
    ben.get_by_role("button", name="Sit here").click()
    return ada, ben, table


def test_friends_have_names_and_a_seat_opens_on_another_device(
    friends: tuple[Page, Page, str], new_page: NewPage
) -> None:
    ada, ben, _ = friends
    expect(bar(ada)).to_be_visible(timeout=LONG)
    people = ada.get_by_role("region", name="The voices and the prosecutor")
    expect(people).to_contain_text("Ben · ")
    expect(people).not_to_contain_text("You (you)")
    talk = ben.get_by_role("tab", name="Talk")
    talk.click()
    ben.get_by_label("Talk to the table").fill("Good evening")
    ben.get_by_role("button", name="Send", exact=True).click()
    expect(ben.get_by_role("log")).to_contain_text("Ben · ")
    ben.get_by_role("tab").first.click()
    expect(talk.locator("small")).to_have_count(0)
    heard = ada.get_by_role("tab", name="Talk")
    expect(heard.locator("small")).to_have_text("1")
    heard.click()
    expect(heard.locator("small")).to_have_count(0)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Who sits where, invite, stand-in").click()
    ben.get_by_role("button", name="Show the links of this table").click()
    link = ben.get_by_label("Your seat 2 on another device").input_value()
    tablet = new_page()
    tablet.goto(link)
    expect(bar(tablet)).to_be_visible(timeout=LONG)
    expect(tablet.get_by_text("watching", exact=True)).to_have_count(0)
    assert "#" not in tablet.url


def test_bots_of_one_level_are_told_apart_in_standing_orders(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Orders", exact=True).click()
    names = page.get_by_label("By whom").get_by_role("option").all_inner_texts()
    assert len(set(names)) == len(names) == 4


def test_a_click_on_the_board_leaves_the_keys_to_the_table(page: Page) -> None:
    open_table(page, "voices", ["me", "random", "random"], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    people = page.get_by_role("region", name="The voices and the prosecutor")
    people.get_by_role("button").nth(1).click(force=True)
    assert page.evaluate("document.activeElement === document.body")
    assert "#" not in page.url, "no key stands in the address of a game that runs"


def test_a_refusal_is_seen_over_an_open_dialog(page: Page) -> None:
    open_table(page, "android", ["me", "random", "random"], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who sits where, invite, stand-in").click()
    page.route("**/keys", lambda route: route.abort())
    page.get_by_role("button", name="Show the links of this table").click()
    told = page.get_by_text("The server cannot be reached")
    expect(told).to_be_visible()
    assert told.evaluate("one => one.closest(':popover-open') !== null")


def test_the_curtain_comes_before_the_first_player_too(page: Page) -> None:
    open_table(page, "android", ["me", "me", "random"], seed=4, hot_seat=True)
    curtain = page.get_by_role("dialog", name="Hand over")
    expect(curtain).to_be_visible(timeout=LONG)
    expect(my_choice(page)).to_have_count(0)
    expect(curtain).to_contain_text("The screen is for")
    first = curtain.get_by_role("heading").inner_text()
    curtain.get_by_role("button").click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    for _ in range(40):
        if curtain.is_visible():
            break
        answer(page)
        expect(my_choice(page).or_(curtain).first).to_be_visible(timeout=LONG)
    expect(curtain).to_contain_text(f"{first} hands the screen to")


def test_a_table_that_waits_calls_in_the_title_and_on_the_front_page(page: Page) -> None:
    table = open_table(page, "voices", ["me", "random", "random"], seed=6)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn · "))
    page.goto("/")
    card = page.get_by_role("main").get_by_role("link").filter(has_text="Your turn")
    expect(card).to_have_attribute("href", f"/t/{table}")
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn · "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_a_host_waits_no_longer_and_fills_the_table_with_bots(page: Page) -> None:
    table = make_table(page, "voices", ["me", "open", "open"])
    page.goto(f"/t/{table}")
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(bar(page)).to_be_visible(timeout=LONG)
