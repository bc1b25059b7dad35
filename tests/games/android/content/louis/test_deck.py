"""Louis's forty-two cards, nine plot cards, twelve endings and their texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from caseboard.games.android.catalogue import (
    CARDS,
    PLOTS,
    SPECIAL,
    TIPS,
    Card,
    Payer,
    Plot,
    plots_of,
)
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.cards import DrawDark
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import DECK_SIZES, LOUIS, Side, deck_of
from caseboard.games.android.texts import (
    ending_text,
    plot_card_text,
    special_text,
    twilight_text,
)

OWN: tuple[Card, ...] = tuple(
    card for card in CARDS if card is not None and card.detective == LOUIS
)
LIGHT = [card for card in OWN if card.side is Side.LIGHT]
DARK = [card for card in OWN if card.side is Side.DARK]
PLOTS_OF_HIS: tuple[Plot, ...] = tuple(PLOTS[number] for number in plots_of(LOUIS))

PLOT_CARDS = [plot.line(number) for plot in PLOTS_OF_HIS for number in range(3)]
ENDINGS = [ending for plot in PLOTS_OF_HIS for ending in plot.endings]

RULES: dict[str, str] = {
    **{card.name: twilight_text(card) for card in OWN},
    **{f"plot {card.name}": plot_card_text(card, LOUIS) for card in PLOT_CARDS},
    **{f"ending {ending.name}": ending_text(ending, LOUIS) for ending in ENDINGS},
    **{mood.name: special_text(mood, "Louis") for mood in SPECIAL.moods},
}
FLAVOUR: dict[str, str] = {
    **{card.name: card.flavour for card in OWN},
    **{f"plot {card.name}": card.flavour for card in PLOT_CARDS},
    **{f"ending {ending.name}": ending.flavour for ending in ENDINGS},
    **{mood.name: mood.about for mood in SPECIAL.moods},
    **{f"tip {n}": tip for n, tip in enumerate(TIPS[LOUIS].play + TIPS[LOUIS].against)},
    **{
        f"{card.name} sacrifice {n}": sacrifice.text
        for card in PLOT_CARDS
        for n, sacrifice in enumerate(card.good.sacrifices + card.bad.sacrifices)
    },
}


def parts(value: Any) -> Iterator[Any]:
    """An expression and everything within it."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def contains(card: Card, kind: type[Any]) -> bool:
    return any(isinstance(part, kind) for part in parts((card.effect, card.stays)))


@pytest.mark.parametrize("side", Side)
def test_each_deck_has_its_printed_count_and_a_sensible_curve(side: Side) -> None:
    cards = LIGHT if side is Side.LIGHT else DARK
    assert len(cards) == DECK_SIZES[deck_of(LOUIS, side)] == 21
    assert Counter(card.cost for card in cards) == {0: 2, 1: 5, 2: 7, 3: 5, 4: 2}


def test_what_is_known_of_his_cards_stays() -> None:
    known = {card.name: card for card in OWN}
    office = known["I want you in my office now, Blaine!"]
    assert (office.side, office.cost, office.colour) == (Side.DARK, 3, "blue")
    assert known["I need to walk the streets a bit"].side is Side.LIGHT
    assert "face-down evidence" in twilight_text(known["I need to walk the streets a bit"])
    assert known["I'm going to get you at last, you scumbag"].colour == "blue"


def test_names_and_effects_are_unique() -> None:
    assert len({card.name for card in OWN}) == 42
    for cards in (LIGHT, DARK):
        assert len({twilight_text(card) for card in cards}) == 21


def test_more_than_half_of_his_dark_cards_let_him_draw_dark_cards() -> None:
    assert sum(contains(card, DrawDark) for card in DARK) > len(DARK) / 2


def test_fights_carry_the_trait_and_nothing_else_does() -> None:
    for card in OWN:
        assert ("Fight" in card.traits) == contains(card, Fight)
    assert sum(contains(card, Fight) for card in LIGHT) == 2
    assert sum(contains(card, Fight) for card in DARK) == 2


def test_dark_cards_have_an_occasion_and_spread_over_all_that_have_a_window() -> None:
    windows = {
        Occasion.STARTS_TURN,
        Occasion.ENDS_TURN,
        Occasion.ENTERS_PLACE,
        Occasion.FOLLOWS_LEAD,
        Occasion.PLACES_EVIDENCE,
        Occasion.UNCOVERS,
        Occasion.DRAWS_CARD,
        Occasion.PLAYS_LIGHT,
        Occasion.FIGHTS,
        Occasion.USES_ABILITY,
    }
    assert {card.when for card in DARK} == windows


def test_dark_cards_that_stay_end_some_day() -> None:
    staying = [card.stays for card in DARK if card.stays is not None]
    assert staying
    assert all(stays.until is not None for stays in staying)


def test_two_thirds_of_each_deck_carry_a_plot_colour() -> None:
    colours = {plot.colour for plot in PLOTS_OF_HIS}
    assert len(colours) == 3
    for cards in (LIGHT, DARK):
        coloured = [card.colour for card in cards if card.colour is not None]
        assert set(coloured) == colours
        assert 12 <= len(coloured) <= 16


def test_every_word_that_a_card_gives_is_good_or_bad_on_some_plot() -> None:
    given = {part.word for card in OWN for part in parts(card.effect) if isinstance(part, Gains)}
    listed = {word for card in PLOT_CARDS for word in card.good.words + card.bad.words}
    assert given == listed
    for card in PLOT_CARDS:
        assert not set(card.good.words) & set(card.bad.words)


def test_each_colour_moves_its_own_plot() -> None:
    """Cards of a colour give words that the plot of that colour lists."""
    for plot in PLOTS_OF_HIS:
        listed = {
            word
            for number in range(3)
            for word in plot.line(number).good.words + plot.line(number).bad.words
        }
        given = {
            part.word
            for card in OWN
            if card.colour == plot.colour
            for part in parts(card.effect)
            if isinstance(part, Gains)
        }
        assert given & listed


def test_every_plot_card_can_go_both_ways_without_cards() -> None:
    for card in PLOT_CARDS:
        good, bad = card.good, card.bad
        assert good.triggers or good.lead_sacrifice or good.sacrifices
        assert any(sacrifice.payer is Payer.OTHERS for sacrifice in bad.sacrifices)


def test_endings_are_worth_what_is_known() -> None:
    worth = {plot.name: [ending.vp for ending in plot.endings] for plot in PLOTS_OF_HIS}
    assert worth == {
        "The Krausey Case": [6, -1, 2, -4],
        "On the Take": [7, -1, 4, -5],
        "Sara": [7, -1, 3, -9],
    }
    krausey = PLOTS_OF_HIS[0]
    assert krausey.colour == "blue"
    assert [card.name for card in krausey.crossroads] == [
        "I finally caught a break",
        "The trail went cold",
    ]
    assert krausey.endings[1].name == "I found him too late"
    assert "The two murders are linked" in [ending.name for ending in krausey.endings]


def test_the_mood_card_starts_with_the_bad_mood() -> None:
    assert [mood.name for mood in SPECIAL.moods] == [
        "Louis is in a Bad Mood",
        "Louis is in a Good Mood",
    ]


TRAPS: dict[str, str] = {
    "double space": r"  ",
    "space at an end": r"^\s|\s$",
    "space before punctuation": r"\s[.,;:!?]",
    "double punctuation": r"[.,;:]{2}|[.,;:][!?]",
    "repeated word": r"\b(?i:(?!that )(\w+)) \1\b",
    "'a' before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiouAEIOU]",
    "'an' before a consonant": r"\b[Aa]n (?!hour|honest)[^aeiouAEIOU]",
    "plural after 1": r"\b1 (?!of |or |on )(?:[\w-]+ ){0,3}(?:favors|cards|spaces|leads|hits)\b",
    "singular after many": r"\b[2-9] (?!or |of |on )(?:[\w-]+ ){0,3}(?:favor|card|space|lead)\b",
    "lower case after a full stop": r"(?<!Mr)\. [a-z]",
    "unfilled place": r"[{}]",
}


@pytest.mark.parametrize("trap", TRAPS)
def test_no_text_falls_into_a_trap(trap: str) -> None:
    texts = {**RULES, **{f"flavour of {name}": text for name, text in FLAVOUR.items()}}
    assert {name: text for name, text in texts.items() if re.search(TRAPS[trap], text)} == {}


def test_rules_end_like_sentences_and_fit_a_card() -> None:
    assert {name for name, text in RULES.items() if not text.endswith(".")} == set()
    assert {
        name for name in RULES if len(RULES[name]) > 400 and not name.startswith("plot")
    } == set()


def test_flavour_is_short_and_never_repeats_itself() -> None:
    assert {name for name, text in FLAVOUR.items() if not re.search(r"[.!?]'?$", text)} == set()
    assert {name for name, text in FLAVOUR.items() if len(text) > 300} == set()
    seen: dict[tuple[str, ...], str] = {}
    repeated = []
    for text in set(FLAVOUR.values()):
        words = re.findall(r"\w+", text.lower())
        for phrase in {tuple(words[i : i + 5]) for i in range(len(words) - 4)}:
            if phrase in seen:
                repeated.append((phrase, seen[phrase], text))
            seen[phrase] = text
    assert repeated == []
