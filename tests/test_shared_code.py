"""Code that all games share knows none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import caseboard

ROOT = Path(__file__).parents[1]
SUFFIXES = {".py", ".ts", ".svelte", ".css"}
WHERE_PAGES_ARE_PUT_TOGETHER = ROOT / "web" / "src" / "games.ts"
WHERE_PHONES_ARE_TOLD_APART = ROOT / "src" / "caseboard" / "server" / "people_api.py"
"""A phone's system has the name of a game."""
APART = {WHERE_PAGES_ARE_PUT_TOGETHER, WHERE_PHONES_ARE_TOLD_APART}
NAMED = re.compile("|".join(caseboard.games()), re.IGNORECASE)


def shared_files() -> Iterator[Path]:
    """All of the source but the folders of each game."""
    for folder in (ROOT / "src" / "caseboard", ROOT / "web" / "src"):
        for path in folder.rglob("*"):
            inner = path.relative_to(folder).parts
            if path.suffix in SUFFIXES and not {*inner} & {*caseboard.games(), "static"}:
                yield path


@pytest.mark.parametrize("root", ["src", "web"])
def test_no_shared_line_names_a_game(root: str) -> None:
    files = [path for path in shared_files() if path.is_relative_to(ROOT / root)]
    assert len(files) > 50
    told = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        if path not in APART
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    }
    assert told == set()
