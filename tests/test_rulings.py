"""The page of rulings lists what code and tests cite, and every ruling that is built has a test."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "caseboard" / "games"
TESTS = ROOT / "tests"
ROW = re.compile(r"^\| ([AVB]\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
CITED = re.compile(r"\b([AVB])(\d{1,2})(?:–[AVB]?(\d{1,2}))?\b")
NAMED = re.compile(r"_([avb]\d{1,2})(?=_|$)")
TICKED = re.compile(r"`([^`]+)`")
LATER = "not built yet"


class Ruling(NamedTuple):
    text: str
    built: tuple[str, ...]
    tested: tuple[str, ...]


@cache
def page() -> dict[str, Ruling]:
    written = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return {
        number: Ruling(text, *(tuple(TICKED.findall(cell)) for cell in (built, tested)))
        for number, text, built, tested in ROW.findall(written)
    }


def remarks(code: str) -> Iterator[str]:
    """What is said about the code: docstrings and comments."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text)):
                yield text
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited(path: Path) -> set[str]:
    """The rulings that a module cites, in words or in the name of a test."""
    code = path.read_text(encoding="utf-8")
    found = set()
    for text in remarks(code):
        for letter, first, last in CITED.findall(text):
            found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= {number.upper() for number in NAMED.findall(node.name)}
    return found


def test_all_rulings_are_on_the_page() -> None:
    numbers = [*(f"A{n}" for n in range(1, 39)), *(f"V{n}" for n in range(1, 20)), "B1", "B2", "B3"]
    assert list(page()) == numbers


def test_what_code_and_tests_cite_is_on_the_page() -> None:
    for path in (*(ROOT / "src").rglob("*.py"), *TESTS.rglob("*.py")):
        assert cited(path) <= page().keys(), path


def test_every_ruling_that_is_built_is_cited_by_the_tests_that_the_page_names() -> None:
    for number, ruling in page().items():
        if LATER in ruling.text:
            assert not ruling.built + ruling.tested, number
            continue
        assert ruling.built, number
        assert ruling.tested, number
        for name in ruling.built:
            assert (SOURCE / name).exists() or (SOURCE.parent / name).exists(), (number, name)
        for name in ruling.tested:
            assert number in cited(TESTS / "games" / name), (number, name)


def test_no_test_cites_a_ruling_that_is_not_built() -> None:
    later = {number for number, ruling in page().items() if LATER in ruling.text}
    for path in TESTS.rglob("*.py"):
        assert not cited(path) & later, path
