"""The measuring tool finds what it looks for, and nothing on a page that is in order."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.measure import breaches, faint

DESK: Final = (1280, 720)
PHONE: Final = (390, 844)
GOOD: Final = """<!doctype html><style>
  * { margin: 0; box-sizing: border-box; }
  body { background: #fff; color: #222; font: 16px/1.5 sans-serif; }
  button { width: 120px; height: 44px; font: inherit; color: #111; background: #eee; }
  .box { width: 200px; height: 40px; overflow: hidden; background: #ddd; }
  .dark { width: 300px; background: #112; color: #fff; }
  .readers { position: absolute; width: 1px; height: 1px; overflow: hidden;
             clip-path: inset(50%); white-space: nowrap; font-size: 4px; }
</style>
<p id=plain>Plain words</p>
<p class=readers>A note for readers that is nowhere in sight</p>
<div class=box><p id=boxed>In a box</p></div>
<div class=dark><p id=light>Light on dark</p></div>
<p>Words with <a id=link href="#">a link</a> in them</p>
<button id=press>Press</button>
<svg width=200 height=60 viewBox="0 0 100 30"><text id=drawn x=5 y=20 font-size=8>Drawn</text></svg>
"""


def spoiled(page: Page, rules: str) -> None:
    page.set_content(GOOD + f"<style>{rules}</style>")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_in_order_has_no_breach(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(GOOD)
    assert breaches(page, size) == []
    assert faint(page) == []


@pytest.mark.parametrize(
    ("rules", "breach"),
    [
        ("#plain { font-size: 11px }", "small: 11.0 px: Plain words"),
        ("#plain { font-size: 16px; transform: scale(.5) }", "small: 8.0 px: Plain words"),
        ("#drawn { font-size: 5px }", "small: 10.0 px: Drawn"),
        ("#boxed { width: 400px; padding-left: 170px }", "cut off: In a box"),
        ("#boxed { margin-top: 30px }", "cut off: In a box"),
        ("#light { width: 300px; margin-left: -30px }", "cut off by the window: Light on dark"),
        ("#light { margin-top: 700px }", "cut off by the window: Light on dark"),
        ("#light { margin-top: 700px }", "the page scrolls"),
        ("#plain { width: 3000px }", "the page scrolls sideways"),
        ("#light { margin-top: -60px; position: relative }", "on each other"),
        (".dark { margin-top: -50px; position: relative }", "covered: In a box, by dark"),
        (".dark { margin-bottom: -130px; height: 130px; position: relative; z-index: 1 }",
         "covered: Press, by dark"),
    ],
)  # fmt: skip
def test_a_breach_is_found(page: Page, rules: str, breach: str) -> None:
    spoiled(page, rules)
    found = breaches(page, DESK)
    assert any(one.startswith(breach) for one in found), found


def test_a_thumb_needs_more_room_than_a_mouse(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    spoiled(page, "button { height: 30px } #plain { font-size: 12.5px }")
    assert breaches(page, DESK) == []
    assert breaches(page, PHONE) == [
        "small: 12.5 px: Plain words",
        "hard to hit: 120 × 30 px: Press",
    ]


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("#plain { color: #999 }", "Plain words"),
        (".dark { opacity: .4 }", "Light on dark"),
        ("#light { color: rgb(255 255 255 / 30%) }", "Light on dark"),
        (".dark { background: linear-gradient(#eee, #ddd) }", "Light on dark"),
        ("#drawn { fill: #bbb }", "Drawn"),
    ],
)
def test_faint_words_are_found(page: Page, rules: str, words: str) -> None:
    spoiled(page, rules)
    found = faint(page)
    assert len(found) == 1
    assert found[0].endswith(words)


def test_a_page_that_is_meant_to_scroll_may_have_a_bar_over_its_words(page: Page) -> None:
    spoiled(page, "body { height: 2000px } .dark { position: fixed; top: 0 }")
    assert breaches(page, DESK) != []
    assert breaches(page, DESK, page_scrolls=True) == []
