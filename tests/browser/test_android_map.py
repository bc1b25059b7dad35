"""Android's map: no token, name, letter or panel lies on another, whoever stands wherever."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from caseboard.games.android.content.map import PLACE, PLACES, squared_distance
from tests.browser.conftest import NewPage
from tests.browser.driver import SPOIL, open_table, start_turn, wait_for_choice
from tests.browser.staging import Staged, View

SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768), (390, 844))

AS_IF_ALL_COULD_BE_REACHED: Final = """() => {
  for (const words of document.querySelectorAll('.words')) words.classList.add('legal');
}"""
"""The names of places that can be reached are wider than the others."""

FAULTS: Final = """() => {
  const map = document.querySelector('[aria-label^="Map of"]');
  const unit = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
  const boxes = (selector, name) => [...map.querySelectorAll(selector)].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { name: name(element), element, left, right, top, bottom };
  });
  /** A line of text without the room for accents and descenders that its font leaves free. */
  const ink = (box) => {
    const high = box.bottom - box.top;
    return { ...box, top: box.top + 0.15 * high, bottom: box.bottom - 0.12 * high };
  };
  const words = (element) => element.textContent;
  const tokens = boxes('.token', (element) =>
    `${element.getAttribute('aria-label')} at ${element.dataset.at}`);
  const shapes = boxes('.shape', (element) => element.closest('[data-place]').dataset.place);
  const names = boxes('.name', words).map(ink);
  const printed = [...names, ...boxes('.district-name, .legend text', words).map(ink)];
  const faults = [];
  const overlap = (one, two, slack) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > slack * unit &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > slack * unit;
  const compare = (some, others, slack) => {
    for (const one of some)
      for (const two of others)
        if (one.element !== two.element && overlap(one, two, slack))
          faults.push(`${one.name} on ${two.name}`);
  };
  compare(tokens, tokens, 1);
  compare(tokens, [...shapes, ...printed], 1);
  compare(printed, [...shapes, ...printed], 1);

  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const sky = map.getBoundingClientRect();
  const frame = map.closest('.frame').getBoundingClientRect();
  const at = new Map(shapes.map((box) => [box.name, middle(box)]));
  for (const token of tokens) {
    const [x, y] = middle(token);
    if (token.left < sky.left || token.right > sky.right || token.top < sky.top)
      faults.push(`${token.name} outside the map`);
    const seen = document.elementFromPoint(x, y);
    const shown = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (shown && seen?.closest('.token') !== token.element)
      faults.push(`${token.name} under ${seen?.className}`);
    const place = token.element.dataset.at;
    const far = (name) => Math.hypot(x - at.get(name)[0], y - at.get(name)[1]) / unit;
    const own = far(place);
    for (const name of at.keys())
      if (name !== place && far(name) < Math.min(own, 36))
        faults.push(`${token.name} seems to stand at ${name}`);
    token.near = own < 60 || map.querySelector(`.leash[data-from="${place}"]`);
  }
  const touching = (one, two) =>
    one.element.dataset.at === two.element.dataset.at &&
    Math.hypot(middle(one)[0] - middle(two)[0], middle(one)[1] - middle(two)[1]) < 42 * unit;
  for (let more = true; more; ) {
    more = false;
    for (const one of tokens)
      if (!one.near && tokens.some((two) => two.near && touching(one, two)))
        one.near = more = true;
  }
  for (const token of tokens)
    if (!token.near) faults.push(`${token.name} stands far away, and nothing says so`);
  return faults;
}"""


class Map(Staged):
    """The map of one table, on which anything can be put anywhere."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "android", ["me", *["rookie"] * 4], seed=5)

    def empty(self) -> View:
        """A view with nobody and nothing on the map."""
        view = self.view()
        for player in view["players"]:
            player["place"] = -1
            player["warrants"] = []
        view["leads"] = [-1] * len(view["leads"])
        view["npc_at"] = [-1] * len(view["npc_at"])
        view["lily"] = view["jimmy"] = -1
        view["pins"] = []
        return view

    def faults(self, view: View) -> list[str]:
        self.show(view)
        self.page.evaluate(AS_IF_ALL_COULD_BE_REACHED)
        found: list[str] = self.page.evaluate(FAULTS)
        return found


@pytest.fixture
def city(page: Page) -> Map:
    return Map(page)


def everybody_at(view: View, place: int) -> View:
    """All that can meet at one place, and a lead at each of the places around it."""
    for player in view["players"]:
        player["place"] = place
        if PLACES[place].restricted:
            player["warrants"] = [place]
    around = sorted(range(len(PLACES)), key=lambda other: squared_distance(place, other))
    view["leads"] = around[: len(view["leads"])]
    view["lily"] = view["jimmy"] = place
    view["npc_at"][:3] = [place] * 3
    view["pins"] = [{"suspect": view["suspects"][0]["suspect"], "place": place}]
    return view


def anybody_anywhere(view: View, luck: Random, near: int) -> View:
    """A crowd among a few neighbors: each of them has some of it."""
    around = sorted(range(len(PLACES)), key=lambda other: squared_distance(near, other))[:5]
    restricted = [place for place in range(len(PLACES)) if PLACES[place].restricted]
    for player in view["players"]:
        player["place"] = luck.choice(around)
        player["warrants"] = luck.sample(restricted, 2)
    leads = around + luck.sample(sorted(set(range(len(PLACES))) - set(around)), 20)
    view["leads"] = leads[: len(view["leads"])]
    view["lily"], view["jimmy"] = luck.sample(around, 2)
    view["npc_at"][:3] = luck.choices(around, k=3)
    view["pins"] = [
        {"suspect": one["suspect"], "place": luck.choice(around)} for one in view["suspects"][:2]
    ]
    return view


def test_everybody_can_stand_at_any_one_place(city: Map) -> None:
    found = {
        place.name: city.faults(everybody_at(city.empty(), n)) for n, place in enumerate(PLACES)
    }
    assert not {name: faults for name, faults in found.items() if faults}


def test_neighbouring_places_can_be_crowded_together(city: Map) -> None:
    luck = Random(7)
    found = {
        place.name: city.faults(anybody_anywhere(city.empty(), luck, n))
        for n, place in enumerate(PLACES)
    }
    assert not {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_crowded_map_is_whole_in_every_window(new_page: NewPage, size: tuple[int, int]) -> None:
    city = Map(new_page(*size))
    for place in ("jinteki", "melange-mining", "the-root", "humanity-labor", "chapel-of-the-tides"):
        assert not city.faults(everybody_at(city.empty(), PLACE[place])), place


def test_who_stands_at_a_place_is_no_obstacle_to_going_there(page: Page) -> None:
    open_table(page, "android", ["me", "rookie", "rookie"], seed=21, options={"first_player": 0})
    wait_for_choice(page)
    start_turn(page)
    expect(page.locator(".ring")).to_be_visible()
    reachable = page.locator("[data-place][role=button]")
    keys = [place.get_attribute("data-place") for place in reachable.all()]
    token = page.locator(", ".join(f".token[role=img][data-at={key}]" for key in keys))
    there = token.first.get_attribute("data-at")
    token.first.click()
    expect(page.locator(".token.detective.mine")).to_have_attribute("data-at", there or "")


def test_this_file_notices_what_it_looks_for(city: Map) -> None:
    view = everybody_at(city.empty(), PLACE["jinteki"])
    for spoiled, fault in (
        (".name { transform: translateY(-60px); }", " on "),
        (".token path { transform: scale(1.4); }", " on "),
        (".floats { left: 0 !important; top: 0 !important; }", " under "),
    ):
        city.page.evaluate(SPOIL, spoiled)
        found = city.faults(view)
        assert any(fault in one for one in found), (spoiled, found)
    city.page.evaluate(SPOIL, "")
    assert not city.faults(view)
    city.page.evaluate("() => document.querySelectorAll('.leash').forEach((one) => one.remove())")
    assert any("far away" in one for one in city.page.evaluate(FAULTS))
