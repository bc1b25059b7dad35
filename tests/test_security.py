"""SECURITY.md names the tests of every hole: there are such tests."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`(test_\w+)`")
DEFINED = re.compile(r"^def (test_\w+)\(", re.MULTILINE)


def test_every_test_that_is_named_is_there() -> None:
    named = NAMED.findall((ROOT / "SECURITY.md").read_text())
    defined = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in DEFINED.findall(file.read_text())
    }
    assert len(named) > 50
    assert not {*named} - defined
    assert len(named) == len({*named}), "each is named once"
