"""What Raymond's decks, plots and Memories are about."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.effects.base import Occasion
from caseboard.games.android.effects.favors import GainNpcFavor
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import RAYMOND, Side
from tests.games.android.content.reading import cards_of, lines, parts, plots_declared
from tests.games.android.names import the_card

PLOTS = plots_declared(RAYMOND)


def test_i_owe_you_one_ray_is_what_the_rulebook_says() -> None:
    card = the_card("I owe you one, Ray")
    assert (card.cost, card.when, card.if_, card.time) == (2, None, None, 1)
    assert card.effect == GainNpcFavor("kate")


def test_every_word_of_baggage_counts_on_each_plot() -> None:
    cards = [card for side in Side for card in cards_of(RAYMOND, side)]
    given = {part.word for c in cards for part in parts(c.effect) if type(part) is Gains}
    for plot in PLOTS:
        listed = {word for line in lines(plot) for word in (*line.good.words, *line.bad.words)}
        assert given == listed


def test_the_best_of_his_two_plots_endings_is_fourteen() -> None:
    assert max(ending.vp for plot in PLOTS for ending in plot.endings) == 14


def test_four_memories_with_one_trigger_each() -> None:
    assert [memory.triggers[0].occasion for memory in SPECIAL.memories] == [
        Occasion.DRAWS_CARD,
        Occasion.ENTERS_PLACE,
        Occasion.FIGHTS,
        Occasion.STARTS_TURN,
    ]
    assert all(len(memory.triggers) == 1 for memory in SPECIAL.memories)
