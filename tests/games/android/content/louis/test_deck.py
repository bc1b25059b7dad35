"""What Louis's decks, plots and Mood card are about: the Krausey case, dark cards, his moods."""

from __future__ import annotations

from caseboard.games.android.catalogue import SPECIAL
from caseboard.games.android.effects.cards import DrawDark
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import LOUIS, Side
from caseboard.games.android.texts import twilight_text
from tests.games.android.content.reading import cards_of, lines, parts, plots_declared
from tests.games.android.names import the_card

LIGHT = cards_of(LOUIS, Side.LIGHT)
DARK = cards_of(LOUIS, Side.DARK)
PLOTS = plots_declared(LOUIS)


def test_what_is_known_of_his_cards_stays() -> None:
    assert "face-down evidence" in twilight_text(the_card("I need to walk the streets a bit"))
    assert the_card("I'm going to get you at last, you scumbag").colour == "blue"


def test_more_than_half_of_his_dark_cards_let_him_draw_dark_cards() -> None:
    drawing = [
        card
        for card in DARK
        if any(isinstance(part, DrawDark) for part in parts((card.effect, card.stays)))
    ]
    assert len(drawing) > len(DARK) / 2


def test_each_colour_moves_its_own_plot() -> None:
    """Cards of a color give words that the plot of that color lists."""
    for plot in PLOTS:
        listed = {word for line in lines(plot) for word in (*line.good.words, *line.bad.words)}
        own = [card for card in (*LIGHT, *DARK) if card.colour == plot.colour]
        given = {part.word for c in own for part in parts(c.effect) if isinstance(part, Gains)}
        assert given & listed


def test_endings_are_worth_what_is_known() -> None:
    worth = {plot.name: [ending.vp for ending in plot.endings] for plot in PLOTS}
    assert worth == {
        "The Krausey Case": [6, -1, 2, -4],
        "On the Take": [7, -1, 4, -5],
        "Sara": [7, -1, 3, -9],
    }
    krausey = PLOTS[0]
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
