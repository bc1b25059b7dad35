"""Recorded whole games: every file in ``records`` is played again to the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import caseboard

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
LARGEST = 60_000


def test_both_games_are_recorded_at_every_seat_count() -> None:
    recorded = [caseboard.load(path.read_text(encoding="utf-8")) for path in RECORDS]
    found = {(game.rules.name, game.seats) for game in recorded}
    assert {("android", n) for n in (3, 4, 5)} | {("voices", n) for n in (3, 4, 5, 6)} <= found
    assert all(path.stat().st_size < LARGEST for path in RECORDS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_ends_as_recorded(path: Path) -> None:
    data = path.read_text(encoding="utf-8")
    try:
        saved, again = caseboard.load(data), caseboard.replay(data)
    except caseboard.BrokenRecord as error:
        pytest.fail(f"{error}. If the change of rules or cards is wanted: make records")
    assert again.to_json() == saved.to_json()
    assert again.result == saved.result


def test_a_record_that_ends_elsewhere_is_noticed() -> None:
    data = RECORDS[0].read_text(encoding="utf-8")
    game = caseboard.load(data)
    changed = json.loads(game.to_json()) | {"seed": str(game.seed + 1)}
    assert caseboard.replay(changed).result == game.result, "outcomes are recorded, not the luck"
    steps = [key.key for key, _ in game.history[1:] if key is not None]
    with pytest.raises(caseboard.BrokenRecord):
        caseboard.replay(data.replace(f'["{steps[0]}"', f'["{steps[-1]}"', 1))
