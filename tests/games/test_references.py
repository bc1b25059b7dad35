"""The rules references of both games: whole, well-formed, and reachable from every reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caseboard
from caseboard.core.machine import PROCEDURES, Procedure
from caseboard.core.reference import Reference
from caseboard.pack.pack import Pack
from caseboard.pack.registry import packs

SOURCE = Path(caseboard.__file__).parent
REFERENCES = {pack.name: pack.rulebook for pack in packs()}
BOTH = pytest.mark.parametrize("reference", REFERENCES.values(), ids=REFERENCES)
BRITISH = re.compile(
    r"\b\w*(?:avour|olour|eighbour|arbour|onour|umour|abour|ehaviour|andour|entre|eatre|etre|"
    r"elling|elled)s?\b|\b(?:grey|licen[c]e|draught|kerb|mummy|towards|afterwards|tonnes|queue|"
    r"pavement|authoris\w+|apologis\w+|realis\w+|recognis\w+|organis\w+|alphabetis\w+)\b",
    re.IGNORECASE,
)
NOT_BRITISH = {"selling", "telling", "compelling", "smelling", "spelling", "spellings", "organist"}
MARKUP = re.compile(r"<[a-z/]|\]\(|^#|\|.*\||`", re.MULTILINE)
WITHOUT_EXAMPLE = {"differences", "first-turn", "places", "murders"}


def chapters_named_in(tree: ast.Module) -> Iterator[str]:
    """The third argument of every Reason in a module, through the constants it is kept in."""
    kept: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        value = getattr(node, "value", None)
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            for target in targets:
                if isinstance(target, ast.Name):
                    kept.setdefault(target.id, set()).add(value.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
            chapter = node.args[2]
            if isinstance(chapter, ast.Constant):
                yield str(chapter.value)
            elif isinstance(chapter, ast.Name):
                assert kept.get(chapter.id), f"where is {chapter.id} kept?"
                yield from kept[chapter.id]


def reasons_in(folder: str) -> set[str]:
    return {
        chapter
        for path in (SOURCE / folder).rglob("*.py")
        for chapter in chapters_named_in(ast.parse(path.read_text()))
    }


@pytest.mark.parametrize("game", REFERENCES)
def test_every_chapter_that_a_reason_names_is_in_the_reference(game: str) -> None:
    named = reasons_in(f"games/{game}") | reasons_in("core")
    assert len(named) >= 3
    for chapter in named:
        REFERENCES[game].chapter_for(chapter)


def belongs_to(procedure: Procedure[...], game: str) -> bool:
    return any(home(step).startswith(f"caseboard.games.{game}.") for step in procedure.steps)


def home(step: Any) -> str:
    """The module of a step; a compiled method knows only that of its object's class."""
    return str(step.__module__ or type(step.__self__).__module__)


IN_THE_BOX = tuple(PROCEDURES.values())
"""Those that the games bring along, before any test makes its own."""


@pytest.mark.parametrize("game", REFERENCES)
def test_every_procedure_leads_to_a_chapter(game: str) -> None:
    chapters = {one.chapter for one in IN_THE_BOX if belongs_to(one, game)}
    assert len(chapters) > 20
    for chapter in chapters:
        REFERENCES[game].chapter_for(chapter)


@pytest.mark.parametrize(("game", "seats"), [("android", 3), ("android", 5), ("voices", 4)])
def test_every_reason_in_a_random_game_leads_to_a_chapter(game: str, seats: int) -> None:
    """At some decisions every action is asked about; also when the game is over."""
    played = caseboard.new(game, seats=seats, seed=seats)
    chance = Random(seats)
    actions = list(played.rules.actions) if game == "android" else list(played.rules.actions)[:400]
    met: set[str] = set()
    step = 0
    while played.decision is not None:
        if step % 40 == 0:
            reasons = [played.why_not(action) for action in actions]
            met |= {reason.chapter for reason in reasons if reason is not None}
        played.apply(chance.choice(played.decision.actions))
        step += 1
    over = played.why_not(actions[0])
    assert over is not None
    for chapter in met | {over.chapter}:
        REFERENCES[game].chapter_for(chapter)
    assert len(met) > 3


@BOTH
def test_names_of_chapters_are_unambiguous(reference: Reference) -> None:
    owner: dict[str, str] = {}
    for chapter in reference.chapters:
        for name in (chapter.key, chapter.title, *chapter.names):
            assert owner.setdefault(name.casefold(), chapter.key) == chapter.key, name


@BOTH
def test_chapters_are_short_and_each_has_an_example(reference: Reference) -> None:
    for chapter in reference.chapters:
        titles = [section.title for section in chapter.sections]
        assert len(titles) == len(set(titles)), chapter.key
        assert ("Example" in titles) == (chapter.key not in WITHOUT_EXAMPLE), chapter.key
        assert len(chapter.words.split()) < 700, chapter.key
        for key in chapter.see_also:
            assert reference.chapter_for(key) is not chapter, chapter.key


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.name)
def test_all_texts_have_one_spelling_which_is_american(pack: Pack) -> None:
    texts = [f"{one.name} {one.text} {one.flavour}" for one in pack.entries()]
    texts += [f"{one.title} {one.summary} {one.words}" for one in pack.rulebook.chapters]
    texts += [f"{one.name} {one.text}" for one in pack.rulebook.glossary]
    found = {word.lower() for text in texts for word in BRITISH.findall(text)}
    assert found - NOT_BRITISH == set()


@BOTH
def test_texts_are_plain_markdown_and_end_as_sentences_do(reference: Reference) -> None:
    for chapter in reference.chapters:
        for section in chapter.sections:
            assert not MARKUP.search(section.text), (chapter.key, section.title)
            assert section.text.count("**") % 2 == 0, (chapter.key, section.title)
            for row in section.text.splitlines():
                assert not row.startswith(" "), (chapter.key, row)
                assert "  " not in row, (chapter.key, row)
        assert chapter.summary.endswith("."), chapter.key


@BOTH
def test_terms_are_unique_and_lead_to_a_chapter(reference: Reference) -> None:
    known = {(term.name.casefold(), term.kind) for term in reference.glossary}
    assert len(known) == len(reference.glossary)
    for term in reference.glossary:
        reference.chapter_for(term.chapter)
        assert re.fullmatch(r"[A-Z“−+3-9].*[.!?”]", term.text), term
