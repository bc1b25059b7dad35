"""Every Python block of the guide for researchers runs, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.S | re.M)


def test_the_guide_does_what_it_says() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed here")
    pytest.importorskip("pettingzoo")
    assert len(BLOCKS) > 6
    names: dict[str, Any] = {"__name__": "guide"}
    for block in BLOCKS:
        exec(compile(block, str(GUIDE), "exec"), names)
