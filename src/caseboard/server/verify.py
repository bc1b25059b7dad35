"""Checking that a whole game followed from its seed, and the seed from what was promised."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from caseboard.core.errors import BrokenRecord, CaseboardError
from caseboard.core.record import OLDER, read
from caseboard.server.deal import commitment_of, keeps, seed_of
from caseboard.server.history import follows_from_seed


def verified(data: str, commitment: str | None = None, number: str | None = None) -> str:
    """What was checked, in words; an error says what is wrong with it.

    ``commitment``, ``number``: what a device kept when the cards were dealt. Whoever has neither
    knows only that the record agrees with itself.
    """
    record = read(data)
    if json.loads(data)["format"] == OLDER:
        raise CaseboardError(
            "this record is from before chance had a key: use the version that made it"
        )
    game = follows_from_seed(record)
    told = f"All {len(game.history) - 1} steps follow from the seed {game.seed}."
    table = record.get("table")
    if not isinstance(table, Mapping) or not table.get("promises", [None])[0]:
        if commitment or number:
            raise CaseboardError("the record does not tell where its seed came from")
        return f"{told} Somebody gave that seed: the record does not tell where it came from."
    promises, numbers = _strings(table, "promises"), _strings(table, "numbers")
    late = _broken_promises(promises, numbers)
    if seed_of(str(table.get("id")), numbers) != game.seed:
        raise CaseboardError("the seed does not follow from the numbers of the table")
    fixed = commitment_of(str(table.get("id")), promises)
    if commitment is not None and commitment != fixed:
        raise CaseboardError(
            f"the numbers were not promised under the commitment that you kept, but under {fixed}"
        )
    if number is not None and number not in numbers[1:]:
        raise CaseboardError("your number is not among those that the seed follows from")
    devices = sum(bool(one) for one in numbers[1:])
    told += f" The seed follows from the numbers of the server and {devices} devices."
    if late:
        seats = ", ".join(str(seat) for seat in late)
        told += f" Promised, but not shown in time: the number of seat {seats}."
    if commitment is None:
        return (
            f"{told} They were promised under the commitment {fixed}: compare it with the one that "
            "your device kept."
        )
    return f"{told} They were promised under the commitment that you kept."


def _strings(table: Mapping[str, Any], name: str) -> Sequence[str]:
    values = table.get(name)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BrokenRecord(f"the record's {name} are not a list of strings")
    return values


def _broken_promises(promises: Sequence[str], numbers: Sequence[str]) -> list[int]:
    """The seats, from 1, whose number was promised and not shown; others must be as promised."""
    if len(promises) != len(numbers):
        raise BrokenRecord("the record has not one number for each promise")
    pairs = list(zip(promises, numbers, strict=True))
    for seat, (promise, number) in enumerate(pairs):
        if (number or seat == 0) and not keeps(promise, number):
            who = f"seat {seat}" if seat else "the server"
            raise CaseboardError(f"the number of {who} is not the one that was promised")
    return [seat for seat, (promise, number) in enumerate(pairs) if promise and not number]
