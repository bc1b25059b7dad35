"""What cards say: occasions and conditions in one clause, plots and sacrifices without clutter."""

from __future__ import annotations

import re

import pytest

from caseboard.games.android.catalogue import PLOTS, Plot
from caseboard.games.android.content.map import Quality
from caseboard.games.android.content.suspects import LeadKind
from caseboard.games.android.effects.base import Condition, Occasion, occasion_text
from caseboard.games.android.effects.cards import PayCard
from caseboard.games.android.effects.conditions import (
    At,
    AtQuality,
    Either,
    FavorIs,
    GoodMood,
    LeadIs,
    Not,
    OnTheMoon,
    SuspectIs,
)
from caseboard.games.android.effects.control import do
from caseboard.games.android.effects.favors import PayNpcFavor
from caseboard.games.android.effects.time import SpendTime
from caseboard.games.android.texts import plot_card_text
from tests.games.android.scenario import table

SEEDY = AtQuality(Quality.SEEDY)


@pytest.mark.parametrize(
    ("occasion", "condition", "words"),
    [
        (Occasion.ENDS_TURN, None, "Louis ends a turn"),
        (Occasion.ENDS_TURN, SEEDY, "Louis ends a turn at a seedy place"),
        (Occasion.ENDS_TURN, GoodMood(), "Louis ends a turn in a good mood"),
        (Occasion.ENTERS_PLACE, SEEDY, "Louis enters a seedy place"),
        (Occasion.ENTERS_PLACE, At("napd"), "Louis enters NAPD"),
        (Occasion.ENTERS_PLACE, OnTheMoon(), "Louis enters a place on the Moon"),
        (Occasion.FOLLOWS_LEAD, LeadIs(LeadKind.PHYSICAL), "Louis follows up a physical lead"),
        (Occasion.SPENDS_FAVOR, FavorIs("mr-li"), "Louis spends a Mr. Li favor"),
        (Occasion.ENDS_TURN, Not(SEEDY), "Louis ends a turn, if Louis is not at a seedy place"),
        (
            Occasion.ENDS_TURN,
            Either(At("napd"), SEEDY),
            "Louis ends a turn, if Louis is at NAPD or Louis is at a seedy place",
        ),
        (Occasion.PLACES_EVIDENCE, SuspectIs("eve"), "Louis places evidence, if the suspect is "
         "Eve 5VA3TC"),
        (Occasion.DAY_ENDS, At("napd"), "the day ends, if Louis is at NAPD"),
    ],
)  # fmt: skip
def test_an_occasion_and_its_condition_are_one_clause(
    occasion: Occasion, condition: Condition | None, words: str
) -> None:
    assert occasion_text(occasion, condition, "Louis", "Louis") == words


def test_a_rule_for_everybody_speaks_of_a_detective() -> None:
    words = occasion_text(Occasion.ENDS_TURN, SEEDY, "that detective", "a detective")
    assert words == "a detective ends a turn at a seedy place"


def test_a_price_of_several_parts_is_one_clause() -> None:
    price = do(SpendTime(1), PayCard())
    assert price.clause("Louis") == "spend 1 Time and discard 1 twilight card from your hand"
    assert price.text("Louis") == "Spend 1 Time. Discard 1 twilight card from your hand."
    assert PayNpcFavor("mr-li").clause("Louis") == "give up 1 Mr. Li favor"


def plot(key: str) -> Plot:
    (found,) = (one for one in PLOTS if one.key == key)
    return found


def test_a_plot_card_says_what_counts_without_repeating_that_it_is_baggage() -> None:
    sara = plot("sara")
    assert plot_card_text(sara.start, sara.detective) == (
        "Good baggage: Each love or loyalty that Louis gains. When Louis ends a turn at Adams "
        "Garden. Louis may sacrifice: Give up 1 Mr. Li favor. Bad baggage: Each duty or greed that "
        "Louis gains. Another player may sacrifice: Spend 1 Time and discard 1 of Louis's dark "
        "cards from your hand. It comes into play with 1 bad baggage."
    )


def test_every_sacrifice_has_a_line_of_its_own_that_tells_no_rule() -> None:
    told = {
        sacrifice.text
        for plot in PLOTS
        for line in (plot.start, *plot.crossroads)
        for sacrifice in (*line.good.sacrifices, *line.bad.sacrifices)
    }
    assert len(told) > 40
    for text in told:
        assert text[0].isupper()
        assert text.endswith(".")
        assert not re.search(r"\d|sacrifice|baggage|Time\b", text), text


def test_the_option_of_a_sacrifice_tells_its_price_its_gain_and_its_story() -> None:
    t = table("louis", "floyd", "caprice").plot("louis", "sara").favors("louis", mr_li=1)
    assert t.game.option(t.find("sacrifice louis-good-1")).text == (
        "Give up 1 Mr. Li favor for good baggage on Louis's plot. "
        "Hand an envelope back with the seal unbroken."
    )
