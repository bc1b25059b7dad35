"""The recipes for contributors name what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT, ROOT / "src" / "caseboard", ROOT / "src/caseboard/games/android", ROOT / "tests")
PAGES = ("how-to-add.md", "how-it-works.md")
NAMED = re.compile(r"`([\w/]+\.(?:py|ts|toml))`")


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    written = (ROOT / "docs" / page).read_text(encoding="utf-8")
    names = set(NAMED.findall(written))
    assert len(names) > 3
    missing = {name for name in names if not any((folder / name).is_file() for folder in FOLDERS)}
    assert missing == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    written = (ROOT / "docs" / page).read_text(encoding="utf-8")
    headings = {
        re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.+)$", written, re.MULTILINE)
    }
    for target in re.findall(r"\]\(([^)]+)\)", written):
        file, _, anchor = target.partition("#")
        assert (ROOT / "docs" / file).exists() if file else anchor in headings, target
