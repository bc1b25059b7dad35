"""All of Android's cards together: the printed counts, variety, and rules English."""

from __future__ import annotations

from collections import Counter

import pytest

from caseboard.games.android.catalogue import (
    CARDS,
    ENDINGS,
    GENERAL_EVENTS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
    Card,
    card_at,
    plots_of,
)
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.effects.base import Effect
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import CARD_COUNT, DETECTIVES, RAYMOND, Side
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

EVERYBODY = range(len(DETECTIVES))
ALL = [card_at(number) for number in range(CARD_COUNT)]
LONGEST_TEXT = 420


def test_the_box_has_the_printed_counts() -> None:
    assert all(card is not None for card in CARDS)
    per_detective = [sum(card.detective == who for card in ALL) for who in EVERYBODY]
    assert per_detective == [44, 42, 42, 42, 40]
    assert sum(card.side is Side.LIGHT for card in ALL) == 105
    assert [len(plots_of(who)) for who in EVERYBODY] == [3, 3, 3, 3, 2]
    assert len(ENDINGS) == 4 * len(PLOTS) == 56
    assert (len(GENERAL_EVENTS), len(SPECIFIC_EVENTS)) == (23, 18)
    assert Counter(event.murder for event in SPECIFIC_EVENTS) == dict.fromkeys(
        range(len(MURDERS)), 3
    )
    moods_are_two_sides_of_one_card = 1
    count = len(SPECIAL.specials) + len(SPECIAL.directives) + len(SPECIAL.memories)
    assert count + moods_are_two_sides_of_one_card == 11
    assert len(SPECIAL.moods) == 2
    assert len(SPECIAL.murder_rules) == len(MURDERS)
    assert set(TIPS) == set(EVERYBODY)


def test_every_name_is_used_once() -> None:
    names = [card.name for card in ALL]
    names += [line.name for plot in PLOTS for line in lines(plot)]
    names += [ending.name for ending in ENDINGS]
    names += [event.name for event in (*GENERAL_EVENTS, *SPECIFIC_EVENTS)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_there_are_at_least_sixty_different_effects() -> None:
    words = {type(part) for card in ALL for part in parts(card.effect) if isinstance(part, Effect)}
    whole = {repr(card.effect) for card in ALL}
    assert len(words) >= 60
    assert len(whole) >= 180


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("who", EVERYBODY)
def test_a_deck_has_a_curve_colours_fights_and_no_two_cards_alike(who: int, side: Side) -> None:
    cards = cards_of(who, side)
    assert {card.cost for card in cards} == {0, 1, 2, 3, 4}
    assert 1.5 < sum(card.cost for card in cards) / len(cards) < 2.5
    assert len({(card.effect, card.when, card.stays) for card in cards}) == len(cards)
    colours = {plot.colour for plot in plots_declared(who)}
    coloured = [card.colour for card in cards if card.colour is not None]
    assert set(coloured) == colours
    assert len(coloured) >= len(cards) / 2
    fights = [card for card in cards if any(isinstance(p, Fight) for p in parts(card.effect))]
    assert fights == [card for card in cards if "Fight" in card.traits]
    assert len(fights) >= 2


def test_a_tenth_stays_in_play_or_touches_what_is_known_the_puzzle_suspects_or_people() -> None:
    fights = [card for card in ALL if "Fight" in card.traits]
    stays = [card for card in ALL if card.stays is not None]
    assert len(fights) >= 21
    assert len(stays) >= 16


def test_dark_cards_answer_occasions_and_light_cards_mostly_are_actions() -> None:
    dark = [card for card in ALL if card.side is Side.DARK]
    assert all(card.when is not None for card in dark)
    assert len({card.when for card in dark}) >= 9
    actions = [card for card in ALL if card.side is Side.LIGHT and card.when is None]
    assert len(actions) > 70


def test_words_of_conditional_baggage_are_listed_on_a_plot_of_their_detective() -> None:
    for who in EVERYBODY:
        listed = {
            word
            for plot in plots_declared(who)
            for line in lines(plot)
            for word in (*line.good.words, *line.bad.words)
        }
        used = {
            part.word
            for side in Side
            for card in cards_of(who, side)
            for part in parts(card.effect)
            if isinstance(part, Gains)
        }
        assert used <= listed, DETECTIVES[who]


@pytest.mark.parametrize("who", EVERYBODY)
def test_rules_texts_are_complete_short_and_good_english(who: int) -> None:
    texts = rules_texts(who)
    assert trapped(texts) == {}
    cards = {card.name for side in Side for card in cards_of(who, side)}
    long = {name: len(text) for name, text in texts.items() if name in cards}
    assert {name: n for name, n in long.items() if n > LONGEST_TEXT} == {}


def test_flavour_is_ours_unrepeated_and_one_or_two_lines() -> None:
    texts = {
        f"{DETECTIVES[who]}: {name}": text
        for who in EVERYBODY
        for name, text in flavour_texts(who).items()
    }
    assert len(set(texts.values())) == len(texts)
    assert repeated_phrases(texts, length=7) == {}
    assert [name for name, text in texts.items() if not 20 <= len(text) <= 240] == []


def test_endings_are_happy_or_sad_and_within_their_range() -> None:
    for number, ending in enumerate(ENDINGS):
        assert ending.vp != 0
        best = 14 if PLOTS[number // 4].detective == RAYMOND else 7
        assert -9 <= ending.vp <= best


def test_known_cards_do_what_is_known_of_them() -> None:
    named = {card.name: card for card in ALL}
    known: dict[str, tuple[str, Side, int | None]] = {
        "I owe you one, Ray": ("raymond", Side.LIGHT, 2),
        "Report, Caprice": ("caprice", Side.DARK, 2),
        "I want you in my office now, Blaine!": ("louis", Side.DARK, 3),
        "I need to walk the streets a bit": ("louis", Side.LIGHT, None),
        "You can't hide your secrets from me": ("caprice", Side.LIGHT, None),
    }
    for name, (detective, side, cost) in known.items():
        card: Card = named[name]
        assert (DETECTIVES[card.detective], card.side) == (detective, side)
        assert cost in (None, card.cost)
    assert named["I want you in my office now, Blaine!"].colour == "blue"
    assert any("scumbag" in name for name in named)
    titles = {event.name for event in (*GENERAL_EVENTS, *SPECIFIC_EVENTS)}
    assert "Kate says she wants to testify" in titles
    assert "Jimmy says he's got some real juicy info for you" in titles
    assert "Thomas Haas is holed up with Human First" in titles
