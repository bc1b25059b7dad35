"""All of Android's cards together: the printed counts, variety, and rules English."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module

import pytest

from caseboard.games.android.catalogue import (
    CARDS,
    ENDINGS,
    FAVOR_OF,
    GENERAL_EVENTS,
    NPC,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
    Card,
    Payer,
    card_at,
    plots_of,
)
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.sheets import SHEETS
from caseboard.games.android.effects.base import Effect, Occasion
from caseboard.games.android.effects.control import Fight
from caseboard.games.android.effects.favors import GainNpcFavor
from caseboard.games.android.effects.life import Gains
from caseboard.games.android.numbers import (
    CAPRICE,
    CARD_COUNT,
    DETECTIVES,
    FLOYD,
    LOUIS,
    NPC_FAVOR_SUPPLY,
    RACHEL,
    RAYMOND,
    Side,
)
from caseboard.games.android.texts import plot_card_text, twilight_text
from tests.games.android.content.reading import (
    card_texts,
    cards_of,
    flavour_texts,
    lines,
    parts,
    plot_texts,
    plots_declared,
    repeated_phrases,
    short_texts,
    specials_of,
    tips_of,
    trapped,
)
from tests.games.android.scenario import table

CONTENT = "caseboard.games.android.content"
EVERYBODY = range(len(DETECTIVES))
ALL = [card_at(number) for number in range(CARD_COUNT)]
WINDOWS = {
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
SELDOM = {Occasion.UNCOVERS, Occasion.USES_ABILITY}
"""Occasions that come so seldom that a deck need not wait for them."""
each_detective = pytest.mark.parametrize("who", EVERYBODY, ids=DETECTIVES)
each_deck = pytest.mark.parametrize(
    ("who", "side"),
    [(who, side) for who in EVERYBODY for side in Side],
    ids=[f"{who}-{side.name.lower()}" for who in DETECTIVES for side in Side],
)


def test_the_box_has_the_printed_counts() -> None:
    assert all(card is not None for card in CARDS)
    per_detective = [sum(card.detective == who for card in ALL) for who in EVERYBODY]
    assert per_detective == [44, 42, 42, 42, 40]
    assert [len(cards_of(who, Side.LIGHT)) for who in EVERYBODY] == [22, 21, 21, 21, 20]
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
    names += [event.name for event in GENERAL_EVENTS]
    names += [event.name for event in SPECIFIC_EVENTS]
    names += [special.name for who in EVERYBODY for special in specials_of(who)]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_there_are_at_least_sixty_different_effects() -> None:
    words = {type(part) for card in ALL for part in parts(card.effect) if isinstance(part, Effect)}
    whole = {repr(card.effect) for card in ALL}
    assert len(words) >= 60
    assert len(whole) >= 180


@each_deck
def test_a_deck_keeps_the_order_in_which_it_is_written(who: int, side: Side) -> None:
    written = import_module(f"{CONTENT}.{DETECTIVES[who]}.{side.name.lower()}")
    drafts = getattr(written, side.name)
    assert [card.name for card in cards_of(who, side)] == [draft.name for draft in drafts]


CURVES = {
    # Caprice pays with her sanity as well; Louis's help is dear and his trouble cheap; Rachel and
    # Floyd are the other way round; Raymond's cards cluster in the middle.
    (CAPRICE, Side.LIGHT): (3, 4, 7, 6, 2),
    (CAPRICE, Side.DARK): (3, 3, 10, 4, 2),
    (FLOYD, Side.LIGHT): (3, 6, 7, 4, 1),
    (FLOYD, Side.DARK): (1, 4, 8, 6, 2),
    (LOUIS, Side.LIGHT): (1, 5, 7, 5, 3),
    (LOUIS, Side.DARK): (3, 6, 6, 5, 1),
    (RACHEL, Side.LIGHT): (3, 7, 7, 3, 1),
    (RACHEL, Side.DARK): (1, 5, 6, 6, 3),
    (RAYMOND, Side.LIGHT): (1, 5, 8, 5, 1),
    (RAYMOND, Side.DARK): (1, 5, 8, 4, 2),
}
"""How many cards of each deck cost 0, 1, 2, 3 and 4."""


@each_deck
def test_a_deck_has_a_cost_curve_of_its_own(who: int, side: Side) -> None:
    costs = Counter(card.cost for card in cards_of(who, side))
    assert tuple(costs[cost] for cost in range(5)) == CURVES[who, side]
    assert sum(costs.values()) == sum(CURVES[who, side])
    assert len(set(CURVES.values())) == len(CURVES)


@each_deck
def test_two_thirds_of_a_deck_show_the_colours_of_the_plots(who: int, side: Side) -> None:
    cards = cards_of(who, side)
    colours = {plot.colour for plot in plots_declared(who)}
    assert len(colours) == len(plots_declared(who))
    coloured = Counter(card.colour for card in cards if card.colour is not None)
    assert set(coloured) == colours
    assert 0.6 <= coloured.total() / len(cards) <= 0.75
    assert min(coloured.values()) >= 12 / len(colours)


@each_deck
def test_a_deck_marks_its_fights_and_has_cards_that_stay(who: int, side: Side) -> None:
    cards = cards_of(who, side)
    fights = [
        card
        for card in cards
        if any(isinstance(part, Fight) for part in parts((card.effect, card.stays)))
    ]
    assert fights == [card for card in cards if "Fight" in card.traits]
    assert len(fights) == {(CAPRICE, Side.DARK): 3}.get((who, side), 2)
    stays = [card.stays for card in cards if card.stays is not None]
    assert len(stays) == {(FLOYD, Side.LIGHT): 4, (RAYMOND, Side.LIGHT): 3}.get((who, side), 2)
    if side is Side.DARK:
        assert all(stay.until is not None for stay in stays)


@each_deck
def test_no_two_cards_of_a_deck_are_alike(who: int, side: Side) -> None:
    cards = cards_of(who, side)
    assert len({twilight_text(card) for card in cards}) == len(cards)
    assert len({(card.effect, card.when, card.stays) for card in cards}) == len(cards)
    assert len({(card.effect, card.stays) for card in cards}) == len(cards)


def test_most_light_cards_are_actions() -> None:
    actions = [card for card in ALL if card.side is Side.LIGHT and card.when is None]
    assert len(actions) > 70


@each_detective
def test_dark_cards_spread_over_the_windows_and_mostly_over_three(who: int) -> None:
    occasions = Counter(card.when for card in cards_of(who, Side.DARK))
    assert WINDOWS - SELDOM <= set(occasions) <= WINDOWS
    often = {Occasion.STARTS_TURN, Occasion.ENTERS_PLACE, Occasion.FOLLOWS_LEAD}
    assert {occasion for occasion, _ in occasions.most_common(3)} == often


@each_detective
def test_cards_and_plots_speak_of_the_same_words_of_baggage(who: int) -> None:
    cards = [card for side in Side for card in cards_of(who, side)]
    given = {p.word for card in cards for p in parts(card.effect) if isinstance(p, Gains)}
    listed = set()
    for plot in plots_declared(who):
        for line in lines(plot):
            words = (*line.good.words, *line.bad.words)
            assert len(set(words)) == len(words), line.name
            assert {len(line.good.words), len(line.bad.words)} <= {2, 3}, line.name
            listed |= set(words)
    assert given == listed


@each_detective
def test_every_plot_card_can_be_worked_on_by_its_owner_and_against_him(who: int) -> None:
    for plot in plots_declared(who):
        for line in lines(plot):
            good, bad = line.good, line.bad
            assert good.sacrifices or good.lead_sacrifice or good.triggers, line.name
            assert {sacrifice.payer for sacrifice in good.sacrifices} <= {Payer.OWNER}, line.name
            assert {sacrifice.payer for sacrifice in bad.sacrifices} == {Payer.OTHERS}, line.name
            assert len(bad.sacrifices) == 1 or who == FLOYD, line.name


@each_detective
def test_rules_texts_are_complete_short_and_good_english(who: int) -> None:
    plot_card = (560, 580, 560, 480, 580)[who]
    for texts, longest in ((card_texts, 300), (short_texts, 420), (plot_texts, plot_card)):
        assert trapped(texts(who)) == {}
        assert {name: text for name, text in texts(who).items() if text[-1] != "."} == {}
        assert {name: len(text) for name, text in texts(who).items() if len(text) > longest} == {}


@each_detective
def test_flavour_and_tips_are_finished_short_and_unrepeated(who: int) -> None:
    flavour, tips = flavour_texts(who), tips_of(who)
    assert trapped(flavour | tips) == {}
    assert set(repeated_phrases(flavour | tips, length=5)) <= {"with a warrant on jinteki"}
    assert [name for name, text in flavour.items() if not 25 <= len(text) <= 200] == []
    assert [tip for tip in tips if len(tip) > 250] == []


def test_no_flavour_is_told_of_two_detectives() -> None:
    texts = {
        f"{DETECTIVES[who]}: {name}": text
        for who in EVERYBODY
        for name, text in flavour_texts(who).items()
    }
    assert len(set(texts.values())) == len(texts)
    assert repeated_phrases(texts, length=7) == {}


@each_detective
def test_a_tip_sheet_helps_both_sides_and_names_only_what_there_is(who: int) -> None:
    sheet = TIPS[who]
    assert min(len(sheet.play), len(sheet.against)) >= 5
    known = {card.name for side in Side for card in cards_of(who, side)}
    known |= {plot.name for plot in plots_declared(who)}
    known |= {line.name for plot in plots_declared(who) for line in lines(plot)}
    named = {name for tip in tips_of(who) for name in re.findall(r"(?<!\w)'(.+?)'(?!\w)", tip)}
    assert named or who not in (CAPRICE, FLOYD)
    assert named <= known


def test_endings_are_happy_or_sad_and_within_their_range() -> None:
    for number, ending in enumerate(ENDINGS):
        best = 14 if PLOTS[number // 4].detective == RAYMOND else 7
        assert -9 <= ending.vp <= best
        assert (ending.vp > 0) == (number % 2 == 0), ending.name


def told() -> dict[str, str]:
    """Every text of ours that is no rule, with its name, of cards, plots, events and murders."""
    texts = {
        f"{name}, {who}": f"{name} {text}"
        for who in EVERYBODY
        for name, text in flavour_texts(who).items()
    }
    texts |= {event.name: f"{event.name} {event.flavour}" for event in GENERAL_EVENTS}
    texts |= {event.name: f"{event.name} {event.flavour}" for event in SPECIFIC_EVENTS}
    return texts | {murder.name: murder.story for murder in MURDERS}


@pytest.mark.parametrize(
    ("words", "most"), [(r"\beleven\b", 4), (r"\b(?:nobody|somebody|everybody)\b", 36)]
)
def test_no_word_is_worn_out(words: str, most: int) -> None:
    found = [name for name, text in told().items() if re.search(words, text, re.IGNORECASE)]
    assert len(found) <= most, found


def flavours() -> dict[str, str]:
    """The lines of cards, plots and events, without their names."""
    lines = {name: text for who in EVERYBODY for name, text in flavour_texts(who).items()}
    lines |= {event.name: event.flavour for event in GENERAL_EVENTS}
    return lines | {event.name: event.flavour for event in SPECIFIC_EVENTS}


def test_few_texts_end_on_a_short_sentence() -> None:
    """One of five words or fewer is a drumroll; there were 46 once, and half of them will do."""
    sentences = {name: re.split(r"(?<=[.!?])['’”]?\s+", text) for name, text in flavours().items()}
    short = [
        name for name, parts in sentences.items() if len(parts) > 1 and len(parts[-1].split()) <= 5
    ]
    assert len(short) <= 23, short


def test_who_was_named_is_he_or_she_from_then_on() -> None:
    people = {word for npc in NPCS for word in npc.name.split() if word not in ("The", "Mr.")}
    names = re.compile("|".join(sorted({*people, *(sheet.short for sheet in SHEETS)})))
    twice = [
        name
        for name, text in flavours().items()
        if any(count > 1 for count in Counter(names.findall(text)).values())
    ]
    assert len(twice) <= 3, twice


def test_a_light_reaction_says_what_time_it_takes() -> None:
    for card in ALL:
        if card.side is Side.LIGHT and card.when is not None:
            assert f"Costs {card.time} Time." in twilight_text(card), card.name


def test_a_plot_card_comes_into_play_with_at_most_two_baggage_a38() -> None:
    printed = {line.name: line.burden for plot in PLOTS for line in lines(plot)}
    assert {name: count for name, count in printed.items() if count not in (0, 1, 2)} == {}
    assert set(printed.values()) == {0, 1, 2}
    for plot in PLOTS:
        for line in lines(plot):
            said = f"It comes into play with {line.burden} bad baggage." if line.burden else ""
            assert said in plot_card_text(line, plot.detective)


def test_nothing_gives_a_favor_of_chairman_hiro_a35() -> None:
    """His tokens are in the box, but no card, plot, event or special card gives one."""
    everything = (
        tuple(ALL),
        tuple(PLOTS),
        tuple(GENERAL_EVENTS),
        tuple(SPECIFIC_EVENTS),
        *(tuple(specials_of(who)) for who in EVERYBODY),
    )
    given = {part.npc for part in parts(everything) if isinstance(part, GainNpcFavor)}
    assert given == {npc.key for npc in NPCS if npc.favor_kinds} - {"hiro"}
    kind = FAVOR_OF[NPC["hiro"]]
    assert table("caprice", "floyd", "louis").s.favor_bank[kind] == NPC_FAVOR_SUPPLY


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
    titles = {event.name for event in GENERAL_EVENTS} | {event.name for event in SPECIFIC_EVENTS}
    assert "Kate says she wants to testify" in titles
    assert "Jimmy says he's got some real juicy info for you" in titles
    assert "Thomas Haas is holed up with Human First" in titles
