"""What Caprice's decks and plots are about: Psychic cards, Human First, and Report, Caprice."""

from __future__ import annotations

from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.conditions import HasWarrant
from caseboard.games.android.effects.life import PaySanity
from caseboard.games.android.effects.time import LoseTime
from caseboard.games.android.numbers import CAPRICE, Side
from tests.games.android.content.reading import cards_of, lines, parts, plots_declared
from tests.games.android.names import the_card

LIGHT = cards_of(CAPRICE, Side.LIGHT)
DARK = cards_of(CAPRICE, Side.DARK)


def test_no_card_has_a_trait_that_nothing_asks_for() -> None:
    traits = {trait for card in (*LIGHT, *DARK) for trait in card.traits}
    assert traits <= {"Fight", "Human First", "Psychic"}


def test_human_first_comes_only_in_the_dark_where_the_suit_makes_it_free() -> None:
    assert not [card.name for card in LIGHT if "Human First" in card.traits]
    assert sum("Human First" in card.traits for card in DARK) == 6


def test_whatever_costs_sanity_opens_a_mind() -> None:
    payers = [c for c in LIGHT if any(isinstance(p, PaySanity) for p in parts(c.effect))]
    assert len(payers) == 3
    assert all("Psychic" in card.traits for card in payers)


def test_report_caprice_is_as_printed() -> None:
    report = the_card("Report, Caprice")
    assert (report.cost, report.when, report.if_, report.effect) == (
        2,
        Occasion.ENTERS_PLACE,
        HasWarrant("jinteki"),
        LoseTime(2),
    )


def test_every_plot_card_gathers_baggage_of_both_kinds_by_itself() -> None:
    for plot in plots_declared(CAPRICE):
        for line in lines(plot):
            assert line.good.triggers
            assert line.bad.triggers
