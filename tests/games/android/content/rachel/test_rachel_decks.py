"""Rachel's decks, plots, Money card and tip sheet as they are declared."""

from __future__ import annotations

from collections import Counter

import pytest

from caseboard.games.android.catalogue import FAVOR_OF, NPC, SPECIAL, TIPS, Card, Payer
from caseboard.games.android.content.rachel import dark, light
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.conditions import MoneyAtMost
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.favors import Money
from caseboard.games.android.effects.lasting import VpPerFavor, VpPerMoney
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.effects.travel import CarBreaksDown, CarIsRepaired
from caseboard.games.android.numbers import RACHEL, Side
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

LIGHT = cards_of(RACHEL, Side.LIGHT)
DARK = cards_of(RACHEL, Side.DARK)
PLOTS = plots_declared(RACHEL)
COLOURS = {plot.colour for plot in PLOTS}


@pytest.mark.parametrize("cards", [LIGHT, DARK], ids=["light", "dark"])
class TestEachDeck:
    def test_has_twenty_one_cards(self, cards: list[Card]) -> None:
        assert len(cards) == 21

    def test_has_a_cost_curve(self, cards: list[Card]) -> None:
        assert Counter(card.cost for card in cards) == {0: 2, 1: 5, 2: 7, 3: 5, 4: 2}

    def test_shows_the_colour_of_a_plot_on_about_two_thirds(self, cards: list[Card]) -> None:
        coloured = [card.colour for card in cards if card.colour is not None]
        assert set(coloured) == COLOURS
        assert 13 <= len(coloured) <= 16
        assert min(Counter(coloured).values()) >= 4

    def test_has_two_fights_and_marks_them(self, cards: list[Card]) -> None:
        fights = {c.name for c in cards if any(isinstance(p, Fight) for p in parts(c.effect))}
        assert fights == {card.name for card in cards if "Fight" in card.traits}
        assert len(fights) == 2

    def test_has_two_cards_that_stay(self, cards: list[Card]) -> None:
        assert sum(card.stays is not None for card in cards) == 2

    def test_never_repeats_an_effect(self, cards: list[Card]) -> None:
        assert len({(card.effect, card.stays) for card in cards}) == len(cards)


def test_the_decks_keep_the_order_in_which_they_are_written() -> None:
    assert [card.name for card in LIGHT] == [draft.name for draft in light.LIGHT]
    assert [card.name for card in DARK] == [draft.name for draft in dark.DARK]


def test_every_name_is_used_once() -> None:
    names = [card.name for card in (*LIGHT, *DARK)]
    names += [line.name for plot in PLOTS for line in lines(plot)]
    names += [ending.name for plot in PLOTS for ending in plot.endings]
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


def test_bounties_pay_and_creditors_take() -> None:
    paid = [part.thousands for card in LIGHT for part in parts(card.effect) if type(part) is Money]
    taken = [part.thousands for card in DARK for part in parts(card.effect) if type(part) is Money]
    assert len(paid) >= 4
    assert min(paid) > 0
    assert len(taken) >= 4
    assert max(taken) < 0


def test_the_hopper_breaks_in_the_dark_and_is_repaired_in_the_light() -> None:
    light_parts = [type(part) for card in LIGHT for part in parts(card.effect)]
    dark_parts = [type(part) for card in DARK for part in parts(card.effect)]
    assert CarBreaksDown not in light_parts
    assert CarIsRepaired not in dark_parts
    assert light_parts.count(CarIsRepaired) == dark_parts.count(CarBreaksDown) == 3


def test_short_of_money_and_broke_read_differently() -> None:
    assert MoneyAtMost(2).text("Rachel") == "Rachel has $2,000 or less"
    assert MoneyAtMost(0).text("Rachel") == "Rachel has no money"


def test_every_word_of_baggage_is_given_by_cards_and_counts_both_ways_somewhere() -> None:
    given = {part.word for c in (*LIGHT, *DARK) for part in parts(c.effect) if type(part) is Gains}
    good = {word for plot in PLOTS for line in lines(plot) for word in line.good.words}
    bad = {word for plot in PLOTS for line in lines(plot) for word in line.bad.words}
    assert given == good | bad
    assert good & bad >= {"duty", "greed", "guilt", "pride"}


def test_no_plot_card_lists_a_word_twice() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            words = (*line.good.words, *line.bad.words)
            assert len(set(words)) == len(words) == 4


def test_three_plots_of_different_colours_with_happy_and_sad_endings() -> None:
    assert len(PLOTS) == len(COLOURS) == 3
    for plot in PLOTS:
        assert [ending.vp > 0 for ending in plot.endings] == [True, False, True, False]
        assert all(-9 <= ending.vp <= 7 for ending in plot.endings)


def test_two_happy_endings_can_give_thirteen_as_in_the_rulebooks_example() -> None:
    father, debt, _ = PLOTS
    assert father.endings[0].lasting == (VpPerFavor(FAVOR_OF[NPC["captain-beckmann"]]),)
    assert father.endings[0].vp + debt.endings[0].vp == 13


def test_others_can_add_bad_baggage_to_every_plot_card() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert [sacrifice.payer for sacrifice in line.bad.sacrifices] == [Payer.OTHERS]
            assert {sacrifice.payer for sacrifice in line.good.sacrifices} <= {Payer.OWNER}


def test_rachel_can_work_for_good_baggage_on_every_plot_card() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert line.good.sacrifices or line.good.lead_sacrifice or line.good.triggers


def test_the_money_card_pays_a_point_for_each_thousand() -> None:
    assert SPECIAL.specials[RACHEL].lasting == (VpPerMoney(1),)


def test_rules_texts_fall_into_no_trap() -> None:
    money = SPECIAL.specials[RACHEL]
    assert trapped(rules_texts(RACHEL) | {money.name: special_text(money, "Rachel")}) == {}


def test_cards_are_short() -> None:
    texts = rules_texts(RACHEL)
    cards = {card.name for card in (*LIGHT, *DARK)}
    assert {n: len(t) for n, t in texts.items() if n in cards and len(t) > 320} == {}
    assert {n: len(t) for n, t in texts.items() if len(t) > 480} == {}


def test_flavour_is_finished_short_and_never_repeated() -> None:
    texts = flavour_texts(RACHEL)
    money = SPECIAL.specials[RACHEL]
    tips = TIPS[RACHEL]
    everything = texts | {money.name: money.about}
    everything |= {tip: tip for tip in (*tips.play, *tips.against)}
    everything |= {
        sacrifice.text: sacrifice.text
        for plot in PLOTS
        for line in lines(plot)
        for sacrifice in (*line.good.sacrifices, *line.bad.sacrifices)
    }
    assert trapped(everything) == {}
    assert repeated_phrases(everything) == {}
    assert {n: len(t) for n, t in texts.items() if len(t) > 200} == {}


def test_flavour_speaks_in_her_voice_on_light_cards_and_about_her_on_dark_ones() -> None:
    def says_i(text: str) -> bool:
        return any(word in {"I", "me", "my", "I'm"} for word in text.replace(".", " ").split())

    assert not any(says_i(card.flavour) for card in DARK)


def test_the_tip_sheet_helps_both_sides() -> None:
    assert len(TIPS[RACHEL].play) >= 5
    assert len(TIPS[RACHEL].against) >= 5
