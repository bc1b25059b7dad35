"""The reference of Voices: its glossary is complete, its worked examples are true."""

from __future__ import annotations

import re
from dataclasses import replace

from caseboard.games.voices.content.emotions import Emotion
from caseboard.games.voices.content.goals import Summary
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.reference import REFERENCE, chapter_for
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.roles import ADVANCED_SETUP, ROLES, role
from caseboard.games.voices.entries import entries
from caseboard.games.voices.geometry import MM
from caseboard.games.voices.push import push, snap

COLUMN = [(1, 0, 40 * MM), (2, 0, 24 * MM), (3, 0, 8 * MM)]


def example(key: str) -> str:
    (text,) = (one.text for one in chapter_for(key).sections if one.title == "Example")
    return text


def test_everything_on_the_table_has_a_term() -> None:
    for region in Region:
        assert REFERENCE.term(region.title, "region")
    for juror in JurorType:
        assert REFERENCE.term(juror.title, "juror")
    for emotion in Emotion:
        assert REFERENCE.term(emotion.title, "emotion")
    for one in ROLES:
        assert REFERENCE.term(one.name, "role")


TITLE = re.compile(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)")


def test_every_title_in_the_texts_is_on_a_card() -> None:
    printed = "\n".join(f"{entry.name}\n{entry.text}" for entry in entries())
    titles = {
        title
        for chapter in REFERENCE.chapters
        for section in chapter.sections
        for title in TITLE.findall(section.text)
    }
    assert len(titles) > 5
    for title in titles:
        assert title in printed


def test_the_example_of_a_push_is_right() -> None:
    assert push(COLUMN, 9, *snap(0, 0)).destroyed == (1,)
    beside = push(COLUMN, 9, *snap(-10, 0))
    assert beside.destroyed == ()
    assert {marker: x for marker, x, _ in beside.placed}[3] > 5 * MM
    assert "You start 10 mm to the left instead" in example("push")


def test_the_examples_of_roles_are_right() -> None:
    unhurt = Summary(2, 3, 1, 0, frozenset(), 1, ())
    pushed_once_more = replace(unhurt, destroyed=2)
    assert role("pride").goal.met(unhurt)
    assert not role("pride").goal.met(pushed_once_more)
    assert "at most one destroyed marker" in example("roles")
    assert set(ADVANCED_SETUP[4].values()) == {1}
    assert "one guilty, one innocent and one neutral persona" in example("options")


def test_the_example_of_winners_is_right() -> None:
    """Three types guilty, two innocent, one undecided; Honesty holds Speech."""
    end = Summary(3, 2, 1, 0, frozenset({Region.SPEECH}), 0, ())
    assert role("prosecutor").goal.met(end)
    assert role("honesty").goal.met(end)
    assert not role("doubt").goal.met(end)
    assert "three types of juror vote guilty, two innocent" in example("object")
