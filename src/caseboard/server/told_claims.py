"""What was claimed at a table, and, when the game is over, whether it was true."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from caseboard.server.replays import stages
from caseboard.server.schema import Message


class ToldClaim(Message):
    """``true`` is None while the game runs, and for what nothing can show."""

    number: int
    seat: int
    claim: str
    text: str
    step: int
    true: bool | None


class ToldClaims(Message):
    """GET /api/tables/ID/claims: what was claimed, the oldest first."""

    claims: list[ToldClaim]


def told_claims(data: str | Mapping[str, Any], at: int | None, seat: int | None) -> ToldClaims:
    """Each claim is judged by how things were when it was made."""
    record = json.loads(data) if isinstance(data, str) else data
    rows = record.get("table", {}).get("claims", ())
    found: dict[int, bool | None] = {}
    over = False
    for stage in stages(data):
        game = stage.history.game
        over = game.over
        for number, by, claim, _, step in rows:
            if step == stage.history.moment and number not in found:
                found[number] = game.rules.proven(game.state, by, claim)
    return ToldClaims(
        [
            ToldClaim(number, by, claim, text, step, found.get(number) if over else None)
            for number, by, claim, text, step in rows
        ]
    )
