"""Floyd's decks as they are written: counts, costs, colours, words, traits and English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from caseboard.games.android.catalogue import CARDS, PLOTS, SPECIAL, TIPS, Card, Plot
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.favors import (
    LoseAnyFavor,
    LoseFavor,
    LoseNpcFavor,
    SpendFavors,
    StealFavor,
)
from caseboard.games.android.effects.lasting import FreeMove
from caseboard.games.android.effects.life import DiscardDirective, Gains
from caseboard.games.android.numbers import FLOYD, Side
from caseboard.games.android.texts import (
    ending_text,
    plot_card_text,
    special_text,
    twilight_text,
)

DECK: list[Card] = [card for card in CARDS if card is not None and card.detective == FLOYD]
LIGHT = [card for card in DECK if card.side is Side.LIGHT]
DARK = [card for card in DECK if card.side is Side.DARK]
FLOYDS: list[Plot] = [plot for plot in PLOTS if plot.detective == FLOYD]
DIRECTIVES = [special for special in SPECIAL.directives if special.name.endswith("Directive")]

RULES: dict[str, str] = {
    **{card.name: twilight_text(card) for card in DECK},
    **{
        line.name: plot_card_text(line, FLOYD)
        for plot in FLOYDS
        for line in map(plot.line, range(3))
    },
    **{ending.name: ending_text(ending, FLOYD) for plot in FLOYDS for ending in plot.endings},
    **{special.name: special_text(special, "Floyd") for special in DIRECTIVES},
}
FLAVOUR: dict[str, str] = {
    **{card.name: card.flavour for card in DECK},
    **{line.name: line.flavour for plot in FLOYDS for line in map(plot.line, range(3))},
    **{ending.name: ending.flavour for plot in FLOYDS for ending in plot.endings},
    **{special.name: special.about for special in DIRECTIVES},
    **{f"tip: {tip}": tip for tip in (*TIPS[FLOYD].play, *TIPS[FLOYD].against)},
    **{
        f"sacrifice: {sacrifice.text}": sacrifice.text
        for plot in FLOYDS
        for line in map(plot.line, range(3))
        for section in (line.good, line.bad)
        for sacrifice in section.sacrifices
    },
}


def parts(effect: object) -> Iterator[object]:
    """An effect and everything it is made of."""
    yield effect
    if isinstance(effect, tuple):
        for part in effect:
            yield from parts(part)
    elif is_dataclass(effect):
        for field in fields(effect):
            yield from parts(getattr(effect, field.name))


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
def test_each_deck_has_its_printed_count_and_curve(cards: list[Card]) -> None:
    assert len(cards) == 21
    assert Counter(card.cost for card in cards) == {0: 2, 1: 5, 2: 7, 3: 5, 4: 2}


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
def test_two_thirds_of_a_deck_wear_the_colour_of_a_plot(cards: list[Card]) -> None:
    colours = Counter(card.colour for card in cards)
    assert colours.pop(None) == 7
    assert set(colours) == {plot.colour for plot in FLOYDS}
    assert min(colours.values()) >= 4


def test_names_are_unique() -> None:
    names = [card.name for card in DECK]
    names += [line.name for plot in FLOYDS for line in map(plot.line, range(3))]
    names += [ending.name for plot in FLOYDS for ending in plot.endings]
    assert len(names) == 42 + 9 + 12 == len(set(names))


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_cards_of_a_deck_do_the_same(cards: list[Card]) -> None:
    assert len({(card.effect, card.stays) for card in cards}) == len(cards)


def test_every_word_that_a_card_gives_is_listed_on_some_plot_card_and_the_other_way_round() -> None:
    given = {part.word for card in DECK for part in parts(card.effect) if isinstance(part, Gains)}
    listed = {
        word
        for plot in FLOYDS
        for line in map(plot.line, range(3))
        for word in (*line.good.words, *line.bad.words)
    }
    assert given == listed


def test_no_plot_card_calls_a_word_both_good_and_bad() -> None:
    for plot in FLOYDS:
        for line in map(plot.line, range(3)):
            assert not set(line.good.words) & set(line.bad.words), line.name


def test_the_fight_trait_is_on_exactly_the_fights() -> None:
    for card in DECK:
        fights = any(isinstance(part, Fight) for part in parts(card.effect))
        assert ("Fight" in card.traits) is fights, card.name
    assert sum("Fight" in card.traits for card in LIGHT) == 2
    assert sum("Fight" in card.traits for card in DARK) == 2


def test_tech_is_what_stays_in_play_and_one_of_it_is_a_pair_of_legs() -> None:
    tech = [card for card in LIGHT if card.stays is not None]
    assert [card for card in DECK if "Tech" in card.traits] == tech
    assert len(tech) > 2
    assert sum(FreeMove() in card.stays.lasting for card in tech if card.stays) == 1


def test_dark_cards_have_an_occasion_and_leave_play_again() -> None:
    occasions = Counter(card.when for card in DARK)
    assert None not in occasions
    assert set(occasions) == {
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
    assert all(card.stays.until is not None for card in DARK if card.stays is not None)
    assert any(card.stays is not None for card in DARK)


def test_many_dark_cards_hit_his_favors() -> None:
    losses = (LoseAnyFavor, LoseFavor, LoseNpcFavor, StealFavor, SpendFavors)
    hit = [card for card in DARK if any(isinstance(part, losses) for part in parts(card.effect))]
    assert len(hit) >= 10


def test_each_plot_tries_one_directive_and_the_way_that_sheds_it_pays_better() -> None:
    shed = []
    for plot in FLOYDS:
        assert plot.chosen_crossroads
        free, bound = plot.crossroads
        shed += [p.number for p in parts(free.enters) if isinstance(p, DiscardDirective)]
        assert not [p for p in parts(bound.enters) if isinstance(p, DiscardDirective)]
        assert plot.endings[0].vp > plot.endings[2].vp > 0
        assert plot.endings[1].vp < 0
        assert plot.endings[3].vp < 0
    assert sorted(shed) == [1, 2, 3]


def test_there_are_three_directives() -> None:
    assert [special.name for special in DIRECTIVES] == [
        "First Directive",
        "Second Directive",
        "Third Directive",
    ]


def test_what_is_not_so_is_said_plainly() -> None:
    assert (
        "if it is day 4 of the week and Floyd is not at Haas-Bioroid:" in RULES["Third Directive"]
    )


def test_the_tip_sheet_has_both_halves() -> None:
    assert min(len(TIPS[FLOYD].play), len(TIPS[FLOYD].against)) >= 4


TRAPS: dict[str, str] = {
    "double space": r"  ",
    "space at an end": r"^\s|\s$",
    "space before punctuation": r"\s[.,;:!?]",
    "double punctuation": r"[.,;:]{2}|[.,;:][!?]",
    "repeated word": r"\b(?i:(?!that )(\w+)) \1\b",
    "'a' before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiouAEIOU]",
    "'an' before a consonant": r"\b[Aa]n (?!hour|honest)[^aeiouAEIOU]",
    "plural after 1": r"\b1 (?!of |or |on )(?:[\w-]+ )?(?:tokens|cards|favors|spaces|hits)\b",
    "singular after many": r"\b[2-9] (?!or |of |on )(?:[\w-]+ )?(?:token|card|favor|space|hit)\b",
    "lower case after a full stop": r"[^…]\. [a-z]",
    "unfilled place": r"[{}]",
}


@pytest.mark.parametrize("trap", TRAPS)
def test_no_text_falls_into_a_trap(trap: str) -> None:
    texts = {**RULES, **{f"flavour of {name}": text for name, text in FLAVOUR.items()}}
    assert {name: text for name, text in texts.items() if re.search(TRAPS[trap], text)} == {}


def test_texts_begin_and_end_like_sentences() -> None:
    for name, text in {**RULES, **FLAVOUR}.items():
        assert re.match(r"'?[A-Z0-9+−]", text), name
        assert re.search(r"[.!?]'?$", text), name


def test_rules_fit_a_card() -> None:
    cards = {name: text for name, text in RULES.items() if name in {card.name for card in DECK}}
    assert {name: len(text) for name, text in cards.items() if len(text) > 300} == {}


def test_flavour_fits_a_card_and_never_repeats_itself() -> None:
    assert {name: len(text) for name, text in FLAVOUR.items() if len(text) > 240} == {}
    seen: dict[tuple[str, ...], str] = {}
    for name, text in FLAVOUR.items():
        words = re.findall(r"[\w']+", text.lower())
        for phrase in {tuple(words[i : i + 5]) for i in range(len(words) - 4)}:
            assert phrase not in seen, (name, seen[phrase])
            seen[phrase] = name
