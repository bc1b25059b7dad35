"""Android's reference: its glossary is complete, its worked examples are true."""

from __future__ import annotations

import re

import pytest

from caseboard.games.android.catalogue import CARDS, NPCS, PLOTS, SPECIAL, TIPS
from caseboard.games.android.content.map import (
    DISTRICTS,
    PLACE,
    REACHABLE,
    VEHICLE,
    PlaceType,
    Quality,
)
from caseboard.games.android.content.puzzle import GROUPS
from caseboard.games.android.content.reference import REFERENCE, chapter_for
from caseboard.games.android.content.sheets import FavorKind
from caseboard.games.android.content.suspects import SUSPECT, SUSPECTS, Evidence
from caseboard.games.android.effects.time import NextTurnTime
from caseboard.games.android.entries import entries
from caseboard.games.android.numbers import FLOYD
from caseboard.games.android.rules.closing import guilt_of
from caseboard.games.android.rules.locations import ABILITIES
from tests.games.android.content.reading import parts


def example(key: str) -> str:
    (text,) = (one.text for one in chapter_for(key).sections if one.title == "Example")
    return text


def test_everything_on_the_table_has_a_term() -> None:
    for quality in Quality:
        assert REFERENCE.term(quality.name, "quality")
    for kind in PlaceType:
        assert REFERENCE.term(kind.name, "place type")
    for favor in FavorKind:
        assert REFERENCE.term(f"{favor.name} favor", "favor")
    for named, word in ((DISTRICTS, "district"), (NPCS, "NPC"), (GROUPS, "group")):
        for one in named:
            assert REFERENCE.term(one.name, word)
    for suspect in SUSPECTS:
        assert REFERENCE.term(suspect.name, "suspect")
    for trait in {trait for card in CARDS if card for trait in card.traits}:
        assert REFERENCE.term(trait, "trait")


def test_every_feeling_on_a_card_has_a_term() -> None:
    words = {
        word
        for card in CARDS
        if card is not None
        for word in re.findall(r"Gains\(word='(\w+)'", repr(card.effect))
    }
    assert len(words) > 8
    for word in words:
        assert REFERENCE.term(word, "feeling")


def test_what_missed_maintenance_costs_is_told_as_it_is() -> None:
    third = SPECIAL.directives[2].triggers
    (costs,) = (part.amount for part in parts(third) if isinstance(part, NextTurnTime))
    assert costs == -2
    directives = next(
        one.text for one in chapter_for("detectives").sections if one.title.startswith("Floyd")
    )
    assert f"has {-costs} Time less the next day" in directives
    assert any(f"comes {-costs} Time short" in tip for tip in TIPS[FLOYD].against)


def test_every_location_ability_is_explained() -> None:
    (text,) = (one.text for one in chapter_for("locations").sections if "abilities" in one.title)
    assert len(text.splitlines()) == len(ABILITIES) == 16
    assert "**Jinteki** (D3, restricted): 2 Time, 1 political favor, 1 corp favor" in text


TITLE = re.compile(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)")


def test_every_title_in_the_texts_is_that_of_something() -> None:
    known = {entry.name for entry in entries()} | {plot.name for plot in PLOTS}
    titles = {
        title
        for chapter in REFERENCE.chapters
        for section in chapter.sections
        for title in TITLE.findall(section.text)
    }
    assert len(titles) > 8
    assert titles <= known


def text_of(name: str) -> str:
    return next(entry.text for entry in entries() if entry.name == name)


@pytest.mark.parametrize(
    ("chapter", "card", "words"),
    [
        ("priority", "Hey, golem! Who wound you up?", "Play when Caprice enters a seedy place."),
        (
            "traits",
            "Boys, bring the big one",
            "Light tactics: Caprice gains 1 trauma. Caprice loses 2 Time. Dark tactics: Caprice "
            "loses 1 favor of Caprice's choice. Caprice discards 1 twilight card at random. "
            "Caprice gains 1 guilt.",
        ),
        ("plots", "The trail went cold", "no political favor for Louis at City Hall."),
        ("plots", "The two murders are linked", "+2 VP. If Louis's guilty hunch is correct, it is "
         "worth 5 VP more."),
        ("baggage", "On the Take", "Good baggage: Each courage or loyalty that Louis gains."),
        ("baggage", "The Krausey Case", "Good baggage: Each duty or courage that Louis gains."),
        ("events", "Kate says she wants to testify", "Kate's marker goes to Old War Memorial. The "
         "first detective to spend 3 Time there: That detective places an alibi on any suspect."),
        ("npcs", "Two shots through the paper screen", "+4 VP. Mr. Li is eliminated."),
        ("hits", "Mons Wolff Massacre", "A suspect is killed by 2 hits."),
    ],
)  # fmt: skip
def test_cards_in_the_examples_do_what_is_said_of_them(chapter: str, card: str, words: str) -> None:
    assert f"*{card}*" in "".join(section.text for section in chapter_for(chapter).sections)
    assert words in text_of(card)


def test_the_examples_of_guilt_are_right() -> None:
    vinnie, henry = SUSPECT["vinnie"], SUSPECT["mark-henry"]
    assert guilt_of(vinnie, [[-1, 2, 4, 4], [], [-1, -1, 2, 3, 5]], 0) == 11
    assert "his guilt is 11" in example("evidence")
    assert guilt_of(henry, [[-2, 3, 4], [5, Evidence.PERJURY], [2]], 1) == 14
    assert "His guilt is 14" in example("closing")


def test_the_example_of_reach_is_right() -> None:
    start, end = PLACE["old-war-memorial"], PLACE["weyland-real-estate"]
    assert end in REACHABLE[VEHICLE["caprice"]][start]
    assert end not in REACHABLE[VEHICLE["floyd"]][start]
    assert "Floyd's skiff falls a little short" in example("movement")
