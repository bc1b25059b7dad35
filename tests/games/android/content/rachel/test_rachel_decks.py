"""What Rachel's decks, plots and Money card are about: bounties, creditors and the hopper."""

from __future__ import annotations

from caseboard.games.android.catalogue import FAVOR_OF, NPC, SPECIAL
from caseboard.games.android.effects.conditions import MoneyAtMost
from caseboard.games.android.effects.favors import Money
from caseboard.games.android.effects.lasting import VpPerFavor, VpPerMoney
from caseboard.games.android.effects.travel import CarBreaksDown, CarIsRepaired
from caseboard.games.android.numbers import RACHEL, Side
from tests.games.android.content.reading import cards_of, lines, parts, plots_declared

LIGHT = cards_of(RACHEL, Side.LIGHT)
DARK = cards_of(RACHEL, Side.DARK)
PLOTS = plots_declared(RACHEL)


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


def test_words_of_baggage_count_both_ways_somewhere() -> None:
    good = {word for plot in PLOTS for line in lines(plot) for word in line.good.words}
    bad = {word for plot in PLOTS for line in lines(plot) for word in line.bad.words}
    assert good & bad >= {"duty", "greed", "guilt", "pride"}


def test_every_plot_card_lists_four_words() -> None:
    for plot in PLOTS:
        for line in lines(plot):
            assert len((*line.good.words, *line.bad.words)) == 4


def test_two_happy_endings_can_give_thirteen_as_in_the_rulebooks_example() -> None:
    father, debt, _ = PLOTS
    assert father.endings[0].lasting == (VpPerFavor(FAVOR_OF[NPC["captain-beckmann"]]),)
    assert father.endings[0].vp + debt.endings[0].vp == 13


def test_the_money_card_pays_a_point_for_each_thousand() -> None:
    assert SPECIAL.specials[RACHEL].lasting == (VpPerMoney(1),)


def test_flavour_never_speaks_in_her_voice_on_dark_cards() -> None:
    def says_i(text: str) -> bool:
        return any(word in {"I", "me", "my", "I'm"} for word in text.replace(".", " ").split())

    assert not any(says_i(card.flavour) for card in DARK)
