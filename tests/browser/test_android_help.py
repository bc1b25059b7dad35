"""Everything on Android's table explains itself, by mouse and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import bar, choose_something, open_table, options, wait_for_choice

KINDS: Final = {
    *("place", "district", "legend", "lead", "detective", "lily", "jimmy"),
    *("suspect", "hunch", "file", "kind", "pool", "murder"),
    *("group", "cell", "pile"),
    *("plot", "npc", "favor", "special", "memory", "twilight", "hand", "time"),
    *("calendar", "slot", "first", "news", "card", "deck", "answer"),
}
UNEXPLAINED: Final = """() => [...document.querySelectorAll('main button, main [role=button]')]
  .filter((one) => !one.closest('[data-explain], [role=tablist], [aria-label="Story and talk"]'))
  .filter((one) => !one.closest('header, #table-menu'))
  .filter((one) => !one.matches('[data-group], [data-undo], .back'))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Buttons without help, other than tabs, the head, lines of the story and folded lists."""


def table(page: Page, *detectives: str, **options: Any) -> None:
    players = ["me", *["rookie"] * (len(detectives) - 1)]
    chosen = {"first_player": 0, "detectives": list(detectives), **options}
    open_table(page, "android", players, seed=9, options=chosen)
    assert wait_for_choice(page)


def told(page: Page, thing: Locator) -> str:
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    thing.hover()
    return page.get_by_role("tooltip").inner_text()


def visible(page: Page, thing: str) -> Locator:
    return page.locator(f"[data-explain='{thing}']:visible").first


def test_every_kind_of_thing_on_the_table_explains_itself(page: Page) -> None:
    table(page, "louis", "raymond", "caprice")
    things = page.locator("[data-explain]:visible").evaluate_all(
        "all => all.map((one) => one.dataset.explain)"
    )
    first = {thing.split(":")[0]: thing for thing in reversed(things)}
    assert set(first) >= KINDS
    for kind in KINDS - {"district"}:
        assert len(told(page, visible(page, first[kind]))) > 30, first[kind]
    assert "The only way between Earth and Moon" not in told(page, visible(page, "district:0"))


def test_no_button_goes_without_help(page: Page) -> None:
    table(page, "louis", "raymond", "caprice")
    luck = Random(9)
    for _ in range(12):
        assert page.evaluate(UNEXPLAINED) == []
        choose_something(page, luck)
        assert wait_for_choice(page)


@pytest.mark.parametrize(
    ("detective", "words"),
    [
        ("caprice", "Sanity 0, from −3 to +3."),
        ("floyd", "First Directive: "),
        ("louis", "Good baggage on his plot puts him in a good mood"),
        ("rachel", "can be spent in place of any normal favor"),
        ("raymond", "Each other player holds one of his memories"),
    ],
)
def test_what_is_special_about_a_detective(page: Page, detective: str, words: str) -> None:
    others = [name for name in ("louis", "floyd", "caprice") if name != detective]
    table(page, detective, *others[:2])
    number = ("caprice", "floyd", "louis", "rachel", "raymond").index(detective)
    assert words in told(page, visible(page, f"special:{number}"))


def test_a_detective_tells_what_there_is_no_room_to_show(page: Page) -> None:
    table(page, "louis", "raymond", "caprice", "rachel", "floyd")
    assert "Tokens: 1 Dropship pass." in told(page, visible(page, "detective:4"))
    assert "Sanity 0" in told(page, visible(page, "detective:0"))
    assert "$2,000." in told(page, visible(page, "detective:3"))
    assert "Keeps: First Directive, Second" in told(page, visible(page, "detective:1"))


def test_a_place_tells_its_price_and_whether_it_was_used(page: Page) -> None:
    table(page, "louis", "floyd", "caprice")
    assert "For 1 Time, 1 corp favor: place one good or bad baggage" in told(
        page, page.locator("[data-place=memories-of-green]")
    )
    napd = page.locator("[data-place=napd]")
    assert "For 1 Time, 2 favors of any kind: gain a dropship pass" in told(page, napd)
    assert "You have used it today" not in told(page, napd)
    bar(page).locator("[data-action='ability napd']").click()
    while not bar(page).get_by_text("what do you do?").count():
        options(page).first.click()
    assert "You have used it today" in told(page, napd)
    assert "Warrants: Caprice" in told(page, page.locator("[data-place=jinteki]"))


def test_the_help_of_an_option_covers_neither_question_nor_options(page: Page) -> None:
    table(page, "louis", "floyd", "caprice")
    told(page, options(page).first)
    words, question = page.get_by_role("tooltip").bounding_box(), bar(page).bounding_box()
    assert words is not None
    assert question is not None
    assert words["y"] + words["height"] <= question["y"]


def test_the_arrow_keys_walk_over_the_map(page: Page) -> None:
    table(page, "louis", "floyd", "caprice")
    page.locator("[data-place=napd]").focus()
    for key, place in (("ArrowRight", "Tony's Flophouse"), ("ArrowRight", "Eastside Tenements")):
        page.keyboard.press(key)
        expect(page.get_by_role("tooltip")).to_contain_text(place)
    expect(page.locator("[data-place=eastside-tenements]")).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("Not now: the vehicle does not reach")
