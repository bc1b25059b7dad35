"""Checking that a whole game followed from the seed that was committed to."""

from __future__ import annotations

from collections.abc import Mapping

from caseboard.core.errors import CaseboardError
from caseboard.core.record import read
from caseboard.server.history import follows_from_seed
from caseboard.server.model import commitment


def verified(data: str) -> str:
    """What was checked, in a sentence; an error says at which step the record departs."""
    record = read(data)
    game = follows_from_seed(record)
    told = f"All {len(game.history) - 1} steps follow from the seed {game.seed}."
    table = record.get("table")
    if not isinstance(table, Mapping) or "commitment" not in table:
        return f"{told} The record has no commitment to check."
    if commitment(game.seed, str(table.get("salt"))) != table["commitment"]:
        raise CaseboardError("the seed is not the one that was committed to at the start")
    return f"{told} The seed is the one committed to at the start: {table['commitment']}."
