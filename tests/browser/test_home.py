"""The front page and the start page: what they ask, what comes of it, how they fit and weigh."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.driver import LONG, end, my_choice, open_table, wait_for_choice

USABLE: Final = 400_000
"""Bytes over the wire before the first usable screen."""
FIRST_MOVE: Final = 700_000
"""Bytes over the wire by the first move."""
COUNT_FRAMES: Final = """
window.frames_asked = 0;
const ask = window.requestAnimationFrame;
window.requestAnimationFrame = (call) => {
  window.frames_asked += 1;
  return ask.call(window, call);
};
"""
PAGES: Final = ("/", "/?new=android", "/?new=voices", "/?new=voices&with=friends")
SIZES: Final = (
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
    (844, 390),
)
FAULTS: Final = """([smallest, target]) => {
  const found = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent.trim() || !shown(parentElement)) continue;
    if (parentElement.closest(".sr, .skip")) continue;
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (size < smallest) found.push(`${size}px: ${textContent.trim()}`);
  }
  for (const one of document.querySelectorAll("button, a.btn, summary, select, #content input")) {
    if (!shown(one) || ["checkbox", "radio"].includes(one.type)) continue;
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < target - 0.5) found.push(`${width}: ${one.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
  return found;
}"""


def ready(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_text("Loading")).to_have_count(0)
    expect(page.locator("[data-game], form .bar").first).to_be_visible(timeout=LONG)


def table(page: Page) -> Any:
    """The table that the page stands at, as its server tells it."""
    expect(my_choice(page).or_(end(page)).first).to_be_visible(timeout=LONG)
    answer = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    return answer.json()


def given(made: Any) -> dict[str, Any]:
    """The options that are not left to chance."""
    return {name: value for name, value in made["options"].items() if value not in (None, False)}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read_and_hit(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size)
    small = min(size) < 480
    for path in PAGES:
        ready(page, path)
        assert page.evaluate(FAULTS, [13 if small else 12, 40]) == [], path


class Scale:
    """Weighs what comes over the wire of a page: files as they are sent, messages unpacked."""

    def __init__(self, page: Page) -> None:
        self.weight = 0.0
        line = page.context.new_cdp_session(page)
        line.on("Network.loadingFinished", lambda one: self.add(one["encodedDataLength"]))
        line.on(
            "Network.webSocketFrameReceived",
            lambda one: self.add(len(one["response"]["payloadData"])),
        )
        line.send("Network.enable")

    def add(self, weight: float) -> None:
        self.weight += weight


def test_little_comes_over_the_wire_until_the_first_move(page: Page) -> None:
    scale = Scale(page)
    ready(page, "/")
    page.wait_for_load_state("networkidle")
    assert USABLE / 4 < scale.weight <= USABLE
    page.get_by_role("link", name="Play Android").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.wait_for_load_state("networkidle")
    assert USABLE / 2 < scale.weight <= FIRST_MOVE


def test_nothing_works_while_nothing_moves(page: Page) -> None:
    page.add_init_script(COUNT_FRAMES)
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def work() -> dict[str, float]:
        told = line.send("Performance.getMetrics")["metrics"]
        done = {one["name"]: one["value"] for one in told}
        frames: float = page.evaluate("window.frames_asked")
        return {
            "frames": frames,
            "styles": done["RecalcStyleCount"],
            "layouts": done["LayoutCount"],
        }

    open_table(page, "android", ["me", "rookie", "rookie"], seed=21, options={"first_player": 0})
    wait_for_choice(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    before = work()
    page.wait_for_timeout(2000)
    assert work() == before


def test_who_chooses_nothing_is_rachel_among_four(page: Page) -> None:
    ready(page, "/")
    page.get_by_role("link", name="Play Android").click()
    expect(page.get_by_text("You are Rachel Beckmann against three rookie bots.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    made = table(page)
    assert given(made) == {"detectives": ["rachel", None, None, None]}
    assert [seat["player"] for seat in made["seats"]] == ["person", "rookie", "rookie", "rookie"]


def test_a_detective_bots_and_a_murder_are_chosen_by_keyboard(page: Page) -> None:
    ready(page, "/?new=android&as=floyd")
    sentence = page.locator(".bar p")
    expect(sentence).to_contain_text("You are Floyd 2X3A7C")
    page.get_by_role("radio", name="Floyd").focus()
    page.keyboard.press("ArrowRight")
    expect(sentence).to_contain_text("You are Louis Blaine")
    page.get_by_role("radio", name="By chance").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Roxie's went dark for ninety seconds")).to_be_visible()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("radiogroup", name="Level of the bots").get_by_role("radio").nth(2).click()
    expect(sentence).to_contain_text("The case is Last Call at Roxie's.")
    page.get_by_role("button", name="Play", exact=True).click()
    made = table(page)
    assert [seat["player"] for seat in made["seats"]] == ["person", "detective", "detective"]
    assert given(made) == {
        "murder": "last-call-at-roxies",
        "detectives": ["louis", None, None],
    }


def test_voices_seats_four_and_makes_the_reader_a_voice(page: Page) -> None:
    ready(page, "/?new=voices")
    expect(page.get_by_text("a voice with a secret role")).to_be_visible()
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="3").click()
    expect(page.get_by_role("note")).to_contain_text("Three seats")
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4").click()
    page.get_by_role("button", name="Play", exact=True).click()
    made = table(page)
    assert len(made["seats"]) == 4
    assert made["options"]["chosen_prosecutor"] in {1, 2, 3}


def test_the_prosecutor_is_played_by_who_wants_to(page: Page) -> None:
    ready(page, "/?new=voices")
    page.get_by_role("radio", name="The prosecutor").click()
    expect(page.get_by_text("You are the prosecutor")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    assert table(page)["options"]["chosen_prosecutor"] == 0


def test_friends_get_a_link(page: Page) -> None:
    ready(page, "/?new=android&with=friends")
    expect(page.locator(".bar p")).to_contain_text("somebody who has the link")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Send this link to the others")).to_be_visible(timeout=LONG)
