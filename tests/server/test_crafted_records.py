"""Records that somebody has written by hand, with anything in them: refused, never a fault."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.harness import Browser

RECORDS = sorted((Path(__file__).parents[1] / "games" / "records").glob("*.json"))
ODD: list[Any] = [
    None, True, -1, 2**70, 1.5, "", "x", [], {}, [[]], {"a": 1}, [None] * 5, "\x00", [["pass", -1]],
]  # fmt: skip


def crafted(record: dict[str, Any], chance: Random) -> dict[str, Any]:
    """One thing of it, at any depth, is another."""
    made = deepcopy(record)
    at: Any = made
    key: Any = chance.choice(sorted(made))
    while isinstance(at[key], dict | list) and at[key] and chance.random() < 0.7:
        at = at[key]
        key = chance.choice(sorted(at)) if isinstance(at, dict) else chance.randrange(len(at))
    if chance.random() < 0.2:
        del at[key]
    else:
        at[key] = chance.choice(ODD)
    return made


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_a_crafted_record_is_read_or_refused(browser: Browser, path: Path) -> None:
    chance = Random(path.name)
    record = json.loads(path.read_text())
    seats = [{"player": "me"}] + [{"player": "random"}] * (record["seats"] - 1)
    refused = 0
    for _ in range(60):
        made = crafted(record, chance)
        for status, _ in (
            browser.request("/api/replay?at=0", made),
            browser.request("/api/scores", made),
            browser.request("/api/import", {"record": made, "seats": seats, "at": 3}),
        ):
            assert status in (200, 201, 400)
            refused += status == 400
    assert refused > 60
    assert "caseboard_errors_total" not in browser.counted()
