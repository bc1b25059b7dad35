"""Raymond's decks, plots and special cards as they are declared."""

from __future__ import annotations

from collections import Counter

import pytest

from caseboard.games.android.catalogue import SPECIAL, TIPS, Card, Payer
from caseboard.games.android.content.raymond import dark, light
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.favors import GainNpcFavor
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import RAYMOND, Side
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

LIGHT = cards_of(RAYMOND, Side.LIGHT)
DARK = cards_of(RAYMOND, Side.DARK)
PLOTS = plots_declared(RAYMOND)
COLOURS = {plot.colour for plot in PLOTS}


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
class TestEachDeck:
    def test_has_twenty_cards(self, cards: list[Card]) -> None:
        assert len(cards) == 20

    def test_has_a_cost_curve(self, cards: list[Card]) -> None:
        assert Counter(card.cost for card in cards) == {0: 2, 1: 5, 2: 6, 3: 5, 4: 2}

    def test_shows_the_colour_of_a_plot_on_about_two_thirds(self, cards: list[Card]) -> None:
        coloured = [card.colour for card in cards if card.colour is not None]
        assert set(coloured) == COLOURS
        assert 12 <= len(coloured) <= 15
        assert min(Counter(coloured).values()) >= 6

    def test_has_two_fights_and_marks_them(self, cards: list[Card]) -> None:
        fights = {c.name for c in cards if any(isinstance(p, Fight) for p in parts(c.effect))}
        assert fights == {card.name for card in cards if "Fight" in card.traits}
        assert len(fights) == 2

    def test_has_two_or_more_cards_that_stay(self, cards: list[Card]) -> None:
        assert sum(card.stays is not None for card in cards) >= 2

    def test_never_repeats_an_effect(self, cards: list[Card]) -> None:
        assert len({(card.effect, card.stays, card.when) for card in cards}) == len(cards)


def test_the_decks_keep_the_order_in_which_they_are_written() -> None:
    assert [card.name for card in LIGHT] == [draft.name for draft in light.LIGHT]
    assert [card.name for card in DARK] == [draft.name for draft in dark.DARK]


def test_every_name_is_used_once() -> None:
    names = [card.name for card in (*LIGHT, *DARK)]
    names += [line.name for plot in PLOTS for line in lines(plot)]
    names += [ending.name for plot in PLOTS for ending in plot.endings]
    names += [special.name for special in SPECIAL.memories]
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
    common = {occasion for occasion, _ in occasions.most_common(3)}
    assert common == {Occasion.STARTS_TURN, Occasion.ENTERS_PLACE, Occasion.FOLLOWS_LEAD}


def test_dark_cards_that_stay_end_by_themselves() -> None:
    assert all(card.stays.until is not None for card in DARK if card.stays is not None)


def test_i_owe_you_one_ray_is_what_the_rulebook_says() -> None:
    card = next(card for card in LIGHT if card.name == "I owe you one, Ray")
    assert (card.cost, card.when, card.if_, card.time) == (2, None, None, 1)
    assert card.effect == GainNpcFavor("kate")


def test_every_word_of_baggage_counts_on_each_plot() -> None:
    given = {part.word for c in (*LIGHT, *DARK) for part in parts(c.effect) if type(part) is Gains}
    for plot in PLOTS:
        listed = {word for line in lines(plot) for word in (*line.good.words, *line.bad.words)}
        assert given - listed == set()
        assert listed - given == set()


def test_no_plot_card_lists_a_word_twice() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            words = (*line.good.words, *line.bad.words)
            assert len(set(words)) == len(words)


def test_two_plots_whose_best_ending_is_fourteen() -> None:
    assert len(PLOTS) == 2
    assert max(ending.vp for plot in PLOTS for ending in plot.endings) == 14
    for plot in PLOTS:
        assert [ending.vp > 0 for ending in plot.endings] == [True, False, True, False]


def test_others_can_add_bad_baggage_to_every_plot_card() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert [sacrifice.payer for sacrifice in line.bad.sacrifices] == [Payer.OTHERS]


def test_four_memories_with_one_trigger_each() -> None:
    assert [memory.triggers[0].occasion for memory in SPECIAL.memories] == [
        Occasion.DRAWS_CARD,
        Occasion.ENTERS_PLACE,
        Occasion.FIGHTS,
        Occasion.STARTS_TURN,
    ]
    assert all(len(memory.triggers) == 1 for memory in SPECIAL.memories)


def test_rules_texts_fall_into_no_trap() -> None:
    specials = [SPECIAL.specials[RAYMOND], *SPECIAL.memories]
    own = {special.name: special_text(special, "Raymond") for special in specials}
    assert trapped(rules_texts(RAYMOND) | own) == {}


def test_cards_are_short() -> None:
    assert {n: len(t) for n, t in rules_texts(RAYMOND).items() if len(t) > 600} == {}
    cards = {card.name for card in (*LIGHT, *DARK)}
    long = {n: len(t) for n, t in rules_texts(RAYMOND).items() if n in cards and len(t) > 290}
    assert long == {}


def test_flavour_is_finished_short_and_never_repeated() -> None:
    texts = flavour_texts(RAYMOND)
    abouts = {special.name: special.about for special in SPECIAL.memories}
    tips = dict.fromkeys((*TIPS[RAYMOND].play, *TIPS[RAYMOND].against))
    everything = texts | abouts | {tip: tip for tip in tips}
    assert trapped(everything) == {}
    assert repeated_phrases(everything) == {}
    assert {n: len(t) for n, t in texts.items() if len(t) > 200} == {}
