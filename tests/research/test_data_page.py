"""The page on data sets names the columns that rows have, and no others."""

from __future__ import annotations

import re
from pathlib import Path

from caseboard.research.simulate import Plan, simulate

PAGE = Path(__file__).resolve().parents[2] / "docs" / "data.md"


def test_the_page_names_every_column() -> None:
    page = PAGE.read_text(encoding="utf-8")
    cells = re.findall(r"^\| (`[^|]*`) \|", page, re.M)
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    found: set[str] = set()
    for game in ("android", "voices"):
        (row,) = simulate(Plan(game, 3, ("random",), games=1).matches(), jobs=1)
        found |= row.keys()
    assert named == found
