"""No card, plot, ending or event speaks of somebody as living who may be dead by then."""

from __future__ import annotations

import re

import pytest

from caseboard.games.android.catalogue import (
    CARDS,
    FAVOR_OF,
    GENERAL_EVENTS,
    NPC,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    Card,
    Plot,
)
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS
from caseboard.games.android.effects.conditions import HasFavors, NotKilled, NpcIsThere
from caseboard.games.android.effects.favors import GainNpcFavor, LoseNpcFavor
from caseboard.games.android.effects.travel import Eliminate
from caseboard.games.android.numbers import CROSSROADS_GOOD, RAYMOND
from tests.games.android.content.reading import lines, parts, specials_of
from tests.games.android.scenario import table

ALL_CARDS = [card for card in CARDS if card is not None]
CALLED = {"mr-li": r"Li\b", "captain-beckmann": r"Captain\b", "father-michael": r"Father Michael\b"}
ROXIE = r"\bRoxie\b(?!'s)"
"""The victim of one of the murders; her bar keeps the name."""

HOLDS_ANYWAY = {
    "Page nine, paragraph four: Thomas Haas": "the report names him, dead or alive",
    "You can take her room apart now, Mrs. Krausey": "it says what Tanaka and Mr. Li once did",
    "I owe you one, Ray": "printed without a condition; it gives nothing once Kate is gone",
}


def gone_by(value: object) -> set[str]:
    return {part.npc for part in parts(value) if isinstance(part, Eliminate)}


def may_be_gone(but: Plot | None = None) -> set[str]:
    """Who can be gone while the game goes on, other than by a plot's own endings.

    Raymond's plots and those that never come by chance end with the game.
    """
    by_cards = set().union(*(gone_by(card.effect) for card in ALL_CARDS))
    early = [plot for plot in PLOTS if plot.by_chance and plot.detective != RAYMOND]
    return by_cards.union(*(gone_by(plot.endings) for plot in early if plot is not but))


def people_in(*texts: str) -> set[str]:
    text = " ".join(texts)
    return {npc.key for npc in NPCS if re.search(rf"\b{CALLED.get(npc.key, npc.name)}", text)}


def suspects_in(*texts: str) -> set[str]:
    text = " ".join(texts)
    return {
        one.key
        for one in SUSPECTS
        if any(re.search(rf"\b{name}\b", text) for name in (one.name, one.short.split()[0]))
    }


def required(card: Card) -> set[str]:
    """Who lives if the card can be played: favors of the dead are discarded (A23)."""
    found = set()
    for part in parts(card.if_):
        if isinstance(part, NpcIsThere):
            found.add(part.npc)
        elif isinstance(part, NotKilled):
            found.add(part.suspect)
        elif isinstance(part, HasFavors):
            found |= {npc for npc, number in NPC.items() if FAVOR_OF.get(number) == part.favor}
    return found


def test_the_mortal_are_known() -> None:
    assert may_be_gone() == {
        "captain-beckmann",
        "daniel",
        "father-michael",
        "kate",
        "lena",
        "mr-li",
        "oliver",
        "sara",
        "simmons",
        "tanaka",
    }


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.name)
def test_a_card_that_names_the_living_needs_them_alive(card: Card) -> None:
    named = people_in(card.name, card.flavour) & may_be_gone()
    named |= suspects_in(card.name, card.flavour) | gone_by(card.effect)
    assert named <= required(card)
    assert not re.search(ROXIE, f"{card.name} {card.flavour}")


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.name)
def test_a_card_about_somebodys_favors_needs_that_person_alive(card: Card) -> None:
    """So do cards that call a person only he, she or my wife."""
    touched = {
        part.npc
        for part in parts((card.effect, card.stays))
        if isinstance(part, GainNpcFavor | LoseNpcFavor)
    }
    if card.name not in HOLDS_ANYWAY:
        assert touched & may_be_gone() <= required(card)


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.name)
def test_a_plot_names_nobody_who_can_be_gone_but_by_itself(plot: Plot) -> None:
    texts = {line.name: line.flavour for line in lines(plot)}
    texts |= {ending.name: ending.flavour for ending in plot.endings}
    for line in lines(plot):
        for section in (line.good, line.bad):
            texts |= {one.text: one.text for one in section.sacrifices}
    for name, text in texts.items():
        if name not in HOLDS_ANYWAY:
            assert not people_in(name, text) & may_be_gone(but=plot), name
            assert not suspects_in(name, text), name
            assert not re.search(ROXIE, text), name


def test_an_event_names_only_the_person_with_whom_it_ends() -> None:
    for event in GENERAL_EVENTS:
        needs = set() if event.npc is None else {event.npc}
        assert people_in(event.name, event.flavour) & may_be_gone() <= needs, event.name
        assert not suspects_in(event.name, event.flavour), event.name
    for specific in SPECIFIC_EVENTS:
        named = {SUSPECT[key] for key in suspects_in(specific.name, specific.flavour)}
        assert named <= set(specific.suspects_named()), specific.name
        assert not people_in(specific.name, specific.flavour) & may_be_gone(), specific.name


def test_special_cards_name_nobody_who_can_die() -> None:
    specials = [special for who in range(5) for special in specials_of(who)]
    specials += SPECIAL.murder_rules.values()
    for special in specials:
        assert not people_in(special.name, special.about) & may_be_gone(), special.name


def test_whatever_is_excused_is_there() -> None:
    names = {card.name for card in ALL_CARDS}
    names |= {ending.name for plot in PLOTS for ending in plot.endings}
    assert set(HOLDS_ANYWAY) <= names


def test_nobody_calls_raymond_to_a_dead_kate() -> None:
    name = "Come quick, Ray, they've brought Kate in"
    t = table("raymond", "floyd", "caprice").hold("floyd", name).has("floyd", twilight=4)
    t.at("raymond", "napd").do("move jacks-diner")
    assert (t.kind, t.asked) == ("react", "floyd")
    t = table("raymond", "floyd", "caprice").hold("floyd", name).has("floyd", twilight=4)
    t.gone("kate").at("raymond", "napd").do("move jacks-diner")
    t.ends_clean()


def test_the_krausey_case_closes_with_tanaka_dead_or_alive() -> None:
    for dead in (False, True):
        t = table("louis", "floyd", "caprice", plot="the-krausey-case", line=CROSSROADS_GOOD)
        if dead:
            t.gone("tanaka")
        t.resolve_plot("louis", good=9, bad=0)
        assert t.ending("louis") == "You can take her room apart now, Mrs. Krausey"
        assert t.s.npc_gone[NPC["tanaka"]]
