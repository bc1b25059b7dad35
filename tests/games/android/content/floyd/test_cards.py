"""What Floyd's decks, plots and Directives are about: Tech, lost favors, rules he may shed."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.effects.favors import (
    LoseAnyFavor,
    LoseFavor,
    LoseNpcFavor,
    SpendFavors,
    StealFavor,
)
from caseboard.games.android.effects.lasting import FreeMove
from caseboard.games.android.effects.life import DiscardDirective
from caseboard.games.android.numbers import FLOYD, Side
from tests.games.android.content.reading import cards_of, parts, plots_declared, short_texts

LIGHT = cards_of(FLOYD, Side.LIGHT)
DARK = cards_of(FLOYD, Side.DARK)


def test_tech_is_what_stays_in_play_and_one_of_it_is_a_pair_of_legs() -> None:
    tech = [card for card in LIGHT if card.stays is not None]
    assert [card for card in (*LIGHT, *DARK) if "Tech" in card.traits] == tech
    assert len(tech) > 2
    assert sum(FreeMove() in card.stays.lasting for card in tech if card.stays) == 1


def test_many_dark_cards_hit_his_favors() -> None:
    losses = (LoseAnyFavor, LoseFavor, LoseNpcFavor, StealFavor, SpendFavors)
    hit = [card for card in DARK if any(isinstance(part, losses) for part in parts(card.effect))]
    assert len(hit) >= 10


def test_each_plot_tries_one_directive_and_the_way_that_sheds_it_pays_better() -> None:
    shed = []
    for plot in plots_declared(FLOYD):
        assert plot.chosen_crossroads
        free, bound = plot.crossroads
        shed += [p.number for p in parts(free.enters) if isinstance(p, DiscardDirective)]
        assert not [p for p in parts(bound.enters) if isinstance(p, DiscardDirective)]
        assert plot.endings[0].vp > plot.endings[2].vp > 0
        assert plot.endings[1].vp < 0
        assert plot.endings[3].vp < 0
    assert sorted(shed) == [1, 2, 3]


def test_there_are_three_directives() -> None:
    assert [special.name for special in SPECIAL.directives] == [
        "First Directive",
        "Second Directive",
        "Third Directive",
    ]


def test_what_is_not_so_is_said_plainly() -> None:
    third = short_texts(FLOYD)["Third Directive"]
    assert "if it is day 4 of the week and Floyd is not at Haas-Bioroid:" in third
