"""What is wrong with a page as it is drawn: for any page of any game, at any size.

``breaches`` finds letters that are too small, text that is cut off, covered or crossed by other
text, things that are too small for a thumb, and pages that scroll. ``faint`` finds words that
stand out too little from what is really behind them (WCAG 2.2, AA).
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.driver import DRAWN

Size = tuple[int, int]

DESKS: Final[tuple[Size, ...]] = (
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
PHONES: Final[tuple[Size, ...]] = ((390, 844), (844, 390))
SIZES: Final = (*DESKS, *PHONES)
THEMES: Final = ("dark", "light")

LETTERS: Final = 12
"""Pixels of the smallest letters on a desk; on a phone one more."""
TARGET: Final = 40
"""Pixels of the smallest thing to press on a phone."""

MEASURE: Final = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
CONTRAST: Final = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
NO_WORDS: Final = """
* { -webkit-text-fill-color: transparent !important; }
text, tspan { fill: transparent !important; stroke: transparent !important; }
"""

ADD_RULES: Final = """rules => {
  const before = [...document.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...before, sheet];
  return before;
}"""

SETTLED: Final = """async () => {
  const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await drawn();
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  await drawn();
}"""
"""Wait until what has changed is on the screen and has come to rest."""


def is_phone(size: Size) -> bool:
    return min(size) < 480


def resized(page: Page, sizes: tuple[Size, ...] = SIZES) -> Iterator[Size]:
    """The page in windows of these sizes, one after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield width, height


def breaches(page: Page, size: Size, page_scrolls: bool = False) -> list[str]:
    """What is wrong in a window of this size; ``page_scrolls``: it is meant to, downward."""
    phone = is_phone(size)
    limits = {
        "letters": LETTERS + 1 if phone else LETTERS,
        "target": TARGET if phone else 0,
        "page_scrolls": page_scrolls,
    }
    found: list[str] = page.evaluate(MEASURE, limits)
    return found


def faint(page: Page) -> list[str]:
    """Words with too little contrast. What is behind them is seen in a picture without words."""
    sheets = page.evaluate_handle(ADD_RULES, NO_WORDS)
    page.evaluate(DRAWN)
    picture = base64.b64encode(page.screenshot(type="png", animations="disabled")).decode()
    page.evaluate("sheets => { document.adoptedStyleSheets = sheets; }", sheets)
    found: list[str] = page.evaluate(CONTRAST, picture)
    return found
