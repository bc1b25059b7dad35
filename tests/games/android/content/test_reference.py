"""Android's reference: its glossary is complete, its worked examples are true."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from caseboard.games.android.catalogue import (
    CARDS,
    GENERAL_EVENTS,
    NPCS,
    PLOTS,
    SPECIAL,
    SPECIFIC_EVENTS,
    TIPS,
)
from caseboard.games.android.content.map import (
    DISTRICTS,
    PLACE,
    PLACES,
    REACHABLE,
    VEHICLE,
    PlaceType,
    Quality,
)
from caseboard.games.android.content.murders import MURDERS
from caseboard.games.android.content.puzzle import GROUPS
from caseboard.games.android.content.reference import REFERENCE, chapter_for
from caseboard.games.android.content.sheets import SHEETS, FavorKind
from caseboard.games.android.content.suspects import (
    EVIDENCE_VALUES,
    SUSPECT,
    SUSPECTS,
    Evidence,
    LeadKind,
)
from caseboard.games.android.effects.time import LoseTime, NextTurnTime
from caseboard.games.android.entries import entries
from caseboard.games.android.numbers import FLOYD
from caseboard.games.android.rules.guilt import guilt_of
from caseboard.games.android.rules.locations import ABILITIES
from caseboard.games.android.texts import (
    general_event_text,
    murder_rule_text,
    specific_event_text,
)
from tests.games.android.content.reading import card_texts, parts, plot_texts, short_texts
from tests.games.android.scenario import table

FLOYD_SEAT = 1


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


def test_the_first_turn_can_be_played_as_it_is_told() -> None:
    """Louis at the NAPD: a lead, a +3 on Noise, a street favor, and a card with the last Time."""
    plus_three = next(n for n, value in enumerate(EVIDENCE_VALUES) if value == 3)
    t = table("louis", "floyd", "caprice", murder="evil-at-the-estates")
    assert (t.of("place", "louis"), t.time) == (PLACE["napd"], 6)
    assert SUSPECTS[SUSPECT["noise"]].strong is LeadKind.PHYSICAL
    t.set(pool=[plus_three]).do("move tonys-flophouse", "draw-dark floyd")
    assert t.time == 5
    t.do("follow physical-louis")
    assert (t.time, t.kind, t.asked) == (4, "move-lead", "caprice")
    assert {PLACES[a.argument].type for a in t.actions} == {PlaceType.RESIDENTIAL}
    t.do(t.keys[0], "place-evidence")
    assert t.game.view(0)["me"]["drawn"] == 3
    t.do("suspect noise", "face-down")
    t.do("move eastside-tenements", "draw-dark floyd", "ability eastside-tenements")
    assert (t.time, t.favor("louis", "street")) == (1, 1)
    t.do("draw-light")
    assert (t.s.turn, len(t.of("hands", "louis"))) == (FLOYD_SEAT, 3)


def test_every_place_start_and_murder_is_listed_with_its_square() -> None:
    text = "\n".join(one.text for one in chapter_for("places").sections)
    for place in PLACES:
        assert f"{place.name} ({place.square}" in text
    for murder in MURDERS:
        (told,) = (one.text for one in chapter_for("murders").sections if one.title == murder.name)
        for entry in murder.lineup:
            assert SUSPECTS[entry.suspect].name in told
    for sheet in SHEETS:
        assert f"**{sheet.short}** starts at {PLACES[sheet.start].name}" in text


def rules_texts() -> list[str]:
    """What cards, plots, events, special cards, murders and locations say."""
    return [
        *(text for who in range(5) for text in card_texts(who).values()),
        *(text for who in range(5) for text in plot_texts(who).values()),
        *(text for who in range(5) for text in short_texts(who).values()),
        *map(general_event_text, GENERAL_EVENTS),
        *map(specific_event_text, SPECIFIC_EVENTS),
        *map(murder_rule_text, SPECIAL.murder_rules.values()),
        *(ability.text for ability in ABILITIES.values()),
    ]


PLAIN = frozenset(
    re.findall(
        r"\w+",
        """
        a above after all always an and another any are as at back be been below both but by can
        cannot choice choose chooses coming comes day days do does each effect end ends every
        exchange for from full goes had has have higher holds if in into is it its kind least left
        less limit lower made makes map may more most must never new next no not number of on once
        one only or other otherwise out place placed places raise rest result return returns same
        scores second space spaces stand stands start starts take takes than that the their them
        then there third this time times to turn turns twice two up use uses wherever when which
        while who with within worth you your what week city district type vehicle leaves down
        detective detectives free b
        """,
    )
)
"""Words of plain English on cards: they mean there what they mean anywhere."""
ENDINGS_OF_WORDS = ("", "s", "es", "d", "ed", "ing", "ning", "en")


def test_every_word_that_cards_use_as_a_term_is_in_the_glossary() -> None:
    terms = {
        word for term in REFERENCE.glossary for word in re.findall(r"[a-z]+", term.name.lower())
    }
    terms |= {f"{term}{ending}" for term in terms for ending in ENDINGS_OF_WORDS}
    terms |= {"spent", "lost", "broken", "breaks", "break", "repaired", "valuable", "memories"}
    names = [
        *(place.name for place in PLACES),
        *(district.name for district in DISTRICTS),
        *(suspect.name for suspect in SUSPECTS),
        *(npc.name for npc in NPCS),
        *(sheet.short for sheet in SHEETS),
    ]
    named = re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
    used = {
        word
        for text in rules_texts()
        for word in re.findall(r"[a-z]+", named.sub(" ", text).lower())
    }
    assert used - terms - PLAIN == set()


@pytest.mark.parametrize("word", ["cancel", "give up", "spend", "sacrifice", "lose"])
def test_words_that_decide_disputes_are_defined(word: str) -> None:
    assert REFERENCE.term(word, "rule")


def test_who_has_too_little_time_loses_what_is_left_and_owes_nothing() -> None:
    t = table("louis", "floyd", "caprice").set(time=1)
    t.resolve(LoseTime(3), "floyd", "louis")
    assert t.asked == "floyd", "at 0 the turn is over"
    assert t.next_turn("louis").time == 6


def test_what_is_given_up_is_not_spent() -> None:
    """Giving up a favor of Mr. Li's is good for Louis in On the Take; spending one is bad."""
    t = table("louis", "floyd", "caprice", plot="on-the-take").favors("louis", mr_li=1)
    t.do("sacrifice louis-good-1")
    assert t.baggage("louis") == (1, 0)


def test_the_first_turn_is_drawn_on_a_map_of_every_place() -> None:
    (walk, *_) = chapter_for("Your First Turn").sections
    drawing = ElementTree.fromstring(walk.picture)
    words = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {place.name for place in PLACES} <= set(words)
    assert {place.square for place in PLACES} <= set(words)
    assert words[-2:] == ["1", "2"]
