"""Short texts: every card has one; it leaves out no number and nobody; it fits its place."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

import pytest

from caseboard.core.effects import Part, reading, short
from caseboard.core.shapes import ShortPart
from caseboard.games.android.box import box
from caseboard.games.android.content.map import PlaceType, Quality
from caseboard.games.android.content.suspects import LeadKind

ALL: Final = box()
NUMBERS: Final = re.compile(r"\d+")
WORDS: Final = re.compile(r"[\w.'’]+")
TARGETS: Final = (
    *(place.name for place in ALL.places),
    *(district.name for district in ALL.districts),
    *(suspect.name for suspect in ALL.suspects),
    *(npc.name for npc in ALL.npcs),
    *(favor.kind for favor in ALL.favors),
    *(f" {kind.name.lower()} " for kind in (*PlaceType, *Quality)),
    *(kind.name.lower() for kind in LeadKind),
    "another detective",
    "any suspect",
    "at random",
    "Lily",
    "Jimmy",
    "the Moon",
    "Earth",
    "the Beanstalk",
)
ROOM: Final = 130
"""How many letters a card of a hand has room for, a sign being as wide as two."""


class Texts(NamedTuple):
    name: str
    full: str
    lines: list[list[ShortPart]]
    brief: str = ""


def every_card() -> list[Texts]:
    twilight = [
        Texts(card.name, " ".join([card.when, *card.lines]), card.short, card.brief)
        for card in ALL.cards
    ]
    plots = [
        Texts(
            card.name,
            " ".join([*card.good, *card.bad, *card.rest]),
            [*card.good_short, *card.bad_short, *card.rest_short],
        )
        for plot in ALL.plots
        for card in plot.cards
    ]
    endings = [
        Texts(ending.name, " ".join(ending.lines), ending.short)
        for plot in ALL.plots
        for ending in plot.endings
    ]
    events = [
        Texts(event.name, " ".join(event.lines), event.short)
        for event in (*ALL.general_events, *ALL.specific_events)
    ]
    return twilight + plots + endings + events


def read_out(texts: Texts) -> str:
    lines = (reading(tuple(Part(part.words) for part in line)) for line in texts.lines)
    return " ".join([texts.brief, *lines])


def missing(texts: Texts) -> list[str]:
    """Numbers and targets of the full text that the short one leaves out."""
    told = read_out(texts)
    numbers = set(NUMBERS.findall(texts.full)) - set(NUMBERS.findall(told))
    targets = [name for name in TARGETS if name in texts.full and name.strip() not in told]
    you = {"you", "your"}
    unsaid = you & _words(texts.full) and not you & _words(told)
    return [*sorted(numbers), *targets, *(["you"] if unsaid else [])]


def _words(text: str) -> set[str]:
    return {word.lower() for word in WORDS.findall(text)}


def room(lines: Iterable[Iterable[ShortPart]]) -> int:
    return sum(2 if part.sign else len(part.words) for line in lines for part in line)


@pytest.mark.parametrize("texts", every_card(), ids=lambda texts: texts.name)
def test_a_short_text_says_all_numbers_and_targets(texts: Texts) -> None:
    assert all(texts.lines)
    assert bool(texts.lines) == bool(texts.full)
    assert not missing(texts), (texts.full, read_out(texts))


def test_what_a_short_text_leaves_out_is_noticed() -> None:
    full = "You place a hit on any suspect. Floyd loses 2 Time at Jinteki."
    said = [ShortPart("−1 "), ShortPart("Time", "t-time")]
    assert missing(Texts("", full, [said])) == ["2", "Jinteki", "any suspect", "you"]


def test_a_card_of_a_hand_has_room_for_its_short_text() -> None:
    long = {card.name: len(card.brief) + room(card.short) for card in ALL.cards}
    assert not {name: size for name, size in long.items() if size > ROOM}


def test_short_texts_are_half_as_long() -> None:
    full = sum(len(card.when) + len(" ".join(card.lines)) for card in ALL.cards)
    assert sum(len(card.brief) + room(card.short) for card in ALL.cards) < full / 2


def test_words_that_follow_each_other_are_one_part() -> None:
    time = Part("Time", "t-time")
    assert short("−", short("1 "), time, "") == (Part("−1 "), time)
