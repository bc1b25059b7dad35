"""Android's table: nothing lies on anything else, and every text that is shown is shown whole."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from caseboard.games.android.box import box
from caseboard.games.android.catalogue import (
    GENERAL_EVENTS,
    SPECIFIC_EVENTS,
    GeneralEvent,
    SpecificEvent,
)
from tests.browser.conftest import NewPage
from tests.browser.driver import DRAWN, SPOIL, open_table, wait_for_choice
from tests.browser.screenshots import take_what_matters
from tests.browser.staging import Staged
from tests.games.android.names import card_named

Size = tuple[int, int]
MAY_SCROLL: Final[dict[Size, str]] = {
    (1280, 720): ".people",
    (1440, 900): ".people",
    (1920, 1080): ".people",
    (2560, 1440): ".people",
    (1024, 768): ".people, .options, .opponents, .week",
    (800, 600): ".options",
    (390, 844): ".options",
}
"""What is meant to scroll when there is too much of it, at each size."""
CARDS: Final = box().cards
DESKS: Final = ((1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
TABBED: Final = 880
LONG_CARDS: Final = (
    "Cuff him, weigh him, cash him",
    "That's not mud on the landing skid",
    "Last call was an hour ago",
)
PARTS: Final = (
    "[aria-label=Decision]",
    "[aria-label='Your hand']",
    "section[aria-label$='s sheet']",
    ".dock .plot",
    "[aria-label='The other detectives']",
    "[aria-label='Case, calendar and events']",
    ".groups",
    "header",
)

FAULTS: Final = """([parts, mayScroll]) => {
  const faults = [];
  const shown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let box = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath.startsWith('inset')) return false;
    return true;
  };
  const inside = (inner, outer) =>
    inner.left >= outer.left - 2 && inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;

  const canScroll = (box) => /auto|scroll/.test(getComputedStyle(box).overflowY);
  /** The boxes that cut off what does not fit into them, up to one that can be scrolled. */
  const cutters = (element) => {
    const boxes = [];
    for (let box = element; box && !canScroll(box); box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
    return boxes;
  };
  const within = (rect, box) => {
    const limit = box.getBoundingClientRect();
    const left = Math.max(rect.left, limit.left), right = Math.min(rect.right, limit.right);
    const top = Math.max(rect.top, limit.top), bottom = Math.min(rect.bottom, limit.bottom);
    return { left, right, top, bottom };
  };
  /** What can be seen of an element's rectangles: some of it may be scrolled away. */
  const seen = (element, rects) => {
    let left = rects;
    for (let box = element; box; box = box.parentElement)
      if (canScroll(box)) left = left.map((rect) => within(rect, box));
    return left;
  };
  const texts = (part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const holder = node.parentElement;
      const words = node.textContent.trim();
      if (!words || !shown(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
      found.push({ holder, words, rects });
    }
    return found;
  };
  const crosses = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4;

  const pairs = (list) => list.flatMap((one, n) => list.slice(n + 1).map((two) => [one, two]));

  for (const selector of parts) {
    for (const part of document.querySelectorAll(selector)) {
      const all = texts(part);
      for (const { holder, words, rects } of all) {
        if (cutters(holder).some((box) => rects.some((rect) => !inside(rect, box))))
          faults.push(`${selector}: cut off: ${words}`);
        if (seen(holder, rects).some((rect) => !inside(rect, part.getBoundingClientRect())))
          faults.push(`${selector}: outside its panel: ${words}`);
      }
      const lines = all.map(({ holder, words, rects }) => ({ words, rects: seen(holder, rects) }));
      const buttons = [...part.querySelectorAll('button')].filter(shown).map((button) => ({
        words: button.innerText,
        rects: seen(button, [button.getBoundingClientRect()]),
      }));
      for (const [one, two] of [...pairs(lines), ...pairs(buttons)])
        if (one.rects.some((a) => two.rects.some((b) => crosses(a, b))))
          faults.push(`${selector}: on each other: ${one.words} / ${two.words}`);
      for (const box of [part, ...part.querySelectorAll('*')])
        if (canScroll(box) && !box.matches(mayScroll) &&
            (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1))
          faults.push(`${selector}: must be scrolled: ${box.className}`);
      for (const box of part.querySelectorAll('.options'))
        if (box.scrollHeight > box.clientHeight + 1 && !part.querySelector('.below'))
          faults.push(`${selector}: no sign of more options`);
      for (const box of part.querySelectorAll('.whole'))
        if (box.querySelector('.out') && !box.querySelector('.more'))
          faults.push(`${selector}: no sign of more: ${box.innerText}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    faults.push('the page scrolls');
  return faults;
}"""

UNREAD: Final = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
  const frame = card.getBoundingClientRect();
  const paper = card.querySelector('.paper');
  const lines = [...paper.querySelectorAll('strong, .when, .line')];
  return paper.scrollHeight > paper.clientHeight + 2 ||
    lines.some((line) => {
      const { left, right, bottom } = line.getBoundingClientRect();
      return left < frame.left - 2 || right > frame.right + 2 || bottom > frame.bottom + 2;
    }) || parseFloat(getComputedStyle(paper).fontSize) < 12;
}).map((card) => card.innerText)"""
"""The cards of the hand that do not show all they say, or in letters that are too small."""


def faults(page: Page, size: Size) -> list[str]:
    """What is wrong with the table in a window of this size; where there are tabs, in each."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    if width > TABBED:
        return _faults_in_sight(page, size)
    tabs = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    found: list[str] = []
    for tab in ("Map", "Me"):
        tabs.filter(has_text=tab).click()
        page.evaluate(DRAWN)
        found += _faults_in_sight(page, size)
    return found


def _faults_in_sight(page: Page, size: Size) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [list(PARTS), MAY_SCROLL[size]])
    return found


def faults_of_a_game(page: Page, luck: Random, choices: int, closely: set[int]) -> dict[str, str]:
    """Play so many choices: each is looked at in the smallest desk, some in every size."""
    found: dict[str, str] = {}
    for choice in range(choices):
        if not wait_for_choice(page):
            break
        for size in MAY_SCROLL if choice in closely else ((1280, 720),):
            for fault in faults(page, size):
                found.setdefault(f"{size}: {fault}", f"choice {choice}")
        page.set_viewport_size({"width": 1280, "height": 720})
        take_what_matters(page, luck)
    return found


def test_three_detectives_table_shows_everything_whole(page: Page) -> None:
    open_table(page, "android", ["me", "rookie", "rookie"], seed=21, options={"first_player": 0})
    closely = {0, 2, 3, 19, 24, 40}
    assert not faults_of_a_game(page, Random(21), 42, closely)


def test_five_detectives_table_shows_everything_whole(page: Page) -> None:
    open_table(page, "android", ["me", *["rookie"] * 4], seed=5)
    assert not faults_of_a_game(page, Random(5), 14, {1, 3, 13})


def longest(events: Sequence[GeneralEvent | SpecificEvent]) -> list[int]:
    return sorted(range(len(events)), key=lambda event: -len(events[event].name))


def test_the_longest_events_of_a_week_are_shown_whole(page: Page) -> None:
    table = Staged(page, "android", ["me", *["rookie"] * 4], seed=5)
    view = table.view()
    view["events"]["track"] = longest(GENERAL_EVENTS)[:2]
    view["events"]["specific"] = longest(SPECIFIC_EVENTS)[0]
    view["events"]["over"] = [1, 1, 1]
    table.show(view)
    for size in MAY_SCROLL:
        assert not faults(page, size), size


def hold(table: Staged, cards: Sequence[int]) -> None:
    """As if the reader held these cards."""
    view = table.view()
    view["me"]["hand"] = list(cards)
    table.show(view)


def test_every_card_is_read_in_a_hand_of_seven_without_a_click(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    table = Staged(page, "android", ["me", *["rookie"] * 4], seed=5)
    found: dict[str, Size] = {}
    for first in range(0, len(CARDS), 7):
        hold(table, range(first, min(first + 7, len(CARDS))))
        for size in DESKS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            found |= dict.fromkeys(page.evaluate(UNREAD), size)
    assert not found


def test_an_enlarged_card_has_its_full_text(page: Page) -> None:
    table = Staged(page, "android", ["me", "rookie", "rookie"], seed=21)
    hold(table, [card_named(name) for name in LONG_CARDS])
    for card, name in zip(page.locator("[data-card]").all(), LONG_CARDS, strict=True):
        card.hover()
        for sentence in CARDS[card_named(name)].lines:
            expect(page.get_by_role("tooltip")).to_contain_text(sentence)
            expect(card.locator(".sr").first).to_contain_text(sentence)


def test_this_file_notices_what_it_looks_for(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    table = Staged(page, "android", ["me", "rookie", "rookie"], seed=21)
    hold(table, [card_named(name) for name in LONG_CARDS])
    assert not faults(page, (1280, 720))
    for spoiled, fault in (
        (".card strong { height: 9px; overflow: hidden; }", "cut off: Cuff him"),
        (".people { margin-top: -22px; }", "on each other"),
        (".dock .plot .cap { width: 30px; overflow: hidden; white-space: nowrap; }", "cut off"),
        (".slot { min-width: 300px !important; }", "outside its panel"),
        ("body { height: 110%; }", "the page scrolls"),
    ):
        page.evaluate(SPOIL, spoiled)
        found = faults(page, (1280, 720))
        assert any(fault in one for one in found), (spoiled, found)


def test_a_sheet_without_a_plot_gives_its_room_to_the_rest(new_page: NewPage) -> None:
    table = Staged(new_page(1280, 720), "android", ["me", "rookie", "rookie"], seed=21)
    view = table.view()
    me = view["players"][view["seat"]]
    me["plot"], me["endings"], me["in_play"] = -1, [0, 5], []
    me["favors"][:4] = [2] * 4
    table.show(view)
    people = table.page.locator(".sheet .people")
    assert people.evaluate("box => box.scrollHeight <= box.clientHeight")
