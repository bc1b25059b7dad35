"""Caprice's decks, plots, special card and tip sheet as they are declared."""

from __future__ import annotations

from collections import Counter

import pytest

from caseboard.games.android.catalogue import SPECIAL, TIPS, Baggage, Card, Payer, PlotCard
from caseboard.games.android.content.caprice import dark, light
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.conditions import HasWarrant
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.life import Gains, PaySanity
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.numbers import CAPRICE, Side
from caseboard.games.android.texts import special_text
from tests.games.android.content.reading import (
    cards_of,
    flavour_texts,
    lines,
    parts,
    plots_declared,
    repeated_phrases,
    rules_texts,
    trapped,
)

LIGHT = cards_of(CAPRICE, Side.LIGHT)
DARK = cards_of(CAPRICE, Side.DARK)
PLOTS = plots_declared(CAPRICE)
COLOURS = {plot.colour for plot in PLOTS}
TRAITS = {"Fight", "Human First", "Psychic"}


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
class TestEachDeck:
    def test_has_twenty_two_cards(self, cards: list[Card]) -> None:
        assert len(cards) == 22

    def test_has_a_cost_curve(self, cards: list[Card]) -> None:
        assert Counter(card.cost for card in cards) == {0: 2, 1: 5, 2: 8, 3: 5, 4: 2}

    def test_shows_the_colour_of_a_plot_on_about_two_thirds(self, cards: list[Card]) -> None:
        coloured = [card.colour for card in cards if card.colour is not None]
        assert set(coloured) == COLOURS
        assert 14 <= len(coloured) <= 17
        assert min(Counter(coloured).values()) >= 4

    def test_marks_its_fights(self, cards: list[Card]) -> None:
        fights = {c.name for c in cards if any(isinstance(p, Fight) for p in parts(c.effect))}
        assert fights == {card.name for card in cards if "Fight" in card.traits}
        assert 2 <= len(fights) <= 3

    def test_has_two_cards_that_stay(self, cards: list[Card]) -> None:
        assert sum(card.stays is not None for card in cards) == 2

    def test_never_repeats_an_effect(self, cards: list[Card]) -> None:
        assert len({(card.effect, card.stays, card.when) for card in cards}) == len(cards)

    def test_has_no_trait_that_nothing_asks_for(self, cards: list[Card]) -> None:
        assert {trait for card in cards for trait in card.traits} <= TRAITS


def test_the_decks_keep_the_order_in_which_they_are_written() -> None:
    assert [card.name for card in LIGHT] == [draft.name for draft in light.LIGHT]
    assert [card.name for card in DARK] == [draft.name for draft in dark.DARK]


def test_every_name_is_used_once() -> None:
    names = [card.name for card in (*LIGHT, *DARK)]
    names += [line.name for plot in PLOTS for line in lines(plot)]
    names += [ending.name for plot in PLOTS for ending in plot.endings]
    assert len(names) == 44 + 9 + 12
    assert len(set(names)) == len(names)


def test_dark_cards_wait_for_an_occasion_and_spread_over_them() -> None:
    occasions = Counter(card.when for card in DARK)
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
    often = {Occasion.STARTS_TURN, Occasion.ENTERS_PLACE, Occasion.FOLLOWS_LEAD}
    assert {occasion for occasion, _ in occasions.most_common(3)} == often


def test_dark_cards_that_stay_leave_again() -> None:
    assert all(card.stays.until is not None for card in DARK if card.stays is not None)


def test_human_first_comes_only_in_the_dark_where_the_suit_makes_it_free() -> None:
    assert not [card.name for card in LIGHT if "Human First" in card.traits]
    assert sum("Human First" in card.traits for card in DARK) == 6


def test_whatever_costs_sanity_opens_a_mind() -> None:
    payers = [c for c in LIGHT if any(isinstance(p, PaySanity) for p in parts(c.effect))]
    assert len(payers) == 3
    assert all("Psychic" in card.traits for card in payers)


def test_report_caprice_is_as_printed() -> None:
    report = next(card for card in DARK if card.name == "Report, Caprice")
    assert (report.cost, report.when, report.if_, report.effect) == (
        2,
        Occasion.ENTERS_PLACE,
        HasWarrant("jinteki"),
        LoseTime(2),
    )


def test_cards_and_plots_speak_of_the_same_words() -> None:
    on_cards = {
        part.word for card in (*LIGHT, *DARK) for part in parts(card.effect) if type(part) is Gains
    }
    sections = [section for plot in PLOTS for line in lines(plot) for section in _sections(line)]
    assert {word for section in sections for word in section.words} == on_cards


def _sections(line: PlotCard) -> tuple[Baggage, Baggage]:
    return (line.good, line.bad)


def test_no_word_is_good_and_bad_on_one_card() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert not set(line.good.words) & set(line.bad.words)
            assert 2 <= len(line.good.words) <= 3
            assert 2 <= len(line.bad.words) <= 3


def test_every_plot_card_can_be_worked_on_from_both_sides() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert line.good.triggers
            assert line.bad.triggers
            assert any(sacrifice.payer is Payer.OTHERS for sacrifice in line.bad.sacrifices)


def test_the_rules_read_well() -> None:
    texts = rules_texts(CAPRICE)
    texts["Sanity"] = special_text(SPECIAL.specials[CAPRICE], "Caprice")
    assert trapped(texts) == {}
    assert {name: len(text) for name, text in texts.items() if len(text) > 560} == {}


def test_the_flavour_is_worth_its_space() -> None:
    texts = flavour_texts(CAPRICE)
    texts["Sanity"] = SPECIAL.specials[CAPRICE].about
    for plot in PLOTS:
        for line in lines(plot):
            for sacrifice in (*line.good.sacrifices, *line.bad.sacrifices):
                texts[sacrifice.text] = sacrifice.text
    assert trapped(texts) == {}
    assert repeated_phrases(texts) == {}
    assert all(25 <= len(text) <= 200 for text in texts.values())


def test_the_tip_sheet_names_only_what_there_is() -> None:
    sheet = TIPS[CAPRICE]
    assert len(sheet.play) >= 4
    assert len(sheet.against) >= 4
    known = {card.name for card in (*LIGHT, *DARK)} | {plot.name for plot in PLOTS}
    quoted = {
        part
        for tip in (*sheet.play, *sheet.against)
        for part in tip.replace(" '", "|'").split("|")
        if part.startswith("'")
    }
    named = {part[1:].rpartition("'")[0] for part in quoted}
    assert named
    assert named <= known
    assert trapped({tip: tip for tip in (*sheet.play, *sheet.against)}) == {}
