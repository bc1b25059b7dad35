"""Voices' table, played through the page."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from caseboard.games.voices.content.strategy import STRATEGY_CARDS
from caseboard.games.voices.content.trial import TRIAL_CARDS
from caseboard.games.voices.content.trial_card import Side
from caseboard.games.voices.rules.choose_trial_card import announced
from caseboard.games.voices.rules.resolve_trial_card import BACK, side_of
from tests.browser.conftest import NewPage
from tests.browser.driver import (
    DRAWN,
    LONG,
    answer,
    ask,
    bar,
    choose_something,
    end,
    my_choice,
    open_table,
    options,
    wait_for_choice,
    wait_until_answered,
)
from tests.browser.staging import Staged, View

TABLE = ["me", "random", "random"]
VOICE = {"chosen_prosecutor": 1}
PROSECUTOR = {"chosen_prosecutor": 0}


def push_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Push!")


def go_to_a_push(page: Page) -> int:
    """Answer whatever comes until a marker must be pushed; the marker's number."""
    while True:
        assert wait_for_choice(page)
        if push_button(page).count():
            expect(push_button(page)).to_be_enabled()
            return int(page.locator("[data-held]").get_attribute("data-held") or "")
        answer(page)


def place(drawing: Locator) -> tuple[float, float]:
    """Where something is drawn on the board, in millimetres."""
    found = re.search(
        r"translate\((-?[\d.e-]+)[ ,]+(-?[\d.e-]+)\)", drawing.get_attribute("transform") or ""
    )
    assert found is not None
    return float(found[1]), float(found[2])


def ghost_of(page: Page, marker: int) -> tuple[float, float]:
    return place(page.locator(f"[data-ghost='{marker}']"))


def settled(page: Page) -> None:
    """The engine has answered where the push now lined up would end."""
    expect(page.locator(".ghost.asking")).to_have_count(0)


def push_and_compare(page: Page, marker: int, push: Locator | str) -> None:
    """Make the push: all then lies where the ghosts were, and what was to fall has fallen."""
    settled(page)
    ghosts = {
        int(one.get_attribute("data-ghost") or ""): (place(one), one.locator(".cross").count())
        for one in page.locator("[data-ghost]").all()
    }
    assert marker in ghosts
    question = ask(page)
    if isinstance(push, str):
        page.keyboard.press(push)
    else:
        push.click()
    wait_until_answered(page, question)
    for pushed, (end_of_way, falls) in ghosts.items():
        there = page.locator(f"[data-marker='{pushed}']")
        if falls:
            expect(there).to_have_count(0)
        else:
            assert place(there) == pytest.approx(end_of_way, abs=0.001)


def test_a_newcomer_is_in_a_game_two_clicks_after_opening_the_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play Voices in My Head").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    expect(options(page).first).to_be_visible()


def test_a_whole_game_by_clicking_what_the_page_offers(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=11)
    luck = Random(11)
    pushes = 0
    while wait_for_choice(page):
        if push_button(page).count() and luck.random() < 0.5:
            question = ask(page)
            push_button(page).click()
            wait_until_answered(page, question)
            pushes += 1
        else:
            choose_something(page, luck)
    assert pushes > 0
    goals = end(page).locator("[data-goal]")
    expect(goals).to_have_count(3)
    winners = 0
    for goal in goals.all():
        parts = goal.get_by_text("met:").all()
        met = [part.inner_text() == "✓ met:" for part in parts]
        won = goal.get_by_text("★ wins").count() == 1
        assert parts
        assert won or not all(met)
        winners += won
    expect(end(page).get_by_role("list", name="The vote of the jury")).to_be_visible()
    expect(end(page).get_by_text(re.compile("^(Convicted|Acquitted)$"))).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(DRAWN)
    jury = end(page).get_by_role("list", name="The vote of the jury")
    assert not jury.evaluate(
        "list => [list, ...list.children].some((one) => one.scrollWidth > one.clientWidth)"
    )


def test_a_push_by_mouse_ends_where_its_ghost_was(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    marker = go_to_a_push(page)
    settled(page)
    straight = ghost_of(page, marker)
    held = page.locator("[data-held]").bounding_box()
    assert held is not None
    x, y = held["x"] + held["width"] / 2, held["y"] + held["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 3, steps=5)
    page.mouse.up()
    settled(page)
    moved = ghost_of(page, marker)
    assert moved != pytest.approx(straight, abs=1)
    floor = page.locator(".region.focus .floor").bounding_box()
    assert floor is not None
    page.mouse.click(floor["x"] + floor["width"] * 0.3, floor["y"] + floor["height"] * 0.3)
    settled(page)
    assert ghost_of(page, marker) != pytest.approx(moved, abs=0.5)
    push_and_compare(page, marker, push_button(page))


def test_a_push_by_keyboard_ends_where_its_ghost_was(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    marker = go_to_a_push(page)
    settled(page)
    straight = ghost_of(page, marker)
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    settled(page)
    expect(page.get_by_label(re.compile("^Start"))).to_have_attribute(
        "aria-valuetext", re.compile(r"^1\.9 mm (left|right) of the middle$")
    )
    assert ghost_of(page, marker) != pytest.approx(straight, abs=1)
    push_and_compare(page, marker, "Enter")


def test_pushes_that_fell_something_show_it_beforehand(page: Page) -> None:
    """Down one line until the platform sheds: the ghost says so, and it comes to pass."""
    open_table(page, "voices", TABLE, seed=4, options=VOICE)
    for _ in range(14):
        marker = go_to_a_push(page)
        settled(page)
        falls = page.locator("[data-ghost] .cross").count()
        told = page.get_by_role("group", name="Line up the push")
        expect(told).to_contain_text(re.compile("falls?," if falls else "Nothing falls,"))
        push_and_compare(page, marker, push_button(page))
        if falls:
            return
    pytest.fail("fourteen straight pushes shed nothing")


def test_a_push_too_flat_for_the_entrance_says_why(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    go_to_a_push(page)
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    for _ in range(14):
        page.keyboard.press("ArrowUp")
    expect(page.get_by_text("run into the post of the railing")).to_be_visible()
    expect(push_button(page)).to_be_disabled()


def test_markers_travel_along_their_way(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('caseboard', JSON.stringify({ pace: 'brisk' }))")
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    marker = go_to_a_push(page)
    question = ask(page)
    push_button(page).click()
    seen = set()
    for _ in range(60):
        there = page.locator(f"[data-marker='{marker}']")
        if there.count():
            seen.add(place(there))
        page.wait_for_timeout(16)
    wait_until_answered(page, question)
    assert len(seen) > 3


def test_twenty_decisions_by_keyboard_alone(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=5, options=VOICE)
    luck = Random(5)
    for _ in range(20):
        assert wait_for_choice(page)
        question = ask(page)
        if push_button(page).count() and luck.random() < 0.5:
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowUp")
            settled(page)
            page.keyboard.press("Enter")
            wait_until_answered(page, question)
        while ask(page) == question:
            expect(bar(page).locator("[data-action], [data-group]").first).to_be_visible()
            hotkeys = [
                key for key in options(page).locator("kbd").all_inner_texts() if len(key) == 1
            ]
            passing = bar(page).locator("[aria-keyshortcuts=Space]").count() > 0
            chosen = luck.choice(hotkeys + ["Space"] * passing)
            folded = options(page).locator(f"xpath=self::*[@data-group][kbd='{chosen}']").count()
            page.keyboard.press(chosen)
            if not folded:
                wait_until_answered(page, question)


def test_clicking_a_lit_region_a_marker_and_jurors_makes_the_choice(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    expect(bar(page)).to_contain_text("Deploy a control marker", timeout=LONG)
    question = ask(page)
    page.get_by_role("button", name=re.compile("^Speech")).click()
    wait_until_answered(page, question)
    expect(bar(page)).to_contain_text("Which control marker goes to Speech?")
    question = ask(page)
    page.get_by_role("region", name="Your markers").get_by_role("button").first.click()
    wait_until_answered(page, question)
    expect(bar(page)).to_contain_text("into Speech: from where")


def test_everything_on_the_table_explains_itself(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    told = {
        "juror:0": "The Logical jurors",
        "region:2": "Answers for Guy",
        "player:1": "the prosecutor",
        "card:": "Strategy card",
        "role:": "set-up icon",
        "marker:": "for control of its region",
    }
    for thing, words in told.items():
        page.locator(f"[data-explain^='{thing}']").first.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(words)


def test_what_is_not_legal_says_why(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    while bar(page).get_by_text("Which control marker").count() == 0 or (
        page.locator("[data-marker]").count() == 0
    ):
        marker = go_to_a_push(page)
        push_and_compare(page, marker, push_button(page))
        assert wait_for_choice(page)
        while bar(page).get_by_text("Play a strategy card?").count():
            question = ask(page)
            page.keyboard.press("Space")
            wait_until_answered(page, question)
        if bar(page).get_by_text("Deploy a control marker").count():
            question = ask(page)
            options(page).first.click()
            wait_until_answered(page, question)
    page.locator("[data-marker]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Not now:")
    expect(page.get_by_role("tooltip")).to_contain_text("already lies in")


def test_only_the_prosecutor_has_a_desk(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "voices", TABLE, seed=3, options=PROSECUTOR)
    expect(bar(page)).to_contain_text("Choose the trial card", timeout=LONG)
    cards = page.get_by_role("list", name="Behind your screen").get_by_role("button")
    expect(cards).to_have_count(3)
    question = ask(page)
    cards.nth(1).click()
    wait_until_answered(page, question)
    other = new_page()
    open_table(other, "voices", TABLE, seed=3, options=VOICE)
    expect(other.get_by_role("tab", name="Your desk")).to_have_count(0)


def test_the_trial_card_says_who_decides_and_why(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    card = page.get_by_role("region", name="The trial card")
    expect(card).to_contain_text("A card, face down")
    expect(card).to_contain_text(re.compile("decides|tied|Nobody is there"))


def test_claims_are_made_and_marked(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.keyboard.press("t")
    expect(page.get_by_label("Talk to the table")).to_be_focused()
    page.get_by_label("Claim something").select_option(index=1)
    expect(page.get_by_role("log", name="Talk at the table")).to_contain_text("claims:")


def test_a_stream_shows_no_secrets(page: Page) -> None:
    open_table(page, "voices", TABLE, seed=3, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.keyboard.press("h")
    for name in ("Your role", "Your strategy cards"):
        expect(page.get_by_role("region", name=name)).to_have_css("color", "rgba(0, 0, 0, 0)")


@pytest.mark.parametrize("seats", [3, 6])
def test_stage_decision_hand_and_jury_are_on_one_screen(new_page: NewPage, seats: int) -> None:
    for width, height in ((1280, 720), (1440, 900), (1024, 768)):
        page = new_page(width, height)
        open_table(page, "voices", ["me", *["random"] * (seats - 1)], seed=2, options=VOICE)
        expect(my_choice(page)).to_be_visible(timeout=LONG)
        for name in (
            "The jury",
            "The stage",
            "Decision",
            "The trial card",
            "Your role",
            "Your markers",
            "Your strategy cards",
            "The voices and the prosecutor",
        ):
            expect(page.get_by_label(name, exact=True).first).to_be_in_viewport(ratio=0.99)
        assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_on_a_phone_the_decision_stays_while_tabs_change(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_table(page, "voices", TABLE, seed=2, options=VOICE)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    tabs = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    assert tabs.count() == 4
    for tab in tabs.all():
        tab.click()
        expect(bar(page)).to_be_in_viewport(ratio=1)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_the_chat_fits_beside_the_prosecutors_desk(page: Page) -> None:
    options = {"chosen_prosecutor": 0}
    open_table(page, "voices", ["me", "random", "random"], seed=8, options=options)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    page.keyboard.press("t")
    part = page.get_by_role("region", name="Transcript and talk").bounding_box()
    field = page.get_by_label("Talk to the table").bounding_box()
    assert part is not None
    assert field is not None
    assert field["y"] + field["height"] <= part["y"] + part["height"]


def all_of(side: Side) -> View:
    """A side of a trial card that has been read to its end."""
    read = [
        {"header": one.header, "text": one.text, "lead_in": one.lead_in} for one in side.abilities
    ]
    return {"text": side.flavour, "abilities": read, "next": None}


def test_every_trial_card_and_strategy_card_can_be_read_without_scrolling(page: Page) -> None:
    staged = Staged(page, "voices", TABLE, seed=3, options=VOICE)
    longest = max(STRATEGY_CARDS, key=lambda card: len(card.text)).text
    must_be_scrolled = "box => box.scrollHeight > box.clientHeight + 1"
    cut_off = []
    for number, card in enumerate(TRIAL_CARDS):
        front = all_of(card.front)
        back = side_of(number, BACK)
        unread = {"regions": announced(number), "number": None, "title": None, "black_box": None}
        read = {**unread, "number": card.number, "title": card.title, "front": front}
        for trial, resolving in (
            ({**unread, "front": None, "back": None}, {"seat": 0, "text": longest}),
            ({**read, "back": None}, None),
            ({**read, "back": all_of(back)}, None),
        ):
            staged.show({**staged.view(), "trial": trial, "resolving": resolving})
            if page.get_by_label("What was read").evaluate(must_be_scrolled):
                cut_off.append((card.number, trial))
    assert cut_off == []


def test_what_a_card_said_before_can_be_read_again(page: Page) -> None:
    staged = Staged(page, "voices", TABLE, seed=3, options=VOICE)
    card, back = TRIAL_CARDS[0], side_of(0, BACK)
    trial = {
        "regions": announced(0),
        "number": card.number,
        "title": card.title,
        "front": all_of(card.front),
        "back": all_of(back),
        "black_box": None,
    }
    staged.show({**staged.view(), "trial": trial})
    expect(page.get_by_text(back.flavour)).to_be_visible()
    expect(page.get_by_text(card.front.flavour)).to_be_hidden()
    page.get_by_text("Front: ").press("Enter")
    expect(page.get_by_text(card.front.flavour)).to_be_visible()


@pytest.mark.parametrize("width", [390, 1024, 1280])
def test_the_names_of_jurors_cover_no_tokens(new_page: NewPage, width: int) -> None:
    page = new_page(width, 768)
    open_table(page, "voices", ["me", "random", "random"], seed=8)
    expect(my_choice(page)).to_be_visible(timeout=LONG)
    if width < 760:
        page.get_by_role("button", name="Court").click()
    jurors = page.get_by_role("list", name="The jury").get_by_role("button")
    expect(jurors).to_have_count(6)
    for juror in jurors.all():
        name, piles = (juror.locator(part).bounding_box() for part in ("b", ".piles"))
        assert name is not None
        assert piles is not None
        beside = name["x"] + name["width"] <= piles["x"]
        above = name["y"] + name["height"] <= piles["y"]
        assert beside or above


def test_strategy_cards_share_their_room_and_say_what_they_leave_out(page: Page) -> None:
    table = Staged(page, "voices", ["me", *["rookie"] * 5], seed=6, options=VOICE)
    view = table.view()
    longest = sorted(STRATEGY_CARDS, key=lambda card: -len(card.text))[:3]
    view["players"][view["seat"]]["hand"] = [card.id for card in longest]
    table.show(view)
    hand = page.get_by_role("region", name="Your strategy cards")
    room = hand.bounding_box()
    assert room is not None
    assert not hand.locator("ul").evaluate("list => list.scrollHeight > list.clientHeight + 1")
    for card in longest:
        shown = hand.locator(f"[data-explain='card:{card.id}']")
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"]
        expect(shown.locator("b")).to_have_text(card.name)
        left_out = shown.locator(".out").count()
        assert left_out > 0
        expect(shown.locator(".more")).to_have_text(f"+ {left_out} more")
        assert not any(
            sentence.strip().startswith("”")
            for sentence in shown.locator("[data-sentence]").all_text_contents()
        )
        shown.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(card.name)
