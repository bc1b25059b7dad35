"""Android's decision bar: however many choices there are, none is out of sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from caseboard.core.actions import Action
from caseboard.core.options import Option, Thing
from caseboard.games.android import actions
from caseboard.games.android.catalogue import CARDS, card_at
from caseboard.games.android.content.map import PLACES
from caseboard.games.android.names import card_name, lead_name
from caseboard.games.android.options import of_a_turn, printed_option
from caseboard.games.android.options.making import deck_words, district_heading, made
from tests.browser.conftest import NewPage
from tests.browser.driver import DRAWN, bar
from tests.browser.staging import Staged

Choice = dict[str, Any]
SIZES: Final = ((1280, 720), (1440, 900))
HAND: Final = sorted(range(len(CARDS)), key=lambda card: -len(card_at(card).name))[:7]
"""The cards with the longest names."""
MOST_OPEN_CELLS: Final = 14
"""As many as there are around lines that have grown in all directions."""


OF_CARDS: Final = ("discard", "play")
HEADINGS: Final = {
    **dict.fromkeys(("follow", "ability", "event", "jimmy", "jump"), of_a_turn.HERE),
    **dict.fromkeys(("move", "dropship"), of_a_turn.MOVE),
    **dict.fromkeys(("draw-light", "draw-dark", "draw-two"), of_a_turn.DRAW),
    "play": of_a_turn.PLAY,
    "sacrifice": of_a_turn.SACRIFICE,
    "discard": of_a_turn.DISCARD,
}


def choices(kind: str, some: Iterable[Action]) -> list[Choice]:
    found: list[Choice] = msgspec.to_builtins([_option(kind, action) for action in some])
    return found


def _option(kind: str, action: Action) -> Option:
    """As the rules make it, but for what depends on the state of a game."""
    if kind == "turn" and action.verb in HEADINGS:
        heading, section, label = HEADINGS[action.verb], "", ""
        if action.verb in OF_CARDS:
            section, label = deck_words(action.argument), card_name(action.argument)
        elif action.verb == "follow":
            label = lead_name(action.argument)
        elif action.verb == "move":
            section, _ = district_heading(action.argument)
            label = PLACES[action.argument].name
        return made(action, _words(action), label=label, heading=heading, section=section)
    if action.verb == "place":
        heading = district_heading(action.argument)
        return made(action, action.text, Thing("place", action.argument), heading=heading)
    return printed_option(action)


def _words(action: Action) -> str:
    of_card = action.verb in OF_CARDS
    return f"{action.verb} {card_name(action.argument)}" if of_card else action.text


def of_hand(verb: Any) -> list[Action]:
    return [verb[card] for card in HAND]


EARTH: Final = [n for n, place in enumerate(PLACES) if place.city == 0]
QUESTIONS: Final[dict[str, list[Action]]] = {
    "payment": [
        actions.PAY,
        actions.MATCH_LOWER,
        actions.MOOD_LOWER,
        *of_hand(actions.LOWER),
        actions.MATCH_RAISE,
        actions.MOOD_RAISE,
        *of_hand(actions.RAISE),
    ],
    "turn": [
        actions.END_TURN,
        *(actions.MOVE[place] for place in EARTH[:22]),
        actions.DROPSHIP,
        actions.FOLLOW[2],
        actions.ABILITY[3],
        actions.JIMMY,
        actions.JUMP,
        *(actions.EVENT[n] for n in range(3)),
        actions.DRAW_LIGHT,
        *(actions.DRAW_DARK[n] for n in range(1, 5)),
        actions.DRAW_TWO,
        *of_hand(actions.DISCARD),
        *of_hand(actions.PLAY)[:4],
        *(actions.SACRIFICE[n] for n in range(4)),
    ],
    "choose": [actions.LEAD[n] for n in range(16)],
    "baggage": [
        *(pile[n] for n in range(5) for pile in (actions.GOOD_BAGGAGE, actions.BAD_BAGGAGE))
    ],
    "benefit": [
        *(way[n] for n in range(5) for way in (actions.SHIFT_LIGHT, actions.SHIFT_DARK)),
        actions.PASS,
    ],
    "reveal-evidence": [
        *(
            actions.token_action(who, file, n)
            for who in range(6)
            for file in range(3)
            for n in (0, 1)
        ),
        actions.PASS,
    ],
    "dropship": [actions.PLACE[n] for n in range(len(PLACES) - 1)],
    "move-lead": [actions.PLACE[n] for n, place in enumerate(PLACES) if place.type == 0],
    "place-piece": [
        *(actions.PIECE[cell * 4 + turn] for cell in range(MOST_OPEN_CELLS) for turn in range(4)),
        actions.DISCARD_PIECE,
    ],
    "place-straight-piece": [*(actions.PIECE[cell * 4 + 1] for cell in range(7))],
    "discard": of_hand(actions.CARD),
}


def offered(page: Page) -> Iterator[str]:
    """The keys of all choices, in whatever list they are; each list must be seen whole."""
    options = bar(page).locator(".options")
    page.evaluate(DRAWN)
    assert not options.evaluate("box => box.scrollHeight > box.clientHeight + 1"), (
        options.inner_text()
    )
    yield from (
        one.get_attribute("data-action") or "" for one in bar(page).locator("[data-action]").all()
    )
    groups = [one.get_attribute("data-group") for one in options.locator("[data-group]").all()]
    for group in groups:
        options.locator(f'[data-group="{group}"]').click()
        yield from offered(page)
        options.locator(".back").click()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_choice_is_seen_without_scrolling(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size)
    table = Staged(page, "android", ["me", *["rookie"] * 4], seed=5)
    for kind, asked in QUESTIONS.items():
        view = table.view()
        prompt = "A long question: which way, and how do you pay?"
        why = "It is your turn." if kind == "turn" else "A long sentence says what asks. " * 2
        cause = {"text": why, "chapter": "Leads"}
        view["decision"] = {
            "seat": view["seat"],
            "kind": kind,
            "prompt": prompt,
            "cause": cause,
            "actions": choices(kind, asked),
        }
        table.show(view)
        expect(bar(page)).to_contain_text(prompt)
        assert sorted(set(offered(page))) == sorted(one.key for one in asked), kind


def test_a_payment_says_at_once_what_can_be_done(new_page: NewPage) -> None:
    page = new_page(1280, 720)
    table = Staged(page, "android", ["me", *["rookie"] * 4], seed=5)
    view = table.view()
    view["decision"] = {
        "seat": view["seat"],
        "kind": "payment",
        "prompt": "How do you pay?",
        "actions": choices("payment", QUESTIONS["payment"]),
    }
    table.show(view)
    shown = bar(page).locator(".options").inner_text().replace("\n", " ")
    assert "Pay the cost as it stands" in shown
    assert "Lower the cost by 1 (9)" in shown
    assert "Raise the cost by 1 (9)" in shown
